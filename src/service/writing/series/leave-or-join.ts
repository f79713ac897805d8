import { readRule, writeRule } from '../../../data/recurrence/index.js';
import { utcTime } from '../../dates/zones.js';
import { withDate, withoutDate } from '../../recurrence/expand.js';
import type { RequestContext } from '../../request/context.js';
import type { EventRow } from '../../store/tables.js';
import type { DatabaseWriter } from '../../store/types.js';

/** Takes a date that has gone to the trash out of the rule of its series, or puts one that is restored back into it. */
export async function leaveOrJoin(
  writer: DatabaseWriter,
  { parent, occurs, status }: EventRow,
  { now, viewer }: RequestContext,
): Promise<void> {
  const series = await writer.selectFrom('series').selectAll().where('id', '=', parent).executeTakeFirst();
  if (!series) return;
  const before = readRule(series.rule);
  const rule = writeRule(
    status === 'trash' ? withoutDate(before, occurs) : withDate(before, series.start_date, occurs),
  );
  if (rule === series.rule) return;
  const columns = { rule, version: series.version + 1, modified_utc: utcTime(now), modified_by: viewer.id };
  await writer.updateTable('series').set(columns).where('id', '=', parent).execute();
}

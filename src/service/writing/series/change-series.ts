import { writeRule } from '../../../data/recurrence/index.js';
import { utcTime } from '../../dates/zones.js';
import { endedBefore } from '../../recurrence/expand.js';
import type { RequestContext } from '../../request/context.js';
import type { EventRow, SeriesRow } from '../../store/tables.js';
import type { DatabaseWriter } from '../../store/types.js';
import type { Fields } from '../fields.js';
import { publicationColumns } from '../publication.js';
import { eventColumns, nameOfDay, readLinkedIds, storeEvent, type Links } from '../write-event.js';
import { makeDates, readTemplate, type Identities } from './make-dates.js';
import { planDates, returningDates, type DateChange, type KeptDate, type PlannedChange } from './plan-dates.js';
import { madeUntil, reschedule, scheduleAlone, spanOn, withDatesMoved, type Schedule } from './schedule.js';
import { columnsOf, fieldsOf, linkedOf, loadLinkedIds, templateOf, type Template } from './template.js';
import { readRuleOf, scheduleOf, templateColumns } from './write-series.js';

/** A change of a series: of all of its dates, or of those from one on. */
export interface SeriesPatch {
  readonly fields?: Fields | undefined;
  readonly links?: Links | undefined;
  readonly rule?: string | undefined;
  readonly from?: EventRow | undefined;
  readonly alone?: Identities | undefined;
  /** Whether its effect is only told; the transaction has to be taken back. */
  readonly isPreview?: boolean | undefined;
}

/** The effect of a change. */
export interface SeriesChange {
  readonly series: SeriesRow;
  /** The number of dates that have changed, without those that are new or gone. */
  readonly changed: number;
  readonly kept: readonly KeptDate[];
  readonly added: number;
  readonly removed: number;
  /** The change that takes it back. */
  readonly undo: { readonly fields?: Fields; readonly rule?: string; readonly from?: number };
}

const spanNames = ['start_date', 'end_date', 'timezone', 'all_day'] as const;

/** All dates of a series, in order. */
export const readDates = (writer: DatabaseWriter, { id }: Pick<SeriesRow, 'id'>): Promise<EventRow[]> =>
  writer.selectFrom('events').selectAll().where('parent', '=', id).orderBy('occurs').execute();

/** The template of a series as an event on one of its dates, which fields can be written to. */
const asEvent = (series: SeriesRow, template: Template, date: string): EventRow => ({
  ...(template as unknown as EventRow),
  ...spanOn(series, date),
  slug: series.slug,
  occurs: '',
  version: series.version,
});

/** Writes a date of a series. */
async function changeDate(
  writer: DatabaseWriter,
  { event, columns, takes, status = event.status }: DateChange,
  template: Template,
  context: RequestContext,
): Promise<void> {
  const fields = { status, ...(takes.includes('date_utc') && { date_utc: template.date_utc }) };
  const name = nameOfDay(template.title, (columns.occurs ?? event.occurs).slice(0, 10));
  const published = await publicationColumns(writer, 'events', fields, context, { id: event.id, row: event, name });
  const changed = { ...event, ...published, ...columnsOf(template, takes), ...columns };
  await storeEvent(writer, changed, linkedOf(template, takes), context, event);
}

/** Writes a series and its dates. */
async function write(
  writer: DatabaseWriter,
  series: SeriesRow,
  next: Pick<SeriesRow, 'status'> & { readonly template: Template; readonly schedule: Schedule },
  change: Pick<PlannedChange, 'scope' | 'returns' | 'leaves' | 'moved'> & Pick<SeriesPatch, 'alone' | 'isPreview'>,
  rows: readonly EventRow[],
  context: RequestContext,
): Promise<Omit<SeriesChange, 'undo'>> {
  const { now, viewer } = context;
  const after: SeriesRow = {
    ...series,
    ...templateColumns(next.template),
    ...next.schedule,
    status: next.status,
    version: series.version + 1,
    modified_utc: utcTime(now),
    modified_by: viewer.id,
    made_until: change.moved ? madeUntil(next.schedule, now) : series.made_until,
  };
  const templates = { before: readTemplate(series), after: next.template };
  const linked = await loadLinkedIds(
    writer,
    rows.map(({ id }) => id),
  );
  const planned = { before: series, after, templates, linked, ...change };
  const { changes, kept } = planDates(rows, planned, viewer);
  const added = change.moved?.added ?? [];
  if (!change.isPreview) {
    const { id, ...columns } = after;
    await writer.updateTable('series').set(columns).where('id', '=', id).execute();
    for (const one of changes) await changeDate(writer, one, next.template, context);
    await makeDates(writer, after, added, context, change.alone);
  }
  const stays = changes.filter(({ event, status }) => event.status !== 'trash' && status !== 'trash');
  return {
    series: after,
    changed: stays.length,
    kept,
    added: added.length + change.returns.length,
    removed: changes.filter(({ event, status }) => event.status !== 'trash' && status === 'trash').length,
  };
}

/**
 * Changes a series: what its dates have in common, its rule, and each date as far as it follows. One in the trash comes
 * back from there.
 * @throws Problem for a rule that cannot be kept
 */
export async function changeSeries(
  writer: DatabaseWriter,
  series: SeriesRow,
  { fields = {}, links = {}, rule, from, alone, isPreview }: SeriesPatch,
  context: RequestContext,
): Promise<SeriesChange> {
  const { now } = context;
  const later = from && from.occurs > series.start_date ? from : undefined;
  const rows = await readDates(writer, series);
  const before = readTemplate(series);
  const common = { ...fields, slug: undefined };
  const row = asEvent(series, before, later?.occurs ?? series.start_date);
  const columns = await eventColumns(writer, common, context, { id: series.id, row });
  const linked = await readLinkedIds(writer, common, links, context);
  const template = templateOf(columns, {
    venue: linked.venue ?? before.venue,
    organizer: linked.organizer ?? before.organizer,
    categories: linked.categories ?? before.categories,
    tags: linked.tags ?? before.tags,
  });
  const isMoved = rule !== undefined || spanNames.some((name) => fields[name] !== undefined);
  const since = later?.occurs ?? (columns.start_date < series.start_date ? columns.start_date : series.start_date);
  const moved = isMoved
    ? reschedule(
        series,
        scheduleOf(columns, rule ?? withDatesMoved(series.rule, row.start_date, columns.start_date)),
        rows,
        { since, now },
      )
    : undefined;
  const isReturning = series.status === 'trash';
  const returns = isReturning ? returningDates(rows, series.rule) : (moved?.returns ?? []);
  const scope = later ? rows.filter(({ occurs }) => occurs >= later.occurs) : rows;
  const schedule = moved?.schedule ?? scheduleAlone(series);
  const change = await write(
    writer,
    series,
    { template, schedule, status: template.status },
    { scope, returns, leaves: moved?.leaves ?? [], moved, alone, isPreview },
    rows,
    context,
  );
  const names = (Object.keys(template) as (keyof Template)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(template[name]),
  );
  const { rule: ruleBefore, all_day, ...spanBefore } = scheduleAlone(series);
  return {
    ...change,
    undo: {
      fields: { ...fieldsOf(before, names), ...(moved && { ...spanBefore, all_day: all_day === 1 }) },
      ...(moved && { rule: ruleBefore }),
      ...(later && !moved && { from: later.id }),
    },
  };
}

/** Moves the dates of a series to the trash, or those from one on, which then is its end. */
export async function removeSeries(
  writer: DatabaseWriter,
  series: SeriesRow,
  from: EventRow | undefined,
  context: RequestContext,
): Promise<SeriesChange> {
  const later = from && from.occurs > series.start_date ? from : undefined;
  const rows = await readDates(writer, series);
  const leaves = rows.filter(({ status, occurs }) => status !== 'trash' && occurs >= (later?.occurs ?? ''));
  const template = readTemplate(series);
  const schedule = scheduleAlone(series);
  const rule = readRuleOf(series.rule, series.timezone, series.start_date);
  const change = await write(
    writer,
    series,
    later
      ? { template, schedule: { ...schedule, rule: writeRule(endedBefore(rule, later.occurs)) }, status: series.status }
      : { template, schedule, status: 'trash' },
    { scope: [], returns: [], leaves },
    rows,
    context,
  );
  return { ...change, undo: later ? { rule: series.rule } : { fields: { status: template.status } } };
}

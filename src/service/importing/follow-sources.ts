import { at } from '../dates/date-steps.js';
import { utcTime } from '../dates/zones.js';
import type { Settings } from '../settings.js';
import type { SourceRow } from '../store/tables.js';
import type { DatabaseReader, Store } from '../store/types.js';
import { keepPlan, planOf, type PlannedRow } from './plan.js';
import type { ReadTable } from './read-events.js';
import { readSource, type SourceRead } from './read-source.js';
import { settingsOf } from './settings.js';

const minute = 60_000;
const hour = 60 * minute;

/** How often a source is read that does not say it, and the limits for those that do, in milliseconds. */
const interval = { usual: 6 * hour, least: hour, most: 7 * 24 * hour };

/** The longest pause after failures, in milliseconds. */
const longestPause = 24 * hour;

/** The most sources of one run. */
const mostOfRun = 20;

/** When a source that was read is to be read again: sources that were made at once are not read at once. */
export function nextReading({ id }: Pick<SourceRow, 'id'>, refresh: number | undefined, now: number): string {
  const wanted = refresh === undefined ? interval.usual : refresh * minute;
  const pause = Math.min(Math.max(wanted, interval.least), interval.most);
  return utcTime(now + Math.round(pause * (1 + ((id % 21) - 10) / 100)));
}

/** When a source is to be read again that could not be read for the n-th time in a row, whatever its server asks for. */
const afterFailure = (failures: number, retryAfter: number, now: number): string =>
  utcTime(
    now + Math.min(Math.max(Math.min(2 ** (failures - 1) * hour, longestPause), retryAfter * 1000), interval.most),
  );

/** When it is to be read again where it said nothing new: after as long as before. */
const afterSame = (source: SourceRow, now: number): string =>
  source.failures ? nextReading(source, undefined, now) : utcTime(now + at(source.next_read) - at(source.last_read));

/** Whether events were taken of an address, and follow it. */
export const isFollowed = ({ address, last_good }: SourceRow): boolean => address !== '' && last_good !== '';

/** Whether an address that is followed is left alone, until somebody lets it go on. */
export const isPaused = (source: SourceRow): boolean => isFollowed(source) && source.next_read === '';

/** The sources whose time has come. */
export const dueSources = (reader: DatabaseReader, now: number): Promise<SourceRow[]> =>
  reader
    .selectFrom('sources')
    .selectAll()
    .where('address', '<>', '')
    .where('last_good', '<>', '')
    .where('state', 'in', ['done', 'failed', 'waits'])
    .where('next_read', '<>', '')
    .where('next_read', '<=', utcTime(now))
    .orderBy('next_read')
    .limit(mostOfRun)
    .execute();

/** What is kept of a table that was read, or that leaves a question open. */
export const tableColumns = (source: SourceRow, table: ReadTable | undefined): Partial<Omit<SourceRow, 'id'>> =>
  table ? { kind: 'csv', settings: JSON.stringify({ ...settingsOf(source), table }) } : {};

/** What is kept of a reading that has succeeded. */
export const readColumns = (source: SourceRow, read: Extract<SourceRead, { calendar: unknown }>, now: number) => ({
  etag: read.etag,
  last_modified: read.last_modified,
  failures: 0,
  ...(source.address && !isPaused(source) && { next_read: nextReading(source, read.calendar.refresh, now) }),
  ...(!source.name && read.calendar.name && { name: read.calendar.name }),
  kind: read.calendar.kind,
  ...tableColumns(source, read.calendar.table),
});

/** Whether a source has brought events that are to come. */
async function hasComing({ reader }: Store, { id }: SourceRow, now: number): Promise<boolean> {
  const coming = reader
    .selectFrom('imported')
    .innerJoin('events', 'events.id', 'imported.item_id')
    .select('events.id')
    .where('imported.source_id', '=', id)
    .where('events.status', '<>', 'trash')
    .where('events.utc_start_date', '>', utcTime(now))
    .limit(1);
  return (await coming.executeTakeFirst()) !== undefined;
}

/** Whether a reading has lost more than a calendar loses: nothing is taken of it, and somebody has to look. */
async function isImplausible(
  store: Store,
  source: SourceRow,
  rows: readonly PlannedRow[],
  now: number,
): Promise<boolean> {
  const gone = rows.filter(({ state }) => state === 'gone').length;
  const known = rows.filter(({ item_id }) => item_id !== 0).length;
  if (gone > 2 && gone * 2 > known) return true;
  return rows.every(({ state }) => state === 'left_out') && hasComing(store, source, now);
}

/**
 * Reads a claimed source again, and keeps what it would change.
 * @returns whether there is something to be taken
 */
export async function followSource(store: Store, settings: Settings, source: SourceRow): Promise<boolean> {
  const read = await readSource(settings, source, { isKnown: true });
  const now = settings.now();
  const last_read = utcTime(now);
  const keep = (columns: Partial<Omit<SourceRow, 'id'>>) =>
    store.write((writer) =>
      writer
        .updateTable('sources')
        .set({ last_read, ...columns })
        .where('id', '=', source.id)
        .execute(),
    );
  if ('problem' in read) {
    const { problem, retryAfter } = read;
    if (problem === 'unchanged') {
      await keep({ state: 'done', problem: '', last_good: last_read, failures: 0, next_read: afterSame(source, now) });
      return false;
    }
    const failures = source.failures + 1;
    const next_read = problem === 'gone' ? '' : afterFailure(failures, retryAfter, now);
    await keep({ state: 'failed', problem, failures, next_read });
    settings.log({ level: 'info', message: `sources/${source.id} cannot be read: ${problem}` });
    return false;
  }
  const rows = await planOf(store.reader, source, read.calendar, now);
  const { etag, last_modified, ...columns } = readColumns(source, read, now);
  if (await isImplausible(store, source, rows, now)) {
    await keep({ ...columns, state: 'done', problem: 'emptied' });
    return false;
  }
  await keepPlan(store, source, rows, now, { ...columns, etag, last_modified });
  return true;
}

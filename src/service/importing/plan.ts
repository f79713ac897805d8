import { utcTime } from '../dates/zones.js';
import type { ReadingRow, SourceRow, Tables } from '../store/tables.js';
import { insertRows } from '../store/insert-rows.js';
import type { DatabaseReader, DatabaseWriter, Store } from '../store/types.js';
import { foldAccents } from '../text/accent-folding.js';
import { textOf } from '../text/html.js';
import { inZone } from '../dates/zones.js';
import { loadEvents } from '../reading/load.js';
import { followed, saidBy, storedIn, storedInSeries, takenOf, type Hashes, type Taken } from './followed.js';
import { onDate, type ReadCalendar, type ReadEvent } from './read-events.js';

type State = ReadingRow['state'];
/** How many items of a reading are in each state. */
export type Counts = Readonly<Record<State, number>>;

/** An item of a reading before it is applied. */
export type PlannedRow = Tables['readings'];

/** How often in a row an item is missing until it goes to the trash. */
export const mostMissed = 2;

/** What changes of an item that comes back from the trash. */
export const restored = 'restored';

/** Values of one query: engines limit them. */
const chunk = 500;

/** Reads rows by some values of a column, a part of these at a time. */
async function inChunks<Value, Row>(
  values: readonly Value[],
  read: (some: readonly Value[]) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let at = 0; at < values.length; at += chunk) rows.push(...(await read(values.slice(at, at + chunk))));
  return rows;
}

const foldedTitle = (title: string) => foldAccents(textOf(title)).trim();

/** An item that was taken from a source before. */
interface Known extends Taken {
  readonly key: string;
  readonly item_id: number;
  readonly missed: number;
}

/** @param keys those of the items that are of interest, where not all are */
async function knownItems(
  reader: DatabaseReader,
  source: number,
  keys?: readonly string[],
): Promise<Map<string, Known>> {
  const items = reader.selectFrom('imported').selectAll().where('source_id', '=', source);
  const rows = keys ? await inChunks(keys, (some) => items.where('key', 'in', some).execute()) : await items.execute();
  return new Map(
    rows.map((row) => [row.key, { key: row.key, item_id: row.item_id, missed: row.missed, ...takenOf(row) }]),
  );
}

/**
 * The events of a reading under the keys that they had before: some programs give all events new ones each time, and
 * what has the same title and time is the same event.
 */
function withFormerKeys(events: readonly ReadEvent[], known: ReadonlyMap<string, Known>): ReadEvent[] {
  const keys = new Set(events.map(({ key }) => key));
  const words = ({ said }: Pick<Taken, 'said'>) => `${said.title} ${said.when}`;
  const lost = new Map<string, string>();
  for (const item of known.values()) if (!keys.has(item.key)) lost.set(words(item), item.key);
  if (!lost.size) return [...events];
  return events.map((event) => {
    const former = known.has(event.key) ? undefined : lost.get(words({ said: saidBy(event) }));
    if (former === undefined) return event;
    lost.delete(words({ said: saidBy(event) }));
    return { ...event, key: former };
  });
}

/** A series, or its dates where they were taken one by one before, when their calendar did not tell of it. */
function asTaken(event: ReadEvent, known: ReadonlyMap<string, Known>): ReadEvent[] {
  const dates = Object.entries(event.alone ?? {});
  if (known.has(event.key) || !dates.some(([, { key }]) => known.has(key))) return [event];
  return dates.map(([occurs, alone]) => {
    const differing = event.dates.find((date) => date.occurs === occurs);
    return { ...(differing?.event ?? onDate(event, occurs)), ...alone };
  });
}

/** The events that are in the calendar by another way: with the same title at the same moment, by the keys read. */
async function findDoubles(
  reader: DatabaseReader,
  source: number,
  events: readonly ReadEvent[],
): Promise<Map<string, number>> {
  const startOf = (event: ReadEvent) => inZone({ wall: event.start_date }, event.timezone).utc;
  const starts = [...new Set(events.map(startOf))];
  const own = reader.selectFrom('imported').select('item_id').where('source_id', '=', source);
  const rows = await inChunks(starts, (some) =>
    reader
      .selectFrom('events')
      .select(['id', 'title', 'utc_start_date'])
      .where('utc_start_date', 'in', some)
      .where('status', '<>', 'trash')
      .where('id', 'not in', own)
      .execute(),
  );
  const ids = new Map(rows.map((row) => [`${row.utc_start_date} ${foldedTitle(row.title)}`, row.id]));
  const found = events.map((event) => [event.key, ids.get(`${startOf(event)} ${foldedTitle(event.title)}`)] as const);
  return new Map(found.filter((pair): pair is readonly [string, number] => pair[1] !== undefined));
}

/** An item of a source as it is in the calendar. */
interface Here {
  readonly title: string;
  readonly hashes: Hashes;
  readonly isTrashed: boolean;
  /** In UTC; of a series that of its next date. */
  readonly start?: string | undefined;
}

async function loadStored(reader: DatabaseReader, ids: readonly number[], now: number): Promise<Map<number, Here>> {
  const events = await inChunks(ids, (some) => loadEvents(reader, some));
  const series = await inChunks(ids, (some) =>
    reader
      .selectFrom('series')
      .selectAll()
      .select((row) =>
        row
          .selectFrom('events')
          .select((date) => date.fn.min('utc_start_date').as('start'))
          .whereRef('parent', '=', 'series.id')
          .where('status', '<>', 'trash')
          .where('utc_start_date', '>', utcTime(now))
          .as('start'),
      )
      .where('id', 'in', some)
      .execute(),
  );
  return new Map<number, Here>([
    ...events.map((event): [number, Here] => [
      event.row.id,
      // A date of a series is missing where its series is.
      {
        title: event.row.title,
        hashes: storedIn(event),
        isTrashed: event.row.status === 'trash',
        ...(!event.row.parent && { start: event.row.utc_start_date }),
      },
    ]),
    ...series.map((row): [number, Here] => [
      row.id,
      {
        title: row.title,
        hashes: storedInSeries(row),
        isTrashed: row.status === 'trash',
        start: row.start ?? undefined,
      },
    ]),
  ]);
}

/** What is missing in a reading, of what is to come and would be in it: feeds show the next few. */
function isGone({ isTrashed, start }: Here, last: string, now: number): boolean {
  return !isTrashed && start !== undefined && start > utcTime(now) && start <= last;
}

/** Finds out what a reading of a source would change. */
export async function planOf(
  reader: DatabaseReader,
  source: Pick<SourceRow, 'id'>,
  { events, leftOut, isPart }: Pick<ReadCalendar, 'events' | 'leftOut' | 'isPart'>,
  now: number,
): Promise<PlannedRow[]> {
  const keys = events.flatMap(({ key, alone = {} }) => [key, ...Object.values(alone).map((date) => date.key)]);
  const known = await knownItems(reader, source.id, isPart ? keys : undefined);
  const read = withFormerKeys(
    events.flatMap((event) => asTaken(event, known)),
    known,
  );
  const stored = await loadStored(
    reader,
    [...known.values()].map(({ item_id }) => item_id),
    now,
  );
  const doubles = await findDoubles(
    reader,
    source.id,
    read.filter(({ key }) => !known.has(key)),
  );
  const rows: PlannedRow[] = [];
  const add = (key: string, state: State, item_id: number, more: { parsed?: string; reason?: string } = {}) =>
    rows.push({ source_id: source.id, key, state, item_id, parsed: '', reason: '', done: 0, ...more });
  for (const event of read) {
    const item = known.get(event.key);
    const parsed = JSON.stringify(event);
    const here = item && stored.get(item.item_id);
    if (!item) {
      const double = doubles.get(event.key);
      add(event.key, double === undefined ? 'new' : 'double', double ?? 0, { parsed });
    } else if (here?.isTrashed && item.missed >= mostMissed)
      add(event.key, 'changed', item.item_id, { parsed, reason: restored });
    else if (!here || here.isTrashed) add(event.key, 'same', item.item_id, { parsed });
    else {
      const { takes } = followed(item, saidBy(event), here.hashes);
      add(event.key, takes.length ? 'changed' : 'same', item.item_id, { parsed, reason: takes.join(' ') });
    }
  }
  const present = new Set(rows.map(({ key }) => key));
  for (const { key, title, reason, row } of leftOut) {
    if (!present.has(key)) add(key, 'left_out', 0, { parsed: JSON.stringify({ title, row }), reason });
    present.add(key);
  }
  const last = read.reduce((latest, { start_date, timezone }) => {
    const { utc } = inZone({ wall: start_date }, timezone);
    return utc > latest ? utc : latest;
  }, '');
  for (const { key, item_id } of known.values()) {
    const here = stored.get(item_id);
    if (!present.has(key) && here && isGone(here, last, now))
      add(key, 'gone', item_id, { parsed: JSON.stringify({ title: textOf(here.title) }) });
  }
  return rows;
}

/** Counts how often in a row each item was missing. */
async function countMissed(
  writer: DatabaseWriter,
  source: Pick<SourceRow, 'id'>,
  rows: readonly PlannedRow[],
): Promise<void> {
  const stateOf = new Map(rows.map(({ key, state }) => [key, state]));
  const items = writer.selectFrom('imported').select(['key', 'missed']).where('source_id', '=', source.id);
  for (const { key, missed } of await items.execute()) {
    const state = stateOf.get(key);
    const now = state === 'gone' ? missed + 1 : state === undefined ? missed : 0;
    if (now === missed) continue;
    const item = writer.updateTable('imported').set({ missed: now }).where('source_id', '=', source.id);
    await item.where('key', '=', key).execute();
  }
}

/** Lets what is gone count as missing long enough to go to the trash. */
export async function loseGone(writer: DatabaseWriter, { id }: Pick<SourceRow, 'id'>): Promise<void> {
  const gone = writer.selectFrom('readings').select('key').where('source_id', '=', id).where('state', '=', 'gone');
  const items = writer.updateTable('imported').set({ missed: mostMissed }).where('source_id', '=', id);
  await items.where('key', 'in', gone).execute();
}

/**
 * Keeps what a reading would change, until it is applied.
 * @param followed what else is kept of a reading that nobody has asked for, and that is applied at once
 */
export async function keepPlan(
  store: Store,
  source: Pick<SourceRow, 'id'>,
  rows: readonly PlannedRow[],
  now: number,
  followed?: Partial<Omit<SourceRow, 'id'>>,
): Promise<Counts> {
  await store.write(async (writer) => {
    await writer.deleteFrom('readings').where('source_id', '=', source.id).execute();
    await insertRows(writer, 'readings', rows);
    if (followed) await countMissed(writer, source, rows);
    await writer
      .updateTable('sources')
      .set((row) => ({
        ...followed,
        state: followed ? 'applying' : 'waits',
        problem: '',
        last_read: utcTime(now),
        version: row('version', '+', 1),
      }))
      .where('id', '=', source.id)
      .execute();
  });
  return countStates(rows);
}

/** Finds out what a reading of a source would change, and keeps that. */
export const planReading = async (
  store: Store,
  source: Pick<SourceRow, 'id'>,
  calendar: ReadCalendar,
  now: number,
): Promise<Counts> => keepPlan(store, source, await planOf(store.reader, source, calendar, now), now);

/** How many rows are in each state. */
function countStates(rows: readonly { readonly state: State }[]): Counts {
  const counts = { new: 0, changed: 0, same: 0, gone: 0, double: 0, left_out: 0 };
  for (const { state } of rows) counts[state]++;
  return counts;
}

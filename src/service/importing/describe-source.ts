import { asInstant } from '../dates/date-steps.js';
import { problem } from '../request/problem.js';
import type { ReadingRow, SourceRow } from '../store/tables.js';
import type { DatabaseReader } from '../store/types.js';
import { KnownVenues } from './places.js';
import type { LeftOut, ReadEvent, ReadPlace } from './read-events.js';
import { settingsOf } from './settings.js';
import { isFollowed, isPaused } from './follow-sources.js';

/** The states of what a reading has found. */
export const readingStates = ['new', 'changed', 'same', 'gone', 'double', 'left_out'] as const;

/** @throws Problem 404 */
export async function findSource(reader: DatabaseReader, { id }: Readonly<Record<string, string>>): Promise<SourceRow> {
  const row = Number.isSafeInteger(Number(id))
    ? await reader.selectFrom('sources').selectAll().where('id', '=', Number(id)).executeTakeFirst()
    : undefined;
  if (!row) throw problem(404, 'rest_no_source', 'noSource');
  return row;
}

/** How many items of the last reading of a source are in a state, and written. */
interface Counted {
  readonly state: (typeof readingStates)[number];
  readonly done: number;
  readonly count: number;
}

/** Sources as the authoring interface shows them. */
export async function describeSources(reader: DatabaseReader, rows: readonly SourceRow[]) {
  if (!rows.length) return [];
  const ids = rows.map(({ id }) => id);
  const counted = await reader
    .selectFrom('readings')
    .select(['source_id', 'state', 'done', (row) => row.fn.countAll<number>().as('count')])
    .where('source_id', 'in', ids)
    .groupBy(['source_id', 'state', 'done'])
    .execute();
  // What is kept of dates belongs to their series, which is one of them.
  const brought = await reader
    .selectFrom('imported')
    .leftJoin('events', 'events.id', 'imported.item_id')
    .select(['source_id', (row) => row.fn.countAll<number>().as('count')])
    .where('source_id', 'in', ids)
    .where((row) => row.or([row('occurs', 'is', null), row('occurs', '=', '')]))
    .groupBy('source_id')
    .execute();
  const of = <Row extends { readonly source_id: number }>(all: readonly Row[], { id }: SourceRow) =>
    all.filter(({ source_id }) => source_id === id);
  return rows.map((row) => described(row, of(counted, row), of(brought, row)[0]?.count ?? 0));
}

/** One of them. @param detail whether places that need an answer are named */
export async function describeSource(reader: DatabaseReader, row: SourceRow, detail?: 'places') {
  const [source] = await describeSources(reader, [row]);
  return { ...source!, ...(detail && row.state === 'waits' && { places: await openPlaces(reader, row) }) };
}

/** @param items the number of those that it has brought */
function described(row: SourceRow, counted: readonly Counted[], items: number) {
  const { id, kind, address, state, problem: code, version, last_read, last_good, next_read } = row;
  const sum = (isOne: (count: Counted) => boolean) =>
    counted.filter(isOne).reduce((total, { count }) => total + count, 0);
  const isTaken = ({ state: one }: Counted) => one === 'new' || one === 'changed';
  const [reason, status] = code.split(' ');
  const { status: statusOfNew, terms, table = null } = settingsOf(row);
  return {
    id,
    kind,
    address: address || null,
    name: nameOf(row),
    state,
    version,
    problem: reason ? { code: reason, ...(status && { status: Number(status) }) } : null,
    last_read: momentOf(last_read),
    last_good: momentOf(last_good),
    next_read: last_good ? momentOf(next_read) : null,
    followed: isFollowed(row),
    paused: isPaused(row),
    items,
    status: statusOfNew,
    terms,
    table,
    counts: Object.fromEntries(readingStates.map((one) => [one, sum((count) => count.state === one)])),
    done: sum((count) => isTaken(count) && count.done === 1),
    total: sum(isTaken),
  };
}

/** The name of a source; that of its server where it has none. */
export const nameOf = ({ name, address }: Pick<SourceRow, 'name' | 'address'>): string =>
  name || URL.parse(address)?.host || '';

export const momentOf = (text: string): string | null => (text ? asInstant(text) : null);

/** The texts of places in a reading that leave a question open, those of most events first. */
async function openPlaces(reader: DatabaseReader, source: SourceRow) {
  const { places } = settingsOf(source);
  const rows = await reader
    .selectFrom('readings')
    .select('parsed')
    .where('source_id', '=', source.id)
    .where('state', 'in', ['new', 'changed'])
    .execute();
  const found = new Map<string, { place: ReadPlace; events: number }>();
  for (const { parsed } of rows) {
    const event = JSON.parse(parsed) as ReadEvent;
    const all = [event, ...event.dates.map((date) => date.event)];
    for (const place of all.flatMap((one) => one.places)) {
      if (Object.hasOwn(places, place.text)) continue;
      found.set(place.text, { place, events: (found.get(place.text)?.events ?? 0) + 1 });
    }
  }
  const known = await KnownVenues.load(reader);
  return (
    [...found.values()]
      .sort((one, other) => other.events - one.events)
      .map(({ place, events }) => ({ place, events, venue: known.find(place), candidates: known.candidates(place) }))
      // A calendar of the interface tells all of a venue: it is made, unless it may be one that is here.
      .filter(({ place, venue, candidates }) => !place.venue || (venue === undefined && candidates.length > 0))
      .map(({ place, events, venue = null, candidates }) => ({ text: place.text, events, venue, candidates }))
  );
}

/** An item of a reading. */
export function describeItem({ key, state, item_id, parsed, reason }: ReadingRow) {
  const {
    title,
    start_date = '',
    end_date = '',
    all_day = false,
    places = [],
    rule = '',
    row,
  } = JSON.parse(parsed) as Partial<ReadEvent> & Pick<LeftOut, 'title' | 'row'>;
  const parts = state === 'changed' ? reason.split(' ') : [];
  return {
    key,
    state,
    title,
    start_date,
    end_date,
    all_day,
    place: places.map(({ text }) => text).join('; '),
    repeats: rule !== '',
    parts,
    reason: state === 'left_out' ? reason : '',
    row: row ?? null,
    event: item_id || null,
  };
}

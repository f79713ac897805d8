import { asInstant } from '../dates/date-steps.js';
import { problem } from '../request/problem.js';
import type { ReadingRow, SourceRow } from '../store/tables.js';
import type { DatabaseReader } from '../store/types.js';
import { KnownVenues } from './places.js';
import type { ReadEvent, ReadPlace } from './read-events.js';
import { settingsOf } from './settings.js';

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

/** A source as the authoring interface shows it. @param detail whether places that need an answer are named */
export async function describeSource(reader: DatabaseReader, row: SourceRow, detail?: 'places') {
  const { id, kind, address, name, state, problem: code, version, last_read, last_good, next_read } = row;
  const counted = await reader
    .selectFrom('readings')
    .select(['state', 'done', (rows) => rows.fn.countAll<number>().as('count')])
    .where('source_id', '=', id)
    .groupBy(['state', 'done'])
    .execute();
  const sum = (isOne: (count: (typeof counted)[number]) => boolean) =>
    counted.filter(isOne).reduce((total, { count }) => total + count, 0);
  const isTaken = ({ state: one }: { state: string }) => one === 'new' || one === 'changed';
  const [reason, status] = code.split(' ');
  const { items } = await reader
    .selectFrom('imported')
    .select((rows) => rows.fn.countAll<number>().as('items'))
    .where('source_id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    id,
    kind,
    address: address || null,
    name: name || URL.parse(address)?.host || '',
    state,
    version,
    problem: reason ? { code: reason, ...(status && { status: Number(status) }) } : null,
    last_read: momentOf(last_read),
    last_good: momentOf(last_good),
    next_read: last_good ? momentOf(next_read) : null,
    items,
    status: settingsOf(row).status,
    counts: Object.fromEntries(readingStates.map((one) => [one, sum((count) => count.state === one)])),
    done: sum((count) => isTaken(count) && count.done === 1),
    total: sum(isTaken),
    ...(detail && state === 'waits' && { places: await openPlaces(reader, row) }),
  };
}

const momentOf = (text: string): string | null => (text ? asInstant(text) : null);

/** The texts of places in a reading for which nothing was chosen, those of most events first. */
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
    for (const { place } of [event, ...event.dates.map((date) => date.event)]) {
      if (!place || Object.hasOwn(places, place.text)) continue;
      found.set(place.text, { place, events: (found.get(place.text)?.events ?? 0) + 1 });
    }
  }
  const known = await KnownVenues.load(reader);
  return [...found.values()]
    .sort((one, other) => other.events - one.events)
    .map(({ place, events }) => ({
      text: place.text,
      events,
      venue: known.find(place) ?? null,
      candidates: known.candidates(place),
    }));
}

/** An item of a reading. */
export function describeItem({ key, state, item_id, parsed, reason }: ReadingRow) {
  const {
    title,
    start_date = '',
    end_date = '',
    all_day = false,
    place,
    rule = '',
  } = JSON.parse(parsed) as Partial<ReadEvent> & Pick<ReadEvent, 'title'>;
  const parts = state === 'changed' ? reason.split(' ') : [];
  return {
    key,
    state,
    title,
    start_date,
    end_date,
    all_day,
    place: place?.text ?? '',
    repeats: rule !== '',
    parts,
    reason: state === 'left_out' ? reason : '',
    event: item_id || null,
  };
}

import type { WholeEvent } from '../rendering/event.js';
import type { DatabaseReader } from '../store/types.js';
import type { EventRow, ImageRow } from '../store/tables.js';

type HasImage = { readonly image: number | null };

export async function loadImages(reader: DatabaseReader, rows: readonly HasImage[]): Promise<Map<number, ImageRow>> {
  const ids = [...new Set(rows.map(({ image }) => image).filter((id) => id !== null))];
  const found = ids.length ? await reader.selectFrom('images').selectAll().where('id', 'in', ids).execute() : [];
  return new Map(found.map((image) => [image.id, image]));
}

function groupBy<Row extends { event_id: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.event_id);
    if (group) group.push(row);
    else groups.set(row.event_id, [row]);
  }
  return groups;
}

/**
 * The events of these IDs, in this order, each with its linked items, except those in the trash.
 * @param loaded Their rows, where they are loaded already
 */
export async function loadEvents(
  reader: DatabaseReader,
  ids: readonly number[],
  loaded?: readonly EventRow[],
): Promise<WholeEvent[]> {
  if (ids.length === 0) return [];
  const [rows, terms, venues, organizers] = await Promise.all([
    loaded ?? reader.selectFrom('events').selectAll().where('id', 'in', ids).execute(),
    reader
      .selectFrom('event_terms')
      .innerJoin('terms', 'terms.id', 'event_terms.term_id')
      .selectAll('terms')
      .select('event_id')
      .where('event_id', 'in', ids)
      .orderBy('name')
      .execute(),
    reader
      .selectFrom('event_venues')
      .innerJoin('venues', 'venues.id', 'event_venues.venue_id')
      .selectAll('venues')
      .select('event_id')
      .where('event_id', 'in', ids)
      .where('status', '<>', 'trash')
      .orderBy('position')
      .execute(),
    reader
      .selectFrom('event_organizers')
      .innerJoin('organizers', 'organizers.id', 'event_organizers.organizer_id')
      .selectAll('organizers')
      .select('event_id')
      .where('event_id', 'in', ids)
      .where('status', '<>', 'trash')
      .orderBy('position')
      .execute(),
  ]);
  const images = await loadImages(reader, [...rows, ...venues, ...organizers]);
  const withImage = <Row extends HasImage>(row: Row) => ({
    row,
    image: row.image === null ? undefined : images.get(row.image),
  });
  const [termsOf, venuesOf, organizersOf] = [groupBy(terms), groupBy(venues), groupBy(organizers)];
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids
    .map((id) => byId.get(id))
    .filter((row) => row !== undefined)
    .map((row) => ({
      ...withImage(row),
      terms: termsOf.get(row.id) ?? [],
      venues: (venuesOf.get(row.id) ?? []).map(withImage),
      organizers: (organizersOf.get(row.id) ?? []).map(withImage),
    }));
}

/** An event with its linked items, from its loaded row. */
export async function loadLinked(reader: DatabaseReader, row: EventRow): Promise<WholeEvent> {
  const [event] = await loadEvents(reader, [row.id], [row]);
  return event!;
}

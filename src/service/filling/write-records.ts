import type { EventRepresentation, VenueRepresentation } from '../../data/schema/index.js';
import type { Records } from './records.js';
import { eventRow, imageRow, organizerRow, venueRow } from './rows.js';
import { addSearchTexts } from '../writing/event-search.js';
import { organizerSearchText, venueSearchText, eventSearchText } from '../text/search-text.js';
import { withinLimits } from '../text/html.js';
import type { Store } from '../store/types.js';
import { insertRows } from '../store/insert-rows.js';
import { numberAboveRows } from '../store/numbering.js';

const venueLinks = (venue: EventRepresentation['venue']) =>
  (Array.isArray(venue) ? venue : [venue]) as readonly VenueRepresentation[];

/** Writes records that the store does not have, in one transaction. */
export function writeRecords(store: Store, records: Records): Promise<void> {
  const { events = [], venues = [], organizers = [], categories = [], tags = [] } = records;
  const shown = [...events, ...venues, ...organizers]
    .map(({ image }) => image)
    .filter((image) => typeof image === 'object');
  const images = [...new Map([...shown, ...(records.images ?? [])].map((image) => [image.id, image])).values()];
  const terms = [
    ...categories.map((term) => ({ ...term, taxonomy: 'categories' })),
    ...tags.map((term) => ({ ...term, taxonomy: 'tags', parent: 0 })),
  ];
  // The counts of other services may include events that are not imported.
  const uses = new Map<number, number>();
  for (const { id } of events
    .filter(({ status }) => status === 'publish')
    .flatMap((event) => [...event.categories, ...event.tags])) {
    uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  return store.write(async (writer) => {
    const ids = (kind: string, items: readonly { id: number }[]) =>
      insertRows(
        writer,
        'ids',
        items.map(({ id }) => ({ id, kind })),
      );
    await ids('images', images);
    await ids('venues', venues);
    await ids('organizers', organizers);
    await ids('events', events);
    await insertRows(writer, 'images', images.map(imageRow));
    await insertRows(
      writer,
      'terms',
      terms.map(({ id, taxonomy, name, slug, description, parent }) => ({
        id,
        taxonomy,
        name,
        slug,
        description: withinLimits(description),
        parent,
        count: uses.get(id) ?? 0,
      })),
    );
    await insertRows(
      writer,
      'venues',
      venues.map(venueRow).map((row) => ({ ...row, search_text: venueSearchText(row) })),
    );
    await insertRows(
      writer,
      'organizers',
      organizers.map(organizerRow).map((row) => ({ ...row, search_text: organizerSearchText(row) })),
    );
    await insertRows(writer, 'events', events.map(eventRow));
    await addSearchTexts(
      writer,
      store.engine,
      events.map((event) => ({ id: event.id, start_date: event.start_date, text: eventSearchText(event) })),
    );
    const links = <Item extends { id: number }>(
      column: string,
      itemsOf: (event: EventRepresentation) => readonly Item[],
      position: boolean,
    ) =>
      events.flatMap((event) =>
        itemsOf(event).map(({ id }, index) => ({
          event_id: event.id,
          [column]: id,
          ...(position && { position: index }),
        })),
      );
    await insertRows(
      writer,
      'event_terms',
      links('term_id', (event) => [...event.categories, ...event.tags], false),
    );
    await insertRows(
      writer,
      'event_venues',
      links('venue_id', (event) => venueLinks(event.venue), true),
    );
    await insertRows(
      writer,
      'event_organizers',
      links('organizer_id', (event) => event.organizer, true),
    );
    for (const table of ['ids', 'terms'] as const) await numberAboveRows(writer, store.engine, table);
  });
}

import { sql } from 'kysely';
import type {
  CategoryRepresentation,
  EventRepresentation,
  ImageRepresentation,
  OrganizerRepresentation,
  TagRepresentation,
  VenueRepresentation,
} from '../schema/index.js';
import { addSearchTexts } from './writing/event-search.js';
import { organizerSearchText, venueSearchText, eventSearchText } from './writing/search-text.js';
import type { Service } from './service.js';
import type { Store, Writer } from './store/store.js';
import { insideOf } from './inside.js';
import type { Tables } from './store/tables.js';

/** A representation, and what representations do not tell. */
type Kept<Representation> = Representation & { readonly password?: string; readonly post_parent?: number };

/** Representations as they were read from a service; IDs, slugs, dates and authors stay. */
export interface Records {
  readonly events?: readonly Kept<EventRepresentation>[];
  readonly venues?: readonly Kept<VenueRepresentation>[];
  readonly organizers?: readonly Kept<OrganizerRepresentation>[];
  readonly categories?: readonly CategoryRepresentation[];
  readonly tags?: readonly TagRepresentation[];
  readonly images?: readonly ImageRepresentation[];
}

const flag = (value: boolean | null) => (value ? 1 : 0);
/** Addresses of pictures begin anew at every service. */
const mediaPath = (url: string) => url.replace(/^.*\/media\//, '');

function imageRow(image: ImageRepresentation) {
  const sizes = Object.entries(image.sizes ?? {}).map(([name, size]) => [name, { ...size, url: mediaPath(size.url) }]);
  return {
    id: image.id,
    url: mediaPath(image.url),
    extension: image.extension,
    width: image.width,
    height: image.height,
    filesize: image.filesize,
    sizes: image.sizes ? JSON.stringify(Object.fromEntries(sizes)) : '',
    original_image: image.original_image ?? '',
  };
}

const publishedRow = (item: Kept<EventRepresentation | VenueRepresentation | OrganizerRepresentation>) => ({
  id: item.id,
  slug: item.slug,
  status: item.status,
  author: Number(item.author),
  date: item.date,
  date_utc: item.date_utc,
  modified: item.modified,
  modified_utc: item.modified_utc,
  description: item.description ?? '',
  excerpt: item.excerpt ?? '',
  image: item.image ? item.image.id : null,
  password: item.password ?? '',
});

const venueRow = (venue: Kept<VenueRepresentation>) => ({
  ...publishedRow(venue),
  venue: String(venue.venue),
  show_map: flag(venue.show_map),
  show_map_link: flag(venue.show_map_link),
  address: venue.address ?? '',
  city: venue.city ?? '',
  country: venue.country ?? '',
  province: venue.province ?? '',
  state: venue.state ?? '',
  zip: venue.zip ?? '',
  phone: venue.phone ?? '',
  stateprovince: venue.stateprovince ?? '',
  website: venue.website ?? '',
  geo_lat: venue.geo_lat ?? null,
  geo_lng: venue.geo_lng ?? null,
});

const organizerRow = (organizer: Kept<OrganizerRepresentation>) => ({
  ...publishedRow(organizer),
  organizer: String(organizer.organizer),
  phone: organizer.phone ?? '',
  website: organizer.website ?? '',
  email: organizer.email ?? '',
});

const eventRow = (event: Kept<EventRepresentation>) => ({
  ...publishedRow(event),
  title: event.title,
  parent: event.post_parent ?? 0,
  timezone: event.timezone,
  all_day: flag(event.all_day),
  start_date: event.start_date,
  end_date: event.end_date,
  utc_start_date: event.utc_start_date,
  utc_end_date: event.utc_end_date,
  cost: event.cost,
  website: event.website === event.url ? '' : event.website,
  show_map: flag(event.show_map),
  show_map_link: flag(event.show_map_link),
  hide_from_listings: flag(event.hide_from_listings),
  sticky: flag(event.sticky),
  featured: flag(event.featured),
});

const listOf = (venue: EventRepresentation['venue']) => (Array.isArray(venue) ? venue : [venue]) as readonly VenueRepresentation[];

/** Rows of one insert: engines limit the values of a statement. */
const chunk = 400;

async function insert<Table extends keyof Tables>(writer: Writer, table: Table, rows: readonly object[]): Promise<void> {
  for (let at = 0; at < rows.length; at += chunk) {
    await writer
      .insertInto(table)
      .values(rows.slice(at, at + chunk) as never)
      .execute();
  }
}

/** Loads records into an empty service. */
export function importRecords(service: Service, records: Records): Promise<void> {
  const { events = [], venues = [], organizers = [], categories = [], tags = [] } = records;
  const shown = [...events, ...venues, ...organizers].map(({ image }) => image).filter((image) => typeof image === 'object');
  const images = [...new Map([...shown, ...(records.images ?? [])].map((image) => [image.id, image])).values()];
  const terms = [
    ...categories.map((term) => ({ ...term, taxonomy: 'categories' })),
    ...tags.map((term) => ({ ...term, taxonomy: 'tags', parent: 0 })),
  ];
  // Other services count uses that do not come along.
  const uses = new Map<number, number>();
  for (const { id } of events.filter(({ status }) => status === 'publish').flatMap((event) => [...event.categories, ...event.tags])) {
    uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  const { store } = insideOf(service);
  return store.write(async (writer) => {
    const ids = (kind: string, items: readonly { id: number }[]) =>
      insert(
        writer,
        'ids',
        items.map(({ id }) => ({ id, kind })),
      );
    await ids('images', images);
    await ids('venues', venues);
    await ids('organizers', organizers);
    await ids('events', events);
    await insert(writer, 'images', images.map(imageRow));
    await insert(
      writer,
      'terms',
      terms.map(({ id, taxonomy, name, slug, description, parent }) => ({
        id,
        taxonomy,
        name,
        slug,
        description,
        parent,
        count: uses.get(id) ?? 0,
      })),
    );
    await insert(
      writer,
      'venues',
      venues.map(venueRow).map((row) => ({ ...row, search_text: venueSearchText(row) })),
    );
    await insert(
      writer,
      'organizers',
      organizers.map(organizerRow).map((row) => ({ ...row, search_text: organizerSearchText(row) })),
    );
    await insert(writer, 'events', events.map(eventRow));
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
        itemsOf(event).map(({ id }, index) => ({ event_id: event.id, [column]: id, ...(position && { position: index }) })),
      );
    await insert(
      writer,
      'event_terms',
      links('term_id', (event) => [...event.categories, ...event.tags], false),
    );
    await insert(
      writer,
      'event_venues',
      links('venue_id', (event) => listOf(event.venue), true),
    );
    await insert(
      writer,
      'event_organizers',
      links('organizer_id', (event) => event.organizer, true),
    );
    await restartNumbers(writer, store);
  });
}

/** PostgreSQL does not notice numbers that were given; SQLite does. */
async function restartNumbers(writer: Writer, { engine }: Store): Promise<void> {
  if (engine !== 'postgres') return;
  for (const table of ['ids', 'terms']) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select coalesce(max(id), 1) from ${sql.table(table)}))`.execute(
      writer,
    );
  }
}

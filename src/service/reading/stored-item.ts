import {
  eventFields,
  organizerFields,
  venueFields,
  type FieldRow,
  type FieldTable,
  type ImageRepresentation,
} from '../../data/schema/index.js';
import type { Answer, RequestContext } from '../request/context.js';
import { problem } from '../request/problem.js';
import { pageAddress } from '../rendering/published.js';
import { renderImage } from '../rendering/image.js';
import { may, type RightsAction } from '../rights/actions.js';
import { mayChange } from '../rights/rules.js';
import type { EventRow, ImageRow, OrganizerRow, PublishedName, VenueRow } from '../store/tables.js';
import type { DatabaseReader } from '../store/types.js';
import { mayChangeContact } from './contacts.js';
import { loadImages, loadLinked } from './load.js';
import { describeSeries, findSeries } from './series.js';

export type StoredRow = EventRow | VenueRow | OrganizerRow;

/** Columns that hold a yes or no, be they written as text. */
const flagNames = Object.entries<FieldRow>(eventFields).flatMap(([name, { kind }]) =>
  kind.name === 'boolean' ? name : [],
);

/** The actions of callers on an item, in the words of the authoring interface. */
type ItemAction = 'update' | 'delete' | 'publish' | 'restore';

const tables: Readonly<
  Record<PublishedName, { readonly name: string; readonly fields: FieldTable; readonly publish: RightsAction }>
> = {
  events: { name: 'title', fields: eventFields, publish: 'publish_events' },
  venues: { name: 'venue', fields: venueFields, publish: 'publish_venues' },
  organizers: { name: 'organizer', fields: organizerFields, publish: 'publish_venues' },
};

const columnsOf = (row: StoredRow) => row as unknown as Readonly<Record<string, unknown>>;

/** A venue as the rows of a desk name it: those of one name are distinguished by their towns. */
export const placeOf = ({ id, venue, city }: Pick<VenueRow, 'id' | 'venue' | 'city'>) => ({
  id,
  title: venue,
  town: city,
});

/** The details of an item that lists of a desk show. */
export interface Beside {
  /** The names of users by their IDs. */
  readonly users: ReadonlyMap<number, string>;
  readonly venue?: ReturnType<typeof placeOf> | undefined;
  /** The number of events of a venue or an organizer; absent where nobody has counted them. */
  readonly events?: number | undefined;
  /** Images by their IDs. */
  readonly images?: ReadonlyMap<number, ImageRow> | undefined;
}

/** The address of an image in the size of a thumbnail, as near as there is one. */
const smallestUrl = ({ url, sizes = {} }: ImageRepresentation): string =>
  Object.values(sizes).sort((one, other) => one.width - other.width)[0]?.url ?? url;

/** The names of those who own rows, and of those who changed them. */
export const userNames = async (
  reader: DatabaseReader,
  rows: readonly Pick<StoredRow, 'author' | 'modified_by'>[],
): Promise<Beside['users']> => {
  const ids = [...new Set(rows.flatMap(({ author, modified_by }) => [author, modified_by]))];
  const users = ids.length
    ? await reader.selectFrom('users').select(['id', 'name']).where('id', 'in', ids).execute()
    : [];
  return new Map(users.map(({ id, name }) => [id, name]));
};

/** The actions on an item of a caller who may change it. */
function actionsOf(kind: PublishedName, { status }: StoredRow, { viewer }: RequestContext): ItemAction[] {
  if (status === 'trash') return ['restore'];
  return ['update', 'delete', ...(may(viewer, tables[kind].publish) ? (['publish'] as const) : [])];
}

/** An item as the lists of a desk show it, to a caller who may change it. */
export function deskItem(
  kind: PublishedName,
  row: StoredRow,
  { users, venue, events, images }: Beside,
  context: RequestContext,
) {
  const picture = row.image === null ? undefined : images?.get(row.image);
  const user = (id: number) => ({ id, name: users.get(id) ?? '' });
  const event = kind === 'events' ? (row as EventRow) : undefined;
  return {
    kind,
    id: row.id,
    title: columnsOf(row)[tables[kind].name] as string,
    status: row.status,
    ...(row.former_status && { former_status: row.former_status }),
    slug: row.slug,
    url: pageAddress(kind, row, context.links),
    ...(event && {
      start_date: event.start_date,
      end_date: event.end_date,
      all_day: event.all_day === 1,
      timezone: event.timezone,
      event_status: event.event_status,
      is_hidden: event.hide_from_listings === 1,
      ...(venue && { venue }),
    }),
    ...(kind === 'venues' && { town: (row as VenueRow).city }),
    ...(events !== undefined && { events }),
    ...(picture && { picture: smallestUrl(renderImage(picture, context.links)) }),
    author: user(row.author),
    modified_utc: row.modified_utc,
    modified_by: user(row.modified_by),
    version: String(row.version),
    may: actionsOf(kind, row, context),
  };
}

/** The fields of an item as they are stored, under the names by which they are written; what it links is named, too. */
async function storedFields(reader: DatabaseReader, kind: PublishedName, row: StoredRow, { links }: RequestContext) {
  const columns = columnsOf(row);
  const values = Object.keys(tables[kind].fields)
    .filter((name) => columns[name] !== undefined)
    .map((name): [string, unknown] => [name, flagNames.includes(name) ? columns[name] === 1 : columns[name]]);
  const image = row.image === null ? undefined : (await loadImages(reader, [row])).get(row.image);
  const fields = {
    ...(Object.fromEntries(values) as Readonly<Record<string, unknown>>),
    image: image ? { id: image.id, url: renderImage(image, links).url, alt: image.alt } : null,
  };
  if (kind !== 'events') return fields;
  const { terms, venues, organizers } = await loadLinked(reader, row as EventRow);
  const termsOf = (taxonomy: string) =>
    terms.filter((term) => term.taxonomy === taxonomy).map(({ id, name }) => ({ id, name }));
  return {
    ...fields,
    venue: venues.map((venue) => placeOf(venue.row)),
    organizer: organizers.map(({ row: { id, organizer } }) => ({ id, title: organizer })),
    categories: termsOf('categories'),
    tags: termsOf('tags'),
  };
}

/** The series that an event is a date of. */
const seriesOf = async (reader: DatabaseReader, event: EventRow, context: RequestContext) =>
  event.occurs ? describeSeries(reader, await findSeries(reader, event.parent), context, event) : undefined;

/** The number of the source that an event follows, by itself or with its series, for a caller who may know. */
async function sourceOf(reader: DatabaseReader, { id, parent, occurs }: EventRow, { viewer }: RequestContext) {
  if (!may(viewer, 'manage_sources')) return undefined;
  const item = reader
    .selectFrom('imported')
    .innerJoin('sources', 'sources.id', 'imported.source_id')
    .select('source_id')
    .where('item_id', 'in', occurs ? [id, parent] : [id])
    .where('last_good', '<>', '');
  return (await item.executeTakeFirst())?.source_id;
}

/** An item with its stored texts, for a caller who may change it. */
export async function storedItem(reader: DatabaseReader, kind: PublishedName, row: StoredRow, context: RequestContext) {
  const fields = await storedFields(reader, kind, row, context);
  const [venue] = kind === 'events' ? (fields as { readonly venue: ReturnType<typeof placeOf>[] }).venue : [];
  const series = kind === 'events' ? await seriesOf(reader, row as EventRow, context) : undefined;
  const source = kind === 'events' ? await sourceOf(reader, row as EventRow, context) : undefined;
  const item = deskItem(kind, row, { users: await userNames(reader, [row]), venue }, context);
  return { ...item, ...(series && { series }), ...(source !== undefined && { source }), fields };
}

/**
 * `GET /items/{kind}/{id}` of the authoring interface; its version is its ETag, which a caller who knows it has nothing
 * new to read for.
 */
export async function readStored(kind: PublishedName, id: number, context: RequestContext): Promise<Answer> {
  const { reader } = context.store;
  // All three tables have the columns that are read here.
  const row = Number.isSafeInteger(id)
    ? ((await reader
        .selectFrom(kind as 'events')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst()) as StoredRow | undefined)
    : undefined;
  if (!row) throw problem(404, 'item_not_found', 'itemNotFound', id);
  const isAllowed =
    kind === 'events'
      ? mayChange(context.viewer, row)
      : await mayChangeContact(reader, kind, row as VenueRow, context.viewer);
  if (!isAllowed) throw problem(403, 'rest_forbidden', 'forbidden');
  return { body: await storedItem(reader, kind, row, context), headers: { ETag: `W/"${row.version}"` } };
}

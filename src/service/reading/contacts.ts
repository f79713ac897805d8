import { expressionBuilder, sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import { venueFilters, type paging, type VenueFilters } from '../../data/schema/index.js';
import { utcTime } from '../dates/zones.js';
import type { Answer, RequestContext, ItemKey, Links } from '../request/context.js';
import { invalidParameters, problem, refused } from '../request/problem.js';
import { organizerData, venueData } from '../rendering/json-ld.js';
import { renderOrganizer, renderVenue } from '../rendering/contact.js';
import { unpublished } from '../rendering/published.js';
import { isAtLeast, type Viewer } from '../request/viewer.js';
import { mayChange, mayRead, published } from '../rights/rules.js';
import type { DatabaseReader } from '../store/types.js';
import type { ImageRow, OrganizerRow, Tables, VenueRow } from '../store/tables.js';
import { foldAccents, likePattern } from '../text/accent-folding.js';
import { readFilters } from './filters.js';
import { eventNamed } from './read-event.js';
import { loadImages } from './load.js';
import { openItems } from './open-items.js';
import { checkPage, envelope, readPaging } from './paging.js';
import { hasSlug, slugOfPath } from '../text/slug.js';
import { readStatuses, visibleStatuses, withStatus } from './statuses.js';

/** Venues and organizers are read in the same way and rendered differently. */
export type ContactResource = 'venues' | 'organizers';
type Contact = VenueRow | OrganizerRow;

/** The tables that link events to venues and organizers. */
export const linkTables = {
  venues: { table: 'event_venues', column: 'venue_id' },
  organizers: { table: 'event_organizers', column: 'organizer_id' },
} as const;

const notAccessible = { venues: 'venueNotAccessible', organizers: 'organizerNotAccessible' } as const;
export const itemNames = { venues: 'venue', organizers: 'organizer' } as const;

const renderers = {
  venues: (row: Contact, image: ImageRow | undefined, links: Links, masked: boolean) =>
    renderVenue(row as VenueRow, image, links, masked),
  organizers: (row: Contact, image: ImageRow | undefined, links: Links, masked: boolean) =>
    renderOrganizer(row as OrganizerRow, image, links, masked),
};
const data = { venues: venueData, organizers: organizerData } as const;

/** The representations of rows; a password in the query unlocks the rows that have it. */
export async function renderContacts(
  reader: DatabaseReader,
  resource: ContactResource,
  rows: readonly Contact[],
  { links, passwords }: RequestContext,
): Promise<object[]> {
  const images = await loadImages(reader, rows);
  return rows.map((row) =>
    renderers[resource](row, row.image === null ? undefined : images.get(row.image), links, !passwords.opens(row)),
  );
}

type ContactExpressions = ExpressionBuilder<Tables, 'venues'>;
type Found = Expression<SqlBool> | undefined | { refusal: typeof refused };
type Row<Value> = (
  value: Value,
  contacts: ContactExpressions,
  context: RequestContext,
  resource: ContactResource,
) => Found | Promise<Found>;

/**
 * The items linked from events that fulfill a condition. SQLite reads cross joins in their order: the few links of an
 * item first.
 */
const ofEvents = (
  contacts: ContactExpressions,
  resource: ContactResource,
  condition: Expression<SqlBool>,
): Expression<SqlBool> =>
  contacts.exists(
    contacts
      .selectFrom(linkTables[resource].table)
      .crossJoin('events')
      .select('event_id')
      .whereRef('events.id', '=', 'event_id')
      .where(sql.ref(linkTables[resource].column), '=', sql.ref(`${resource}.id`))
      .where(condition),
  );

type Conditions = {
  readonly [Name in Exclude<keyof VenueFilters, keyof typeof paging>]-?: Row<NonNullable<VenueFilters[Name]>>;
};

/** One row a filter: its condition. */
const conditions: Conditions = {
  search: (text) => sql<SqlBool>`search_text like ${likePattern(foldAccents(text.trim()))} escape '\\'`,
  event: async (id, contacts, context, resource) => {
    const event = await eventNamed(id, context);
    if (!event) return { refusal: refused };
    return event.isOpen ? ofEvents(contacts, resource, sql<SqlBool>`events.id = ${id}`) : sql<SqlBool>`1 = 0`;
  },
  has_events: async (wanted, contacts, context, resource) => {
    const isOpen = await openItems('events', context);
    const seen = visibleStatuses(context.viewer).filter((status) => !unpublished.includes(status));
    const linked = ofEvents(
      contacts,
      resource,
      sql<SqlBool>`events.status in (${sql.join(seen)}) and ${isOpen('events.id')}`,
    );
    return wanted ? linked : contacts.not(linked);
  },
  only_with_upcoming: async (wanted, contacts, context, resource) => {
    if (!wanted) return undefined;
    const isOpen = await openItems('events', context);
    const isUpcoming = sql<SqlBool>`events.status = 'publish' and events.utc_end_date >= ${utcTime(context.now)}`;
    return ofEvents(contacts, resource, sql<SqlBool>`${isUpcoming} and ${isOpen('events.id')}`);
  },
  status: (given, _, { viewer }) => {
    const statuses = readStatuses(given, viewer);
    return statuses ? withStatus(statuses, viewer) : { refusal: refused };
  },
};

/** `GET /venues` and `GET /organizers` (wire section 8.2): the newest first. */
export async function listContacts(resource: ContactResource, context: RequestContext): Promise<Answer> {
  const { store, settings, query, viewer } = context;
  const { values, refusals } = readFilters(venueFilters, query);
  const filters = values as VenueFilters;
  const contacts = expressionBuilder<Tables, 'venues'>();
  const found: Expression<SqlBool>[] = [];
  for (const [name, condition] of Object.entries(conditions)) {
    const value = values[name];
    if (value === undefined || name in refusals) continue;
    const result = await (condition as (...all: unknown[]) => Found | Promise<Found>)(
      value,
      contacts,
      context,
      resource,
    );
    if (result && 'refusal' in result) refusals[name] = result.refusal;
    else if (result) found.push(result);
  }
  if (Object.keys(refusals).length) throw invalidParameters(refusals);
  if (filters.status === undefined) found.push(withStatus(visibleStatuses(viewer), viewer));
  // Both tables have the columns that are selected here.
  const matching = store.reader.selectFrom(resource as 'venues').where(contacts.and(found));
  const { total } = await matching.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const paging = readPaging(filters, settings.pageSize, context);
  checkPage(itemNames[resource], total, paging);
  const rows = await matching
    .selectAll()
    .orderBy('date_utc', 'desc')
    .orderBy('id', 'desc')
    .limit(paging.perPage)
    .offset((paging.page - 1) * paging.perPage)
    .execute();
  return envelope(resource, await renderContacts(store.reader, resource, rows, context), total, paging, {}, context);
}

/** The venue or organizer that a path names; an unknown one is a wrong parameter, as measured (wire section 4). */
export async function findContact(resource: ContactResource, reader: DatabaseReader, key: ItemKey): Promise<Contact> {
  const query = reader.selectFrom(resource as 'venues').selectAll();
  const slug = 'slug' in key ? slugOfPath(key.slug) : undefined;
  const row =
    'id' in key
      ? Number.isSafeInteger(key.id) && (await query.where('id', '=', key.id).executeTakeFirst())
      : slug && (await query.where(hasSlug(slug)).executeTakeFirst());
  if (!row) throw invalidParameters({ ['id' in key ? 'id' : 'slug']: refused });
  return row;
}

/** The item that a path names, for whoever may know of it: a slug reveals the name, and that the item exists. */
export async function findKnown(
  resource: ContactResource,
  { store, key, viewer, passwords }: RequestContext,
): Promise<Contact> {
  const row = await findContact(resource, store.reader, key!);
  if ('slug' in key! && !(mayRead(viewer, row) && passwords.opens(row))) throw invalidParameters({ slug: refused });
  return row;
}

/** `GET /venues/{id}`, `GET /organizers/{id}`, and by slug (wire sections 8.1, 9 and 13). */
export async function readContact(resource: ContactResource, context: RequestContext): Promise<Answer> {
  const { store, viewer, passwords } = context;
  const row = await findKnown(resource, context);
  if (!mayRead(viewer, row)) throw problem(403, `${itemNames[resource]}-not-accessible`, notAccessible[resource]);
  const [representation] = await renderContacts(store.reader, resource, [row], context);
  return {
    body: { ...representation, ...(passwords.opens(row) && { json_ld: data[resource](representation as never) }) },
  };
}

/**
 * Whether a caller may change an item: contributors not while a published event shows it, which somebody has reviewed.
 */
export async function mayChangeContact(
  reader: DatabaseReader,
  resource: ContactResource,
  contact: Contact,
  viewer: Viewer,
): Promise<boolean> {
  if (!mayChange(viewer, contact) || isAtLeast(viewer, 'author')) return mayChange(viewer, contact);
  // Both tables have the same columns.
  const { table, column } = linkTables[resource] as (typeof linkTables)['venues'];
  const showing = reader
    .selectFrom(table)
    .innerJoin('events', 'events.id', 'event_id')
    .select('event_id')
    .where(column, '=', contact.id)
    .where('status', 'in', published);
  return (await showing.executeTakeFirst()) === undefined;
}

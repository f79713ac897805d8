import type { EventRow, OrganizerRow, PublishedName, VenueRow } from '../store/tables.js';
import type { Links } from '../request/context.js';

/** The path segment of public pages, and the type in addresses of drafts. */
const pages: Record<PublishedName, string> = { events: 'event', venues: 'venue', organizers: 'organizer' };

/** Statuses whose items have not been published yet. */
export const unpublished: readonly string[] = ['draft', 'pending', 'auto-draft'];

/** Draft and pending items have no publication instant (wire section 7). */
const noMoment = '0000-00-00 00:00:00';

export function pageAddress(
  resource: PublishedName,
  row: { id: number; slug: string; status: string },
  { site }: Links,
): string {
  const page = pages[resource];
  return row.slug === '' || unpublished.includes(row.status)
    ? `${site}/?post_type=cal_${resource}&p=${row.id}`
    : `${site}/${page}/${row.slug}/`;
}

/** The page of a series. */
export const seriesAddress = ({ slug }: { readonly slug: string }, { site }: Pick<Links, 'site'>): string =>
  `${site}/series/${slug}/`;

/** The name of an item that no other server has (wire section 7). */
export const globalId = (id: number, { host }: Pick<Links, 'host'>): string => `${host}?id=${id}`;

/** The host in an identifier of our own, which an item keeps wherever the service is later. */
export const hostInId = ({ uid, id }: Pick<EventRow, 'uid' | 'id'>): string | undefined =>
  uid.endsWith(`?id=${id}`) ? uid.slice(0, -`?id=${id}`.length) : undefined;

/** The host of a service where no request tells it, if its settings do. */
export const hostOfService = ({ origin }: { readonly origin?: string | undefined }): string | undefined =>
  origin === undefined ? undefined : new URL(origin).host;

/** The host in the identifiers of a service that does not know its own. */
export const noHost = 'calendar.invalid';

/** @param uid that of an event, which may be the name that it has on the server where it was taken from */
export function renderIds(id: number, links: Links, uid = '') {
  const own = globalId(id, links);
  const isElsewhere = uid !== own && /^[^\s?]+\?id=\d+$/.test(uid);
  return { global_id: own, global_id_lineage: isElsewhere ? [own, uid] : [own] };
}

/** The members that events, venues and organizers share. */
export const renderPublished = (resource: PublishedName, row: EventRow | VenueRow | OrganizerRow, links: Links) => ({
  author: String(row.author),
  status: row.status,
  date: row.date,
  date_utc: unpublished.includes(row.status) ? noMoment : row.date_utc,
  modified: row.modified,
  modified_utc: row.modified_utc,
  url: pageAddress(resource, row, links),
});

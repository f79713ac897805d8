import type { EventRow, OrganizerRow, PublishedName, VenueRow } from '../store/tables.js';
import type { Links } from '../request/context.js';

/** The path segment of public pages, and the type in addresses of drafts. */
const pages: Record<PublishedName, string> = { events: 'event', venues: 'venue', organizers: 'organizer' };

/** Statuses whose items have not been published yet. */
export const unpublished: readonly string[] = ['draft', 'pending', 'auto-draft'];

/** Draft and pending items have no publication instant (wire section 7). */
const noMoment = '0000-00-00 00:00:00';

export function pageAddress(resource: PublishedName, row: { id: number; slug: string; status: string }, { site }: Links): string {
  const page = pages[resource];
  return row.slug === '' || unpublished.includes(row.status)
    ? `${site}/?post_type=cal_${resource}&p=${row.id}`
    : `${site}/${page}/${row.slug}/`;
}

export const renderIds = (id: number, { host }: Links) => ({
  global_id: `${host}?id=${id}`,
  global_id_lineage: [`${host}?id=${id}`],
});

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

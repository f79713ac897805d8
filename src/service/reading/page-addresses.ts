import { utcTime } from '../dates/zones.js';
import { pageAddress, seriesAddress } from '../rendering/published.js';
import { termAddress } from '../rendering/term.js';
import type { Links } from '../request/context.js';
import type { DatabaseReader } from '../store/types.js';
import { loadTerms, pathOf } from './term-tree.js';

/** A page of an item that anybody may read. */
export interface PageAddress {
  readonly address: string;
  /** UTC, `YYYY-MM-DD hh:mm:ss`, where that is known. */
  readonly modified?: string;
}

/** The most pages of each kind of item. */
const most = 50_000;
/** Milliseconds by which the clocks of events are behind UTC at most. */
const farthestBehind = 12 * 60 * 60 * 1000;

const published = { status: 'publish', password: '' } as const;

/** The dates of a series whose pages search engines learn of at a time; its own page leads to all. */
const mostDates = 4;

/** The pages of events that have not ended, the next one first. */
async function eventPages(reader: DatabaseReader, links: Links, now: number): Promise<PageAddress[]> {
  const rows = await reader
    .selectFrom('events')
    .select(['id', 'slug', 'status', 'modified_utc', 'parent', 'occurs'])
    .where((row) => row.and({ ...published, hide_from_listings: 0 }))
    // The first condition has an index.
    .where('end_date', '>', utcTime(now - farthestBehind))
    .where('utc_end_date', '>', utcTime(now))
    .orderBy('start_date')
    .orderBy('id')
    .limit(most)
    .execute();
  const dates = new Map<number, number>();
  const isTold = ({ parent, occurs }: (typeof rows)[number]) => {
    const count = (dates.get(parent) ?? 0) + 1;
    dates.set(parent, count);
    return occurs === '' || count <= mostDates;
  };
  return rows.filter(isTold).map((row) => ({ address: pageAddress('events', row, links), modified: row.modified_utc }));
}

/** The pages of series, whose dates have pages, too. */
async function seriesPages(reader: DatabaseReader, links: Links): Promise<PageAddress[]> {
  const rows = await reader
    .selectFrom('series')
    .select(['slug', 'modified_utc'])
    .where('status', '=', 'publish')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map((row) => ({ address: seriesAddress(row, links), modified: row.modified_utc }));
}

async function contactPages(
  resource: 'venues' | 'organizers',
  reader: DatabaseReader,
  links: Links,
): Promise<PageAddress[]> {
  const rows = await reader
    .selectFrom(resource)
    .select(['id', 'slug', 'status', 'modified_utc'])
    .where((row) => row.and(published))
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map((row) => ({ address: pageAddress(resource, row, links), modified: row.modified_utc }));
}

/** The pages of terms that published events carry. */
async function termPages(
  taxonomy: 'categories' | 'tags',
  reader: DatabaseReader,
  links: Links,
): Promise<PageAddress[]> {
  const terms = await loadTerms(reader, taxonomy);
  const tree = new Map(terms.map((term) => [term.id, term]));
  const used = terms.filter(({ count }) => count > 0).slice(0, most);
  return used.map((term) => ({ address: termAddress(term, pathOf(tree, term), links) }));
}

/** The pages for search engines: of events to come, of series, and of the terms, venues and organizers of all events. */
export async function pageAddresses(reader: DatabaseReader, links: Links, now: number): Promise<PageAddress[]> {
  return [
    ...(await eventPages(reader, links, now)),
    ...(await seriesPages(reader, links)),
    ...(await contactPages('venues', reader, links)),
    ...(await contactPages('organizers', reader, links)),
    ...(await termPages('categories', reader, links)),
    ...(await termPages('tags', reader, links)),
  ];
}

import { longestPage, type EventRepresentation } from '../../data/schema/index.js';
import { get, type PageContext } from './context.js';
import { comingEvents, wall } from './parts.js';

/** The most pages of a list that are searched for events which no list of it has as a filter. */
const mostSearched = 20;

/** The next events that filters find, and of a series the first: without dates, those that have not ended. */
export async function eventsFound(context: PageContext, filters: string): Promise<readonly EventRepresentation[]> {
  const given = Object.fromEntries(new URLSearchParams(filters));
  const checks = context.sifts(given);
  const isDated = Object.keys(given).some((name) => /^(?:starts?|ends?)_/.test(name));
  const path = isDated ? `/events?per_page=${longestPage}` : comingEvents(context, longestPage);
  const series = new Set<number>();
  const isNext = ({ post_parent }: EventRepresentation) => {
    const isFirst = post_parent === undefined || !series.has(post_parent) || 'post_parent' in given;
    if (post_parent !== undefined) series.add(post_parent);
    return isFirst;
  };
  const found: EventRepresentation[] = [];
  for (let page = 1, pages = 1; page <= pages && found.length < longestPage; page++) {
    const { events, total_pages } = await get<{ events: readonly EventRepresentation[]; total_pages: number }>(
      context,
      [path, filters, page > 1 && `page=${page}`].filter(Boolean).join('&'),
    );
    const isShown = (event: EventRepresentation) => isDated || wall(event.utc_end_date) > context.now;
    found.push(...events.filter((event) => isShown(event) && checks.every((passes) => passes(event)) && isNext(event)));
    pages = Math.min(total_pages, mostSearched);
  }
  return found.slice(0, longestPage);
}

import { loadCalendarWriter } from '../../data/icalendar/index.js';
import { additions, feedFilters, routes, type Route } from '../../data/schema/index.js';
import { calendarName } from '../identity.js';
import { addDays } from '../../data/time/index.js';
import { wallTime } from '../dates/zones.js';
import { timeZoneComponent } from '../rendering/time-zone.js';
import type { Answer, RequestContext } from '../request/context.js';
import { anonymous } from '../request/viewer.js';
import { effectiveBounds, type Bounds, type Clock } from './event-dates.js';
import { feedEntries, mostEntries } from './feed-entries.js';
import { readEvents, type FoundEvents } from './list-events.js';
import { readPaging } from './paging.js';
import { completeEntry } from './series-entries.js';
import { readSifts } from './sifted.js';

/** The most events that are read for a feed whose entries stand for many dates. */
const mostDates = 5000;

/** Seconds until apps may fetch the feed again. */
const timeToLive = 3600;

/** An addition to the routes of the interface. */
export const feedRoute: Route = {
  ...routes.find(({ action, resource }) => action === 'list' && resource === 'events')!,
  path: '/events.ics',
  query: feedFilters,
};

/** Days for which an event stays in the feed after its end: apps replace all that they have by what it holds. */
const keptDays = 30;

/**
 * Requested dates count as in the list; without any, the feed holds what has not ended, or ended so many days ago at
 * most.
 */
const since =
  (days: number) =>
  (given: Bounds, clock: Clock): Bounds =>
    Object.keys(given).length
      ? effectiveBounds(given, clock)
      : // On the clocks of other zones it may be the day before.
        { ends_after: `${addDays(wallTime(clock.now, clock.timeZone).slice(0, 10), -days - 2)} 23:59:59` };

/** The events of the feed: where there are too many for it, those that have ended are left out before those to come. */
async function findFeed(context: RequestContext): Promise<Pick<FoundEvents, 'events' | 'rows'>> {
  const read = (days: number, most: number) =>
    readEvents(context, (filters) => readPaging(filters, most, context, most), since(days));
  const { total, isMore } = await readEvents(context, () => ({ page: 1, perPage: 1 }), since(keptDays));
  if (!isMore && total <= mostEntries) return read(keptDays, mostEntries);
  const found = await read(0, mostEntries);
  const hasSeries = found.rows.some(({ occurs }) => occurs !== '');
  return hasSeries ? read(isMore || total > mostDates ? 0 : keptDays, mostDates) : found;
}

/** The parameters that it reads. */
export const feedParameters: readonly string[] = [
  ...Object.keys(feedFilters),
  ...Object.keys(additions.events),
  '_fields',
  '_envelope',
  '_jsonp',
];

/**
 * `GET /events.ics`: the list of the same filters for calendar apps. They do not sign in, so it holds public events
 * only.
 */
export async function feedEvents(context: RequestContext): Promise<Answer> {
  const sifts = readSifts(context.query);
  const { events, rows } = await findFeed({ ...context, viewer: anonymous });
  const found = events
    .map((event, index) => ({ event, row: rows[index]! }))
    .filter(({ event }) => sifts.every((passes) => passes(event)));
  const entries = await feedEntries(found, context);
  const clocks = new Map<string, string>();
  for (const { clock } of entries)
    if (clock) clocks.set(clock.zone, [clock.start, clocks.get(clock.zone) ?? clock.start].sort()[0]!);
  const timeZones = [...clocks].map(([zone, start]) => timeZoneComponent(zone, Number(start.slice(0, 4))));
  const name = calendarName(context.settings.identity, context.language);
  const complete = (text: string, place: number) => completeEntry(entries[place]!, text);
  const { writeCalendar } = await loadCalendarWriter();
  return {
    body: writeCalendar(entries, { name, timeToLive, timeZones, complete }),
    headers: { 'Content-Type': 'text/calendar; charset=UTF-8', 'Content-Disposition': 'inline; filename="events.ics"' },
  };
}

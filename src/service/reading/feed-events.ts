import { loadCalendarWriter } from '../../icalendar/index.js';
import { routes, type Route } from '../../schema/index.js';
import { calendarEntry } from '../rendering/calendar-entry.js';
import type { Answer, RequestContext } from '../request/context.js';
import { anonymous } from '../request/viewer.js';
import { readEvents } from './list-events.js';
import { readPaging } from './pages.js';

/** The most events of a feed; apps read all of it every time. */
const longestFeed = 1000;

/** Seconds until apps may fetch the feed again. */
const timeToLive = 3600;

/** An addition to the routes of the interface. */
export const feedRoute: Route = {
  ...routes.find(({ action, resource }) => action === 'list' && resource === 'events')!,
  path: '/events.ics',
};

/** `GET /events.ics`: the list of the same filters for calendar apps. They do not sign in, so it holds public events only. */
export async function feedEvents(context: RequestContext): Promise<Answer> {
  const { events } = await readEvents({ ...context, viewer: anonymous }, (filters) =>
    readPaging(filters, longestFeed, context, longestFeed),
  );
  const { writeCalendar } = await loadCalendarWriter();
  const entries = events.map(calendarEntry).filter((entry) => entry !== undefined);
  return {
    body: writeCalendar(entries, { name: context.links.host, timeToLive }),
    headers: { 'Content-Type': 'text/calendar; charset=UTF-8', 'Content-Disposition': 'inline; filename="events.ics"' },
  };
}

import { recordedBody } from '../recordings.js';

/** What was recorded of each route: a list, and an item for any ID or slug. */
const recorded = {
  doc: 'doc',
  events: 'bulk/events.all.page-1',
  'events/{key}': 'events.read.full',
  venues: 'bulk/venues.all',
  'venues/{key}': 'venues.read.full',
  organizers: 'bulk/organizers.all',
  'organizers/{key}': 'organizers.read.full',
  categories: 'bulk/categories.all',
  'categories/{key}': 'categories.read.top-level',
  tags: 'bulk/tags.all',
  'tags/{key}': 'tags.read.ok',
};
type Route = keyof typeof recorded;

/** Makes the body for the query of a list, or for the ID or slug of an item; `undefined` leaves it to the site. */
type Answer = (query: URLSearchParams, key: string) => object | undefined;

/** A recorded list as the only page there is, or a recorded item. */
export function onlyPage(name: string): object {
  const body = recordedBody(name) as object;
  return 'total_pages' in body ? { ...body, total_pages: 1 } : body;
}

/** The recorded calendar as the `api` of a site, with the routes that a test answers in its own way; other addresses are no calendar. */
export function recordedCalendar(own: Partial<Record<Route, Answer>> = {}): (path: string) => object | undefined {
  return (path) => {
    const { pathname, searchParams } = new URL(path, 'http://localhost');
    const [, name, key] =
      /\/v1\/(doc|events|venues|organizers|categories|tags)(?:\/(?:by-slug\/)?([^/]+))?$/.exec(pathname) ?? [];
    if (!name) return {};
    const route = (key ? `${name}/{key}` : name) as Route;
    const answer = own[route] ?? (() => onlyPage(recorded[route]));
    return answer(searchParams, decodeURIComponent(key ?? ''));
  };
}

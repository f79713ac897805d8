import { CalError, listUrl, longestPage } from '../client/index.js';
import {
  choice,
  eventFilters,
  positive,
  readFilters,
  Unreadable,
  type EventFilters,
  type Filters,
  type FilterTable,
  type ReadFilters,
} from '../schema/index.js';
import { rangeFilters, ranges, timeZoneOfReader, today, weekOf, type Range } from '../time/index.js';
import { wirePages } from './list-pages.js';
import { languageOf, readSettings, settings, type Settings } from './settings.js';

/** What we compute on top of the filters of `GET /events`. */
export const eventSugar = {
  range: { kind: choice(...(Object.keys(ranges) as Range[])) },
  order: { kind: choice('asc', 'desc') },
  limit: { kind: positive },
} as const satisfies FilterTable;

/** All that a list of events is asked for, as read and not yet checked. */
export interface EventListAsked {
  readonly filters: ReadFilters<typeof eventFilters>;
  readonly sugar: ReadFilters<typeof eventSugar>;
  readonly settings: ReadFilters<typeof settings>;
  /** BCP 47 tag; it tells on which days weeks and weekends begin. */
  readonly language: string;
}

/** A list of events, ready to be asked page by page. */
export interface EventListPlan {
  /** The range that was asked for, or taken by default. */
  readonly range: Range | undefined;
  readonly order: 'asc' | 'desc';
  readonly perPage: number;
  readonly limit: number;
  /** Milliseconds. */
  readonly staleTime: number;
  /** The address of one page, counted upwards from 1. */
  url(page: number): string;
}

/** Beyond the 24 months after which servers end their default window (wire section 6.1). */
const farEnd = '2100-01-01';

const isBounded = ({ end_date, starts_before, starts_after, ends_before, ends_after }: EventFilters) =>
  [end_date, starts_before, starts_after, ends_before, ends_after].some(Boolean);

function defaultRange(filters: EventFilters): Range | undefined {
  if (filters.include) return 'all';
  return isBounded(filters) || filters.start_date ? undefined : 'upcoming';
}

/** Servers begin and end a list by default; a list that was asked for by dates holds just what those say. */
function dateFilters({ filters, settings, language }: Checked, range: Range | undefined, now: number): EventFilters {
  if (!range) return isBounded(filters) ? {} : { end_date: farEnd };
  const { time_zone: timeZone = timeZoneOfReader(), first_day: firstDay } = settings;
  return rangeFilters(range, { today: today(timeZone, now), ...weekOf(language), ...(firstDay && { firstDay }) });
}

/** The same once nothing in it is unreadable. */
interface Checked {
  readonly filters: EventFilters;
  readonly sugar: Filters<typeof eventSugar>;
  readonly settings: Settings;
  readonly language: string;
}

function checked(asked: EventListAsked): Checked {
  for (const [name, value] of Object.entries({ ...asked.settings, ...asked.sugar, ...asked.filters })) {
    if (value instanceof Unreadable) throw CalError.unreadable(name, value);
  }
  return asked as Checked;
}

/**
 * Turns what was asked into requests.
 * @param now milliseconds since the epoch
 * @throws CalError of kind `filter` that names what cannot be read
 */
export function planEventList(asked: EventListAsked, now = Date.now()): EventListPlan {
  const readable = checked(asked);
  const { filters, sugar, settings: set } = readable;
  const { range = defaultRange(filters) } = sugar;
  const { limit = Infinity, order = range === 'past' ? 'desc' : 'asc' } = sugar;
  const perPage = Math.min(filters.per_page ?? eventFilters.per_page.default, limit, longestPage);
  const endpoint = { baseUrl: set.base_url ?? '', namespace: set.namespace };
  const all = { ...dateFilters(readable, range, now), ...filters, per_page: perPage };
  return {
    range,
    order,
    perPage,
    limit,
    staleTime: (set.stale_time ?? settings.stale_time.default) * 1000,
    url: (page) => listUrl(endpoint, 'events', eventFilters, { ...all, page }),
  };
}

/** The first request that a `<cal-event-list>` will make, read from its attributes alone; `undefined` where they cannot be read. */
export function earlyEventListUrl(element: Element): string | undefined {
  const attribute = (name: string) => element.getAttribute(name);
  const filters = readFilters(eventFilters, attribute);
  try {
    const plan = planEventList({
      filters,
      sugar: readFilters(eventSugar, attribute),
      settings: readSettings(element),
      language: languageOf(element),
    });
    const page = (filters.page as number | undefined) ?? 1;
    return plan.url(wirePages({ ...plan, first: page, last: page })[0]!);
  } catch {
    return undefined; // The element will say what is wrong.
  }
}

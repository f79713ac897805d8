import { choice, positive } from '../schema/kinds.js';
import { eventAdditions, eventFilters, type EventFilters } from '../schema/events.js';
import { longestPage, type Filters, type FilterTable } from '../schema/tables.js';
import { addDays, clockAt, today, weekOf } from '../time/days.js';
import { rangeFilters, ranges, type Range } from '../time/ranges.js';
import { isDay, shownOf, type AskedDays, type ShownDays } from './event-list-days.js';
import {
  planList,
  readable,
  siftedAttributes,
  type composedAttributes,
  type ListFilters,
  type ListPlan,
} from './list-plan.js';
import { firstDayOfWeek, type Settings } from './settings.js';

/** Own attributes that the filters of `GET /events` are computed from. */
export const ownEventAttributes = {
  /**
   * Period relative to today: upcoming (the default), today, tomorrow, weekend, next-weekend, week, next-week, month,
   * next-month, past or all
   */
  range: { kind: choice(...(Object.keys(ranges) as Range[])) },
  /** By start: asc, or desc (the default of past events) */
  order: { kind: choice('asc', 'desc') },
  /** The most events to show */
  limit: { kind: positive },
  ...siftedAttributes,
} as const satisfies FilterTable;

/** Attributes and settings of a list of events, parsed but not validated. */
export interface EventListOptions extends ListFilters {
  /** BCP 47 tag; decides on which days weeks and weekends begin. */
  readonly language: string;
}

/** A list of events, ready to be requested page by page. */
export interface EventListPlan extends ListPlan, ShownDays {
  /** The range that was given, or taken by default. */
  readonly range: Range | undefined;
}

/** Beyond the 24 months after which servers end their default window (wire section 6.1). */
const farEnd = '2100-01-01';

const isBounded = ({ end_date, starts_before, starts_after, ends_before, ends_after }: EventFilters) =>
  [end_date, starts_before, starts_after, ends_before, ends_after].some(Boolean);

function defaultRange(filters: EventFilters): Range | undefined {
  if (filters.include) return 'all';
  return isBounded(filters) || filters.start_date ? undefined : 'upcoming';
}

/**
 * Servers bound a list by default; a list with dates gets exactly these.
 * @param today on the clock that an event is shown on
 */
function dateFilters(
  filters: EventFilters,
  range: Range | undefined,
  set: Settings,
  language: string,
  now: number,
  today: string,
) {
  if (!range) return isBounded(filters) ? {} : { end_date: farEnd };
  return rangeFilters(range, {
    today,
    now,
    firstDay: () => firstDayOfWeek(set, language),
    weekend: () => weekOf(language).weekend,
  });
}

/** The most days between the visitor's clock and any other. */
const farthest = 2;

/** The request of a list of events, which is all that its first request needs. */
export interface EventListRequest extends ListPlan, AskedDays {}

/**
 * Turns attributes and settings into requests.
 * @param now milliseconds since the epoch
 * @throws CalError of kind `filter` that names the unreadable value
 */
export function askEventList(
  { filters: attributes, settings, language }: EventListOptions,
  now = Date.now(),
): EventListRequest {
  const set: Settings = readable(settings);
  const given: EventFilters & Filters<typeof ownEventAttributes & typeof composedAttributes> = readable(attributes);
  const { range = defaultRange(given), limit = Infinity } = given;
  const { order = range === 'past' ? 'desc' : 'asc', per_page: perPage = eventFilters.per_page.default } = given;
  const on = (day: string): EventFilters => ({ ...dateFilters(given, range, set, language, now, day), ...given });
  const isVisitors = set.time_display === 'visitor';
  // Servers compare days with the clock of each event: the days of all clocks that events may be shown on are
  // requested.
  const [first, last] = [-12, 14].map((hours) =>
    on(isVisitors ? today(set.time_zone, now) : clockAt(now, hours).slice(0, 10)),
  );
  const [after, before] = [first!.ends_after, last!.starts_before];
  const isOthers = isVisitors || after !== last!.ends_after || before !== first!.starts_before;
  const differ = range !== undefined && isDay(after) && isDay(before) && isOthers;
  const margin = isVisitors ? farthest : 0;
  const days = differ && { ends_after: addDays(after!, -margin), starts_before: addDays(before!, margin) };
  const size = Math.min(perPage, limit, longestPage);
  // From the end, pages are found where all events have been counted.
  const exact_total = (order === 'desc' && given.search !== undefined) || undefined;
  const filters = { ...first, ...days, ...given, per_page: differ ? longestPage : size, exact_total };
  const plan = planList('events', { ...eventFilters, ...eventAdditions }, { filters, settings });
  return { ...plan, perPage: size, range, order, limit, on, differ };
}

/**
 * A list of events, with what is shown of it. Likewise.
 * @param now milliseconds since the epoch
 * @throws CalError of kind `filter` that names the unreadable value
 */
export function planEventList(options: EventListOptions, now = Date.now()): EventListPlan {
  const asked = askEventList(options, now);
  return { ...asked, ...shownOf(asked, now) };
}

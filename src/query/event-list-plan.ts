import { choice, eventAdditions, eventFilters, positive, type EventFilters, type Filters, type FilterTable } from '../schema/index.js';
import {
  addDays,
  clockAt,
  isOver,
  occupiedDays,
  rangeFilters,
  ranges,
  shownZone,
  today,
  todayOf,
  visitorTimeZone,
  weekOf,
  type ClockOptions,
  type Range,
  type Span,
} from '../time/index.js';
import { freeAttribute, planList, readable, type composedAttributes, type ListFilters, type ListPlan } from './list-plan.js';
import { firstDayOfWeek, settings, type Settings } from './settings.js';

/** Own attributes that the filters of `GET /events` are computed from. */
export const ownEventAttributes = {
  /** Period relative to today: upcoming (the default), today, tomorrow, weekend, week, month, past or all */
  range: { kind: choice(...(Object.keys(ranges) as Range[])) },
  /** By start: asc, or desc (the default of past events) */
  order: { kind: choice('asc', 'desc') },
  /** The most events to show */
  limit: { kind: positive },
  ...freeAttribute,
} as const satisfies FilterTable;

/** Attributes and settings of a list of events, parsed but not validated. */
export interface EventListOptions extends ListFilters {
  /** BCP 47 tag; decides on which days weeks and weekends begin. */
  readonly language: string;
}

/** A list of events, ready to be requested page by page. */
export interface EventListPlan extends ListPlan {
  /** The range that was given, or taken by default. */
  readonly range: Range | undefined;
  /** The day that what runs stands under, where it is this day, `YYYY-MM-DD`: this day or, where it is not asked for, the first day that is, if any. */
  readonly since: (today: string) => string;
}

/** Beyond the 24 months after which servers end their default window (wire section 6.1). */
const farEnd = '2100-01-01';

const isBounded = ({ end_date, starts_before, starts_after, ends_before, ends_after }: EventFilters) =>
  [end_date, starts_before, starts_after, ends_before, ends_after].some(Boolean);

function defaultRange(filters: EventFilters): Range | undefined {
  if (filters.include) return 'all';
  return isBounded(filters) || filters.start_date ? undefined : 'upcoming';
}

/** The days of a range, as it is on the clock that an event is shown on. */
type DaysOn = (today: string) => EventFilters;

/** Servers bound a list by default; a list with dates gets exactly these. */
function daysOn(filters: EventFilters, range: Range | undefined, set: Settings, language: string, now: number): DaysOn {
  if (!range) return () => (isBounded(filters) ? {} : { end_date: farEnd });
  const base = { now, firstDay: () => firstDayOfWeek(set, language), weekend: () => weekOf(language).weekend };
  return (today) => rangeFilters(range, { ...base, today });
}

/** How many days a clock of the world can be away from another one. */
const farthest = 2;

/** The days that it may be now on the clocks that events are shown on: those of all the world, or the visitor's. */
function todays({ time_display: display, time_zone: timeZone }: Settings, now: number): readonly [string, ...string[]] {
  if (display === 'visitor') return [today(timeZone, now)];
  const [first, last] = [addDays(clockAt(now, -12), 0), addDays(clockAt(now, 14), 0)];
  return [first, ...[1, 2].map((days) => addDays(first, days)).filter((day) => day <= last)];
}

/** What is asked for, so that whatever is on the days of a range on the clock that it is shown on is found: servers compare days with the clock of each event. */
function dateFilters(on: DaysOn, [first, ...others]: readonly [string, ...string[]], set: Settings): EventFilters {
  const [earliest, latest] = [on(first), on(others.at(-1) ?? first)];
  const { starts_before: before, ends_after: after } = { ...latest, ends_after: earliest.ends_after };
  if (!before || !after) return earliest;
  const margin = set.time_display === 'visitor' ? farthest : 0;
  return { starts_before: addDays(before, margin), ends_after: addDays(after, -margin) };
}

/** The days that are asked for hold today, or begin at another; bounds mean the end of their day, and words are relative to today. */
function sinceOf({ ends_after: after = '', starts_before: before = '' }: EventFilters, today: string): string {
  const first = /^\d{4}-/.test(after) ? addDays(after, 1) : '';
  return first > today || (before && before < today) ? first : today;
}

/** Servers compare days only, and each event with its own clock: what has ended is left out of the rest of the answer, and of the past the rest. */
function endedOrNot(range: Range | undefined, now: number): EventListPlan['isLeftOut'] {
  if (range === 'upcoming') return (event) => (event.start_date > clockAt(now, 14) ? undefined : isOver(event, now));
  // Events that began days ago and still run are rare: they are left out, but not looked for.
  if (range === 'past') return (event) => (event.start_date < clockAt(now, -60) && isOver(event, now) ? undefined : !isOver(event, now));
  return undefined;
}

const displayOf = ({ time_zone: timeZone, time_display: timeDisplay }: Settings): ClockOptions => ({
  timeZone: timeZone ?? visitorTimeZone(),
  timeDisplay: timeDisplay ?? settings.time_display.default,
});

/** What was found on days that are in the range on some clock, but not on the one that the event is shown on. */
function onOtherDays(on: DaysOn, days: readonly [string, ...string[]], set: Settings, now: number): EventListPlan['isLeftOut'] {
  const [earliest, latest] = [on(days[0]), on(days.at(-1)!)];
  const isDay = (text: string | undefined): text is string => /^\d{4}-/.test(text ?? '');
  if (!isDay(earliest.starts_before) || !isDay(earliest.ends_after)) return undefined;
  const margin = set.time_display === 'visitor' ? farthest : 0;
  if (!margin && earliest.starts_before === latest.starts_before && earliest.ends_after === latest.ends_after) return undefined;
  // What begins on these days is in the range on every clock.
  const [first, last] = [addDays(latest.ends_after!, 1 + margin), addDays(earliest.starts_before, -margin)];
  const display = displayOf(set);
  return ({ start_date: start }, span) => {
    if (!span || (start >= first && start.slice(0, 10) <= last)) return undefined;
    const { starts_before: before, ends_after: after } = on(todayOf(span, display, now));
    const occupied = occupiedDays(span, shownZone(span, display));
    return occupied.first > before!.slice(0, 10) || occupied.last <= after!.slice(0, 10);
  };
}

/** Whether an event begins before the days of the range, or before today in one that has no first day. */
function hasBegun(span: Span, range: Range | undefined, on: DaysOn, set: Settings, now: number): boolean {
  const display = displayOf(set);
  const today = todayOf(span, display, now);
  const first = range === 'upcoming' ? today : addDays(on(today).ends_after!, 1);
  return occupiedDays(span, shownZone(span, display)).first < first;
}

/**
 * Turns attributes and settings into requests.
 * @param now milliseconds since the epoch
 * @throws CalError of kind `filter` that names the unreadable value
 */
export function planEventList({ filters: attributes, settings, language }: EventListOptions, now = Date.now()): EventListPlan {
  const set: Settings = readable(settings);
  const given: EventFilters & Filters<typeof ownEventAttributes & typeof composedAttributes> = readable(attributes);
  const { range = defaultRange(given), limit = Infinity } = given;
  const { order = range === 'past' ? 'desc' : 'asc', per_page: perPage = eventFilters.per_page.default } = given;
  const ofRange = daysOn(given, range, set, language, now);
  const on: DaysOn = (day) => ({ ...ofRange(day), ...given });
  const days = todays(set, now);
  // From the end, pages are found where all events have been counted.
  const exact_total = (order === 'desc' && given.search !== undefined) || undefined;
  const filters = { ...dateFilters(ofRange, days, set), ...given, per_page: Math.min(perPage, limit), exact_total };
  const plan = planList('events', { ...eventFilters, ...eventAdditions }, { filters, settings });
  const isElsewhere = onOtherDays(on, days, set, now);
  return {
    ...plan,
    range,
    since: (day) => sinceOf(on(day), day),
    order,
    limit,
    isLeftOut: isElsewhere ?? endedOrNot(range, now),
    hasBegun: isElsewhere || (range === 'upcoming' && !given.ends_after) ? (span) => hasBegun(span, range, on, set, now) : undefined,
    leavesOutEnd: isElsewhere !== undefined,
  };
}

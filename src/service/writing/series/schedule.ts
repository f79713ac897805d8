import { readRule, writeRule, type Rule } from '../../../data/recurrence/index.js';
import { aDay, at, monthsLater } from '../../dates/date-steps.js';
import { inZone, utcTime, wallTime } from '../../dates/zones.js';
import { datesOf, endOf, isExcept, withDayOfEnd } from '../../recurrence/expand.js';
import { matchDates } from '../../recurrence/match.js';
import { problem } from '../../request/problem.js';
import type { EventRow, SeriesRow } from '../../store/tables.js';

/** When the dates of a series take place. */
export type Schedule = Pick<SeriesRow, 'start_date' | 'end_date' | 'timezone' | 'all_day' | 'rule'>;

/** The schedule of a series, without its other columns. */
export const scheduleAlone = ({ start_date, end_date, timezone, all_day, rule }: Schedule): Schedule => ({
  start_date,
  end_date,
  timezone,
  all_day,
  rule,
});

/** How far ahead dates are events, and how near their end may come before it is moved on, in months. */
const monthsAhead = { made: 13, least: 12 };

/** The most dates of a series that are to come at a time, and the most past ones that a new series begins with. */
const mostDates = 400;

const later = (now: number, zone: string, months: number) => wallTime(monthsLater(now, months), zone);

/** The end of the window in which a series' dates are events; of the end of time where all of them are. */
export function madeUntil({ rule, timezone }: Schedule, now: number): string {
  const until = later(now, timezone, monthsAhead.made);
  return endOf(readRule(rule)) <= until ? '9999-12-31 23:59:59' : until;
}

/** Series whose dates are events up to an earlier moment are made longer. The zones of the world are a day apart. */
export const leastMadeUntil = (now: number): string => later(now, 'UTC', monthsAhead.least);

/** The dates of a schedule from a wall time on, within the window. @throws Problem where they are too many */
export function windowOf({ rule, start_date, timezone }: Schedule, now: number, from = start_date): string[] {
  const dates = datesOf(readRule(rule), start_date, { from, to: later(now, timezone, monthsAhead.made) });
  const today = wallTime(now, timezone);
  const toCome = dates.filter((date) => date > today);
  if (toCome.length > mostDates) throw problem(400, 'too_many_dates', 'tooManyDates', mostDates);
  return [...dates.filter((date) => date <= today).slice(-mostDates), ...toCome];
}

export type Span = Pick<
  EventRow,
  'start_date' | 'utc_start_date' | 'end_date' | 'utc_end_date' | 'timezone' | 'all_day'
>;

/** The span of a date: as long as the first one, and as late on the clock. */
export function spanOn({ start_date, end_date, timezone, all_day }: Schedule, date: string): Span {
  const start = inZone({ wall: date }, timezone);
  const end = inZone({ wall: utcTime(at(date) + at(end_date) - at(start_date)) }, timezone);
  const last = end.utc < start.utc ? start : end;
  return {
    start_date: start.wall,
    utc_start_date: start.utc,
    end_date: last.wall,
    utc_end_date: last.utc,
    timezone,
    all_day,
  };
}

export const isSameSpan = (one: Span, other: Span): boolean =>
  (['start_date', 'end_date', 'timezone', 'all_day'] as const).every((name) => one[name] === other[name]);

/** Dates to come that a gap of the clock moves on, as they will be. */
export const movedByClock = (schedule: Schedule, dates: readonly string[]): string[] =>
  dates
    .map((date) => ({ date, moved: spanOn(schedule, date).start_date }))
    .flatMap(({ date, moved }) => (date === moved ? [] : moved));

/** Whether a rule leaves out the months that are too short for its day, or the years without a 29 February. */
export function skipsShortMonths({ rule, start_date }: Schedule): boolean {
  const { parts } = readRule(rule);
  if (!parts || parts.BYDAY || parts.BYYEARDAY || parts.BYWEEKNO) return false;
  const days = (parts.BYMONTHDAY ?? start_date.slice(8, 10)).split(',').map(Number);
  if (parts.FREQ === 'MONTHLY') return days.some((day) => day > 28) && !parts.BYSETPOS;
  const isFebruary = (parts.BYMONTH ?? start_date.slice(5, 7)).split(',').map(Number).includes(2);
  return parts.FREQ === 'YEARLY' && isFebruary && days.includes(29);
}

/** The longest pause between two dates, in years of which each counts: 29 February around a century without one. */
const longestPause = 9;

/** Whether a rule has dates; of one without an end, those are looked for that come before its longest pause is over. */
function hasDates(rule: Rule, start: string): boolean {
  const pause = longestPause * Number(rule.parts?.INTERVAL ?? 1) * 366 * aDay;
  const to = [endOf(rule), utcTime(at(start) + pause)].sort()[0]!;
  return datesOf(rule, start, { from: start, to }).length > 0;
}

/** A rule whose first date is the start, be it one of those that it repeats or not, unless it is left out. */
function withStart(rule: Rule, start: string): Rule {
  const isKnown = isExcept(rule, start) || datesOf(rule, start, { from: start, to: start }).length > 0;
  return isKnown ? rule : { ...rule, dates: [...rule.dates, start].sort() };
}

/**
 * A schedule that can be kept: its end is a day, and its start is one of its dates.
 * @throws Problem for one without dates
 */
export function normalSchedule(schedule: Schedule, given: Rule): Schedule {
  const { start_date } = schedule;
  const ended = withDayOfEnd(given, start_date);
  const rule = withStart(ended, start_date);
  const isEmpty = ended.parts && !hasDates({ ...ended, dates: [], except: [] }, start_date);
  if (isEmpty || !hasDates(rule, start_date)) throw problem(400, 'no_dates', 'noDates');
  return { ...scheduleAlone(schedule), rule: writeRule(rule) };
}

/**
 * A rule whose dates that are named, from one on, are as much earlier or later as that one: by days, too, where no other
 * rule says on which days they are.
 */
export function withDatesMoved(text: string, from: string, to: string): string {
  const rule = readRule(text);
  const days = rule.parts
    ? Math.round((at(`${to.slice(0, 10)} 00:00:00`) - at(`${from.slice(0, 10)} 00:00:00`)) / aDay)
    : 0;
  const shift = at(to) - at(from) - days * aDay;
  const dates = rule.dates.map((date) => (date < from ? date : utcTime(at(date) + shift)));
  return writeRule({ ...rule, dates });
}

/** What a change of its schedule does to the dates of a series that are to come. */
export interface Rescheduled {
  readonly schedule: Schedule;
  /** Rows that stand for a date of the new schedule, which most of them stood for before. */
  readonly stays: ReadonlyMap<EventRow, string>;
  /** Rows of the trash that stand for one again, past ones too. */
  readonly returns: readonly EventRow[];
  readonly leaves: readonly EventRow[];
  readonly added: readonly string[];
}

/**
 * Finds the rows that stand for the dates of a new schedule. Past rows, and those before `since`, are left alone.
 * @param rows All dates of the series
 */
export function reschedule(
  before: Schedule,
  after: Schedule,
  rows: readonly EventRow[],
  { since, now }: { readonly since: string; readonly now: number },
): Rescheduled {
  const isOpen = (row: EventRow) => row.utc_start_date > utcTime(now) && row.occurs >= since;
  const open = rows.filter(isOpen);
  const [oldRule, given] = [readRule(before.rule), readRule(after.rule)];
  const single = given.except.filter((date) => date.length > 10);
  const taken = new Set(rows.filter((row) => !isOpen(row)).map(({ occurs }) => occurs));
  const today = wallTime(now, after.timezone);
  const first = [today, ...open.map(({ occurs }) => occurs)].sort()[0]!;
  const all = { ...after, rule: writeRule({ ...given, except: given.except.filter((date) => date.length === 10) }) };
  const targets = windowOf(all, now, first < after.start_date ? after.start_date : first).filter(
    (date) => !taken.has(date),
  );
  const isLive = ({ status }: EventRow) => status !== 'trash';
  const isLeftOut = ({ status, occurs }: EventRow) => status === 'trash' && isExcept(oldRule, occurs);
  // Single dates that are left out keep their place among the others, so that they stay left out when all move.
  const movable = [
    ...open.filter((row) => isLive(row) || isLeftOut(row) || targets.includes(row.occurs)).map(({ occurs }) => occurs),
    ...single.filter((date) => date > first && !targets.includes(date) && !open.some(({ occurs }) => occurs === date)),
  ].sort();
  const matched = matchDates(movable, targets);
  const except = single.map((date) => matched.get(date) ?? date);
  const rule = {
    ...given,
    except: [...new Set([...given.except.filter((one) => one.length === 10), ...except])].sort(),
  };
  const stays = new Map<EventRow, string>();
  for (const row of open) {
    const target = matched.get(row.occurs);
    if (target !== undefined) stays.set(row, target);
  }
  const standing = new Set(stays.values());
  const past = rows.filter((row) => !isOpen(row)).map(({ occurs }) => occurs);
  const again = past.length ? datesOf(rule, after.start_date, { from: past[0]!, to: past.at(-1)! }) : [];
  const isAgain = (row: EventRow) =>
    stays.has(row) ? !isExcept(rule, stays.get(row)!) : !isOpen(row) && again.includes(row.occurs);
  const free = targets.filter((date) => date > today && !standing.has(date) && !isExcept(rule, date));
  // A date that has taken place and would now be a little later has taken place.
  const over = matchDates(
    past.filter((date) => !again.includes(date)),
    free,
  );
  return {
    schedule: { ...after, rule: writeRule(rule) },
    stays,
    returns: rows.filter((row) => !isLive(row) && isAgain(row)),
    leaves: open.filter((row) => isLive(row) && (!stays.has(row) || isExcept(rule, stays.get(row)!))),
    added: free.filter((date) => ![...over.values()].includes(date)),
  };
}

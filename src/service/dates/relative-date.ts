import {
  clockPattern,
  dayName,
  dayNames,
  monthName,
  monthNumber,
  pad,
  timePattern,
  wallOf,
  type Groups,
} from './clock-times.js';
import { aDay, at, monthsLater, readSteps } from './date-steps.js';
import { utcTime } from './zones.js';

const which = 'next|last|previous|this';
/** The beginnings of texts that count from now; what follows are steps. */
const relative = [
  // Digits with a point are a number.
  String.raw`(?!\d+\.\d+$)${clockPattern}`,
  String.raw`(?<nth>first|second|third|fourth|last)\s(?:day|${dayName})\sof(?:\s(?:(?<which>${which})\smonth|${monthName}(?:,?\s(?<year>\d{4}))?))?${timePattern}`,
  String.raw`(?:${dayName}\s)?(?<which>${which})\s(?<week>week)${timePattern}`,
  String.raw`(?<word>now|today|tomorrow|yesterday)${timePattern}`,
  String.raw`(?:(?<which>${which})\s)?${dayName}${timePattern}`,
  String.raw`(?<which>${which})\s(?<unit>hour|day|fortnight|month|year)${timePattern}`,
].map((begin) => new RegExp(String.raw`^${begin}(?!\w)`, 'i'));

/** Which of several is meant, from the first; the last is none of them. */
const places = ['first', 'second', 'third', 'fourth'];

/** The number of turns away from now: −1, 0 or 1. */
const turns = (which = 'this') => ({ this: 0, next: 1 })[which.toLowerCase()] ?? -1;

const dayShift: Record<string, number> = { yesterday: -1, tomorrow: 1 };

/** Days from one day of the week to the one that is meant, which is never today after “next” and “last”. */
function daysTo(name: string, which: string | undefined, today: number): number {
  const ahead = (dayNames.indexOf(name.slice(0, 3).toLowerCase()) - today + 7) % 7;
  if (which === 'last' || which === 'previous') return ahead - 7;
  return which === 'next' && ahead === 0 ? 7 : ahead;
}

/** The first, second, … or last day of a month, or such a day of the week in it. */
function dayInMonth(groups: Groups, here: string): string | undefined {
  const { nth, dayName: name, which, monthName: month, year, hour, clockName } = groups;
  const first = month
    ? at(`${year ?? here.slice(0, 4)}-${pad(monthNumber(month))}-01 00:00:00`)
    : monthsLater(at(`${here.slice(0, 8)}01 00:00:00`), turns(which));
  const end = monthsLater(first, 1);
  const place = places.indexOf(nth!.toLowerCase());
  const weekdayOf = (instant: number) => new Date(instant).getUTCDay();
  const fromEnd = name ? daysTo(name, 'last', weekdayOf(end)) : -1;
  const fromFirst = name ? daysTo(name, undefined, weekdayOf(first)) + 7 * place : place;
  const day = place < 0 ? end + fromEnd * aDay : first + fromFirst * aDay;
  const keepsTime = !name && !month && hour === undefined && clockName === undefined;
  return wallOf(utcTime(day).slice(0, 10), groups, keepsTime ? here.slice(11) : '00:00:00');
}

/** The moment that a word stands for, such as `tomorrow`, `next wednesday`, `last month` or `20:00`, as a wall time. */
function startOf(groups: Groups, here: string): string | undefined {
  const { dayName: name, which, nth, unit, word } = groups;
  const today = here.slice(0, 10);
  if (nth) return dayInMonth(groups, here);
  if (unit) {
    const moved = readSteps(`${turns(which)} ${unit}`, here);
    return moved && wallOf(moved.slice(0, 10), groups, moved.slice(11));
  }
  const midnight = at(`${today} 00:00:00`);
  const weekday = new Date(midnight).getUTCDay();
  const now = here.slice(11);
  if (groups.week) {
    // Weeks begin on Monday.
    const inWeek = name ? (dayNames.indexOf(name.slice(0, 3).toLowerCase()) + 6) % 7 : 0;
    const days = inWeek - ((weekday + 6) % 7) + 7 * turns(which);
    return wallOf(utcTime(midnight + days * aDay).slice(0, 10), groups, name ? '00:00:00' : now);
  }
  const later = name ? daysTo(name, which?.toLowerCase(), weekday) : (dayShift[word?.toLowerCase() ?? ''] ?? 0);
  return wallOf(
    utcTime(midnight + later * aDay).slice(0, 10),
    groups,
    word?.toLowerCase() === 'now' ? now : '00:00:00',
  );
}

/** A date relative to now, such as `tomorrow`, with its steps. @param here what the clock shows now */
export function readRelative(text: string, here: string): string | undefined {
  const head = relative.map((pattern) => pattern.exec(text)).find((match) => match !== null);
  const start = head ? startOf(head.groups!, here) : here;
  return start && readSteps(text.slice(head?.[0].length ?? 0), start);
}

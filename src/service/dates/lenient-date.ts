import { writtenOffset, zonePattern } from './written-zone.js';
import { isWritable, minute, utcTime, wallTime } from './zones.js';

/** A date as written: its wall time, and its offset from UTC in minutes where it has one. */
export interface WrittenDate {
  /** `YYYY-MM-DD hh:mm:ss` */
  readonly wall: string;
  readonly hasTime: boolean;
  readonly offset?: number;
}

const unitLengths: Record<string, number> = { second: 1000, sec: 1000, minute, min: minute, hour: 60 * minute };
const days: Record<string, number> = { day: 1, week: 7, fortnight: 14 };
const months: Record<string, number> = { month: 1, year: 12 };

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const dayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const monthName =
  '(?<monthName>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const dayName = '(?<dayName>sun(?:day)?|mon(?:day)?|tue(?:s|sday)?|wed(?:nesday)?|thu(?:r|rs|rsday)?|fri(?:day)?|sat(?:urday)?)';

const half = String.raw`[ap]\.?m\.?(?![a-z])`;
const clock = String.raw`(?:(?<clockName>noon|midnight)|(?<hour>[01]?\d|2[0-4])(?:[:.](?<minute>[0-5]\d)(?:[:.](?<second>[0-5]\d)(?:\.\d+)?)?\s?(?<half>${half})?|\s?(?<half2>${half})))`;
const time = String.raw`(?:(?:\s?T|,\s?|\s)(?:at\s)?${clock})?`;
const units = 'second|sec|minute|min|hour|day|week|fortnight|month|year';
const steps = String.raw`(?<steps>(?:\s?[+-]?\s?\d{1,6}\s?(?:${units})s?(?:\sago)?)*)`;
const dayOfMonth = String.raw`(?<day>\d\d?)(?:st|nd|rd|th)?`;
const written = [
  String.raw`(?<year>\d{4})-(?<month>\d\d?)-(?<day>\d\d?)`,
  String.raw`(?<year>\d{4})/(?<month>\d\d?)/(?<day>\d\d?)`,
  String.raw`(?<month>\d\d?)/(?<day>\d\d?)(?:/(?<year>\d{4}|\d\d))?`,
  String.raw`(?<day>\d\d?)\.\s?(?<month>\d\d?)\.\s?(?<year>\d{4}|\d\d)`,
  String.raw`(?<day>\d\d?)-(?<month>\d\d?)-(?<year>\d{4})`,
  String.raw`(?<year>\d{4})-${monthName}-(?<day>\d\d?)`,
  String.raw`(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)`,
  String.raw`(?:${dayName},?\s)?${dayOfMonth}\.?[\s-](?:of\s)?${monthName},?(?:[\s-](?<year>\d{4}|\d\d))?`,
  String.raw`(?:${dayName},?\s)?${monthName}[\s-]${dayOfMonth}(?:(?:,?\s|-)(?<year>\d{4}|\d\d))?`,
  String.raw`(?:${monthName},?\s)(?<year>\d{4})`,
  String.raw`(?<year>\d{4})-(?<month>\d\d)`,
].map((date) => new RegExp(`^${date}${time}${zonePattern}${steps}$`, 'i'));
/** A time whose digits stand together, behind a day. */
const timeOfDigits = /^(\d[\d./-]{7,9})(?:\s|\s?T)(\d\d)(\d\d)(\d\d)?(?!\d)/i;
/** Digits alone: a day with its time. */
const compact = /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)T?(?<hour>\d\d)(?<minute>\d\d)(?<second>\d\d)?(?<zone>Z)?$/i;
const which = 'next|last|previous|this';
/** The beginnings of texts that count from now; what follows are steps. */
const relative = [
  // Digits with a point are a number.
  String.raw`(?!\d+\.\d+$)${clock}`,
  String.raw`(?<nth>first|second|third|fourth|last)\s(?:day|${dayName})\sof(?:\s(?:(?<which>${which})\smonth|${monthName}(?:,?\s(?<year>\d{4}))?))?${time}`,
  String.raw`(?:${dayName}\s)?(?<which>${which})\s(?<week>week)${time}`,
  String.raw`(?<word>now|today|tomorrow|yesterday)${time}`,
  String.raw`(?:(?<which>${which})\s)?${dayName}${time}`,
  String.raw`(?<which>${which})\s(?<unit>hour|day|fortnight|month|year)${time}`,
].map((begin) => new RegExp(String.raw`^${begin}(?!\w)`, 'i'));
const step = new RegExp(String.raw`([+-]?) ?(\d{1,6}) ?(${units})s?( ago)?`, 'gi');

/** Longer texts are no dates, and are refused before any pattern reads them. */
const longestDate = 100;

const pad = (value: number | string) => String(value).padStart(2, '0');
const at = (wall: string) => Date.parse(`${wall.replace(' ', 'T')}Z`);
const aDay = 24 * 60 * minute;

type Groups = Readonly<Record<string, string | undefined>>;

/** A day at the time of a match, or at another one where it has none; 24:00 is the begin of the next day, and later times are none. */
function wallOf(day: string, groups: Groups, otherTime: string): string | undefined {
  const { clockName, hour, minute: minutes = '00', second = '00' } = groups;
  if (clockName) return `${day} ${clockName.toLowerCase() === 'noon' ? '12' : '00'}:00:00`;
  if (hour === undefined) return `${day} ${otherTime}`;
  const afternoon = (groups.half ?? groups.half2)?.toLowerCase().startsWith('p');
  if (afternoon !== undefined && !(Number(hour) >= 1 && Number(hour) <= 12)) return undefined;
  if (hour === '24') return `${minutes}${second}` === '0000' ? utcTime(at(`${day} 00:00:00`) + aDay) : undefined;
  return `${day} ${pad(afternoon === undefined ? hour : (Number(hour) % 12) + (afternoon ? 12 : 0))}:${minutes}:${second}`;
}

const hasClock = ({ hour, clockName }: Groups) => hour !== undefined || clockName !== undefined;

/** Two digits are a year from 1970 to 2069. */
const fullYear = (year: string) => (year.length > 2 ? year : `${Number(year) < 70 ? 20 : 19}${year}`);

const monthNumber = (name: string) => monthNames.indexOf(name.slice(0, 3).toLowerCase()) + 1;

/** @param thisYear of dates that name none */
function readWritten(text: string, thisYear: string): WrittenDate | undefined {
  const spaced = text.replace(
    timeOfDigits,
    (_, day: string, hour: string, minutes: string, second = '00') => `${day} ${hour}:${minutes}:${second}`,
  );
  for (const pattern of [compact, ...written]) {
    const groups: Groups | undefined = pattern.exec(spaced)?.groups;
    if (!groups) continue;
    const month = groups.monthName ? monthNumber(groups.monthName) : groups.month!;
    const date = `${fullYear(groups.year ?? thisYear)}-${pad(month)}-${pad(groups.day ?? 1)}`;
    // A day that the month lacks moves on when parsed, or cannot be parsed.
    const instant = at(`${date} 00:00:00`);
    if (Number.isNaN(instant) || !utcTime(instant).startsWith(date)) return undefined;
    const begin = wallOf(date, groups, '00:00:00');
    if (begin === undefined || Number.isNaN(at(begin))) return undefined;
    const wall = readSteps(groups.steps ?? '', begin);
    const offset = groups.zone && writtenOffset(groups.zone, begin);
    if (wall === undefined || (groups.zone && offset === undefined)) return undefined;
    return { wall, hasTime: hasClock(groups) || Boolean(groups.steps), ...(typeof offset === 'number' && { offset }) };
  }
  return undefined;
}

/** `+1 week`, `2 days ago`, `+1 month +3 hours`: steps from a wall time; months are cut to their last day. */
function readSteps(text: string, from: string): string | undefined {
  let instant = at(from);
  const rest = text.replace(step, (_, sign: string, count: string, unit: string, ago?: string) => {
    const amount = Number(count) * ((sign === '-') !== Boolean(ago) ? -1 : 1);
    const name = unit.toLowerCase();
    if (name in months) instant = monthsLater(instant, amount * months[name]!);
    else instant += amount * (unitLengths[name] ?? days[name]! * 24 * 60 * minute);
    return '';
  });
  return rest.trim() === '' && isWritable(instant) ? utcTime(instant) : undefined;
}

/** The same time some months later, on the last day of a month that is too short. */
function monthsLater(instant: number, count: number): number {
  const date = new Date(instant);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + count);
  date.setUTCDate(Math.min(day, new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()));
  return date.getTime();
}

/** Which of several is meant, from the first; the last is none of them. */
const places = ['first', 'second', 'third', 'fourth'];

/** How many turns away from now: −1, 0 or 1. */
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
  return wallOf(utcTime(midnight + later * aDay).slice(0, 10), groups, word?.toLowerCase() === 'now' ? now : '00:00:00');
}

/**
 * Reads a date as leniently as measured servers (wire section 6.1): ISO with or without time and offset, `m/d/Y`, `d.m.Y`, `Dec 24, 2026`, `20261224`,
 * Unix seconds, `now`, `today`, `tomorrow`, `yesterday`, `20:00`, `next wednesday`, `first monday of january 2027`, each with steps such as `+1 week`. Words count from `now` in the zone.
 */
export function readDate(given: string, now: number, zone: string): WrittenDate | undefined {
  if (given.length > longestDate) return undefined;
  const text = given.trim().replace(/\s+/g, ' ');
  if (text === '') return undefined;
  const here = wallTime(now, zone);
  const found = readWritten(text, here.slice(0, 4));
  if (found) return found;
  // Fewer digits are none of our time.
  if (/^(?:@-?\d{1,12}|-?\d{9,12})$/.test(text)) {
    const wall = wallTime(Number(text.replace('@', '')) * 1000, zone);
    return /^\d{4}-/.test(wall) ? { wall, hasTime: true } : undefined;
  }
  if (/^\d+$/.test(text)) return undefined;
  const head = relative.map((pattern) => pattern.exec(text)).find((match) => match !== null);
  const start = head ? startOf(head.groups!, here) : here;
  const wall = start && readSteps(text.slice(head?.[0].length ?? 0), start);
  return wall === undefined ? undefined : { wall, hasTime: true };
}

import { isWritable, minute, utcTime, wallTime } from './zones.js';

/** A date as written: its wall time, and its offset from UTC in minutes where it has one. */
export interface WrittenDate {
  /** `YYYY-MM-DD hh:mm:ss` */
  readonly wall: string;
  readonly hasTime: boolean;
  readonly offset?: number;
}

const units: Record<string, number> = { second: 1000, sec: 1000, minute, min: minute, hour: 60 * minute };
const days: Record<string, number> = { day: 1, week: 7, fortnight: 14 };
const months: Record<string, number> = { month: 1, year: 12 };

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const dayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const monthName =
  '(?<monthName>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const dayName = '(?<dayName>sun(?:day)?|mon(?:day)?|tue(?:s|sday)?|wed(?:nesday)?|thu(?:r|rs|rsday)?|fri(?:day)?|sat(?:urday)?)';

const half = String.raw`[ap]\.?m\.?`;
const time = String.raw`(?:[T\s]+(?:at\s+)?(?:(?<clockName>noon|midnight)|(?<hour>[01]?\d|2[0-4])(?::(?<minute>[0-5]\d)(?::(?<second>[0-5]\d)(?:\.\d+)?)?\s*(?<half>${half})?|\s*(?<half2>${half}))))?`;
const zone = String.raw`\s*(?<zone>Z|UTC|GMT|[+-]\d\d:?\d\d)?`;
const dayOfMonth = String.raw`(?<day>\d\d?)(?:st|nd|rd|th)?`;
const written = [
  String.raw`(?<year>\d{4})-(?<month>\d\d?)-(?<day>\d\d?)`,
  String.raw`(?<year>\d{4})/(?<month>\d\d?)/(?<day>\d\d?)`,
  String.raw`(?<month>\d\d?)/(?<day>\d\d?)/(?<year>\d{4}|\d\d)`,
  String.raw`(?<day>\d\d?)\.\s?(?<month>\d\d?)\.\s?(?<year>\d{4}|\d\d)`,
  String.raw`(?<day>\d\d?)-(?<month>\d\d?)-(?<year>\d{4})`,
  String.raw`(?:${dayName},?\s)?${dayOfMonth}\.?[\s-](?:of\s)?${monthName},?(?:[\s-](?<year>\d{4}))?`,
  String.raw`(?:${dayName},?\s)?${monthName}\s${dayOfMonth}(?:,?\s(?<year>\d{4}))?`,
].map((date) => new RegExp(`^${date}${time}${zone}$`, 'i'));
/** Digits alone: a day, or with its time. */
const compact = /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)(?:T?(?<hour>\d\d)(?<minute>\d\d)(?<second>\d\d)?(?<zone>Z)?)?$/i;
const which = 'next|last|previous|this';
const word = new RegExp(
  String.raw`^(?:(?<word>now|today|midnight|noon|tomorrow|yesterday)|(?:(?<which>${which})\s)?${dayName}|(?<turn>${which})\s(?<unit>day|week|fortnight|month|year))(?![a-z])${time}`,
  'i',
);
const step = /([+-]?) ?(\d{1,6}) ?(second|sec|minute|min|hour|day|week|fortnight|month|year)s?( ago)?/gi;

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
  if (hour === '24') return afternoon === undefined && `${minutes}${second}` === '0000' ? utcTime(at(`${day} 00:00:00`) + aDay) : undefined;
  return `${day} ${pad(afternoon === undefined ? hour : (Number(hour) % 12) + (afternoon ? 12 : 0))}:${minutes}:${second}`;
}

const hasClock = ({ hour, clockName }: Groups) => hour !== undefined || clockName !== undefined;

/** @param thisYear of dates that name none */
function readWritten(text: string, thisYear: string): WrittenDate | undefined {
  for (const pattern of [compact, ...written]) {
    const groups: Groups | undefined = pattern.exec(text)?.groups;
    if (!groups) continue;
    const month = groups.monthName ? monthNames.indexOf(groups.monthName.slice(0, 3).toLowerCase()) + 1 : groups.month!;
    // Years of two digits are of this century.
    const date = `${(groups.year ?? thisYear).padStart(4, '20')}-${pad(month)}-${pad(groups.day!)}`;
    // A day that the month lacks moves on when parsed, or cannot be parsed.
    const instant = at(`${date} 00:00:00`);
    if (Number.isNaN(instant) || !utcTime(instant).startsWith(date)) return undefined;
    const wall = wallOf(date, groups, '00:00:00');
    if (wall === undefined || Number.isNaN(at(wall))) return undefined;
    const offset = groups.zone && (/^[+-]/.test(groups.zone) ? offsetMinutes(groups.zone) : 0);
    return { wall, hasTime: hasClock(groups), ...(offset !== undefined && offset !== '' && { offset }) };
  }
  return undefined;
}

const offsetMinutes = (text: string) => (text.startsWith('-') ? -1 : 1) * (Number(text.slice(1, 3)) * 60 + Number(text.slice(-2)));

/** `+1 week`, `2 days ago`, `+1 month +3 hours`: steps from a wall time; months are cut to their last day. */
function readSteps(text: string, from: string): string | undefined {
  let instant = at(from);
  const rest = text.replace(step, (_, sign: string, count: string, unit: string, ago?: string) => {
    const amount = Number(count) * ((sign === '-') !== Boolean(ago) ? -1 : 1);
    const name = unit.toLowerCase();
    if (name in months) instant = monthsLater(instant, amount * months[name]!);
    else instant += amount * (units[name] ?? days[name]! * 24 * 60 * minute);
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

const dayShift: Record<string, number> = { yesterday: -1, tomorrow: 1 };

/** Days from one day of the week to the one that is meant, which is never today after “next” and “last”. */
function daysTo(name: string, which: string | undefined, today: number): number {
  const ahead = (dayNames.indexOf(name.slice(0, 3).toLowerCase()) - today + 7) % 7;
  if (which === 'last' || which === 'previous') return ahead - 7;
  return which === 'next' && ahead === 0 ? 7 : ahead;
}

/** The moment that a word stands for, such as `tomorrow`, `next wednesday` or `last month`, as a wall time. */
function startOf(groups: Groups, here: string): string | undefined {
  const { dayName: name, which, turn, unit } = groups;
  const today = here.slice(0, 10);
  if (unit) {
    const count = turn!.toLowerCase() === 'this' ? 0 : turn!.toLowerCase() === 'next' ? 1 : -1;
    const moved = readSteps(`${count} ${unit}`, here);
    return moved && wallOf(moved.slice(0, 10), groups, moved.slice(11));
  }
  const [chosen, later] = name
    ? ['', daysTo(name, which?.toLowerCase(), new Date(at(here)).getUTCDay())]
    : [groups.word!.toLowerCase(), dayShift[groups.word!.toLowerCase()] ?? 0];
  const time = chosen === 'now' ? here.slice(11) : chosen === 'noon' ? '12:00:00' : '00:00:00';
  return wallOf(utcTime(at(`${today} 00:00:00`) + later * aDay).slice(0, 10), groups, time);
}

/**
 * Reads a date as leniently as measured servers (wire section 6.1): ISO with or without time and offset, `m/d/Y`, `d.m.Y`, `Dec 24, 2026`, `20261224`,
 * Unix seconds, `now`, `today`, `tomorrow`, `yesterday`, `next wednesday`, each with steps such as `+1 week`. Words count from `now` in the zone.
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
  const head = word.exec(text);
  const start = head ? startOf(head.groups!, here) : here;
  const wall = start && readSteps(text.slice(head?.[0].length ?? 0), start);
  return wall === undefined ? undefined : { wall, hasTime: true };
}

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

const time = String.raw`(?:[T\s]+(?:at\s+)?(?<hour>[01]?\d|2[0-3])(?::(?<minute>[0-5]\d)(?::(?<second>[0-5]\d)(?:\.\d+)?)?\s*(?<half>[ap]m)?|\s*(?<half2>[ap]m)))?`;
const zone = String.raw`\s*(?<zone>Z|UTC|GMT|[+-]\d\d:?\d\d)?`;
const numeric = [
  String.raw`(?<year>\d{4})-(?<month>\d\d?)-(?<day>\d\d?)`,
  String.raw`(?<month>\d\d?)/(?<day>\d\d?)/(?<year>\d{4})`,
  String.raw`(?<day>\d\d?)\.(?<month>\d\d?)\.(?<year>\d{4})`,
].map((date) => new RegExp(`^${date}${time}${zone}$`, 'i'));
const word = new RegExp(String.raw`^(?<word>now|today|midnight|noon|tomorrow|yesterday)${time}$`, 'i');
const step = /([+-]?) ?(\d{1,6}) ?(second|sec|minute|min|hour|day|week|fortnight|month|year)s?( ago)?/gi;

/** Longer texts are no dates, and are refused before any pattern reads them. */
const longestDate = 100;

const pad = (value: number | string) => String(value).padStart(2, '0');
const at = (wall: string) => Date.parse(`${wall.replace(' ', 'T')}Z`);

function timeOf(groups: Record<string, string | undefined>): string | undefined {
  if (groups.hour === undefined) return undefined;
  const half = groups.half ?? groups.half2;
  const hour = half ? (Number(groups.hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : groups.hour;
  return `${pad(hour)}:${groups.minute ?? '00'}:${groups.second ?? '00'}`;
}

function readNumeric(text: string): WrittenDate | undefined {
  for (const pattern of numeric) {
    const groups = pattern.exec(text)?.groups;
    if (!groups) continue;
    const date = `${groups.year}-${pad(groups.month!)}-${pad(groups.day!)}`;
    const written = timeOf(groups);
    // A day that the month lacks moves on when parsed, or cannot be parsed.
    const instant = at(`${date} 00:00:00`);
    if (Number.isNaN(instant) || !utcTime(instant).startsWith(date)) return undefined;
    const offset = groups.zone && (/^[+-]/.test(groups.zone) ? offsetMinutes(groups.zone) : 0);
    return {
      wall: `${date} ${written ?? '00:00:00'}`,
      hasTime: written !== undefined,
      ...(offset !== undefined && offset !== '' && { offset }),
    };
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

/**
 * Reads a date as leniently as measured servers (wire section 6.1): ISO with or without time and offset, `m/d/Y`, `d.m.Y`, Unix seconds,
 * `now`, `today`, `tomorrow`, `yesterday`, each with steps such as `+1 week`. Words count from `now` in the zone.
 */
export function readDate(given: string, now: number, zone: string): WrittenDate | undefined {
  if (given.length > longestDate) return undefined;
  const text = given.trim().replace(/\s+/g, ' ');
  if (/^@?-?\d{5,12}$/.test(text)) {
    const wall = wallTime(Number(text.replace('@', '')) * 1000, zone);
    return /^\d{4}-/.test(wall) ? { wall, hasTime: true } : undefined;
  }
  const written = readNumeric(text);
  if (written || text === '') return written;
  const here = wallTime(now, zone);
  const [head = ''] =
    /^[a-z]+(?:\s+(?:at\s+)?\d\d?(?::\d\d(?::\d\d)?)?(?!\d|\s*(?:sec|min|hour|day|week|fort|month|year))\s*(?:[ap]m)?)?/i.exec(text) ?? [];
  const groups = word.exec(head)?.groups;
  if (head && !groups) return undefined;
  const name = groups?.word?.toLowerCase() ?? 'now';
  const midnight = `${utcTime(at(here) + (dayShift[name] ?? 0) * 24 * 60 * minute).slice(0, 10)} 00:00:00`;
  const start = name === 'now' ? here : name === 'noon' ? midnight.replace('00:00:00', '12:00:00') : midnight;
  const time = groups && timeOf(groups);
  const wall = readSteps(text.slice(head.length), time ? `${start.slice(0, 10)} ${time}` : start);
  return wall === undefined ? undefined : { wall, hasTime: true };
}

import { hasClock, monthName, monthNumber, pad, timePattern, wallOf, dayName, type Groups } from './clock-times.js';
import { at, readSteps, stepsPattern } from './date-steps.js';
import { writtenOffset, zonePattern } from './written-zone.js';
import { utcTime } from './zones.js';

/** A date as written: its wall time, and its offset from UTC in minutes where it has one. */
export interface WrittenDate {
  /** `YYYY-MM-DD hh:mm:ss` */
  readonly wall: string;
  readonly hasTime: boolean;
  readonly offset?: number;
}

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
].map((date) => new RegExp(`^${date}${timePattern}${zonePattern}${stepsPattern}$`, 'i'));
/** A time whose digits stand together, behind a day. */
const timeOfDigits = /^(\d[\d./-]{7,9})(?:\s|\s?T)(\d\d)(\d\d)(\d\d)?(?!\d)/i;
/** Digits alone: a day with its time. */
const compact = /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)T?(?<hour>\d\d)(?<minute>\d\d)(?<second>\d\d)?(?<zone>Z)?$/i;

/** Two digits are a year from 1970 to 2069. */
const fullYear = (year: string) => (year.length > 2 ? year : `${Number(year) < 70 ? 20 : 19}${year}`);

/** A date with its day, month and year. @param thisYear of dates that name none */
export function readWritten(text: string, thisYear: string): WrittenDate | undefined {
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

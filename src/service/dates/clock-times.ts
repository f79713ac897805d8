import { aDay, at } from './date-steps.js';
import { utcTime } from './zones.js';

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
export const dayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
/** The name of a month. The group is `monthName`. */
export const monthName =
  '(?<monthName>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
/** The name of a day of the week. The group is `dayName`. */
export const dayName =
  '(?<dayName>sun(?:day)?|mon(?:day)?|tue(?:s|sday)?|wed(?:nesday)?|thu(?:r|rs|rsday)?|fri(?:day)?|sat(?:urday)?)';

const half = String.raw`[ap]\.?m\.?(?![a-z])`;
/** A time of day. */
export const clockPattern = String.raw`(?:(?<clockName>noon|midnight)|(?<hour>[01]?\d|2[0-4])(?:[:.](?<minute>[0-5]\d)(?:[:.](?<second>[0-5]\d)(?:\.\d+)?)?\s?(?<half>${half})?|\s?(?<half2>${half})))`;
/** The same behind a day. */
export const timePattern = String.raw`(?:(?:\s?T|,\s?|\s)(?:at\s)?${clockPattern})?`;

export const pad = (value: number | string) => String(value).padStart(2, '0');

export type Groups = Readonly<Record<string, string | undefined>>;

/**
 * A day at the time of a match, or at another one where it has none; 24:00 is the begin of the next day, and later
 * times are none.
 */
export function wallOf(day: string, groups: Groups, otherTime: string): string | undefined {
  const { clockName, hour, minute: minutes = '00', second = '00' } = groups;
  if (clockName) return `${day} ${clockName.toLowerCase() === 'noon' ? '12' : '00'}:00:00`;
  if (hour === undefined) return `${day} ${otherTime}`;
  const afternoon = (groups.half ?? groups.half2)?.toLowerCase().startsWith('p');
  if (afternoon !== undefined && !(Number(hour) >= 1 && Number(hour) <= 12)) return undefined;
  if (hour === '24') return `${minutes}${second}` === '0000' ? utcTime(at(`${day} 00:00:00`) + aDay) : undefined;
  return `${day} ${pad(afternoon === undefined ? hour : (Number(hour) % 12) + (afternoon ? 12 : 0))}:${minutes}:${second}`;
}

export const hasClock = ({ hour, clockName }: Groups) => hour !== undefined || clockName !== undefined;

/** 1 to 12. */
export const monthNumber = (name: string) => monthNames.indexOf(name.slice(0, 3).toLowerCase()) + 1;

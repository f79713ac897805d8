import { compactTime, writeRule, type Rule } from '../../data/recurrence/index.js';
import { inZone } from '../dates/zones.js';

const nthWeekday = String.raw`BYDAY=\+?(?:[1-4]|-1)[A-Z]{2}`;

/** The rules that Google, Outlook and Apple read alike, without their intervals and ends. */
const plainRules = [
  'FREQ=DAILY',
  'FREQ=WEEKLY(?:;BYDAY=[A-Z,]+)?',
  String.raw`FREQ=MONTHLY;(?:BYMONTHDAY=\+?(?:1?\d|2[0-8])|${nthWeekday})`,
  String.raw`FREQ=YEARLY(?:;BYMONTH=\d+(?:;BYMONTHDAY=\d+|;${nthWeekday})?)?`,
].map((pattern) => new RegExp(`^RRULE:${pattern}$`));

/**
 * Whether all calendar apps find the same dates by a rule, apart from its further days: Outlook takes RDATE for dates
 * that were moved, and Google leaves out those after UNTIL.
 * @param start of the first date
 */
export function isPlain({ parts }: Rule, start: string): boolean {
  if (!parts || start.slice(5, 10) === '02-29') return false;
  const { UNTIL, INTERVAL, WKST, ...rest } = parts;
  const isByDay = rest.FREQ === 'MONTHLY' && !rest.BYDAY && !rest.BYMONTHDAY;
  const named = isByDay ? { ...rest, BYMONTHDAY: String(Number(start.slice(8, 10))) } : rest;
  const text = writeRule({ parts: named, dates: [], except: [] });
  return plainRules.some((pattern) => pattern.test(text));
}

/** An RRULE as files have it. @param zone on whose clock it ends; absent for whole days */
export function fileRule({ parts = {} }: Rule, zone: string | undefined): string {
  const day = parts.UNTIL?.slice(0, 8).replace(/(....)(..)/, '$1-$2-');
  const end = day && (zone === undefined ? day : `${inZone({ wall: `${day} 23:59:59` }, zone).utc}Z`);
  return writeRule({ parts: { ...parts, ...(end && { UNTIL: compactTime(end) }) }, dates: [], except: [] });
}

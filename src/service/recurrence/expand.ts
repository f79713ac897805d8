import { RRuleTemporal } from 'rrule-temporal';
import { compactTime, UnreadableRule, writeRule, type Rule, type RuleParts } from '../../data/recurrence/index.js';
import { at } from '../dates/date-steps.js';
import { utcTime } from '../dates/zones.js';

/** A stretch of wall times, both of whose ends belong to it. */
export interface Window {
  readonly from: string;
  readonly to: string;
}

/** The wall times of an RRULE. The clock of no zone is asked: one with a gap would lose the dates that fall into it. */
function repeated(parts: RuleParts, start: string, { from, to }: Window): string[] {
  const { UNTIL, ...rest } = parts;
  const text = writeRule({ parts: { ...rest, ...(UNTIL && { UNTIL: `${UNTIL}Z` }) }, dates: [], except: [] });
  try {
    const rule = new RRuleTemporal({ rruleString: `DTSTART:${compactTime(start)}Z\n${text}` });
    return rule.between(new Date(at(from)), new Date(at(to)), true).map((date) => utcTime(date.epochMilliseconds));
  } catch {
    // A number out of its range, or a search that its limits have ended.
    throw new UnreadableRule(text);
  }
}

/** Whether a rule leaves a date out. */
export const isExcept = ({ except }: Rule, date: string): boolean =>
  except.includes(date) || except.includes(date.slice(0, 10));

/** The dates of a rule within a window, in order. */
export function datesOf(rule: Rule, start: string, window: Window): string[] {
  const chosen = rule.dates.filter((date) => date >= window.from && date <= window.to);
  const dates = rule.parts ? repeated(rule.parts, start, window) : [];
  return [...new Set([...dates, ...chosen])].sort().filter((date) => !isExcept(rule, date));
}

/** The last moment up to which any rule is counted. */
const lastOfAll = '9999-12-31 23:59:59';

/** A rule whose number of dates has become the day of the last one, so that its end stays when dates are left out. */
export function withDayOfEnd(rule: Rule, start: string): Rule {
  if (!rule.parts?.COUNT) return rule;
  const { COUNT, ...parts } = rule.parts;
  const last = repeated(rule.parts, start, { from: start, to: lastOfAll }).at(-1) ?? start;
  return { ...rule, parts: { ...parts, UNTIL: `${last.slice(0, 10).replaceAll('-', '')}T235959` } };
}

/** A rule that has this date: one outside of what it repeats is named on its own. */
export function withDate(rule: Rule, start: string, date: string): Rule {
  const open = { ...rule, except: rule.except.filter((one) => one !== date && one !== date.slice(0, 10)) };
  const isRepeated = rule.parts !== undefined && repeated(rule.parts, start, { from: date, to: date }).length > 0;
  return isRepeated || open.dates.includes(date) ? open : { ...open, dates: [...open.dates, date].sort() };
}

/** A rule without this date. */
export const withoutDate = (rule: Rule, date: string): Rule =>
  isExcept(rule, date) ? rule : { ...rule, except: [...rule.except, date].sort() };

/** A rule that ends before the day of a date. */
export function endedBefore({ parts, ...rule }: Rule, date: string): Rule {
  const eve = utcTime(at(`${date.slice(0, 10)} 00:00:00`) - 1000);
  const end = `${eve.slice(0, 10).replaceAll('-', '')}T235959`;
  return {
    parts: parts && { ...parts, UNTIL: parts.UNTIL && parts.UNTIL < end ? parts.UNTIL : end },
    dates: rule.dates.filter((one) => one < date),
    except: rule.except,
  };
}

/** The last day on which a rule can have a date; the end of time for one without an end. */
export function endOf({ parts, dates }: Rule): string {
  const last = dates.at(-1) ?? '';
  if (!parts) return last;
  if (!parts.UNTIL) return lastOfAll;
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)/.exec(parts.UNTIL)!;
  const until = `${year}-${month}-${day} 23:59:59`;
  return until > last ? until : last;
}

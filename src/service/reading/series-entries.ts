import type { CalendarEntry } from '../../data/icalendar/index.js';
import { compactTime, readRule } from '../../data/recurrence/index.js';
import type { EventRepresentation } from '../../data/schema/index.js';
import { at } from '../dates/date-steps.js';
import { inZone, isZone, offsetOf, utcTime } from '../dates/zones.js';
import { datesOf } from '../recurrence/expand.js';
import { fileRule, isPlain } from '../recurrence/plain-rule.js';
import { calendarEntry } from '../rendering/calendar-entry.js';
import { globalId, hostInId, seriesAddress } from '../rendering/published.js';
import type { Links } from '../request/context.js';
import type { EventRow, SeriesRow } from '../store/tables.js';
import { mostFrequent } from './most-frequent.js';

/** An event of an answer, and its row. */
export interface FoundEvent {
  readonly event: EventRepresentation;
  readonly row: EventRow;
}

/** An entry of a feed. */
export interface FeedEntry extends CalendarEntry {
  /** When it takes place on the clock of a zone, by which its dates are counted: `YYYY-MM-DD hh:mm:ss`. */
  readonly clock?: { readonly zone: string; readonly start: string; readonly end: string } | undefined;
  /** How it repeats, or which date of a series it replaces, as properties of a file. */
  readonly recurrence?: readonly string[];
}

/** The text of an entry with its clock, and with what it repeats. */
export const completeEntry = ({ clock, recurrence = [] }: FeedEntry, text: string): string =>
  text
    .replace(/(?<=\r\n)(DTSTART|DTEND):[^\r]*/g, (line, name: 'DTSTART' | 'DTEND') =>
      clock ? `${name};TZID=${clock.zone}:${compactTime(name === 'DTSTART' ? clock.start : clock.end)}` : line,
    )
    .replace(/(?=END:VEVENT\r\n$)/, () => recurrence.map((line) => `${line}\r\n`).join(''));

/** A series in a file: one entry that repeats, and one for each date that differs. */
interface SeriesEntries {
  readonly entries: readonly FeedEntry[];
  /** The dates that these stand for. */
  readonly covered: ReadonlySet<EventRow>;
}

/** What dates have in common until somebody changes one. */
const commonOf = ({ title, location, conference, description, categories, status }: CalendarEntry): string =>
  JSON.stringify([title, location, conference, description, categories, status]);

/**
 * The dates of a series as one entry that repeats, where apps read its rule alike and no clock leaves out an hour of
 * it, without its further days; `undefined` where each date has to stand for itself.
 * @param found Dates of the series in an answer, in which all to come are
 */
export function seriesEntries(
  series: SeriesRow,
  found: readonly FoundEvent[],
  links: Pick<Links, 'host' | 'site'>,
): SeriesEntries | undefined {
  const { start_date, end_date, timezone, made_until, version } = series;
  const isAllDay = series.all_day === 1;
  const rule = readRule(series.rule);
  const isOnClock = isZone(timezone) && offsetOf(timezone) === undefined;
  if (!isPlain(rule, start_date) || !isOnClock) return undefined;

  const length = at(end_date) - at(start_date);
  const takesAsLong = ({ utc_start_date, utc_end_date }: EventRow) => at(utc_end_date) - at(utc_start_date) === length;
  /** Whether it takes place when the rule says. */
  const isOnTime = (row: EventRow) =>
    row.start_date === row.occurs &&
    row.end_date === utcTime(at(row.occurs) + length) &&
    row.timezone === timezone &&
    row.all_day === series.all_day &&
    (isAllDay || takesAsLong(row));
  const dates = found
    .filter(({ row }) => row.occurs >= start_date)
    .sort((one, other) => (one.row.occurs < other.row.occurs ? -1 : 1));
  const ruled = datesOf({ parts: rule.parts, dates: [], except: [] }, start_date, {
    from: dates[0]?.row.occurs ?? start_date,
    to: made_until,
  });
  const regularDates = new Set(ruled);
  // What it repeats has to be a date like the others.
  const first = dates.find(({ row }) => isOnTime(row) && regularDates.has(row.occurs))?.row.occurs;
  if (first === undefined) return undefined;
  const repeated = ruled.filter((date) => date >= first);
  const covered = dates.filter(({ row }) => regularDates.has(row.occurs));
  const whole = new Set(covered.map(({ row }) => row.occurs));
  const leftOut = repeated.filter((date) => !whole.has(date));
  const isUnclear = repeated.some((date, index) => {
    const next = repeated[index + 1];
    const isSkipped = !isAllDay && inZone({ wall: date }, timezone).wall !== date;
    return isSkipped || (next !== undefined && utcTime(at(date) + length) > next);
  });
  if (isUnclear) return undefined;

  const known = covered.flatMap(({ event, row }) => {
    const entry = calendarEntry(event, row.version);
    return entry ? [{ entry, row, common: commonOf(entry) }] : [];
  });
  const regular = known.filter(({ row }) => isOnTime(row));
  const common = mostFrequent(regular.map((one) => one.common));
  const usual = regular.find((one) => one.common === common)!.entry;
  const { start, end } = regular[0]!.entry;

  const uid = globalId(series.id, { host: hostInId(covered[0]!.row) ?? links.host });
  const property = (name: string, times: readonly string[]) =>
    isAllDay
      ? `${name};VALUE=DATE:${times.map((time) => compactTime(time.slice(0, 10))).join(',')}`
      : `${name};TZID=${timezone}:${times.map(compactTime).join(',')}`;
  const later = rule.except
    .map((date) => (date.length > 10 ? date : date + start_date.slice(10)))
    .filter((date) => date > made_until);
  const except = [...leftOut, ...later];
  const master: FeedEntry = {
    ...usual,
    uid,
    sequence: version - 1,
    start,
    end,
    url: seriesAddress(series, links),
    modified: [series.modified_utc, ...covered.map(({ row }) => row.modified_utc)].sort().at(-1)!,
    clock: isAllDay ? undefined : { zone: timezone, start: first, end: utcTime(at(first) + length) },
    recurrence: [
      fileRule(rule, isAllDay ? undefined : timezone),
      ...(except.length ? [property('EXDATE', except)] : []),
    ],
  };
  const changed = known
    .filter((one) => !isOnTime(one.row) || one.common !== common)
    .map(({ entry, row }) => ({ ...entry, uid, recurrence: [property('RECURRENCE-ID', [row.occurs])] }));
  return { entries: [master, ...changed], covered: new Set(covered.map(({ row }) => row)) };
}

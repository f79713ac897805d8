import { dates, daysOf } from './brief-span.js';
import { dayOptions, type NameLength } from './headings.js';
import { clockRange, formatSpan, wholeDays, type DisplayOptions, type FormattedSpan } from './format-span.js';
import { dateFormat, dateText } from './intl-cache.js';
import type { Span } from './span.js';

/**
 * The words for a span where there is more room than in a row: as those of `formatSpan`, but without the year of
 * `today`, `YYYY-MM-DD`, and a night is its evening's: "Saturday, November 28" and "8:00 PM – 12:30 AM".
 * @param length `short` where there is little room
 */
export function spanWords(span: Span, display: DisplayOptions, today: string, length: NameLength): FormattedSpan {
  const { start, zone, keptZone, visitor, isWhole } = formatSpan(span, display);
  const words = { start, ...(isWhole && { isWhole }) };
  const own = dayAndTime(span, display, today, length);
  if (!zone) return { ...words, ...(keptZone && { keptZone }), ...own };
  if (!visitor) return { ...words, zone, ...own };
  const { date, time } = dayAndTime(span, { ...display, timeDisplay: 'visitor' }, today, length);
  return {
    ...words,
    zone,
    ...own,
    visitor: { ...visitor, text: time === undefined ? date : date === own.date ? time : `${date}, ${time}` },
  };
}

function dayAndTime(span: Span, display: DisplayOptions, today: string, length: NameLength) {
  const { first, last, start, end, isNight } = daysOf(span, display);
  if (end === undefined || wholeDays(start, end))
    return { date: dates(first, last, display, today, first === last ? length : undefined, length) };
  if (first === last || isNight)
    return { date: dates(first, first, display, today, length, length), time: clockRange(start, end, display) };
  const { locale, hourCycle } = display;
  const options = {
    weekday: length,
    ...dayOptions([first, last], today, length),
    hour: 'numeric',
    minute: '2-digit',
    hourCycle,
  } as const;
  return { date: dateText(locale, options, start, end) };
}

/** Milliseconds. */
const hourLength = 3_600_000;

/**
 * "Fri, Dec 4, 6 PM – Sun, Dec 6": several days, with the clock at which the first begins. `undefined` for whole days, a
 * single day and a night.
 */
export function daysWithClock(span: Span, display: DisplayOptions, today: string): string | undefined {
  const { first, last, start, end, isNight } = daysOf(span, display);
  if (end === undefined || wholeDays(start, end) || first === last || isNight) return undefined;
  const { locale, hourCycle } = display;
  const day = { weekday: 'short', ...dayOptions([first, last], today, 'short') } as const;
  const hour = { ...day, hour: 'numeric', hourCycle } as const;
  const isBare = start % hourLength === 0 && dateFormat(locale, hour).resolvedOptions().hour12;
  const moments = dateFormat(locale, isBare ? hour : { ...hour, minute: '2-digit' }).formatRangeToParts(start, end);
  const beginning = moments
    .slice(
      0,
      moments.findIndex(({ source }) => source === 'endRange'),
    )
    .map(({ value }) => value.replace(/[\u2009\u202f]/g, ' '));
  return `${beginning.join('')}${dateText(locale, day, Date.parse(last))}`;
}

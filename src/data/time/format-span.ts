import type { Temporal } from 'temporal-polyfill';
import { dayLength } from './days.js';
import { dateText, dateWords } from './intl-cache.js';
import { memoized, memoizedByValue } from '../memo/index.js';
import { shownZone, type ClockOptions } from './shown-clock.js';
import type { Span } from './span.js';

/** The visitor's preferences. `Intl` must know `locale` and `timeZone`. */
export interface DisplayOptions extends ClockOptions {
  readonly locale: string;
  readonly hourCycle?: 'h11' | 'h12' | 'h23' | 'h24' | undefined;
}

/** Equal display options as one object, so that what is made for them is found again. */
export const sharedDisplay = memoizedByValue(100, (display: DisplayOptions) => display);

/** The words for a span. */
export interface FormattedSpan {
  /** The start for `<time datetime>`: a day, or a wall time with its offset. */
  readonly start: string;
  /** "Sat, Nov 21, 2026"; "Dec 31, 2026 – Jan 2, 2027"; with the times where a timed span runs over several days. */
  readonly date: string;
  /** "7:00 – 9:00 PM"; absent for whole days and where `date` holds the times. */
  readonly time?: string;
  /** Whether a timed span lasts whole days: from a midnight to another. */
  readonly isWhole?: true;
  /** "EST" or "UTC+5:45"; only where the visitor's clock shows another time. */
  readonly zone?: string;
  /**
   * The zone where it is not shown, but would be to visitors elsewhere, and nothing else: its room is kept, so that a
   * page that was written for all visitors moves for none.
   */
  readonly keptZone?: string;
  /** The span on the visitor's clock, where it differs and both are to be shown. */
  readonly visitor?: FormattedVisitorTime;
}

interface FormattedVisitorTime {
  readonly start: string;
  /** "1:00 – 3:00 AM", with the date where that differs too. */
  readonly text: string;
  readonly zone: string;
}

export type Timed = Extract<Span, { allDay: false }>;

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const weekday = { weekday: 'short', ...day } as const;

/** Formats a span: the event's own time first, the visitor's second where it differs. All-day never moves. */
export const formatSpan = memoized((span: Span, display: DisplayOptions): FormattedSpan => {
  if (span.allDay) return allDayWords(span, display.locale);
  const { timeDisplay, timeZone } = display;
  const shown = onShownClock(span, display);
  const words = timedWords(shown, display);
  const visitors = timeZone ? onClockOf(span, timeZone) : span;
  if (span.start.offset === visitors.start.offset && span.end.offset === visitors.end.offset)
    return timeDisplay === 'event' ? { ...words, keptZone: zoneName(shown, display) } : words;
  return {
    ...words,
    zone: zoneName(shown, display),
    ...(timeDisplay === 'both' && { visitor: visitorWords(words, visitors, display) }),
  };
});

/** The same moments on the clock of another zone. */
const onClockOf = (span: Timed, timeZone: string): Timed =>
  timeZone === span.start.timeZoneId
    ? span
    : { allDay: false, start: span.start.withTimeZone(timeZone), end: span.end.withTimeZone(timeZone) };

/** The same moments on the clock that is shown first. */
export const onShownClock = (span: Timed, display: ClockOptions): Timed => onClockOf(span, shownZone(span, display));

function allDayWords(span: Extract<Span, { allDay: true }>, locale: string): FormattedSpan {
  const [start, end] = [String(span.start), String(span.end)];
  return { date: dateText(locale, start === end ? weekday : day, Date.parse(start), Date.parse(end)), start };
}

/**
 * The number of whole days between two clocks, from a midnight to another, or to the last minute before it; 0 for any
 * other span.
 */
export function wholeDays(start: number, end: number): number {
  const days = Math.ceil((end - start) / dayLength);
  return start % dayLength === 0 && days * dayLength - (end - start) <= 60_000 ? Math.max(days, 0) : 0;
}

function timedWords(span: Timed, display: DisplayOptions): FormattedSpan {
  const datetime = span.start.toString({ timeZoneName: 'never' });
  const [start, end] = [wall(span.start), wall(span.end)];
  const midnight = (Math.floor(start / dayLength) + 1) * dayLength;
  const words = { start: datetime };
  const days = wholeDays(start, end);
  if (days)
    return {
      ...words,
      date: dateText(display.locale, days > 1 ? day : weekday, start, end - 1),
      isWhole: true as const,
    };
  if (end > midnight) return { ...words, date: moments(span, display) };
  return {
    ...words,
    date: dateText(display.locale, weekday, midnight - dayLength),
    time: clockRange(start, end, display),
  };
}

/** "7:00 – 9:00 PM", whatever the days; no time is broken. */
export function clockRange(start: number, end: number, { locale, hourCycle }: DisplayOptions): string {
  const [from, to] = [(start % dayLength) + (end - start < dayLength ? 0 : dayLength), end % dayLength];
  return range(locale, { timeStyle: 'short', hourCycle }, from, to).replaceAll(' ', '\u00a0');
}

/** The date is repeated only where it is another than the event's. */
function visitorWords(own: FormattedSpan, span: Timed, display: DisplayOptions): FormattedVisitorTime {
  const { date, time, start } = timedWords(span, display);
  return { text: date === own.date && time ? time : moments(span, display), zone: zoneName(span, display), start };
}

function moments({ start, end }: Timed, { locale, hourCycle }: DisplayOptions): string {
  return range(locale, { ...weekday, hour: 'numeric', minute: '2-digit', hourCycle }, wall(start), wall(end));
}

/**
 * The two ends are joined by us where `formatRange` would write dates or refuse, because the end's clock comes before
 * the start's.
 */
const range = (locale: string, options: Intl.DateTimeFormatOptions, start: number, end: number): string =>
  start <= end
    ? dateText(locale, options, start, end)
    : `${dateText(locale, options, start)}\u2009–\u2009${dateText(locale, options, end)}`;

/** The wall time as milliseconds UTC. */
export const wall = (moment: Temporal.ZonedDateTime) => moment.epochMilliseconds + moment.offsetNanoseconds / 1e6;

/** Keeps the name of a zone: for one offset it is the same all year. */
const zoneNames = memoizedByValue(
  100,
  (...of: [locale: string, timeZone: string, year: number, offset: string]): { of: unknown; name?: string } => ({ of }),
);

function zoneName(
  { start: { timeZoneId: timeZone, epochMilliseconds, year, offset } }: Timed,
  { locale }: DisplayOptions,
): string {
  if (/^[+-]/.test(timeZone)) return `UTC${timeZone.replace(/^(.)0|:00$/g, '$1')}`;
  const names = zoneNames(locale, timeZone, year, offset);
  // Some engines say of Greenwich that it is GMT+0.
  return (names.name ??= dateWords(
    locale,
    { timeZone, timeZoneName: 'short' },
    epochMilliseconds,
  ).timeZoneName!.replace(/\+0$/, ''));
}

/** The day on which a span ends, `YYYY-MM-DD`, on the clock that is shown. */
export const lastDay = (span: Span, display: DisplayOptions): string =>
  String(span.allDay ? span.end : onShownClock(span, display).end).slice(0, 10);

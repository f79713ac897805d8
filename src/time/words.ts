import { dateFormat } from './formats.js';
import type { Span } from './span.js';

/** Whoever looks, and how they like to read. `locale` and `timeZone` must be known to `Intl`. */
export interface Reader {
  readonly locale: string;
  readonly timeZone: string;
  readonly hourCycle?: 'h11' | 'h12' | 'h23' | 'h24' | undefined;
  /** Whose clock is shown. */
  readonly timeDisplay: 'event' | 'visitor' | 'both';
}

/** Start and end for `<time datetime>`: a day, or a wall time with its offset. */
interface Datetimes {
  readonly start: string;
  readonly end: string;
}

/** The words for a span. */
export interface SpanWords extends Datetimes {
  /** "Sat, Nov 21, 2026"; "Dec 31, 2026 – Jan 2, 2027"; with the times where a timed span runs over several days. */
  readonly date: string;
  /** "7:00 – 9:00 PM"; absent for all-day and where `date` holds the times. */
  readonly time?: string;
  /** "EST" or "UTC+5:45"; only where the reader's clock shows another time. */
  readonly zone?: string;
  /** The reader's own clock, where it shows another time and both are wanted. */
  readonly visitor?: VisitorWords;
}

export interface VisitorWords extends Datetimes {
  /** "1:00 – 3:00 AM", with the date where that differs too. */
  readonly text: string;
  readonly zone: string;
}

type Timed = Extract<Span, { allDay: false }>;

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const weekday = { weekday: 'short', ...day } as const;

/** Says when a span takes place: the event's own time first, the reader's second where it differs. All-day never moves. */
export function wordsForSpan(span: Span, reader: Reader): SpanWords {
  if (span.allDay) return allDayWords(span, reader.locale);
  const readers = inZone(span, reader.timeZone);
  const isSame = (['start', 'end'] as const).every((edge) => span[edge].offsetNanoseconds === readers[edge].offsetNanoseconds);
  const shown = reader.timeDisplay === 'visitor' ? readers : span;
  const words = timedWords(shown, reader);
  if (isSame) return words;
  const zone = zoneName(shown, reader.locale);
  return reader.timeDisplay === 'both' ? { ...words, zone, visitor: visitorWords(words, readers, reader) } : { ...words, zone };
}

function allDayWords({ start, end }: Extract<Span, { allDay: true }>, locale: string): SpanWords {
  const [first, last] = [start.toString(), end.toString()];
  const format = dateFormat(locale, first === last ? weekday : day);
  return { date: format.formatRange(Date.parse(first), Date.parse(last)), start: first, end: last };
}

function timedWords(span: Timed, reader: Reader): SpanWords {
  const { start, end } = span;
  const ends = { start: start.toString({ timeZoneName: 'never' }), end: end.toString({ timeZoneName: 'never' }) };
  const dates = [start, end].map((edge) => edge.toPlainDate());
  const isNextMidnight = end.equals(end.startOfDay()) && start.toPlainDate().add({ days: 1 }).equals(end.toPlainDate());
  if (!dates[0]!.equals(dates[1]!) && !isNextMidnight) return { date: momentRange(span, reader), ...ends };
  const format = dateFormat(reader.locale, clock(reader));
  const date = dateFormat(reader.locale, weekday).format(wall(start));
  return { date, time: isNextMidnight ? pair(format, start, end) : range(format, start, end), ...ends };
}

/** The date is said again only where it is another than the event's. */
function visitorWords(own: SpanWords, span: Timed, reader: Reader): VisitorWords {
  const words = timedWords(span, reader);
  const { start, end } = words;
  const text = words.date === own.date && words.time ? words.time : momentRange(span, reader);
  return { text, zone: zoneName(span, reader.locale), start, end };
}

const momentRange = ({ start, end }: Timed, reader: Reader) =>
  range(dateFormat(reader.locale, { ...weekday, ...clock(reader) }), start, end);

const clock = ({ hourCycle }: Reader) => ({ hour: 'numeric', minute: '2-digit', hourCycle }) as const;

/** A clock set back may end a span before it began, which `formatRange` may refuse. */
function range(format: Intl.DateTimeFormat, start: Temporal.ZonedDateTime, end: Temporal.ZonedDateTime): string {
  return wall(start) <= wall(end) ? format.formatRange(wall(start), wall(end)) : pair(format, start, end);
}

const pair = (format: Intl.DateTimeFormat, start: Temporal.ZonedDateTime, end: Temporal.ZonedDateTime) =>
  `${format.format(wall(start))} – ${format.format(wall(end))}`;

/** What the clock shows, as if it were UTC. */
const wall = (moment: Temporal.ZonedDateTime) => moment.epochMilliseconds + moment.offsetNanoseconds / 1e6;

const inZone = ({ start, end }: Timed, zone: string): Timed => ({
  allDay: false,
  start: start.withTimeZone(zone),
  end: end.withTimeZone(zone),
});

function zoneName({ start }: Timed, locale: string): string {
  const { timeZoneId: timeZone, epochMilliseconds } = start;
  if (/^[+-]/.test(timeZone)) return `UTC${timeZone.replace(/^(.)0/, '$1').replace(':00', '')}`;
  const parts = dateFormat(locale, { timeZone, timeZoneName: 'short' }).formatToParts(epochMilliseconds);
  return parts.find(({ type }) => type === 'timeZoneName')!.value;
}

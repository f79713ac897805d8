import { memoizedByValue } from '../memo/index.js';
import { readZone } from '../schema/zones.js';

/**
 * Languages whose own calendar has the months of the grids: the Persian one, and those of Gregorian months and years of
 * their own; the Gregorian one stands for all others.
 */
const ownCalendar = /(^th|-TH)\b(?!.*-ca-)|-ca-(b|p|roc)/;

/**
 * Writes dates and wall clocks that are given as milliseconds UTC, because not every `Intl` takes zones such as
 * `+05:45`. All dates of a language are of one calendar.
 * Throws a RangeError for a locale or zone that `Intl` does not know.
 */
export const dateFormat = memoizedByValue(
  100,
  (locale: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, {
      timeZone: 'UTC',
      calendar: ownCalendar.test(locale) ? undefined : 'gregory',
      ...options,
    }),
);

/** The words for a range of moments; for one, where `end` is absent. */
export const dateText = memoizedByValue(
  1000,
  (locale: string, options: Intl.DateTimeFormatOptions, start: number, end?: number): string => {
    const format = dateFormat(locale, options);
    // A range of one moment is the same text, and takes ten times as long.
    const text = end === undefined || end === start ? format.format(start) : format.formatRange(start, end);
    // Some engines write other blanks than others: pages that servers write are to look as browsers write them.
    return text.replace(/[\u2009\u202f]/g, ' ');
  },
);

/** The words of a date by their meaning: `weekday`, `month`, `timeZoneName` … */
export const dateWords = memoizedByValue(
  1000,
  (locale: string, options: Intl.DateTimeFormatOptions, date: number): Readonly<Record<string, string>> =>
    Object.fromEntries(
      dateFormat(locale, options)
        .formatToParts(date)
        .map(({ type, value }) => [type, value]),
    ),
);

/** "in 3 hours"; "in 5 days"; "tomorrow". */
export const relative = memoizedByValue(
  100,
  (locale: string, amount: number, unit: Intl.RelativeTimeFormatUnit): string =>
    new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(amount, unit),
);

/** `Intl` takes long to tell, and tells something else only where the offset has changed. */
const zoneAt: (offset: number) => string = memoizedByValue(
  1,
  () => readZone(Intl.DateTimeFormat().resolvedOptions().timeZone) ?? 'UTC',
);

/** Zone of the machine that runs this; UTC where a browser hides it. */
export const visitorTimeZone = (): string => zoneAt(new Date().getTimezoneOffset());

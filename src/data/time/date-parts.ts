import { dateText, dateWords } from './intl-cache.js';

/** The texts of a date badge. */
export interface DateParts {
  readonly day: string;
  readonly month: string;
  readonly weekday: string;
  readonly year: string;
}

/**
 * A day as a date badge shows it: "21", "Nov", "Sat", "2026". `date` begins with `YYYY-MM-DD`. The month is formatted
 * by itself: in a longer pattern, that of many languages is a number. Where its short name is one, too, it has its long
 * name.
 */
export function dateParts(date: string, locale: string): DateParts {
  const day = Date.parse(date.slice(0, 10));
  const words = dateWords(
    locale,
    { day: 'numeric', month: 'short', weekday: 'short', year: 'numeric' },
    day,
  ) as Readonly<Record<keyof DateParts, string>>;
  const month = dateText(locale, { month: 'short' }, day);
  return { ...words, month: /\p{L}/u.test(month) ? month : dateText(locale, { month: 'long' }, day) };
}

import { dateWords } from './intl-cache.js';

/** The texts of a date badge. */
export interface DateParts {
  readonly day: string;
  readonly month: string;
  readonly weekday: string;
  readonly year: string;
}

/** A day as a date badge shows it: "21", "Nov", "Sat", "2026". `date` begins with `YYYY-MM-DD`. */
export function dateParts(date: string, locale: string): DateParts {
  return dateWords(
    locale,
    { day: 'numeric', month: 'short', weekday: 'short', year: 'numeric' },
    Date.parse(date.slice(0, 10)),
  ) as Readonly<Record<keyof DateParts, string>>;
}

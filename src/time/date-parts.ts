import { dateText } from './intl-cache.js';
import { dayNumber, weekdayName, yearName } from './names.js';

/** The texts of a date badge. */
export interface DateParts {
  readonly day: string;
  readonly month: string;
  readonly weekday: string;
  readonly year: string;
}

/**
 * A day as a date badge shows it: "21", "Nov", "Sat", "2026". `date` begins with `YYYY-MM-DD`. Each is formatted by itself: in a longer pattern, the
 * month of many languages is a number. Where its short name is one, too, it has its long name.
 */
export function dateParts(date: string, locale: string): DateParts {
  const day = date.slice(0, 10);
  const [short, long] = (['short', 'long'] as const).map((month) => () => dateText(locale, { month }, Date.parse(day)));
  return {
    day: dayNumber(day, locale),
    month: /\p{L}/u.test(short!()) ? short!() : long!(),
    weekday: weekdayName(day, locale, 'short'),
    get year() {
      return yearName(day, locale);
    },
  };
}

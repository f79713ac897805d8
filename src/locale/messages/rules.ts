/** The ways in which a rule repeats, as RFC 5545 names them. */
type Frequency = 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';

/** Every phrase of the sentence about the dates of a series. Days are written by `Intl`. */
export interface RuleMessages {
  /** "Every week", "Every 2 weeks". */
  every: Record<Frequency, (interval: number) => string>;
  /** The same on certain days: "Every week on Tuesday and Thursday". */
  on: (every: string, days: string) => string;
  /** The days of such a list, which `Intl` joins: each of a weekday, */
  weekday: (name: string) => string;
  /** the first to fifth of a weekday in a month, or (-1) the last, */
  nth: (nth: 1 | 2 | 3 | 4 | 5 | -1, weekday: string) => string;
  /** a day of the month by its number, */
  monthDay: (day: number) => string;
  lastDay: string;
  /** Instead of a rule. */
  chosen: string;
  /** A rule that has no words here. */
  other: string;
  from: (day: string) => string;
  until: (day: string) => string;
  /** The days that are left out, as a list. */
  except: (days: string) => string;
  /** Further days. */
  also: (days: string) => string;
  /** Between these. */
  comma: string;
  /** The number of dates, at the end. */
  dates: (sentence: string, dates: number) => string;
  /** The same of a rule without an end, whose dates are made 13 months ahead. */
  endless: (sentence: string, dates: number) => string;
}

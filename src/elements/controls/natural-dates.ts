import type { ControlMessages } from '../../locale/index.js';
import type { Period } from '../../data/query/index.js';
import {
  addDays,
  addMonths,
  dayHeading,
  lastOfMonth,
  monthHeading,
  monthName,
  monthsFrom,
  rangeFilters,
  weekdayName,
  yearName,
  yearOf,
} from '../../data/time/index.js';
import { daysLeft } from '../parts/days-left.js';
import { dateRanges, listed, type DateChoice, type DateRange } from './facets.js';
import { folded, wordsOf } from './folded.js';

/** Days that a visitor means by words. */
export interface NaturalDate {
  readonly name: string;
  readonly choice: Exclude<DateChoice, undefined>;
  readonly days: Period;
  /** Whether all their words have been typed, so that nothing else is meant. */
  readonly isWhole: boolean;
}

type NamedDays = Omit<NaturalDate, 'isWhole'>;

interface NaturalDateContext {
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** 1 (Monday) to 7 (Sunday). */
  readonly firstDay: number;
  readonly weekend: readonly number[];
  readonly locale: string;
  readonly messages: ControlMessages;
}

/** The fewest letters that identify a day. */
const leastLetters = 3;

/** The dates that are offered where nothing has been typed. */
const common: readonly DateRange[] = ['today', 'weekend', 'next-weekend', 'next-month'];

const daysOf = (range: DateRange, { today, firstDay, weekend }: NaturalDateContext): Period =>
  daysLeft({
    ...rangeFilters(range, {
      today,
      now: 0,
      firstDay: () => firstDay,
      weekend: () => weekend,
    }),
  })!;

/** "٢٠٢٦" and "۲۰۲۶" as "2026". */
const withPlainDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16));

/** Words and numbers, as they are compared. */
const partsIn = (text: string): string[] => withPlainDigits(folded(text)).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The years of today: as the locale writes it, and the Gregorian one. */
const yearsOf = (today: string, locale: string): number[] =>
  [withPlainDigits(yearName(today, locale)), today].map((text) => parseInt(text, 10)).filter(Boolean);

/** The index of the first name of which a word begins so; -1 for none. */
const placeOf = (word: string, names: readonly string[]): number =>
  word.length < leastLetters ? -1 : names.findIndex((name) => wordsOf(name).some((part) => part.startsWith(word)));

type NamedPart = 'day' | 'month' | 'weekday' | 'year';

/** The meanings of the words of a date, each at most once; nothing where one has no meaning. */
function partsOf(
  words: readonly string[],
  { today, locale }: NaturalDateContext,
): Partial<Record<NamedPart, number>> | undefined {
  const months = monthsFrom(yearOf(today, locale), locale).map((month) => monthName(month, locale));
  const weekdays = Array.from({ length: 7 }, (_, days) => weekdayName(addDays(today, days), locale, 'long'));
  const parts: Partial<Record<NamedPart, number>> = {};
  for (const word of words) {
    const [number, month] = [parseInt(word, 10), placeOf(word, months) + 1];
    const part = number > 31 ? 'year' : number ? 'day' : month ? 'month' : 'weekday';
    const value = number || month || placeOf(word, weekdays);
    if (value < 0 || (part === 'year' && !/^[1-9]\d{3}$/.test(word)) || parts[part] !== undefined) return undefined;
    parts[part] = value;
  }
  return parts;
}

/** The coming days that are named: a month or a day in it, with or without the year, or a day of the week. */
function namedDays(text: string, context: NaturalDateContext): NamedDays | undefined {
  const { today, locale, messages } = context;
  const fillers = listed(messages.dateFillers).map(folded);
  const words = partsIn(text);
  const { day, month, weekday, year } =
    partsOf(
      words.filter((word) => !fillers.includes(word)),
      context,
    ) ?? {};
  if (!month) return weekday === undefined || day || year ? undefined : oneDay(addDays(today, weekday), today, locale);
  const inYear = (years: number) => addMonths(yearOf(today, locale), 12 * years + month - 1, locale);
  const lastIn = (first: string) => (day ? addDays(first, day - 1) : lastOfMonth(first, locale));
  // The years of a calendar are far from those of another: the nearer one is meant.
  const away = year === undefined ? [] : yearsOf(today, locale).map((thisYear) => year - thisYear);
  const [years] = away.sort((one, other) => Math.abs(one) - Math.abs(other));
  const found = inYear(years ?? (lastIn(inYear(0)) < today ? 1 : 0));
  const last = lastOfMonth(found, locale);
  if (day) return lastIn(found) > last ? undefined : oneDay(lastIn(found), today, locale);
  const days = { first: found, last };
  return { name: monthHeading(found, locale), choice: days, days };
}

function oneDay(day: string, today: string, locale: string): NamedDays {
  const days = { first: day, last: day };
  return { name: dayHeading(day, locale, today), choice: days, days };
}

/**
 * The days that a text may mean, in the visitor's language: those whose words begin so, then a month, a date or a day
 * of the week.
 */
export function naturalDates(text: string, context: NaturalDateContext): NaturalDate[] {
  const { messages } = context;
  const typed = wordsOf(text).join(' ').replaceAll("'", '’');
  const found = dateRanges.flatMap((choice): NaturalDate[] => {
    const phrases = [messages.dates[choice], ...listed(messages.dateWords[choice])].map(folded);
    const isMeant = typed
      ? typed.length >= leastLetters && phrases.some((phrase) => phrase.startsWith(typed))
      : common.includes(choice);
    if (!isMeant) return [];
    return [{ name: messages.dates[choice], choice, days: daysOf(choice, context), isWhole: phrases.includes(typed) }];
  });
  const named = typed ? namedDays(text, context) : undefined;
  if (!named) return found;
  const words = partsIn(text);
  const isWhole = words.some((word) => /^\d/.test(word)) || partsIn(named.name).includes(words.at(-1)!);
  return [...found, { ...named, isWhole }];
}

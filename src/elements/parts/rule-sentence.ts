import { readRule, type Rule, type RuleParts } from '../../data/recurrence/index.js';
import { addDays, daysName, hasPersianMonths, weekdayName } from '../../data/time/index.js';
import type { RuleMessages } from '../../locale/index.js';

export const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export type Weekday = (typeof weekdays)[number];

/** The weekday of a day, `YYYY-MM-DD`. */
export const weekdayOf = (day: string): Weekday => weekdays[(new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7]!;

/** "Tuesday" of `TU`; any Monday begins the week. */
export const nameOfWeekday = (weekday: Weekday, language: string, length: 'long' | 'short' = 'long'): string =>
  weekdayName(addDays('2026-11-30', weekdays.indexOf(weekday)), language, length);

/** More days than these are not named one by one. */
const mostNamed = 8;

/** `YYYY-MM-DD` of `20261201T235959`. */
export const dayOfCompact = (text: string): string => `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6, 8)}`;

/** First and last of days, one pair for those that follow each other. */
export function rangesOf(days: readonly string[]): { readonly first: string; readonly last: string }[] {
  const ranges: { first: string; last: string }[] = [];
  for (const day of [...new Set(days)].sort()) {
    const range = ranges.at(-1);
    if (range && addDays(range.last, 1) === day) range.last = day;
    else ranges.push({ first: day, last: day });
  }
  return ranges;
}

const listOf = (items: readonly string[], language: string) => new Intl.ListFormat(language).format(items);

/** The days of a BYDAY, in words; `undefined` for those that have none. */
function daysInWords(text: string, words: RuleMessages, language: string): readonly string[] | undefined {
  const days = text.split(',').map((one) => {
    const [, nth, weekday = ''] = /^([+-]?\d)?(\w\w)$/.exec(one) ?? [];
    const name = weekdays.includes(weekday as Weekday) ? nameOfWeekday(weekday as Weekday, language) : '';
    if (nth === undefined) return name && words.weekday(name);
    return Number(nth) >= -1 ? words.nth(Number(nth) as 1, name) : '';
  });
  return days.includes('') ? undefined : days;
}

type Frequency = keyof RuleMessages['every'];

/** The parts of a rule that its pattern has words for, by its frequency. */
const sayable: Readonly<Record<Frequency, readonly (keyof RuleParts)[]>> = {
  DAILY: [],
  WEEKLY: ['BYDAY'],
  MONTHLY: ['BYDAY', 'BYMONTHDAY'],
  YEARLY: [],
};

/**
 * When a rule repeats: "Every 2 weeks on Tuesday".
 * @param start the day of its first date, `YYYY-MM-DD`
 */
export function patternOf(parts: RuleParts | undefined, start: string, words: RuleMessages, language: string): string {
  const frequency = parts?.FREQ as Frequency | undefined;
  if (!parts || !frequency) return words.chosen;
  const { INTERVAL = '1', BYDAY, BYMONTHDAY } = parts;
  const known = ['FREQ', 'INTERVAL', 'UNTIL', 'COUNT', 'WKST', ...sayable[frequency]];
  const days = (): readonly string[] | undefined => {
    if (BYDAY) return BYMONTHDAY ? undefined : daysInWords(BYDAY, words, language);
    if (frequency === 'WEEKLY') return daysInWords(weekdayOf(start), words, language);
    if (frequency !== 'MONTHLY') return [];
    const numbers = (BYMONTHDAY ?? start.slice(8)).split(',').map(Number);
    if (numbers.some((day) => day < -1)) return undefined;
    return numbers.map((day) => (day === -1 ? words.lastDay : words.monthDay(day)));
  };
  const said = Object.keys(parts).every((name) => known.includes(name)) ? days() : undefined;
  if (!said) return words.other;
  const every = words.every[frequency](Number(INTERVAL));
  const pattern = said.length ? words.on(every, listOf(said, language)) : every;
  // Rules count by Gregorian months.
  const isForeign = hasPersianMonths(language) && /^[MY]/.test(frequency);
  return isForeign ? `${pattern} (${new Intl.DisplayNames(language, { type: 'calendar' }).of('gregory')})` : pattern;
}

/** A rule, the first date that it is counted from, and how many there are, where that is to be said. */
interface Said {
  readonly rule: Rule;
  /** `YYYY-MM-DD hh:mm:ss` */
  readonly start: string;
  readonly dates: number | undefined;
}

/** The sentence about the dates of a series: "Every 2 weeks on Tuesday, from …, until …, except …: 15 dates." */
export function ruleSentence({ rule, start, dates }: Said, words: RuleMessages, language: string): string {
  const { parts } = rule;
  const day = start.slice(0, 10);
  const chosen = [...new Set([day, ...rule.dates.map((date) => date.slice(0, 10))])].sort();
  const last = parts ? parts.UNTIL && dayOfCompact(parts.UNTIL) : chosen.at(-1);
  const named = (days: readonly string[], say: (list: string) => string) => {
    const ranges = rangesOf(days);
    const isNamed = ranges.length > 0 && ranges.length <= mostNamed;
    return isNamed
      ? [
          say(
            listOf(
              ranges.map((range) => daysName(range.first, range.last, language)),
              language,
            ),
          ),
        ]
      : [];
  };
  const sentence = [
    patternOf(parts, day, words, language),
    words.from(daysName(day, day, language)),
    ...(last ? [words.until(daysName(last, last, language))] : []),
    ...named(
      rule.except.map((date) => date.slice(0, 10)),
      words.except,
    ),
    ...(parts
      ? named(
          chosen.filter((one) => one !== day),
          words.also,
        )
      : []),
  ].join(words.comma);
  if (dates === undefined) return `${sentence}.`;
  return last ? words.dates(sentence, dates) : words.endless(sentence, dates);
}

/** The same of a series as an answer tells of it, with its number of dates; `undefined` where nobody can say it. */
export function sentenceOf(
  { rule, start_date: start, dates }: Readonly<Record<string, unknown>>,
  words: RuleMessages | undefined,
  language: string,
): string | undefined {
  if (!words) return undefined;
  try {
    const read = readRule(String(rule));
    const isCounted = typeof dates === 'number' && !(read.parts && !read.parts.UNTIL);
    return ruleSentence({ rule: read, start: String(start), dates: isCounted ? dates : undefined }, words, language);
  } catch {
    return undefined; // A rule of a later version of the service, or no date.
  }
}

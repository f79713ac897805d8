import { readRule, UnreadableRule, writeRule, type RuleParts } from '../../data/recurrence/index.js';
import { addDays } from '../../data/time/index.js';
import type { FormContext } from './field.js';
import { endsOf, type When } from './when.js';
import type { Schedule } from '../session/series.js';
import { dayOfCompact, rangesOf, weekdayOf, type Weekday } from '../../elements/parts/rule-sentence.js';

/**
 * How an event is repeated: not at all, by one of the rules that most want, on days of their own, by a rule of which
 * each part is chosen, or as it is stored.
 */
export type Choice = 'never' | 'week' | 'month' | 'year' | 'days' | 'own' | 'stored';

type Unit = 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';

/** On the same day of each month, on the same of its weekdays, or on its last day. */
export const monthlies = ['day', 'nth', 'last'] as const;
type Monthly = (typeof monthlies)[number];

type Ending = 'never' | 'until' | 'count';

export interface Repeat {
  readonly choice: Choice;
  /** The number of units, as it was typed. */
  readonly every: string;
  readonly unit: Unit;
  /** Those of the first date where none are chosen. */
  readonly weekdays: readonly Weekday[];
  readonly monthly: Monthly;
  readonly ending: Ending;
  /** The last day, inclusive, `YYYY-MM-DD`. */
  readonly until: string;
  /** The number of dates, as it was typed. */
  readonly count: string;
  /** Further days, `YYYY-MM-DD`. */
  readonly added: readonly string[];
  /** Days that are left out, `YYYY-MM-DD`, or single dates, with their time; the one that was chosen last is the last. */
  readonly except: readonly string[];
  /** The parts of a stored rule, but for its end. */
  readonly parts?: RuleParts | undefined;
  /** The dates that there are, of a series that is stored. */
  readonly schedule?: Schedule | undefined;
}

export const noRepeat: Repeat = {
  choice: 'never',
  every: '1',
  unit: 'WEEKLY',
  weekdays: [],
  monthly: 'day',
  ending: 'never',
  until: '',
  count: '10',
  added: [],
  except: [],
};

/** The place of a day among those of its weekday in its month, 1 to 4; -1 for a last one, be it the fourth. */
export function weekOfMonth(date: string): 1 | 2 | 3 | 4 | -1 {
  const isLast = addDays(date, 7).slice(0, 7) !== date.slice(0, 7);
  return isLast && date.slice(8) > '28' ? -1 : (Math.ceil(Number(date.slice(8)) / 7) as 1 | 2 | 3 | 4);
}

const monthlyParts: Readonly<Record<Monthly, (start: string) => RuleParts>> = {
  day: (start) => ({ BYMONTHDAY: String(Number(start.slice(8))) }),
  nth: (start) => ({ BYDAY: `${weekOfMonth(start)}${weekdayOf(start)}` }),
  last: () => ({ BYMONTHDAY: '-1' }),
};

/** The parts of a rule whose first date is on a day, by its choice; without its end. */
const partsOf: Readonly<Record<Choice, (repeat: Repeat, start: string) => RuleParts | undefined>> = {
  never: () => undefined,
  days: () => undefined,
  stored: ({ parts }) => parts,
  week: (_, start) => ({ FREQ: 'WEEKLY', BYDAY: weekdayOf(start) }),
  month: (_, start) => ({ FREQ: 'MONTHLY', BYDAY: `${weekOfMonth(start)}${weekdayOf(start)}` }),
  year: () => ({ FREQ: 'YEARLY' }),
  own: ({ unit, every, weekdays, monthly }, start) => ({
    FREQ: unit,
    ...(Number(every) > 1 && { INTERVAL: String(Number(every)) }),
    ...(unit === 'WEEKLY' && { BYDAY: weekdays.length ? weekdays.join() : weekdayOf(start) }),
    ...(unit === 'MONTHLY' && monthlyParts[monthly](start)),
  }),
};

/** The parts of the rule that another choice stands for. */
export const partsFor = (repeat: Repeat, start: string): RuleParts | undefined => partsOf[repeat.choice](repeat, start);

const compact = (day: string) => day.replaceAll('-', '');

/**
 * The rule in the words of RFC 5545; empty for an event of one day.
 * @param start `YYYY-MM-DD hh:mm:ss`
 */
export function ruleOf(repeat: Repeat, start: string): string {
  const { choice, ending, until, count, added, except } = repeat;
  if (choice === 'never') return '';
  const parts = partsFor(repeat, start.slice(0, 10));
  const end: Readonly<Record<Ending, RuleParts>> = {
    never: {},
    until: { UNTIL: `${compact(until)}T235959` },
    count: { COUNT: String(Number(count)) },
  };
  return writeRule({
    parts: parts && { ...parts, ...end[ending] },
    dates: added.toSorted().map((day) => `${day} ${start.slice(11)}`),
    except: except.toSorted(),
  });
}

export const repeatName = 'repeat';

/** The same of a form, whose event begins when its fields say; empty, too, while they do not. */
export function ruleIn({ valueIn }: Pick<FormContext, 'valueIn'>, repeat = valueIn(repeatName) as Repeat): string {
  const when = valueIn('when') as When | undefined;
  const ends = when && endsOf(when);
  return ends && repeat
    ? ruleOf(repeat, `${ends.start.replace('T', ' ')}:00`.slice(0, 'YYYY-MM-DD hh:mm:ss'.length))
    : '';
}

const unitOf = ({ FREQ = 'WEEKLY' }: RuleParts): Unit => FREQ as Unit;

/**
 * A stored rule as its field shows it.
 * @param start the day of its first date
 */
export function repeatOf(text: string, start: string): Repeat {
  try {
    const { parts, dates, except } = readRule(text);
    const added = [...new Set(dates.map((date) => date.slice(0, 10)))].filter((day) => day !== start);
    if (!parts) return { ...noRepeat, choice: text ? 'days' : 'never', added, except };
    const { UNTIL, COUNT, ...rest } = parts;
    return {
      ...noRepeat,
      choice: 'stored',
      parts: rest,
      unit: unitOf(rest),
      every: rest.INTERVAL ?? '1',
      weekdays: rest.FREQ === 'WEEKLY' && rest.BYDAY ? (rest.BYDAY.split(',') as Weekday[]) : [],
      monthly: rest.BYMONTHDAY === '-1' ? 'last' : rest.BYDAY ? 'nth' : 'day',
      ending: UNTIL ? 'until' : COUNT ? 'count' : 'never',
      until: UNTIL ? dayOfCompact(UNTIL) : '',
      count: COUNT ?? noRepeat.count,
      added,
      except,
    };
  } catch (error) {
    if (error instanceof UnreadableRule) return noRepeat;
    throw error;
  }
}

/** The longest pause that is chosen by its first and last day. */
const longestPause = 366;

/** The days that are left out once another is chosen, which as the second of a pair ends a pause. */
export function leftOut(except: readonly string[], day: string, isSecond: boolean): readonly string[] {
  const first = except.at(-1)?.slice(0, 10) ?? day;
  const days = [day];
  if (isSecond && first < day && addDays(first, longestPause) > day)
    for (let one = addDays(day, -1); one > first; one = addDays(one, -1)) days.unshift(one);
  return [...except, ...days.filter((one) => !except.some((other) => other.slice(0, 10) === one))];
}

/** The days that are left out, as stretches of days that follow each other. */
export const pausesOf = ({ except }: Repeat): ReturnType<typeof rangesOf> =>
  rangesOf(except.map((date) => date.slice(0, 10)));

import { plural } from '../numbers.js';
import type { RuleMessages } from '../messages/rules.js';

const number = plural('en', { one: '# date', other: '# dates' });
const endings: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinal = (day: number) =>
  `${day}${endings[new Intl.PluralRules('en', { type: 'ordinal' }).select(day)] ?? 'th'}`;

export const rules: RuleMessages = {
  every: {
    DAILY: plural('en', { one: 'Every day', other: 'Every # days' }),
    WEEKLY: plural('en', { one: 'Every week', other: 'Every # weeks' }),
    MONTHLY: plural('en', { one: 'Every month', other: 'Every # months' }),
    YEARLY: plural('en', { one: 'Every year', other: 'Every # years' }),
  },
  on: (every, days) => `${every} on ${days}`,
  weekday: (name) => name,
  nth: (nth, weekday) => `the ${nth === -1 ? 'last' : ordinal(nth)} ${weekday}`,
  monthDay: (day) => `the ${ordinal(day)}`,
  lastDay: 'the last day',
  chosen: 'On chosen days',
  other: 'By a rule of its own',
  from: (day) => `from ${day}`,
  until: (day) => `until ${day}`,
  except: (days) => `except ${days}`,
  also: (days) => `also on ${days}`,
  comma: ', ',
  dates: (sentence, dates) => `${sentence}: ${number(dates)}.`,
  endless: (sentence, dates) => `${sentence}, with no end: ${number(dates)} in the next 13 months.`,
};

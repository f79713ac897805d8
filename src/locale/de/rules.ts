import { plural } from '../numbers.js';
import type { RuleMessages } from '../messages/rules.js';

const number = plural('de', { one: '# Termin', other: '# Termine' });

export const rules: RuleMessages = {
  every: {
    DAILY: plural('de', { one: 'Jeden Tag', other: 'Alle # Tage' }),
    WEEKLY: plural('de', { one: 'Jede Woche', other: 'Alle # Wochen' }),
    MONTHLY: plural('de', { one: 'Jeden Monat', other: 'Alle # Monate' }),
    YEARLY: plural('de', { one: 'Jedes Jahr', other: 'Alle # Jahre' }),
  },
  on: (every, days) => `${every} am ${days}`,
  weekday: (name) => name,
  nth: (nth, weekday) => `${nth === -1 ? 'letzten' : `${nth}.`} ${weekday}`,
  monthDay: (day) => `${day}.`,
  lastDay: 'letzten Tag',
  chosen: 'An gewählten Tagen',
  other: 'Nach einer eigenen Regel',
  from: (day) => `ab ${day}`,
  until: (day) => `bis ${day}`,
  except: (days) => `ohne ${days}`,
  also: (days) => `auch am ${days}`,
  comma: ', ',
  dates: (sentence, dates) => `${sentence}: ${number(dates)}.`,
  endless: (sentence, dates) => `${sentence}, ohne Ende: ${number(dates)} in den nächsten 13 Monaten.`,
};

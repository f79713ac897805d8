import { plural } from '../numbers.js';
import type { RuleMessages } from '../messages/rules.js';

const number = plural('es', { one: '# fecha', other: '# fechas' });
const ordinals = ['1.er', '2.º', '3.er', '4.º', '5.º'];

export const rules: RuleMessages = {
  every: {
    DAILY: plural('es', { one: 'Cada día', other: 'Cada # días' }),
    WEEKLY: plural('es', { one: 'Cada semana', other: 'Cada # semanas' }),
    MONTHLY: plural('es', { one: 'Cada mes', other: 'Cada # meses' }),
    YEARLY: plural('es', { one: 'Cada año', other: 'Cada # años' }),
  },
  on: (every, days) => `${every}, ${days}`,
  weekday: (name) => `el ${name}`,
  nth: (nth, weekday) => `el ${nth === -1 ? 'último' : ordinals[nth - 1]} ${weekday}`,
  monthDay: (day) => `el día ${day}`,
  lastDay: 'el último día',
  chosen: 'En días elegidos',
  other: 'Según una regla propia',
  from: (day) => `desde el ${day}`,
  until: (day) => `hasta el ${day}`,
  except: (days) => `salvo ${days}`,
  also: (days) => `también el ${days}`,
  comma: ', ',
  dates: (sentence, dates) => `${sentence}: ${number(dates)}.`,
  endless: (sentence, dates) => `${sentence}, sin final: ${number(dates)} en los próximos 13 meses.`,
};

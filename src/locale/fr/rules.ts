import { plural } from '../numbers.js';
import type { RuleMessages } from '../messages/rules.js';

const number = plural('fr', { one: '# date', other: '# dates' });

export const rules: RuleMessages = {
  every: {
    DAILY: (days) => (days === 1 ? 'Chaque jour' : `Tous les ${days} jours`),
    WEEKLY: (weeks) => (weeks === 1 ? 'Chaque semaine' : `Toutes les ${weeks} semaines`),
    MONTHLY: (months) => (months === 1 ? 'Chaque mois' : `Tous les ${months} mois`),
    YEARLY: (years) => (years === 1 ? 'Chaque année' : `Tous les ${years} ans`),
  },
  on: (every, days) => `${every}, ${days}`,
  weekday: (name) => `le ${name}`,
  nth: (nth, weekday) => `le ${nth === -1 ? 'dernier' : nth === 1 ? '1er' : `${nth}e`} ${weekday}`,
  monthDay: (day) => `le ${day === 1 ? '1er' : day}`,
  lastDay: 'le dernier jour',
  chosen: 'À des jours choisis',
  other: 'Selon une règle particulière',
  from: (day) => `à partir du ${day}`,
  until: (day) => `jusqu’au ${day}`,
  except: (days) => `sauf ${days}`,
  also: (days) => `aussi le ${days}`,
  comma: ', ',
  dates: (sentence, dates) => `${sentence}\u00a0: ${number(dates)}.`,
  endless: (sentence, dates) => `${sentence}, sans fin\u00a0: ${number(dates)} dans les 13 prochains mois.`,
};

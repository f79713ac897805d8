import { numbers, plural } from '../numbers.js';
import type { CalendarMessages } from '../messages/calendar.js';

const write = numbers('fr');

export const calendar: CalendarMessages = {
  today: 'Aujourd’hui',
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  chooseMonth: 'Choisir le mois',
  previousYear: 'Année précédente',
  nextYear: 'Année suivante',
  week: (number) => `Semaine ${write(number)}`,
  weekShort: 'Sem.',
  more: plural('fr', { one: '+# autre', other: '+# autres' }),
  hasBegun: 'a commencé avant cette semaine',
  goesOn: 'se poursuit après cette semaine',
  emptyMonth: 'Aucun événement ce mois-ci',
  nextEvents: (month) => `Prochains événements\u00a0: ${month}`,
  previousEvents: (month) => `Événements précédents\u00a0: ${month}`,
  previousWeek: 'Semaine précédente',
  nextWeek: 'Semaine suivante',
  previousDay: 'Jour précédent',
  nextDay: 'Jour suivant',
  previousDays: 'Jours précédents',
  nextDays: 'Jours suivants',
  hours: 'Heures de la journée',
};

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
  hasBegun: 'a commencé plus tôt',
  goesOn: 'se poursuit la semaine suivante',
  emptyMonth: 'Aucun événement ce mois-ci',
  nextEvents: (month) => `Prochains événements\u00a0: ${month}`,
  previousEvents: (month) => `Événements précédents\u00a0: ${month}`,
  previousWeek: 'Semaine précédente',
  nextWeek: 'Semaine suivante',
  previousDay: 'Jour précédent',
  nextDay: 'Jour suivant',
  previousDays: 'Jours précédents',
  nextDays: 'Jours suivants',
  hours: (days) => `Grille horaire, ${days}`,
  backTo: (days) => `Retour\u00a0: ${days}`,
  ongoing: 'En cours',
  emptyDay: 'Aucun événement ce jour-là',
  showEarlier: plural('fr', { one: 'Afficher # événement antérieur', other: 'Afficher # événements antérieurs' }),
  details: 'Détails',

  views: { list: 'Liste', month: 'Mois', week: 'Semaine', day: 'Jour', map: 'Carte' },
  chooseView: 'Affichage',
  upcoming: 'Événements à venir',
  events: 'Événements',
  toCalendar: 'Retour au calendrier',
  print: 'Imprimer',
  partFailed: 'Cette partie de la page n’a pas pu être chargée.',
};

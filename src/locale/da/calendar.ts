// Read by a native speaker: no.
import { numbers, plural } from '../numbers.js';
import type { CalendarMessages } from '../messages/calendar.js';

const write = numbers('da');

export const calendar: CalendarMessages = {
  today: 'I dag',
  previousMonth: 'Forrige måned',
  nextMonth: 'Næste måned',
  chooseMonth: 'Vælg måned',
  previousYear: 'Forrige år',
  nextYear: 'Næste år',
  week: (number) => `Uge ${write(number)}`,
  weekShort: 'Uge',
  more: plural('da', { other: '+# mere' }),
  hasBegun: 'begyndte tidligere',
  goesOn: 'fortsætter i næste uge',
  emptyMonth: 'Ingen arrangementer i denne måned',
  eventsIn: (events, month) => `${events} i ${month}`,
  nextEvents: (day) => `Næste: ${day}`,
  previousEvents: (day) => `Seneste: ${day}`,
  previousWeek: 'Forrige uge',
  nextWeek: 'Næste uge',
  previousWeekend: 'Forrige weekend',
  nextWeekend: 'Næste weekend',
  previousDay: 'Forrige dag',
  nextDay: 'Næste dag',
  previousDays: 'Forrige dage',
  nextDays: 'Næste dage',
  hours: (days) => `Tidsgitter, ${days}`,
  backTo: (days) => `Tilbage til ${days}`,
  ongoing: 'I gang',
  emptyDay: 'Ingen arrangementer denne dag',
  showEarlier: plural('da', { other: 'Vis # tidligere' }),
  details: 'Detaljer',

  views: { list: 'Liste', month: 'Måned', week: 'Uge', day: 'Dag', map: 'Kort' },
  chooseView: 'Visning',
  keys: 'Tastaturgenveje',
  searchKey: 'Søg',
  upcoming: 'Kommende arrangementer',
  pastEvents: 'Tidligere arrangementer',
  events: 'Arrangementer',
  ranges: {
    weekend: 'Denne weekend',
    'next-weekend': 'Næste weekend',
    week: 'Denne uge',
    'next-week': 'Næste uge',
  },
  toCalendar: 'Tilbage til kalenderen',
  print: 'Udskriv',
  partFailed: 'Denne del af siden kunne ikke indlæses.',
};

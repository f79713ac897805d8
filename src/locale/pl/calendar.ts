// Read by a native speaker: no.
import { numbers, plural } from '../numbers.js';
import type { CalendarMessages } from '../messages/calendar.js';

const write = numbers('pl');

export const calendar: CalendarMessages = {
  today: 'Dzisiaj',
  previousMonth: 'Poprzedni miesiąc',
  nextMonth: 'Następny miesiąc',
  chooseMonth: 'Wybierz miesiąc',
  previousYear: 'Poprzedni rok',
  nextYear: 'Następny rok',
  week: (number) => `Tydzień ${write(number)}`,
  weekShort: 'Tydz.',
  more: plural('pl', { other: 'jeszcze #' }),
  hasBegun: 'rozpoczęte wcześniej',
  goesOn: 'trwa w następnym tygodniu',
  emptyMonth: 'Brak wydarzeń w tym miesiącu',
  eventsIn: (events, month) => `${month}: ${events}`,
  nextEvents: (day) => `Następne: ${day}`,
  previousEvents: (day) => `Ostatnie: ${day}`,
  previousWeek: 'Poprzedni tydzień',
  nextWeek: 'Następny tydzień',
  previousWeekend: 'Poprzedni weekend',
  nextWeekend: 'Następny weekend',
  previousDay: 'Poprzedni dzień',
  nextDay: 'Następny dzień',
  previousDays: 'Poprzednie dni',
  nextDays: 'Następne dni',
  hours: (days) => `Siatka godzin, ${days}`,
  backTo: (days) => `Wróć: ${days}`,
  ongoing: 'Trwające',
  emptyDay: 'Brak wydarzeń tego dnia',
  showEarlier: plural('pl', {
    one: 'Pokaż # wcześniejsze',
    few: 'Pokaż # wcześniejsze',
    other: 'Pokaż # wcześniejszych',
  }),
  details: 'Szczegóły',

  views: { list: 'Lista', month: 'Miesiąc', week: 'Tydzień', day: 'Dzień', map: 'Mapa' },
  chooseView: 'Widok',
  keys: 'Skróty klawiszowe',
  searchKey: 'Szukaj',
  upcoming: 'Nadchodzące wydarzenia',
  pastEvents: 'Minione wydarzenia',
  events: 'Wydarzenia',
  ranges: {
    weekend: 'Ten weekend',
    'next-weekend': 'Następny weekend',
    week: 'Ten tydzień',
    'next-week': 'Następny tydzień',
  },
  toCalendar: 'Wróć do kalendarza',
  print: 'Drukuj',
  partFailed: 'Nie udało się załadować tej części strony.',
};

// Read by a native speaker: no.
import { numbers, plural } from '../numbers.js';
import type { CalendarMessages } from '../messages/calendar.js';

const write = numbers('nl');

export const calendar: CalendarMessages = {
  today: 'Vandaag',
  previousMonth: 'Vorige maand',
  nextMonth: 'Volgende maand',
  chooseMonth: 'Maand kiezen',
  previousYear: 'Vorig jaar',
  nextYear: 'Volgend jaar',
  week: (number) => `Week ${write(number)}`,
  weekShort: 'Wk',
  more: plural('nl', { other: 'nog #' }),
  hasBegun: 'eerder begonnen',
  goesOn: 'gaat volgende week verder',
  emptyMonth: 'Geen evenementen in deze maand',
  eventsIn: (events, month) => `${events} in ${month}`,
  nextEvents: (day) => `Volgende: ${day}`,
  previousEvents: (day) => `Laatste: ${day}`,
  previousWeek: 'Vorige week',
  nextWeek: 'Volgende week',
  previousWeekend: 'Vorig weekend',
  nextWeekend: 'Volgend weekend',
  previousDay: 'Vorige dag',
  nextDay: 'Volgende dag',
  previousDays: 'Vorige dagen',
  nextDays: 'Volgende dagen',
  hours: (days) => `Tijdrooster, ${days}`,
  backTo: (days) => `Terug naar ${days}`,
  ongoing: 'Lopend',
  emptyDay: 'Geen evenementen op deze dag',
  showEarlier: plural('nl', { one: '# eerder tonen', other: '# eerdere tonen' }),
  details: 'Details',

  views: { list: 'Lijst', month: 'Maand', week: 'Week', day: 'Dag', map: 'Kaart' },
  chooseView: 'Weergave',
  keys: 'Sneltoetsen',
  searchKey: 'Zoeken',
  upcoming: 'Aankomende evenementen',
  pastEvents: 'Afgelopen evenementen',
  events: 'Evenementen',
  ranges: {
    weekend: 'Dit weekend',
    'next-weekend': 'Volgend weekend',
    week: 'Deze week',
    'next-week': 'Volgende week',
  },
  toCalendar: 'Terug naar de agenda',
  print: 'Afdrukken',
  partFailed: 'Dit deel van de pagina kon niet worden geladen.',
};

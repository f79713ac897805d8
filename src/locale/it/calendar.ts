// Read by a native speaker: no.
import { numbers, plural } from '../numbers.js';
import type { CalendarMessages } from '../messages/calendar.js';

const write = numbers('it');

export const calendar: CalendarMessages = {
  today: 'Oggi',
  previousMonth: 'Mese precedente',
  nextMonth: 'Mese successivo',
  chooseMonth: 'Scegli un mese',
  previousYear: 'Anno precedente',
  nextYear: 'Anno successivo',
  week: (number) => `Settimana ${write(number)}`,
  weekShort: 'Sett.',
  more: plural('it', { one: '+# altro', other: '+# altri' }),
  hasBegun: 'iniziato prima',
  goesOn: 'continua la settimana prossima',
  emptyMonth: 'Nessun evento in questo mese',
  eventsIn: (events, month) => `${month}: ${events}`,
  nextEvents: (day) => `Prossimo: ${day}`,
  previousEvents: (day) => `Ultimo: ${day}`,
  previousWeek: 'Settimana precedente',
  nextWeek: 'Settimana successiva',
  previousWeekend: 'Weekend precedente',
  nextWeekend: 'Weekend successivo',
  previousDay: 'Giorno precedente',
  nextDay: 'Giorno successivo',
  previousDays: 'Giorni precedenti',
  nextDays: 'Giorni successivi',
  hours: (days) => `Griglia oraria, ${days}`,
  backTo: (days) => `Torna a ${days}`,
  ongoing: 'In corso',
  emptyDay: 'Nessun evento in questo giorno',
  showEarlier: plural('it', { one: 'Mostra # precedente', other: 'Mostra # precedenti' }),
  details: 'Dettagli',

  views: { list: 'Elenco', month: 'Mese', week: 'Settimana', day: 'Giorno', map: 'Mappa' },
  chooseView: 'Vista',
  keys: 'Scorciatoie da tastiera',
  searchKey: 'Cerca',
  upcoming: 'Eventi in programma',
  pastEvents: 'Eventi passati',
  events: 'Eventi',
  ranges: {
    weekend: 'Questo weekend',
    'next-weekend': 'Il prossimo weekend',
    week: 'Questa settimana',
    'next-week': 'La prossima settimana',
  },
  toCalendar: 'Torna al calendario',
  print: 'Stampa',
  partFailed: 'Non è stato possibile caricare questa parte della pagina.',
};

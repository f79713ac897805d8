import { numbers, plural } from '../numbers.js';
import type { CalendarMessages } from '../messages/calendar.js';

const write = numbers('de');

export const calendar: CalendarMessages = {
  today: 'Heute',
  previousMonth: 'Voriger Monat',
  nextMonth: 'Nächster Monat',
  chooseMonth: 'Monat wählen',
  previousYear: 'Voriges Jahr',
  nextYear: 'Nächstes Jahr',
  week: (number) => `Kalenderwoche ${write(number)}`,
  weekShort: 'KW',
  more: plural('de', { other: '+# weitere' }),
  hasBegun: 'begann früher',
  goesOn: 'läuft nächste Woche weiter',
  emptyMonth: 'Keine Veranstaltungen in diesem Monat',
  nextEvents: (month) => `Nächste Veranstaltungen: ${month}`,
  previousEvents: (month) => `Frühere Veranstaltungen: ${month}`,
  previousWeek: 'Vorige Woche',
  nextWeek: 'Nächste Woche',
  previousDay: 'Voriger Tag',
  nextDay: 'Nächster Tag',
  previousDays: 'Vorige Tage',
  nextDays: 'Nächste Tage',
  hours: (days) => `Zeitraster, ${days}`,
  backTo: (days) => `Zurück: ${days}`,
  ongoing: 'Laufend',
  emptyDay: 'Keine Veranstaltungen an diesem Tag',
  showEarlier: plural('de', { other: '# frühere anzeigen' }),
  details: 'Details',

  views: { list: 'Liste', month: 'Monat', week: 'Woche', day: 'Tag', map: 'Karte' },
  chooseView: 'Ansicht',
  upcoming: 'Kommende Veranstaltungen',
  events: 'Veranstaltungen',
  toCalendar: 'Zurück zum Kalender',
  print: 'Drucken',
  partFailed: 'Dieser Teil der Seite konnte nicht geladen werden.',
};

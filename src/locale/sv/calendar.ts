// Read by a native speaker: no.
import { numbers, plural } from '../numbers.js';
import type { CalendarMessages } from '../messages/calendar.js';

const write = numbers('sv');

export const calendar: CalendarMessages = {
  today: 'I dag',
  previousMonth: 'Föregående månad',
  nextMonth: 'Nästa månad',
  chooseMonth: 'Välj månad',
  previousYear: 'Föregående år',
  nextYear: 'Nästa år',
  week: (number) => `Vecka ${write(number)}`,
  weekShort: 'V.',
  more: plural('sv', { other: '+# till' }),
  hasBegun: 'började tidigare',
  goesOn: 'fortsätter nästa vecka',
  emptyMonth: 'Inga evenemang den här månaden',
  eventsIn: (events, month) => `${events} i ${month}`,
  nextEvents: (day) => `Nästa: ${day}`,
  previousEvents: (day) => `Senaste: ${day}`,
  previousWeek: 'Föregående vecka',
  nextWeek: 'Nästa vecka',
  previousWeekend: 'Föregående helg',
  nextWeekend: 'Nästa helg',
  previousDay: 'Föregående dag',
  nextDay: 'Nästa dag',
  previousDays: 'Föregående dagar',
  nextDays: 'Nästa dagar',
  hours: (days) => `Tidsrutnät, ${days}`,
  backTo: (days) => `Tillbaka till ${days}`,
  ongoing: 'Pågående',
  emptyDay: 'Inga evenemang den här dagen',
  showEarlier: plural('sv', { other: 'Visa # tidigare' }),
  details: 'Detaljer',

  views: { list: 'Lista', month: 'Månad', week: 'Vecka', day: 'Dag', map: 'Karta' },
  chooseView: 'Vy',
  keys: 'Kortkommandon',
  searchKey: 'Sök',
  upcoming: 'Kommande evenemang',
  pastEvents: 'Tidigare evenemang',
  events: 'Evenemang',
  ranges: {
    weekend: 'I helgen',
    'next-weekend': 'Nästa helg',
    week: 'Den här veckan',
    'next-week': 'Nästa vecka',
  },
  toCalendar: 'Tillbaka till kalendern',
  print: 'Skriv ut',
  partFailed: 'Den här delen av sidan kunde inte läsas in.',
};

// Read by a native speaker: no.
import { numbers, plural } from '../numbers.js';
import type { CalendarMessages } from '../messages/calendar.js';

const write = numbers('cs');

export const calendar: CalendarMessages = {
  today: 'Dnes',
  previousMonth: 'Předchozí měsíc',
  nextMonth: 'Další měsíc',
  chooseMonth: 'Vybrat měsíc',
  previousYear: 'Předchozí rok',
  nextYear: 'Další rok',
  week: (number) => `Týden ${write(number)}`,
  weekShort: 'Týd.',
  more: plural('cs', { one: '+# další', few: '+# další', other: '+# dalších' }),
  hasBegun: 'začalo dříve',
  goesOn: 'pokračuje příští týden',
  emptyMonth: 'V tomto měsíci nejsou žádné akce',
  eventsIn: (events, month) => `${month}: ${events}`,
  nextEvents: (day) => `Další: ${day}`,
  previousEvents: (day) => `Poslední: ${day}`,
  previousWeek: 'Předchozí týden',
  nextWeek: 'Další týden',
  previousWeekend: 'Předchozí víkend',
  nextWeekend: 'Další víkend',
  previousDay: 'Předchozí den',
  nextDay: 'Další den',
  previousDays: 'Předchozí dny',
  nextDays: 'Další dny',
  hours: (days) => `Časová mřížka, ${days}`,
  backTo: (days) => `Zpět: ${days}`,
  ongoing: 'Probíhající',
  emptyDay: 'V tento den nejsou žádné akce',
  showEarlier: plural('cs', {
    one: 'Zobrazit # dřívější',
    few: 'Zobrazit # dřívější',
    other: 'Zobrazit # dřívějších',
  }),
  details: 'Podrobnosti',

  views: { list: 'Seznam', month: 'Měsíc', week: 'Týden', day: 'Den', map: 'Mapa' },
  chooseView: 'Zobrazení',
  keys: 'Klávesové zkratky',
  searchKey: 'Hledat',
  upcoming: 'Nadcházející akce',
  pastEvents: 'Minulé akce',
  events: 'Akce',
  ranges: {
    weekend: 'Tento víkend',
    'next-weekend': 'Příští víkend',
    week: 'Tento týden',
    'next-week': 'Příští týden',
  },
  toCalendar: 'Zpět do kalendáře',
  print: 'Tisk',
  partFailed: 'Tuto část stránky se nepodařilo načíst.',
};

// Read by a native speaker: no.
import { numbers, plural } from '../numbers.js';
import type { CalendarMessages } from '../messages/calendar.js';

const write = numbers('he');

export const calendar: CalendarMessages = {
  today: 'היום',
  previousMonth: 'החודש הקודם',
  nextMonth: 'החודש הבא',
  chooseMonth: 'בחירת חודש',
  previousYear: 'השנה הקודמת',
  nextYear: 'השנה הבאה',
  week: (number) => `שבוע ${write(number)}`,
  weekShort: 'שבוע',
  more: plural('he', { other: 'עוד #' }),
  hasBegun: 'התחיל קודם',
  goesOn: 'נמשך בשבוע הבא',
  emptyMonth: 'אין אירועים בחודש הזה',
  eventsIn: (events, month) => `${month}: ${events}`,
  nextEvents: (day) => `הבא: ${day}`,
  previousEvents: (day) => `האחרון: ${day}`,
  previousWeek: 'השבוע הקודם',
  nextWeek: 'השבוע הבא',
  previousWeekend: 'סוף השבוע הקודם',
  nextWeekend: 'סוף השבוע הבא',
  previousDay: 'היום הקודם',
  nextDay: 'היום הבא',
  previousDays: 'הימים הקודמים',
  nextDays: 'הימים הבאים',
  hours: (days) => `לוח שעות, ${days}`,
  backTo: (days) => `חזרה אל ${days}`,
  ongoing: 'נמשכים',
  emptyDay: 'אין אירועים ביום הזה',
  showEarlier: plural('he', { one: 'הצגת אירוע קודם', other: 'הצגת # קודמים' }),
  details: 'פרטים',

  views: { list: 'רשימה', month: 'חודש', week: 'שבוע', day: 'יום', map: 'מפה' },
  chooseView: 'תצוגה',
  keys: 'מקשי קיצור',
  searchKey: 'חיפוש',
  upcoming: 'אירועים קרובים',
  pastEvents: 'אירועים שהסתיימו',
  events: 'אירועים',
  ranges: {
    weekend: 'סוף השבוע הזה',
    'next-weekend': 'סוף השבוע הבא',
    week: 'השבוע',
    'next-week': 'השבוע הבא',
  },
  toCalendar: 'חזרה ללוח השנה',
  print: 'הדפסה',
  partFailed: 'לא ניתן היה לטעון את החלק הזה של הדף.',
};

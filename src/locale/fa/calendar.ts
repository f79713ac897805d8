// Read by a native speaker: no.
import { numbers, plural } from '../numbers.js';
import type { CalendarMessages } from '../messages/calendar.js';

const write = numbers('fa');

export const calendar: CalendarMessages = {
  today: 'امروز',
  previousMonth: 'ماه قبل',
  nextMonth: 'ماه بعد',
  chooseMonth: 'انتخاب ماه',
  previousYear: 'سال قبل',
  nextYear: 'سال بعد',
  week: (number) => `هفتهٔ ${write(number)}`,
  weekShort: 'هفته',
  more: plural('fa', { other: '+# دیگر' }),
  hasBegun: 'زودتر آغاز شد',
  goesOn: 'هفتهٔ بعد ادامه دارد',
  emptyMonth: 'در این ماه رویدادی نیست',
  eventsIn: (events, month) => `${events} در ${month}`,
  nextEvents: (day) => `بعدی: ${day}`,
  previousEvents: (day) => `آخرین: ${day}`,
  previousWeek: 'هفتهٔ قبل',
  nextWeek: 'هفتهٔ بعد',
  previousWeekend: 'آخر هفتهٔ قبل',
  nextWeekend: 'آخر هفتهٔ بعد',
  previousDay: 'روز قبل',
  nextDay: 'روز بعد',
  previousDays: 'روزهای قبل',
  nextDays: 'روزهای بعد',
  hours: (days) => `جدول ساعت‌ها، ${days}`,
  backTo: (days) => `بازگشت به ${days}`,
  ongoing: 'در حال برگزاری',
  emptyDay: 'در این روز رویدادی نیست',
  showEarlier: plural('fa', { other: 'نمایش # مورد پیشین' }),
  details: 'جزئیات',

  views: { list: 'فهرست', month: 'ماه', week: 'هفته', day: 'روز', map: 'نقشه' },
  chooseView: 'نما',
  keys: 'میان‌برهای صفحه‌کلید',
  searchKey: 'جستجو',
  upcoming: 'رویدادهای پیش رو',
  pastEvents: 'رویدادهای گذشته',
  events: 'رویدادها',
  ranges: {
    weekend: 'این آخر هفته',
    'next-weekend': 'آخر هفتهٔ بعد',
    week: 'این هفته',
    'next-week': 'هفتهٔ بعد',
  },
  toCalendar: 'بازگشت به تقویم',
  print: 'چاپ',
  partFailed: 'این بخش از صفحه بارگیری نشد.',
};

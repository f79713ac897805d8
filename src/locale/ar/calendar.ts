import { numbers, plural } from '../numbers.js';
import type { CalendarMessages } from '../messages/calendar.js';

const write = numbers('ar');

export const calendar: CalendarMessages = {
  today: 'اليوم',
  previousMonth: 'الشهر السابق',
  nextMonth: 'الشهر التالي',
  chooseMonth: 'اختيار الشهر',
  previousYear: 'السنة السابقة',
  nextYear: 'السنة التالية',
  week: (number) => `الأسبوع ${write(number)}`,
  weekShort: 'أسبوع',
  more: plural('ar', { other: '+# أخرى' }),
  hasBegun: 'بدأت قبل ذلك',
  goesOn: 'تستمر الأسبوع التالي',
  emptyMonth: 'لا فعاليات في هذا الشهر',
  nextEvents: (month) => `الفعاليات التالية: ${month}`,
  previousEvents: (month) => `الفعاليات السابقة: ${month}`,
  previousWeek: 'الأسبوع السابق',
  nextWeek: 'الأسبوع التالي',
  previousDay: 'اليوم السابق',
  nextDay: 'اليوم التالي',
  previousDays: 'الأيام السابقة',
  nextDays: 'الأيام التالية',
  hours: (days) => `شبكة الأوقات، ${days}`,
  backTo: (days) => `العودة إلى ${days}`,
  ongoing: 'جارية',
  emptyDay: 'لا فعاليات في هذا اليوم',
  showEarlier: plural('ar', { other: 'عرض الفعاليات السابقة (#)' }),
  details: 'التفاصيل',

  views: { list: 'قائمة', month: 'شهر', week: 'أسبوع', day: 'يوم', map: 'خريطة' },
  chooseView: 'العرض',
  upcoming: 'الفعاليات القادمة',
  events: 'الفعاليات',
  toCalendar: 'العودة إلى التقويم',
  print: 'طباعة',
  partFailed: 'تعذّر تحميل هذا الجزء من الصفحة.',
};

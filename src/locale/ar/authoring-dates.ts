import type { DateWords } from '../messages/authoring-dates.js';

export const dates: DateWords = {
  publishOn: { label: 'تاريخ النشر', missing: 'أدخِل وقت النشر' },
  schedule: 'جدولة النشر',
  publishesOn: (time, zone) => `ستُنشر يوم ${time}، ${zone}.`,
  publishesAtOnce: 'هذا الوقت مضى، ولذلك تُنشر فورًا.',
  chooseDays: 'اختيار الأيام من تقويم',
  daysHint: 'اختر اليوم الأول، ثم اليوم الأخير إن كانت عدة أيام.',
  alsoOn: { label: 'وفي هذه التواريخ أيضًا', missing: 'اختر يومًا' },
  alsoOnHint: 'تُنشأ فعالية مستقلة لكل يوم تختاره، في الوقت نفسه.',
  making: (number, total) => `يجري حفظ الفعالية ${number} من ${total}`,
  madeAll: (days) => `توجد فعالية في كل من هذه الأيام: ${days}.`,
  madeSome: (days) => `هذه الفعاليات موجودة بالفعل: ${days}. المحاولة من جديد تنشئ الباقي.`,
};

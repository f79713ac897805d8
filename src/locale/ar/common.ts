import type { Messages } from '../messages/common.js';
import { numbers, plural, shownOf, type PluralForms } from '../numbers.js';

const number = numbers('ar');

const events: PluralForms = {
  zero: 'لا فعاليات',
  one: 'فعالية واحدة',
  two: 'فعاليتان',
  few: '# فعاليات',
  other: '# فعالية',
  more: 'أكثر من # فعالية',
};

export const common: Messages = {
  number,
  loading: 'جارٍ تحميل الفعاليات',
  shown: shownOf('ar', 'من', events, { ...events, two: 'فعاليتين' }),
  pages: 'الصفحات',
  previous: 'السابق',
  next: 'التالي',
  page: (page, count) => `الصفحة ${number(page)} من ${number(count)}`,
  more: plural('ar', {
    one: 'عرض فعالية أخرى',
    two: 'عرض فعاليتين أخريين',
    few: 'عرض # فعاليات أخرى',
    other: 'عرض # فعالية أخرى',
  }),

  empty: 'لم يُعثر على فعاليات',
  emptyHint: 'لا شيء يطابق هذه التواريخ وعوامل التصفية.',
  noneUpcoming: 'لا توجد فعاليات قادمة بعد.',
  showUpcoming: 'عرض الفعاليات القادمة',
  showPast: 'عرض الفعاليات السابقة',

  retry: 'إعادة المحاولة',
  failed: 'لا يمكن عرض التقويم حاليًا.',
  asOf: (time) => `آخر تحديث: ${time}`,
  stale: 'تعذّر تحديث التقويم.',

  allDay: 'طوال اليوم',
  yourTime: 'بتوقيتك المحلي',
  untitled: 'بلا عنوان',
  featured: 'مميّزة',
  nowOn: 'يُقام الآن:',
  runs: (day) => `الآن · حتى ${day}`,
  until: (day) => `حتى ${day}`,
  ended: 'انتهت',
  statuses: {
    cancelled: 'أُلغيت',
    postponed: 'مؤجَّلة',
    rescheduled: 'موعد جديد',
    movedOnline: 'تُقام عبر الإنترنت',
    online: 'عبر الإنترنت',
    hybrid: 'حضوريًا وعبر الإنترنت',
    'sold-out': 'نفدت التذاكر',
    draft: 'مسودة',
    pending: 'بانتظار المراجعة',
    private: 'خاصة',
    future: 'مجدولة',
    trash: 'في سلة المهملات',
    protected: 'محمية',
    hidden: 'غير مدرجة',
  },
  categories: 'الفئات',
  noVenue: 'بلا مكان',
  other: 'أخرى',
  noCategory: 'بلا فئة',

  close: 'إغلاق',
  share: 'مشاركة',
  copied: 'تم النسخ',
  phone: 'الهاتف',
  email: 'البريد الإلكتروني',
  website: 'الموقع الإلكتروني',
  directions: 'الاتجاهات',
  pictureAt: (host) => `صورة من \u2068${host}\u2069`,
  password: 'كلمة المرور',
  open: 'عرض',
  wrongPassword: 'كلمة المرور غير صحيحة. يُرجى المحاولة مرة أخرى.',
};

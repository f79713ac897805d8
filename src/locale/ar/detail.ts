import { plural } from '../numbers.js';
import { isolated } from '../isolated.js';
import type { DetailMessages } from '../messages/detail.js';

export const detail: DetailMessages = {
  loading: 'جارٍ تحميل الفعالية',
  kind: 'فعالية',
  hasEnded: 'انتهت هذه الفعالية.',
  nextDate: (day, time) => `الموعد القادم: ${[day, time].filter(Boolean).join('، ')}`,
  statusNotices: {
    cancelled: 'أُلغيت. لن تُقام هذه الفعالية.',
    postponed: 'مؤجَّلة. لم يُحدَّد الموعد الجديد بعد.',
  },
  seeOthers: 'عرض الفعاليات الأخرى',
  visit: 'زيارة الموقع الإلكتروني',
  addToCalendar: 'إضافة إلى التقويم',
  subscribe: 'اشتراك',
  calendarFile: `ملف تقويم (${isolated('.ics')})`,
  allDates: 'كل المواعيد',
  download: plural('ar', {
    one: `تنزيل هذه الفعالية (${isolated('.ics')})`,
    two: `تنزيل هاتين الفعاليتين (${isolated('.ics')})`,
    few: `تنزيل هذه الفعاليات الـ# (${isolated('.ics')})`,
    other: `تنزيل هذه الفعاليات وعددها # (${isolated('.ics')})`,
  }),
  downloadPart: (part) => `تنزيل ${part} (${isolated('.ics')})`,
  subscribeIn: (app) => `الاشتراك في ${isolated(app)}`,
  fileFailed: 'تعذّر إنشاء الملف. يُرجى المحاولة مرة أخرى.',
  when: 'الموعد',
  where: 'المكان',
  joinOnline: 'المشاركة عبر الإنترنت',
  cost: 'التكلفة',
  organizers: 'الجهة المنظِّمة',
  tags: 'الوسوم',
  related: 'فعاليات مشابهة',
  adjacent: 'الفعاليتان السابقة والتالية',

  problems: {
    absent: { title: 'لم نعثر على هذه الفعالية.', hint: 'ربما أُزيلت، أو أن الرابط غير صحيح.' },
    denied: { title: 'هذه الفعالية ليست للعموم.', hint: 'ربما لم تُنشر بعد. سجّل الدخول إن كانت لديك صلاحية.' },
    trashed: { title: 'لم تعد هذه الفعالية متاحة.', hint: 'أُزيلت من التقويم.' },
    otherKind: { title: 'هذه ليست فعالية.', hint: 'يقود الرابط إلى شيء آخر في هذا التقويم.' },
    protected: { title: 'هذه الفعالية محمية بكلمة مرور.', hint: 'أدخل كلمة المرور التي أُعطيت لك.' },
  },
  table: 'جدول',
  partFailed: 'تعذّر تحميل هذا الجزء من الصفحة.',
};

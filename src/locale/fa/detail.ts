// Read by a native speaker: no.
import { isolated } from '../isolated.js';
import { plural } from '../numbers.js';
import type { DetailMessages } from '../messages/detail.js';

const file = isolated('.ics');

export const detail: DetailMessages = {
  loading: 'در حال بارگیری رویداد',
  kind: 'رویداد',
  hasEnded: 'این رویداد پایان یافته است.',
  nextDate: (day, time) => `نوبت بعدی: ${[day, time].filter(Boolean).join('، ')}`,
  statusNotices: {
    cancelled: 'لغو شد. این رویداد برگزار نمی‌شود.',
    postponed: 'به تعویق افتاد. تاریخ تازه هنوز معلوم نیست.',
  },
  seeOthers: 'دیدن رویدادهای دیگر',
  visit: 'رفتن به وب‌سایت',
  addToCalendar: 'افزودن به تقویم',
  subscribe: 'اشتراک',
  calendarFile: `پروندهٔ تقویم (${file})`,
  allDates: 'همهٔ تاریخ‌ها',
  download: plural('fa', { one: `بارگیری این رویداد (${file})`, other: `بارگیری این # رویداد (${file})` }),
  downloadPart: (part) => `بارگیری ${part} (${file})`,
  subscribeIn: (app) => `اشتراک در ${isolated(app)}`,
  fileFailed: 'پرونده ساخته نشد. دوباره تلاش کنید.',
  when: 'زمان',
  where: 'مکان',
  joinOnline: 'شرکت آنلاین',
  cost: 'هزینه',
  organizers: 'برگزارکننده',
  tags: 'برچسب‌ها',
  related: 'رویدادهای مشابه',
  adjacent: 'رویدادهای قبل و بعد',

  problems: {
    absent: { title: 'این رویداد یافت نشد.', hint: 'شاید حذف شده باشد، یا پیوند نادرست است.' },
    denied: {
      title: 'این رویداد همگانی نیست.',
      hint: 'شاید هنوز منتشر نشده باشد. اگر دسترسی دارید، وارد شوید.',
    },
    trashed: { title: 'این رویداد دیگر در دسترس نیست.', hint: 'از تقویم حذف شده است.' },
    otherKind: { title: 'این یک رویداد نیست.', hint: 'پیوند به چیز دیگری در این تقویم می‌رود.' },
    protected: { title: 'این رویداد گذرواژه دارد.', hint: 'گذرواژه‌ای را که به شما داده‌اند وارد کنید.' },
  },
  table: 'جدول',
  partFailed: 'این بخش از صفحه بارگیری نشد.',
};

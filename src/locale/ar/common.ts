import type { Messages } from '../messages/common.js';
import { numbers, plural, shownOf, type PluralForms } from '../numbers.js';

const number = numbers('ar');

const events: PluralForms = {
  zero: 'لا فعاليات',
  one: 'فعالية واحدة',
  two: 'فعاليتان',
  few: '# فعاليات',
  other: '# فعالية',
};

/** Keeps text of the other direction from rearranging the sentence around it. */
const isolated = (text: string) => `\u2068${text}\u2069`;

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
  showUpcoming: 'عرض الفعاليات القادمة',
  showPast: 'عرض الفعاليات السابقة',

  retry: 'إعادة المحاولة',
  errors: {
    network: (host) => `تعذّر الوصول إلى ${isolated(host)}.`,
    timeout: (host) => `استغرق ${isolated(host)} وقتًا طويلًا للرد.`,
    cors: (host) => `لا يسمح ${isolated(host)} لهذه الصفحة بقراءة تقويمه.`,
    shape: (host) => `لا يحتوي رد ${isolated(host)} على بيانات تقويم.`,
    leftOut: plural('ar', {
      one: 'تعذّر عرض عنصر واحد.',
      two: 'تعذّر عرض عنصرين.',
      few: 'تعذّر عرض # عناصر.',
      many: 'تعذّر عرض # عنصرًا.',
      other: 'تعذّر عرض # عنصر.',
    }),
    missing: (host) => `لا يوجد تقويم على ${isolated(host)} في هذا العنوان.`,
    doubled: (attribute, namespace) => `${isolated(attribute)} أطول من اللازم: اكتب الجزء الذي يسبق ${isolated(namespace)} فقط.`,
    denied: () => 'هذا المحتوى ليس للعموم.',
    http: (host, status) => `تعذّر على ${isolated(host)} الرد (الخطأ ${status}).`,
    refused: (attributes) => `لا يقبل التقويم ${isolated(attributes)}.`,
    unreadable: (attribute, expected) => `تعذّرت قراءة ${isolated(attribute)}. القيمة المتوقعة: ${expected}.`,
    unset: (attribute) => `السمة ${isolated(attribute)} مفقودة.`,
  },
  expected: {
    text: 'نص',
    date: `تاريخ مثل ${isolated('2026-12-31')}`,
    integer: 'عدد صحيح',
    positive: 'عدد صحيح، 1 أو أكثر',
    number: 'عدد',
    boolean: 'true أو false',
    weekday: 'من 1 (الاثنين) إلى 7 (الأحد)',
    zone: 'منطقة زمنية مثل Europe/Berlin',
    url: `عنوان مثل ${isolated('https://example.org/wp-json')} دون علامات اقتباس أخرى`,
    ids: 'معرّفات تفصل بينها فواصل',
    idsOrSlugs: 'معرّفات أو أسماء مختصرة تفصل بينها فواصل',
    choice: (choices) => `إحدى القيم ${isolated(choices)}`,
  },
  stale: (time) => `آخر تحديث: ${time}. تعذّر تحديث التقويم.`,

  allDay: 'طوال اليوم',
  yourTime: 'بتوقيتك المحلي',
  featured: 'مميّزة',
  sticky: 'مثبّتة',
  categories: 'الفئات',
  noVenue: 'بلا مكان',
  noCategory: 'بلا فئة',

  close: 'إغلاق',
  phone: 'الهاتف',
  email: 'البريد الإلكتروني',
  website: 'الموقع الإلكتروني',
  directions: 'الاتجاهات',
  pictureAt: (host) => `صورة من \u2068${host}\u2069`,
  password: 'كلمة المرور',
  open: 'عرض',
  wrongPassword: 'كلمة المرور غير صحيحة. يُرجى المحاولة مرة أخرى.',
};

import { plural } from '../numbers.js';
import type { ControlMessages } from '../messages/controls.js';
import { isolated } from './isolated.js';

export const controls: ControlMessages = {
  search: 'البحث في الفعاليات',
  clearSearch: 'مسح البحث',
  suggestions: 'اقتراحات',
  suggested: {
    recent: 'عمليات البحث الأخيرة',
    date: 'التواريخ',
    event: 'الفعاليات',
    venue: 'الأماكن',
    category: 'الفئات',
  },
  suggestionCount: plural('ar', {
    one: 'اقتراح واحد',
    two: 'اقتراحان',
    few: '# اقتراحات',
    many: '# اقتراحًا',
    other: '# اقتراح',
  }),
  searchWords: (text) => `البحث عن «${isolated(text)}» في العناوين والنصوص`,
  forgetSearches: 'مسح عمليات البحث الأخيرة',
  emptySearch: (text) => `لا فعاليات تتضمن «${isolated(text)}» في العنوان أو النص`,
  wayOn: (facet, name, events) => `${facet}: ${isolated(name)} – ${events} ←`,
  without: (name, events) => `من دون «${isolated(name)}»: ${events}`,
  nextOn: (day) => `التالية: ${day}`,

  filters: 'عوامل التصفية',
  facets: {
    category: 'الفئة',
    tag: 'الوسم',
    venue: 'المكان',
    organizer: 'الجهة المنظمة',
    date: 'التاريخ',
    featured: 'مميّزة',
    cost: 'مجانية',
    near: 'بالقرب مني',
  },
  active: plural('ar', { one: 'عامل تصفية واحد', two: 'عاملا تصفية', few: '# عوامل تصفية', other: '# عامل تصفية' }),
  moreFacets: 'المزيد',
  activeFilters: 'عوامل التصفية المفعّلة',
  remove: (name) => `إزالة عامل التصفية: ${isolated(name)}`,
  clearAll: 'مسح الكل',
  show: plural('ar', {
    zero: 'لا فعاليات للعرض',
    one: 'عرض فعالية واحدة',
    two: 'عرض فعاليتين',
    few: 'عرض # فعاليات',
    other: 'عرض # فعالية',
    more: 'عرض أكثر من # فعالية',
  }),

  find: { category: 'البحث عن فئة', tag: 'البحث عن وسم', venue: 'البحث عن مكان', organizer: 'البحث عن جهة منظمة' },
  sharedTags: 'قد لا تكون لبعض هذه الوسوم أي فعاليات.',
  loading: 'جارٍ التحميل',
  none: 'لا توجد نتائج',
  further: plural('ar', { other: 'المزيد: #، اكتب للعثور عليه' }),

  dates: {
    any: 'أي تاريخ',
    today: 'اليوم',
    tomorrow: 'غدًا',
    weekend: 'نهاية هذا الأسبوع',
    'next-weekend': 'نهاية الأسبوع القادم',
    week: 'هذا الأسبوع',
    'next-week': 'الأسبوع القادم',
    month: 'هذا الشهر',
    'next-month': 'الشهر القادم',
    days: 'اختيار أيام',
  },
  dateWords: {
    today: 'الليلة',
    tomorrow: 'مساء الغد',
    weekend: 'نهاية الأسبوع, عطلة نهاية الأسبوع',
    'next-weekend': 'نهاية الأسبوع المقبل, عطلة نهاية الأسبوع القادم',
    week: 'الأسبوع الحالي',
    'next-week': 'الأسبوع المقبل',
    month: 'الشهر الحالي',
    'next-month': 'الشهر المقبل',
  },
  dateFillers: 'في, يوم, شهر, من, القادم, المقبل',
  daysHint: 'اختر يومًا، ثم يومًا آخر لعدة أيام.',

  noLonger: {
    category: (name) => `لم تعد الفئة «${isolated(name)}» موجودة.`,
    tag: (name) => `لم يعد الوسم «${isolated(name)}» موجودًا.`,
    venue: (name) => `لم يعد المكان «${isolated(name)}» موجودًا.`,
    organizer: (name) => `لم تعد الجهة المنظمة «${isolated(name)}» موجودة.`,
  },

  nearUnsupported: 'لا يمكن البحث في هذا التقويم حسب المكان.',
};

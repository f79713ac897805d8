// Read by a native speaker: no.
import { isolated } from '../isolated.js';
import { plural } from '../numbers.js';
import type { ControlMessages } from '../messages/controls.js';

export const controls: ControlMessages = {
  search: 'جستجوی رویدادها',
  clearSearch: 'پاک کردن جستجو',
  suggestions: 'پیشنهادها',
  suggested: { recent: 'جستجوهای اخیر', date: 'تاریخ‌ها', event: 'رویدادها', venue: 'مکان‌ها', category: 'دسته‌ها' },
  suggestionCount: plural('fa', { other: '# پیشنهاد' }),
  searchWords: (text) => `جستجوی «${isolated(text)}» در عنوان‌ها و متن‌ها`,
  forgetSearches: 'پاک کردن جستجوهای اخیر',
  emptySearch: (text) => `رویدادی با «${isolated(text)}» در عنوان یا متن نیست`,
  wayOn: (facet, name, events) => `${facet}: ${isolated(name)} – ${events} ←`,
  without: (name, events) => `بدون «${isolated(name)}»: ${events}`,
  nextOn: (day) => `بعدی: ${day}`,

  filters: 'فیلترها',
  facets: {
    category: 'دسته',
    tag: 'برچسب',
    venue: 'مکان',
    organizer: 'برگزارکننده',
    date: 'تاریخ',
    featured: 'برگزیده',
    cost: 'رایگان',
    online: 'آنلاین',
    ticketed: 'با بلیت',
    near: 'نزدیک من',
  },
  active: plural('fa', { other: '# فعال' }),
  moreFacets: 'بیشتر',
  activeFilters: 'فیلترهای فعال',
  remove: (name) => `حذف فیلتر: ${isolated(name)}`,
  clearAll: 'پاک کردن همه',
  show: plural('fa', { other: 'نمایش # رویداد', more: 'نمایش بیش از # رویداد' }),

  find: {
    category: 'یافتن دسته',
    tag: 'یافتن برچسب',
    venue: 'یافتن مکان',
    organizer: 'یافتن برگزارکننده',
  },
  sharedTags: 'شاید برخی از این برچسب‌ها رویدادی نداشته باشند.',
  loading: 'در حال بارگیری',
  none: 'موردی یافت نشد',
  further: plural('fa', { other: '# مورد دیگر: برای یافتن بنویسید' }),

  dates: {
    any: 'هر تاریخ',
    today: 'امروز',
    tomorrow: 'فردا',
    weekend: 'این آخر هفته',
    'next-weekend': 'آخر هفتهٔ بعد',
    week: 'این هفته',
    'next-week': 'هفتهٔ بعد',
    month: 'این ماه',
    'next-month': 'ماه بعد',
    days: 'انتخاب روزها',
  },
  dateWords: {
    today: 'امشب',
    tomorrow: 'فردا شب',
    weekend: 'آخر هفته, تعطیلات آخر هفته',
    'next-weekend': 'آخر هفته بعد, آخر هفته آینده',
    week: 'هفته, هفته جاری',
    'next-week': 'هفته بعد, هفته آینده, هفتهٔ آینده',
    month: 'ماه, ماه جاری',
    'next-month': 'ماه آینده',
  },
  dateFillers: 'در, روز, ماه, از, تا, این, آینده, بعد',
  daysHint: 'یک روز را انتخاب کنید؛ برای چند روز، روز دیگری را هم.',

  noLonger: {
    category: (name) => `دستهٔ «${isolated(name)}» دیگر وجود ندارد.`,
    tag: (name) => `برچسب «${isolated(name)}» دیگر وجود ندارد.`,
    venue: (name) => `مکان «${isolated(name)}» دیگر وجود ندارد.`,
    organizer: (name) => `برگزارکنندهٔ «${isolated(name)}» دیگر وجود ندارد.`,
  },

  nearUnsupported: 'در این تقویم نمی‌توان بر پایهٔ فاصله جستجو کرد.',
};

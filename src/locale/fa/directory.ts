// Read by a native speaker: no.
import { isolated } from '../isolated.js';
import { plural, shownOf } from '../numbers.js';
import type { DirectoryMessages } from '../messages/directory.js';

const more = plural('fa', { other: 'نمایش # مورد دیگر' });

export const directory: DirectoryMessages = {
  lists: {
    venues: {
      loading: 'در حال بارگیری مکان‌ها',
      shown: shownOf('fa', 'از', { other: '# مکان' }),
      more,
      empty: 'مکانی یافت نشد',
    },
    organizers: {
      loading: 'در حال بارگیری برگزارکنندگان',
      shown: shownOf('fa', 'از', { other: '# برگزارکننده' }),
      more,
      empty: 'برگزارکننده‌ای یافت نشد',
    },
    categories: {
      loading: 'در حال بارگیری دسته‌ها',
      shown: shownOf('fa', 'از', { other: '# دسته' }),
      more,
      empty: 'دسته‌ای یافت نشد',
    },
    tags: {
      loading: 'در حال بارگیری برچسب‌ها',
      shown: shownOf('fa', 'از', { other: '# برچسب' }),
      more,
      empty: 'برچسبی یافت نشد',
    },
  },
  emptyHint: 'چیزی با این فیلترها مطابقت ندارد، یا هنوز چیزی منتشر نشده است.',

  items: {
    venues: {
      kind: 'مکان',
      loading: 'در حال بارگیری مکان',
      problems: {
        absent: 'این مکان یافت نشد.',
        denied: 'این مکان همگانی نیست.',
        trashed: 'این مکان دیگر در فهرست نیست.',
        protected: 'این مکان گذرواژه دارد.',
      },
    },
    organizers: {
      kind: 'برگزارکننده',
      loading: 'در حال بارگیری برگزارکننده',
      problems: {
        absent: 'این برگزارکننده یافت نشد.',
        denied: 'این برگزارکننده همگانی نیست.',
        trashed: 'این برگزارکننده دیگر در فهرست نیست.',
        protected: 'این برگزارکننده گذرواژه دارد.',
      },
    },
  },
  hints: {
    absent: 'شاید حذف شده باشد، یا پیوند نادرست است.',
    denied: 'شاید هنوز منتشر نشده باشد. اگر دسترسی دارید، وارد شوید.',
    trashed: 'از تقویم حذف شده است.',
    protected: 'گذرواژه‌ای را که به شما داده‌اند وارد کنید.',
  },
  hiddenName: 'دارای گذرواژه',

  events: 'رویدادهای پیش رو',
  upcoming: plural('fa', { other: '# رویداد پیش رو' }),

  uses: { categories: plural('fa', { other: '# رویداد' }), tags: plural('fa', { other: '# مورد' }) },
  branch: (name) => `${isolated(name)}: زیردسته‌ها`,
  table: 'جدول',
  partFailed: 'این بخش از صفحه بارگیری نشد.',
};

import { plural, shownOf, type PluralForms } from '../numbers.js';
import type { DirectoryMessages } from '../messages/directory.js';

const venues: PluralForms = {
  zero: 'لا أماكن',
  one: 'مكان واحد',
  two: 'مكانان',
  few: '# أماكن',
  many: '# مكانًا',
  other: '# مكان',
};
const organizers: PluralForms = {
  zero: 'لا منظِّمين',
  one: 'منظِّم واحد',
  two: 'منظِّمان',
  few: '# منظِّمين',
  many: '# منظِّمًا',
  other: '# منظِّم',
};
const categories: PluralForms = { zero: 'لا فئات', one: 'فئة واحدة', two: 'فئتان', few: '# فئات', other: '# فئة' };
const tags: PluralForms = {
  zero: 'لا وسوم',
  one: 'وسم واحد',
  two: 'وسمان',
  few: '# وسوم',
  many: '# وسمًا',
  other: '# وسم',
};

export const directory: DirectoryMessages = {
  lists: {
    venues: {
      loading: 'جارٍ تحميل الأماكن',
      shown: shownOf('ar', 'من', venues, { ...venues, two: 'مكانين' }),
      more: plural('ar', {
        one: 'عرض مكان آخر',
        two: 'عرض مكانين آخرين',
        few: 'عرض # أماكن أخرى',
        many: 'عرض # مكانًا آخر',
        other: 'عرض # مكان آخر',
      }),
      empty: 'لم يُعثر على أماكن',
    },
    organizers: {
      loading: 'جارٍ تحميل المنظِّمين',
      shown: shownOf('ar', 'من', organizers, { ...organizers, two: 'منظِّمَين' }),
      more: plural('ar', {
        one: 'عرض منظِّم آخر',
        two: 'عرض منظِّمَين آخرَين',
        few: 'عرض # منظِّمين آخرين',
        many: 'عرض # منظِّمًا آخر',
        other: 'عرض # منظِّم آخر',
      }),
      empty: 'لم يُعثر على منظِّمين',
    },
    categories: {
      loading: 'جارٍ تحميل الفئات',
      shown: shownOf('ar', 'من', categories, { ...categories, two: 'فئتين' }),
      more: plural('ar', {
        one: 'عرض فئة أخرى',
        two: 'عرض فئتين أخريين',
        few: 'عرض # فئات أخرى',
        other: 'عرض # فئة أخرى',
      }),
      empty: 'لم يُعثر على فئات',
    },
    tags: {
      loading: 'جارٍ تحميل الوسوم',
      shown: shownOf('ar', 'من', tags, { ...tags, two: 'وسمين' }),
      more: plural('ar', {
        one: 'عرض وسم آخر',
        two: 'عرض وسمين آخرين',
        few: 'عرض # وسوم أخرى',
        many: 'عرض # وسمًا آخر',
        other: 'عرض # وسم آخر',
      }),
      empty: 'لم يُعثر على وسوم',
    },
  },
  emptyHint: 'لا شيء يطابق عوامل التصفية هذه، أو لم يُنشر شيء بعد.',

  items: {
    venues: {
      kind: 'المكان',
      loading: 'جارٍ تحميل المكان',
      problems: {
        absent: 'لم نعثر على هذا المكان.',
        denied: 'هذا المكان ليس للعموم.',
        trashed: 'لم يعد هذا المكان مدرجًا.',
        protected: 'هذا المكان محمي بكلمة مرور.',
      },
    },
    organizers: {
      kind: 'المنظِّم',
      loading: 'جارٍ تحميل المنظِّم',
      problems: {
        absent: 'لم نعثر على هذا المنظِّم.',
        denied: 'هذا المنظِّم ليس للعموم.',
        trashed: 'لم يعد هذا المنظِّم مدرجًا.',
        protected: 'هذا المنظِّم محمي بكلمة مرور.',
      },
    },
  },
  hints: {
    absent: 'ربما أُزيل، أو أن الرابط غير صحيح.',
    denied: 'ربما لم يُنشر بعد. سجّل الدخول إن كانت لديك صلاحية.',
    trashed: 'أُزيل من التقويم.',
    protected: 'أدخل كلمة المرور التي أُعطيت لك.',
  },
  hiddenName: 'محمي بكلمة مرور',

  events: 'الفعاليات القادمة',
  upcoming: plural('ar', {
    zero: 'لا فعاليات قادمة',
    one: 'فعالية قادمة واحدة',
    two: 'فعاليتان قادمتان',
    few: '# فعاليات قادمة',
    other: '# فعالية قادمة',
  }),

  uses: {
    categories: plural('ar', {
      zero: 'لا فعاليات',
      one: 'فعالية واحدة',
      two: 'فعاليتان',
      few: '# فعاليات',
      other: '# فعالية',
    }),
    tags: plural('ar', { zero: 'لا مواد', one: 'مادة واحدة', two: 'مادتان', few: '# مواد', other: '# مادة' }),
  },
  branch: (name) => `\u2068${name}\u2069: الفئات الفرعية`,
  table: 'جدول',
  partFailed: 'تعذّر تحميل هذا الجزء من الصفحة.',
};

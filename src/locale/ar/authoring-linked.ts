import type { LinkedWords } from '../messages/authoring-linked.js';
import { plural } from '../numbers.js';
import { isolated } from './isolated.js';

export const linked: LinkedWords = {
  create: (name) => `إنشاء «${isolated(name)}»`,
  createElsewhere: (name) => `إنشاء «${isolated(name)}» في مدينة أخرى`,
  takeExisting: 'استخدام الموجود',
  recent: 'استُخدم مؤخرًا',
  made: (name) => `حُفظ «${isolated(name)}» واختير.`,
  noVenue: 'بلا مكان',
  venueStays: 'لا يستطيع هذا التقويم إزالة مكان الفعالية. اختر مكانًا آخر.',
  textStays: 'لا يستطيع هذا التقويم إزالة نص محفوظ. اكتب نصًا آخر.',
  searchFailed: 'تعذّر البحث في الخادم. حاوِل مرة أخرى.',
  moveUp: (name) => `نقل ${isolated(name)} إلى أعلى`,
  moveDown: (name) => `نقل ${isolated(name)} إلى أسفل`,
  categories: {
    search: 'البحث في الفئات',
    loading: 'جارٍ تحميل الفئات',
    none: 'لا توجد فئة بهذا الاسم.',
    found: plural('ar', { zero: 'لا فئات', one: 'فئة واحدة', two: 'فئتان', few: '# فئات', many: '# فئة', other: '# فئة' }),
    add: 'إضافة فئة',
    name: { label: 'اسم الفئة الجديدة', missing: 'أدخِل اسم الفئة' },
    below: 'ضمن',
    top: 'في المستوى الأعلى',
    cancel: 'إلغاء',
  },
};

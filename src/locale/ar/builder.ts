import { plural } from '../numbers.js';
import type { BuilderMessages } from '../messages/builder.js';
import { isolated } from './isolated.js';

const events = plural('ar', {
  zero: 'لا فعاليات قادمة',
  one: 'فعالية واحدة قادمة',
  two: 'فعاليتان قادمتان',
  few: '# فعاليات قادمة',
  other: '# فعالية قادمة',
});

export const builder: BuilderMessages = {
  element: 'العنصر',
  calendar: 'التقويم',
  address: 'عنوان التقويم',
  addressHint: 'تكفي أي صفحة من موقعه.',
  connect: 'اتصال',
  connecting: 'جارٍ البحث عن التقويم',
  found: (address, count) => `تم الاتصال بـ ${isolated(address)}: ${events(count)}.`,
  problems: {
    address: 'هذا ليس عنوانًا على الويب.',
    mixed: (host) => `لا يدعم ${isolated(host)} بروتوكول HTTPS، ولا يسمح المتصفح لهذه الصفحة بقراءته عبر HTTP. يحتاج الموقع إلى شهادة.`,
    cors: (host, origin) =>
      `لا يسمح ${isolated(host)} لهذه الصفحة بقراءته. اطلب من مديره إرسال الترويسة ${isolated(`Access-Control-Allow-Origin: ${origin}`)}.`,
    network: (host) => `لا يستجيب ${isolated(host)}. تحقق من العنوان.`,
    busy: (host) => `لا يستطيع ${isolated(host)} الرد الآن. حاول مجددًا بعد بضع دقائق.`,
    missing: (host) => `لا يوجد تقويم في ${isolated(host)}.`,
    denied: (host) => `التقويم في ${isolated(host)} ليس عامًا.`,
  },
  above: 'فوق العنصر',
  controls: { 'cal-event-search': 'البحث', 'cal-event-filters': 'عوامل التصفية' },
  groups: { own: 'المظهر والسلوك', filters: 'ما يُعرض', settings: 'الإعدادات', tokens: 'الألوان والمسافات' },
  byDefault: (value) => (value ? `الافتراضي (${isolated(value)})` : 'الافتراضي'),
  yes: 'نعم',
  no: 'لا',
  pick: (name) => `اختيار لون: ${isolated(name)}`,

  preview: 'معاينة',
  backgrounds: { light: 'فاتح', dark: 'داكن', narrow: 'ضيق' },

  snippet: 'الشيفرة',
  formats: { module: 'برنامج نصي', standalone: 'برنامج نصي لمنشئي المواقع', iframe: 'إطار', shortcode: 'رمز قصير لووردبريس' },
  copy: 'نسخ',
  copied: 'تم نسخ الشيفرة.',
  copyFailed: 'لا يُسمح لهذه الصفحة بالنسخ. حدّد النص بدلًا من ذلك.',
  folder: 'مجلد البرامج النصية',
  version: (version, hash) => `الإصدار ${isolated(version)}${hash && `، البصمة ${isolated(hash)}`}`,
  pin: 'السماح بهذا الإصدار فقط',
  paste: 'ألصق شيفرة لتعديلها',
  pasted: (tag) => `يعرض النموذج ما تقوله الشيفرة عن ${isolated(tag)}.`,
  unknown: (names) => `أُهملت لأن هذه السمات غير موجودة: ${isolated(names)}.`,
  pasteFailed: 'لا يوجد في هذا النص أي من عناصرنا.',
  title: 'الفعاليات',
};

import type { ErrorMessages } from '../messages/errors.js';
import { plural } from '../numbers.js';
import { isolated } from '../isolated.js';

export const errors: ErrorMessages = {
  owner: 'لصاحب الموقع',
  network: (host) => `تعذّر الوصول إلى ${isolated(host)}.`,
  timeout: (host) => `استغرق ${isolated(host)} وقتًا طويلًا للرد.`,
  cors: (host) => `لا يسمح ${isolated(host)} لهذه الصفحة بقراءة تقويمه.`,
  shape: (host, line) =>
    `لا يحتوي رد ${isolated(host)} على بيانات تقويم.${line ? ` يبدأ بـ «${isolated(line)}».` : ''}`,
  tooLong: (host) => `أرسل ${isolated(host)} أكثر مما تتسع له الصفحة.`,
  leftOut: plural('ar', {
    one: 'تعذّر عرض عنصر واحد.',
    two: 'تعذّر عرض عنصرين.',
    few: 'تعذّر عرض # عناصر.',
    many: 'تعذّر عرض # عنصرًا.',
    other: 'تعذّر عرض # عنصر.',
  }),
  missingFrom: (hosts) => `فعاليات ${isolated(hosts)} غير معروضة.`,
  missing: (host, namespaces) =>
    `لا يوجد تقويم على ${isolated(host)} في هذا العنوان.${namespaces && ` مساحات الأسماء الموجودة: ${isolated(namespaces)}.`}`,
  missingPlugin: 'في ووردبريس توفره إضافة مثل The Events Calendar.',
  doubled: (attribute, namespace) =>
    `${isolated(attribute)} أطول من اللازم: اكتب الجزء الذي يسبق ${isolated(namespace)} فقط.`,
  denied: 'هذا المحتوى ليس للعموم.',
  closed: (host) =>
    `لا يجيب ${isolated(host)} إلا من سجّل الدخول فيه. ربما أغلقت إضافة أمان واجهة REST فيه أمام الزوار.`,
  http: (host, status) => `تعذّر على ${isolated(host)} الرد (الخطأ ${status}).`,
  refused: (attributes) => `لا يقبل التقويم ${isolated(attributes)}.`,
  unreadable: (attribute, expected) => `تعذّرت قراءة ${isolated(attribute)}. القيمة المتوقعة: ${expected}.`,
  unset: (attribute) => `السمة ${isolated(attribute)} مفقودة.`,

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
    tiles: `عنوان http أو https يحتوي على ${isolated('{z} و{x} و{y}')}`,
    geocoder: `عنوان http أو https يحتوي على ${isolated('{address}')}`,
    places: 'عنوان ملف JSON يحتوي على إحداثيات',
    oneServer: `أسماء مختصرة (slugs) أو ${isolated('base-url')} واحد، لأن لكل تقويم معرّفاته الخاصة`,
    choice: (choices) => `إحدى القيم ${isolated(choices)}`,
  },
};

import { plural, shownOf, type PluralForms } from '../numbers.js';
import type { MapMessages } from '../messages/map.js';
import { isolated } from '../isolated.js';

const placeForms: PluralForms = {
  zero: 'لا أماكن',
  one: 'مكان واحد',
  two: 'مكانان',
  few: '# أماكن',
  many: '# مكانًا',
  other: '# مكان',
};
const places = plural('ar', placeForms);
const inPlaces = plural('ar', { ...placeForms, two: 'مكانين' });
const events = plural('ar', {
  zero: 'لا فعاليات',
  one: 'فعالية واحدة',
  two: 'فعاليتان',
  few: '# فعاليات',
  other: '# فعالية',
});

const differentForms: PluralForms = {
  zero: 'لا فعاليات',
  one: 'فعالية واحدة',
  two: 'فعاليتان مختلفتان',
  few: '# فعاليات مختلفة',
  other: '# فعالية مختلفة',
  more: 'أكثر من # فعالية مختلفة',
};

const near = (things: string, where: string) => (where ? `${things} قرب ${isolated(where)}` : things);

export const map: MapMessages = {
  loading: 'جارٍ تحميل الأماكن',
  places,
  eventsAt: (count, at) => `${events(count)} في ${inPlaces(at)}`,
  placeless: (count) => `${events(count)} بلا مكان`,
  placesNear: (count, where) => near(places(count), where),
  eventsNear: (count, where) => near(events(count), where),
  marker: (name, count) => `${isolated(name)}: ${events(count)}`,
  all: plural('ar', { other: 'كل الفعاليات (#)' }),
  notOnMap: 'ليس على الخريطة',
  noMap: 'لا توجد خريطة لأن الموقع الدقيق لهذه الأماكن غير معروف.',
  elsewhere: (count) => `${places(count)} خارج العرض`,
  moreDates: plural('ar', {
    one: 'موعد آخر',
    two: 'موعدان آخران',
    few: '# مواعيد أخرى',
    many: '# موعدًا آخر',
    other: '# موعد آخر',
  }),
  shownFolded: shownOf('ar', 'من', differentForms, { ...differentForms, two: 'فعاليتين مختلفتين' }),
  also: 'أيضًا',
  times: 'الأوقات',
  furtherDates: plural('ar', { one: '+موعد', two: '+موعدان', few: '+# مواعيد', many: '+# موعدًا', other: '+# موعد' }),
  empty: 'لم يُعثر على أماكن',
  emptyHint: 'لا شيء يطابق عوامل التصفية هذه.',

  map: 'خريطة',
  keys: 'مفاتيح الأسهم تحرّك الخريطة، وزائد وناقص يغيّران التكبير.',
  skip: 'تخطّي الخريطة',
  list: 'الأماكن',
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
  show: 'العرض على الخريطة',
  place: (name) => `: ${isolated(name)}`,
  wheel: (apple) => `اضغط ${isolated(apple ? '⌘' : 'Ctrl')} مع التمرير للتكبير`,
  touch: 'استخدم إصبعين لتحريك الخريطة',

  nearMe: 'بالقرب مني',
  everywhere: 'عرض كل الأماكن',
  locating: 'جارٍ تحديد موقعك…',
  you: 'أنت هنا',
  away: (distance) => `على بُعد ${isolated(distance)}`,
  within: (distance) => `ضمن ${isolated(distance)}`,
  nothingWithin: (distance) => `لا شيء ضمن ${isolated(distance)}.`,
  searchHere: 'ابحث هنا',
  inArea: 'في هذا الجزء من الخريطة',
  nothingInArea: 'لا شيء في هذا الجزء من الخريطة.',
  locateProblems: {
    denied: 'الموقع محظور لهذه الصفحة. يمكنك السماح به في إعدادات المتصفح.',
    unavailable: 'تعذّر تحديد موقعك.',
    timeout: 'استغرق تحديد موقعك وقتًا طويلًا.',
  },

  source: (name) => `تُحمَّل من ${isolated(name)}`,
  ask: (host) =>
    `تُحمَّل الخريطة من ${isolated(host)}. إذا عرضتها فسيتلقى هذا الخادم عنوان IP الخاص بك ويرى المنطقة التي تتصفحها.`,
  allow: 'عرض الخريطة',
  refuse: 'ليس الآن',
  refused: 'الخريطة متوقفة.',
  withdraw: 'إيقاف الخريطة',
  offline: 'تحتاج الخريطة إلى اتصال بالإنترنت.',
  mapFailed: 'تعذّر تحميل الخريطة.',
  tilesFailed: (host) => `لم تُحمَّل خلفية الخريطة من ${isolated(host)}. قائمة الأماكن ما زالت تعمل.`,
};

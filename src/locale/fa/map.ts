// Read by a native speaker: no.
import { isolated } from '../isolated.js';
import { plural, shownOf } from '../numbers.js';
import type { MapMessages } from '../messages/map.js';

const places = plural('fa', { other: '# مکان' });
const events = plural('fa', { other: '# رویداد' });
const near = (things: string, where: string) => (where ? `${things} نزدیک ${isolated(where)}` : things);

export const map: MapMessages = {
  loading: 'در حال بارگیری مکان‌ها',
  places,
  eventsAt: (count, at) => `${events(count)} در ${places(at)}`,
  placeless: plural('fa', { other: '# رویداد بدون مکان' }),
  placesNear: (count, where) => near(places(count), where),
  eventsNear: (count, where) => near(events(count), where),
  marker: (name, count) => `${isolated(name)}: ${events(count)}`,
  all: plural('fa', { other: 'همهٔ # رویداد' }),
  notOnMap: 'روی نقشه نیست',
  noMap: 'نقشه‌ای نیست، زیرا جای دقیق این مکان‌ها معلوم نیست.',
  elsewhere: plural('fa', { other: '# مکان بیرون از نما' }),
  moreDates: plural('fa', { other: '# تاریخ دیگر' }),
  shownFolded: shownOf('fa', 'از', { other: '# رویداد گوناگون', more: 'بیش از # رویداد گوناگون' }),
  also: 'همچنین',
  times: 'ساعت‌ها',
  furtherDates: plural('fa', { other: '+# تاریخ' }),
  empty: 'مکانی یافت نشد',
  emptyHint: 'چیزی با این فیلترها مطابقت ندارد.',

  map: 'نقشه',
  keys: 'کلیدهای جهت نقشه را جابه‌جا می‌کنند، به‌اضافه و منها بزرگ‌نمایی را.',
  skip: 'گذشتن از نقشه',
  list: 'مکان‌ها',
  zoomIn: 'بزرگ‌نمایی',
  zoomOut: 'کوچک‌نمایی',
  show: 'نمایش روی نقشه',
  place: (name) => `: ${isolated(name)}`,
  wheel: (apple) => `برای بزرگ‌نمایی ${isolated(apple ? '⌘' : 'Ctrl')} را نگه دارید و بغلتانید`,
  touch: 'نقشه را با دو انگشت جابه‌جا کنید',

  nearMe: 'نزدیک من',
  everywhere: 'نمایش همهٔ مکان‌ها',
  locating: 'در حال یافتن مکان شما…',
  you: 'شما اینجایید',
  away: (distance) => `در فاصلهٔ ${isolated(distance)}`,
  within: (distance) => `تا فاصلهٔ ${isolated(distance)}`,
  nothingWithin: (distance) => `تا فاصلهٔ ${isolated(distance)} چیزی نیست.`,
  searchHere: 'جستجو در اینجا',
  inArea: 'در این بخش از نقشه',
  nothingInArea: 'در این بخش از نقشه چیزی نیست.',
  locateProblems: {
    denied: 'مکان‌یابی برای این صفحه بسته است. می‌توانید در تنظیمات مرورگر آن را مجاز کنید.',
    unavailable: 'مکان شما یافت نشد.',
    timeout: 'یافتن مکان شما بیش از اندازه طول کشید.',
  },

  source: (name) => `بارگیری از ${isolated(name)}`,
  ask: (host) =>
    `نقشه از ${isolated(host)} بارگیری می‌شود. اگر آن را نشان دهید، این کارساز نشانی IP شما را می‌گیرد و می‌بیند کدام ناحیه را می‌نگرید.`,
  allow: 'نمایش نقشه',
  refuse: 'اکنون نه',
  refused: 'نقشه خاموش است.',
  withdraw: 'خاموش کردن نقشه',
  offline: 'نقشه به اتصال اینترنت نیاز دارد.',
  mapFailed: 'نقشه بارگیری نشد.',
  tilesFailed: (host) => `پس‌زمینهٔ نقشه از ${isolated(host)} بارگیری نشد. فهرست مکان‌ها همچنان کار می‌کند.`,
};

// Read by a native speaker: no.
import { isolated } from '../isolated.js';
import type { ErrorMessages } from '../messages/errors.js';
import { plural } from '../numbers.js';

export const errors: ErrorMessages = {
  owner: 'برای مالک سایت',
  network: (host) => `دسترسی به ${isolated(host)} ممکن نشد.`,
  timeout: (host) => `پاسخ ${isolated(host)} بیش از اندازه طول کشید.`,
  cors: (host) => `${isolated(host)} اجازهٔ خواندن به این صفحه نمی‌دهد.`,
  shape: (host, line) => `پاسخ ${isolated(host)} دادهٔ تقویم نیست.${line ? ` آغاز آن: «${isolated(line)}».` : ''}`,
  tooLong: (host) => `${isolated(host)} بیش از گنجایش یک صفحه فرستاد.`,
  leftOut: plural('fa', { other: '# مورد نمایش داده نشد.' }),
  missingFrom: (hosts) => `رویدادهای ${isolated(hosts)} نیستند.`,
  missing: (host, namespaces) =>
    `${isolated(host)} در این نشانی تقویمی ندارد.${namespaces && ` فضاهای نام موجود: ${isolated(namespaces)}.`}`,
  missingPlugin: 'در وردپرس، افزونه‌ای مانند The Events Calendar آن را فراهم می‌کند.',
  doubled: (attribute, namespace) =>
    `${isolated(attribute)} بیش از اندازه بلند است. تنها بخش پیش از ${isolated(namespace)} را بنویسید.`,
  denied: 'این همگانی نیست.',
  closed: (host) =>
    `${isolated(host)} تنها به کسانی پاسخ می‌دهد که وارد شده‌اند. شاید افزونه‌ای امنیتی REST API را بر مهمانان بسته باشد.`,
  http: (host, status) => `${isolated(host)} نتوانست پاسخ دهد (خطای ${status}).`,
  refused: (attributes) => `تقویم ${isolated(attributes)} را نمی‌پذیرد.`,
  unreadable: (attribute, expected) => `${isolated(attribute)} خوانا نیست. مقدار درست: ${expected}.`,
  unset: (attribute) => `ویژگی ${isolated(attribute)} نیست.`,

  expected: {
    text: 'متن',
    date: `تاریخی مانند ${isolated('2026-12-31')}`,
    integer: 'عددی صحیح',
    positive: 'عددی صحیح، 1 یا بیشتر',
    number: 'عدد',
    boolean: 'true یا false',
    weekday: 'از 1 (دوشنبه) تا 7 (یکشنبه)',
    zone: 'منطقهٔ زمانی مانند Europe/Berlin',
    url: `نشانی‌ای مانند ${isolated('https://example.org/wp-json')} بدون گیومهٔ دیگر`,
    ids: 'شناسه‌ها، جداشده با ویرگول',
    idsOrSlugs: 'شناسه‌ها یا نامک‌ها، جداشده با ویرگول',
    tiles: `نشانی http یا https با ${isolated('{z}, {x}, {y}')}`,
    geocoder: `نشانی http یا https با ${isolated('{address}')}`,
    places: 'نشانی یک پروندهٔ JSON با مختصات',
    oneServer: `نامک‌ها یا تنها یک ${isolated('base-url')}، زیرا هر تقویم شناسه‌های خود را دارد`,
    choice: (choices) => `یکی از ${isolated(choices)}`,
  },
};

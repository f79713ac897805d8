/** Events at random, and their cards as the elements print them, to compare those of the plugin with. */
import { Temporal } from 'temporal-polyfill';
import { eventCard } from '../../src/cards/event-card.js';
import { layouts } from '../../src/cards/layouts.js';
import { loadMessages } from '../../src/locale/index.js';
import { onPaper } from '../../src/prerender/paper.js';
import { printed } from '../../src/prerender/print.js';
import { calendarEvent } from '../../src/records/index.js';
import { addDays, loadTemporal } from '../../src/time/index.js';
import fc from '../fast-check.js';

const texts = [
  'Concert',
  ' in the park ',
  'Fish &amp; Chips',
  'Rock &#8217;n&#8217; Roll',
  '&#38;lt;b&#38;gt;',
  '&amp;lt;i&amp;gt;',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<em>fine</em>',
  '<img src=x onerror="alert(1)">',
  '</template><script>alert(1)</script>',
  '<!-- not <b> said -->',
  '2 < 3 > 1',
  'a [gallery] b',
  ']]>',
  '"quoted" and \'so\'',
  '\u2028',
  'حفلة',
  '🎷 10x12 -- ... :)',
];
const text = fc.array(fc.constantFrom(...texts), { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' '));
const minute = 60_000;
const lengths = [0, 30, 90, 5 * 60, 11 * 60, 13 * 60, 24 * 60, 3 * 24 * 60, 40 * 24 * 60, 400 * 24 * 60];
const zones = ['Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Chatham', 'UTC', 'UTC+2', 'UTC-3:30'];

const written = (moment: number) => new Date(moment).toISOString().slice(0, 19).replace('T', ' ');
const inUtc = (wall: string, zone: string) =>
  Temporal.PlainDateTime.from(wall)
    .toZonedDateTime(zone.replace(/^UTC([+-])(\d)(?::(\d\d))?$/, (_, sign, hours, minutes = '00') => `${sign}0${hours}:${minutes}`))
    .withTimeZone('UTC')
    .toPlainDateTime()
    .toString()
    .replace('T', ' ')
    .padEnd(19, ':00');

const size = fc.record({
  url: fc.constantFrom('https://calendar.example/a.jpg', 'https://calendar.example/b,c.jpg?x=1&y=2'),
  width: fc.constantFrom(800, 400, 200, undefined),
  height: fc.constantFrom(600, 300, 150),
});

const dates = fc
  .record({
    start: fc.integer({ min: Date.UTC(2025, 11, 1) / minute, max: Date.UTC(2027, 1, 28) / minute }),
    isSharp: fc.boolean(),
    length: fc.constantFrom(...lengths),
    zone: fc.constantFrom(...zones),
    all_day: fc.boolean(),
  })
  .map(({ start, isSharp, length, zone, all_day }) => {
    const first = all_day || isSharp ? Math.floor(start / (all_day ? 24 * 60 : 60)) * (all_day ? 24 * 60 : 60) : start;
    const last = (first + length) * minute + (all_day ? 24 * 60 * minute - 1000 : 0);
    const [start_date, end_date] = [written(first * minute), written(last)];
    return { all_day, start_date, end_date, timezone: zone, utc_start_date: inUtc(start_date, zone), utc_end_date: inUtc(end_date, zone) };
  });

const others = fc.record({
  id: fc.integer({ min: 1, max: 99_999 }),
  title: text,
  url: fc.constantFrom('https://calendar.example/event/a-b/', 'http://calendar.example/?p=12&x=%D9%85', 'javascript:alert(1)', ''),
  status: fc.constant('publish'),
  featured: fc.boolean(),
  sticky: fc.boolean(),
  cost: fc.oneof(fc.constant(''), text),
  excerpt: fc.oneof(fc.constant(''), text),
  venue: fc.oneof(
    fc.constant([]),
    fc.record({ id: fc.constant(1), venue: text, city: text }),
    fc.array(fc.record({ id: fc.constant(2), venue: text }), { maxLength: 2 }),
  ),
  categories: fc.array(fc.record({ id: fc.integer({ min: 1 }), name: text, slug: fc.constantFrom('jazz', 'late-night', '%d9%85') }), {
    maxLength: 2,
  }),
  image: fc.oneof(
    fc.constant(false),
    size,
    fc.tuple(size, fc.array(size)).map(([whole, sizes]) => ({ ...whole, sizes: { ...sizes } })),
  ),
  event_status: fc.constantFrom(undefined, 'scheduled', 'cancelled', 'postponed'),
  json_ld: fc.constantFrom(undefined, { eventStatus: 'https://schema.org/EventMovedOnline' }),
});

/** Events as a calendar answers, the same ones in each run. */
export const randomEvents = (count: number): object[] =>
  JSON.parse(
    JSON.stringify(
      fc.sample(
        fc.tuple(others, dates).map((members) => Object.assign({}, ...members)),
        count,
      ),
    ),
  ) as object[];

/** How a list looks, and the day on which it is read. */
export interface Reading {
  readonly locale: string;
  readonly hourCycle: 'h12' | 'h23';
  readonly layout: (typeof layouts)[number];
  /** `YYYY-MM-DD` */
  readonly since: string;
}

/** Every language, in each layout and with each clock. */
export const readings: readonly Reading[] = ['en-US', 'en-GB', 'de-DE', 'fr-FR', 'es-ES', 'ar'].flatMap((locale, index) =>
  layouts.map((layout, other) => ({ locale, hourCycle: (index + other) % 2 ? 'h12' : 'h23', layout, since: '2026-06-20' }) as const),
);

/** The cards as the elements render them, each on its own clock and on a day that none is near. */
export async function cardsOf(events: readonly object[], { locale, hourCycle, layout, since }: Reading): Promise<string[]> {
  await loadTemporal();
  const common = await loadMessages('common', locale);
  return events.map((event) =>
    onPaper('https://town.example/', () => {
      const record = calendarEvent(event as never);
      const { span } = record;
      const near = [span.start, span.end].flatMap((end) => [-1, 0, 1].map((days) => addDays(String(end), days)));
      const today = Array.from({ length: 8 }, (_, day) => addDays(`${since.slice(0, 4)}-12-31`, -day)).find((day) => !near.includes(day))!;
      const timeZone = span.allDay ? 'UTC' : span.start.timeZoneId;
      const display = { locale, hourCycle, timeZone, timeDisplay: 'event' } as const;
      return printed(eventCard(record, { common, display, today, since, hasImages: true }, layout, 3));
    }),
  );
}

/** PHP that prints the same cards of the plugin as JSON, from a file of events. */
export const phpCards = (file: string, { locale, hourCycle, layout, since }: Reading): string =>
  `$tables = cal_elements_table( 'dates/${locale}' );
$read = [ 'tables' => $tables, 'clock' => $tables['clocks']['${hourCycle}'], 'layout' => '${layout}', 'level' => '3', 'year' => '${since.slice(0, 4)}', 'zone' => null,
  'has_consent' => true, 'has_images' => true, 'since' => '${since}', 'today' => '', 'now' => 0, 'is_upcoming' => false, 'is_past' => false ];
echo json_encode( array_map( fn( $event ) => cal_elements_card( $event, $read ), json_decode( file_get_contents( '${file}' ), true ) ) );`;

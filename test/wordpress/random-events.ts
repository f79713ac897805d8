/** Events at random, and hostile ones among them. */
import { Temporal } from 'temporal-polyfill';
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
  'R&amp;B &copy2026 &notin; &notit; &sup2 &#65 &#x42',
  'حفلة',
  '🎷 10x12 -- ... :)',
];
const text = fc.array(fc.constantFrom(...texts), { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' '));
const minute = 60_000;
const lengths = [0, 30, 24 * 60 - 1, 90, 5 * 60, 11 * 60, 13 * 60, 24 * 60, 3 * 24 * 60, 40 * 24 * 60, 400 * 24 * 60];
const unknownZone = 'Mars/Phobos';
const zones = [
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kathmandu',
  'Pacific/Chatham',
  'UTC',
  'UTC+2',
  'UTC-3:30',
  unknownZone,
];

const written = (moment: number) => new Date(moment).toISOString().slice(0, 19).replace('T', ' ');
const inUtc = (wall: string, zone: string) =>
  Temporal.PlainDateTime.from(wall)
    .toZonedDateTime(
      zone
        .replace(unknownZone, 'UTC-3:30')
        .replace(/^UTC([+-])(\d)(?::(\d\d))?$/, (_, sign, hours, minutes = '00') => `${sign}0${hours}:${minutes}`),
    )
    .withTimeZone('UTC')
    .toPlainDateTime()
    .toString()
    .replace('T', ' ')
    .padEnd(19, ':00');

const size = fc.record({
  url: fc.constantFrom('https://calendar.example/a.jpg', 'https://calendar.example/b,c.jpg?x=1&y=2'),
  width: fc.constantFrom(800, 400, 200, undefined),
  height: fc.constantFrom(600, 300, 150),
  alt: fc.constantFrom(undefined, '', 'Boats &amp; a [quay]', '"><script>alert(1)</script> 8)'),
});

const dates = fc
  .record({
    start: fc.integer({ min: Date.UTC(2025, 11, 1) / minute, max: Date.UTC(2027, 1, 28) / minute }),
    /** Minutes: the start is a multiple of these. */
    grain: fc.constantFrom(1, 60, 24 * 60),
    length: fc.constantFrom(...lengths),
    zone: fc.constantFrom(...zones),
    all_day: fc.boolean(),
  })
  .map(({ start, grain, length, zone, all_day }) => {
    const step = all_day ? 24 * 60 : grain;
    const first = Math.floor(start / step) * step;
    const last = (first + length) * minute + (all_day ? 24 * 60 * minute - 1000 : 0);
    const [start_date, end_date] = [written(first * minute), written(last)];
    return {
      all_day,
      start_date,
      end_date,
      timezone: zone,
      utc_start_date: inUtc(start_date, zone),
      utc_end_date: inUtc(end_date, zone),
    };
  });

/** HTML as editors write it, as others do, and as nobody should. */
const pieces = [
  '<p>Tea is included; the <em>cake</em> is at your own risk &#8211; 5 &lt; 6 &amp;amp; 7.</p>\n',
  '<!-- wp:paragraph -->\n<p class="has-text-align-center" style="color:red">One<br />two</p>\n<!-- /wp:paragraph -->\n',
  '<h2 id="more">More</h2><h3>Even <strong>more</strong></h3>',
  '<ul class="wp-block-list">\n<li>One</li>\n<li>Two &amp; <code>three</code></li>\n</ul><ol start="3"><li value="4">x</li></ol>',
  '<p><a href="https://calendar.example/a?b=1&amp;c=2#d" target="_blank" title="A &quot;b&quot;">link</a> <a href="mailto:a@b.example">mail</a> <a href=\'javascript:alert(1)\'>no</a></p>',
  '<figure class="wp-block-image"><img decoding="async" width="300" height="200" src="https://calendar.example/a.jpg" alt="A &lt; b" class="wp-image-1" srcset="https://calendar.example/a.jpg 300w, https://calendar.example/b.jpg 600w" sizes="(max-width: 300px) 100vw, 300px"/><figcaption>Seen</figcaption></figure>',
  '<p>Elsewhere: <img src="https://images.example/c.png"> and <a href="https://calendar.example/"><img src="https://images.example/d.png" alt="d"></a></p>',
  '<blockquote cite="x"><p>Said [gallery] :) and 8)</p></blockquote>',
  'bare text & more &#8230;',
  '<div><details open><summary>What</summary>This</details><hr></div>',
  // What only browsers are left to read.
  '<p>not closed',
  '<b><i>crossed</b></i>',
  '<table><tr><td>1</table>',
  '<script>alert(1)</script>',
  '<p onclick="alert(1)" title=unquoted>x</p>',
  '<a href="/relative">here</a>',
  '&copy 2026, without its end',
  '<iframe src="https://video.example/"></iframe>',
  '<p><div>in a paragraph</div></p>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
];
const plainPieces = pieces.slice(0, 10);
const description = fc.oneof(
  { weight: 4, arbitrary: fc.array(fc.constantFrom(...plainPieces), { maxLength: 4 }) },
  { weight: 1, arbitrary: fc.array(fc.constantFrom(...pieces), { maxLength: 3 }) },
);

const page = fc.constantFrom(
  '',
  'https://calendar.example/page/',
  'http://calendar.example/p/?x=1',
  'javascript:alert(1)',
);
/** An item that may have a page, which a calendar names twice. */
const withPage = <T extends object>(item: fc.Arbitrary<T>) =>
  fc.tuple(item, page, fc.boolean()).map(([one, url, has]) => ({ ...one, url, ...(has && { json_ld: { url } }) }));
const website = fc.constantFrom(
  '',
  'https://www.town.example/',
  'https://town.example/a/b/?c#d',
  'https://town.example',
  'town.example',
  'www.town.example/a',
  'the hall',
  'a@town.example',
);

const venue = withPage(
  fc.record({
    id: fc.integer({ min: 1, max: 99 }),
    venue: fc.oneof(text, fc.constant([])),
    city: fc.constantFrom('Ithaca', 'Kiel', 'القاهرة', ''),
    address: fc.constantFrom('12 Quay Street', "L'Allée (sud) *2!", ''),
    zip: fc.constantFrom('14850', '24103', ''),
    stateprovince: fc.constantFrom('NY', ''),
    province: fc.constantFrom('BC', undefined),
    country: fc.constantFrom('United States', 'Germany', ''),
    phone: fc.constantFrom('+1 (607) 555-0100', '555 0100 extension 12', ''),
    website,
    geo_lat: fc.constantFrom(42.44, 54, 91, undefined),
    geo_lng: fc.constantFrom(-76.5, 10.125),
  }),
);
const organizer = withPage(
  fc.record({
    id: fc.integer({ min: 1 }),
    organizer: text,
    phone: fc.constantFrom('', '0431/1234'),
    email: fc.constantFrom('', 'a+b@c.example', 'a@b@c'),
    website,
  }),
);
const term = (taxonomy: string) =>
  withPage(
    fc.record({
      id: fc.integer({ min: 1 }),
      name: text,
      slug: fc.constantFrom('jazz', 'late-night', '%d9%85'),
      taxonomy: fc.constant(taxonomy),
    }),
  );
const price = fc.constantFrom('5', '12.50', 'free', '1,000');

const others = fc.record({
  id: fc.integer({ min: 1, max: 99_999 }),
  title: text,
  url: fc.constantFrom(
    'https://calendar.example/event/a-b/',
    'http://calendar.example/?p=12&x=%D9%85',
    'javascript:alert(1)',
    '',
  ),
  status: fc.constant('publish'),
  featured: fc.boolean(),
  sticky: fc.boolean(),
  cost: fc.oneof(fc.constant(''), text),
  excerpt: fc.oneof(fc.constant(''), text),
  description: description.map((found) => found.join('')),
  venue: fc.oneof(fc.constant([]), venue, fc.array(venue, { maxLength: 2 })),
  organizer: fc.array(organizer, { maxLength: 2 }),
  categories: fc.array(term('cal_events_cat'), { maxLength: 2 }),
  tags: fc.array(term('post_tag'), { maxLength: 2 }),
  website,
  show_map_link: fc.boolean(),
  hide_from_listings: fc.boolean(),
  custom_fields: fc.constantFrom([], {
    a: { label: 'Doors &amp; bar', value: ['7', 8.5] },
    b: { label: 'None', value: '' },
  }),
  cost_details: fc.record({
    values: fc.array(price, { maxLength: 2 }),
    currency_code: fc.constantFrom('', 'EUR'),
    currency_symbol: fc.constantFrom('$', '€', ''),
  }),
  event_status_reason: fc.constantFrom(undefined, 'The hall is <b>flooded</b>'),
  image: fc.oneof(
    fc.constant(false),
    size,
    fc.tuple(size, fc.array(size)).map(([whole, sizes]) => ({ ...whole, sizes: { ...sizes } })),
  ),
  is_virtual: fc.constantFrom(undefined, true, false),
  sold_out: fc.constantFrom(undefined, true, false),
  virtual_url: fc.constantFrom(undefined, '', 'https://meet.example/x', 'javascript:alert(1)'),
  event_status: fc.constantFrom(undefined, 'scheduled', 'cancelled', 'postponed'),
  json_ld: fc.constantFrom(undefined, {
    eventStatus: 'https://schema.org/EventMovedOnline',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
  }),
});

/** What a calendar tells guests of an event behind a password, beside its title and its dates. */
const masked = {
  all_day: null,
  ...{ featured: null, sticky: null, show_map_link: null, hide_from_listings: null },
  ...{ cost: '', excerpt: '', description: '', website: '', image: false, cost_details: {} },
  ...{ venue: [], organizer: [], categories: [], tags: [], custom_fields: [] },
};
const mask = fc.oneof({ weight: 9, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: fc.constant(masked) });

/** Events as a calendar answers, the same ones in each run. */
export const randomEvents = (count: number): object[] =>
  JSON.parse(
    JSON.stringify(
      fc.sample(
        fc.tuple(others, dates, mask).map((members) => Object.assign({}, ...members)),
        count,
      ),
    ),
  ) as object[];

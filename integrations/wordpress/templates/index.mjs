/** The templates that PHP fills: made from what `prerender` prints of a few events, so that each card is written once. */

import { layouts } from '../../../src/elements/cards/layouts.ts';
import { prerenderElement } from '../../../src/prerender/index.ts';
import { calendarTemplates } from './calendar.mjs';
import { monthTemplates } from './month.mjs';
import { templateOf } from './parts.mjs';

/** Seven in the morning of a Tuesday, in Berlin. */
const now = Date.UTC(2026, 2, 3, 6);

const address = (name) => `https://${name}.example/`;
const page = { url: address('link'), json_ld: { url: address('link') } };
/** What samples say, by which it is found in what is printed, and the name of the value that takes its place. */
const known = {
  ...{
    [address('link')]: 'link',
    [address('image')]: 'src',
    cancelled: 'mark',
    rescheduled: 'mark',
    'tel:+123': 'dials',
    '+1 23': 'phone',
  },
  ...{
    'mailto:mail@mail.example': 'mails',
    'mail@mail.example': 'email',
    [address('site')]: 'website',
    'site.example': 'website-text',
  },
  ...{ [address('picture-link')]: 'picture-link', 'picture-link.example': 'host' },
  'https://www.openstreetmap.org/directions?to=1.5%2C2.5': 'directions',
};

const day = (date, times = ['00:00:00', '23:59:59'], last = date) => ({
  start_date: `${date} ${times[0]}`,
  end_date: `${last} ${times[1]}`,
  all_day: times[0] === '00:00:00',
  timezone: 'Europe/Berlin',
});
const term = (id) => ({ id, name: '{name}', slug: '{slug}', ...page, url: address('link') });
const venue = (id) => ({ id, venue: '{venue}', ...page });
const image = (width, height, alt) => ({
  url: address('image'),
  alt,
  ...(width && { width }),
  ...(height && { height }),
});

let id = 0;
const event = (...members) =>
  Object.assign({ id: ++id, title: '{title}', status: 'publish', url: address('link') }, ...members);
const rich = {
  ...{ cost: '{cost}', excerpt: '{excerpt}', featured: true, sticky: true, event_status: 'cancelled' },
  ...{ venue: [venue(1), venue(2)], categories: [term(1), term(2)] },
};

/** Events whose cards differ in all that cards can differ in. */
const events = {
  upcoming: [
    event(rich, day('2026-02-27', undefined, '2026-03-05'), { image: image(1200, 900, '{alt}') }),
    event(day('2026-03-03'), { image: image(100, 0, '') }),
    event(rich, day('2026-03-03', ['14:00:00', '15:00:00']), { timezone: 'Asia/Kathmandu' }),
    event(day('2026-03-03', ['23:00:00', '23:30:00']), { image: image() }),
    event(day('2026-03-04', ['23:00:00', '02:00:00'], '2026-03-05')),
    event(day('2027-03-05', ['10:00:00', '11:00:00'], '2027-03-07')),
    event(day('2026-02-20', undefined, '2026-03-20'), { event_status: 'cancelled' }),
    event(day('2026-02-21', undefined, '2026-03-20')),
  ],
  others: [
    event(rich, day('2026-02-21', undefined, '2026-03-20')),
    event(rich, day('2026-03-01')),
    event(day('2026-03-06', ['10:00:00', '11:00:00'])),
  ],
};

/** What is printed of an element in a site with these items. */
async function printed(tag, attributes, answer, language) {
  const fetch = () => Promise.resolve(Response.json(answer));
  const given = { 'base-url': 'https://calendar.example/', 'hour-cycle': 'h23', ...attributes };
  const { inner } = await prerenderElement(tag, given, { fetch, now: () => now, language, timeZone: 'Europe/Berlin' });
  const outer = inner.replace(/(<div class="view"[^>]*>)<template[^]*?<\/template>/, '$1{view}');
  const [, content] = /<template shadowrootmode="open">([^]*?)<\/template>/.exec(outer);
  return Object.entries(known)
    .reduce((html, [text, name]) => html.replaceAll(text, `{${name}}`), content)
    .replace(/<style>[^]*?<\/style>/, '<style>{style}</style>')
    .replace(/"group-\d+"/g, '"group-{index}"')
    .replace(/(class="groups \w+ by-)\w+ \w*/g, '$1{grouping} {pictured}');
}

const own = (...names) => Object.fromEntries(names.map((name) => [name, name]));

/** What is computed of elements, and what is repeated in them; by what is there only at times, where that is not called after what it holds. */
const shared = {
  texts: { 'as-of-printed': 'as-of', ...own('status', 'nearness', 'date', 'clock', 'zone', 'kept', 'badge') },
  attributes: {
    datetime: 'datetime',
    'aria-level': 'level',
    'img@srcset': 'srcset',
    'img@width': 'width',
    'img@height': 'height',
  },
  repeated: ['badge', 'venue', 'categories/category'],
};
const listNames = {
  texts: {
    ...shared.texts,
    ...own('group-heading', 'near', 'runs', 'more'),
    ...own('date-badge-weekday', 'date-badge-day', 'date-badge-month', 'date-badge-year'),
  },
  attributes: {
    ...shared.attributes,
    ...{
      'time@aria-label': 'label',
      'data-cal-end': 'end',
      'data-hue': 'hue',
      'placeholder@data-name': 'name',
    },
  },
  repeated: [...shared.repeated, 'ongoing-item', 'group', 'block', 'item'],
  raw: ['style', 'empty', 'pager'],
  conditions: {
    ...{
      'span.nearness': 'soon',
      mark: 'badge',
      badges: 'featured',
      image: 'src',
      ongoing: '?ongoing-item',
      placeholder: 'hue',
    },
    ...{ 'group@role': 'group-heading', 'group@aria-labelledby': 'group-heading', 'group-heading': 'group-heading' },
  },
};
const detailNames = {
  texts: {
    ...shared.texts,
    ...{
      'visitor-time': 'visitor-zone',
      'visitor-time/time': 'visitor-time',
      'later-whole': 'later',
      'status-notice': 'notice',
      'summary/whole': 'brief',
    },
    ...{ 'actions-summary/span': 'brief-line' },
  },
  attributes: {
    ...shared.attributes,
    'visitor-time/time@datetime': 'visitor-start',
    'others-button@href': 'others',
    'website-button@href': 'visit',
  },
  repeated: [...shared.repeated, 'summary/whole', 'summary/name', 'line', 'organizer', 'fact-custom', 'tag'],
  raw: ['style', 'description'],
  conditions: {
    mark: 'states',
    'badge-featured': 'featured',
    backdrop: 'whole',
    'labeled-place': 'bar',
    'span.whole': 'brief',
    'span.span': 'rest',
    'picture@srcset': 'has-copies',
  },
};

/** How many rows of a list are laid out together, by its layout. */
export async function blockSizes() {
  const many = Array.from({ length: 100 }, () => event(day('2026-03-06')));
  const print = (layout) => printed('cal-event-list', { layout, range: 'all', 'per-page': '100' }, answer(many), 'en');
  const sizeIn = (html) => html.split('<div class="block">')[1].split('part="item"').length - 1;
  return Object.fromEntries(await Promise.all(layouts.map(async (layout) => [layout, sizeIn(await print(layout))])));
}

const answer = (list, total = list.length) => ({ events: list, total, total_pages: total });

/** The templates of a list in a language, by its layouts. */
async function listTemplates(language) {
  const templates = {};
  for (const layout of layouts) {
    const print = (attributes, of) =>
      printed('cal-event-list', { layout, 'per-page': '9', ...attributes }, of, language);
    // In that layout, all places are one text.
    const shown = (list, total) =>
      answer(layout === 'compact' ? list.map((one) => ({ ...one, venue: one.venue?.slice(1) })) : list, total);
    const samples = [
      await print(
        { range: 'upcoming', 'group-by': 'day', 'per-page': '8', consent: 'granted' },
        shown(events.upcoming, 99),
      ),
      await print({ range: 'all', 'time-zone': 'Europe/Berlin', 'time-display': 'event' }, shown(events.others)),
      (await print({ range: 'all' }, answer([]))).replace(/(<slot name="empty">)[^]*?(?=<\/slot>)/, '$1{empty}'),
      (await print({ range: 'all', paging: 'pager', 'per-page': '1' }, answer([event(day('2026-03-06'))], 2))).replace(
        /(<nav part="pager"[^>]*>)[^]*(?=<\/nav>)/,
        '$1{pager}',
      ),
    ];
    templates[layout] = templateOf(samples, listNames);
  }
  return templates;
}

/** An event whose card names one place, as cards in the layout `compact` do. */
const placed = { ...rich, venue: rich.venue.slice(1) };
/** An event without a page, which is a button. */
const unlinked = { ...rich, url: '' };

/** Events of a month: bars over weeks, several on a day, more than it has lines, and what runs through today, or is over. */
const monthEvents = [
  event(placed, day('2026-02-27', undefined, '2026-03-12')),
  event(unlinked, day('2026-03-02', undefined, '2026-03-04')),
  event(placed, day('2026-03-03')),
  event(placed, day('2026-03-03', ['14:00:00', '15:00:00']), { timezone: 'Asia/Kathmandu' }),
  event(day('2026-03-03', ['05:00:00', '06:00:00'])),
  event(day('2026-03-03', ['23:00:00', '02:00:00'], '2026-03-04')),
  ...[1, 2, 3, 4, 5].map(() => event(unlinked, day('2026-03-13', ['05:00:00', '06:00:00']))),
  event(placed, day('2026-03-24', ['20:00:00', '21:00:00'])),
];

/** The templates of a month in a language. */
const printedMonth = (language) => (attributes, hasEvents) =>
  printed('cal-event-month', attributes, answer(hasEvents ? monthEvents : []), language);

const contact = { phone: '+1 23', email: 'mail@mail.example', website: address('site') };
const place = (id, ...members) => Object.assign(venue(id), { venue: '{name}' }, ...members);
const organizer = (id, ...members) => Object.assign({ id, organizer: '{name}', ...page }, ...members);
const field = { label: '{label}', value: '{value}' };

/** Whole days, as a calendar says that does not call them so. */
const wholeDay = { ...day('2026-03-06', ['00:00:00', '00:00:00'], '2026-03-07'), all_day: false };

/** Events whose details differ in all that details can differ in, with the attributes that show it. */
const details = [
  [
    event(rich, day('2026-03-03', ['14:00:00', '15:00:00']), {
      event_status: 'rescheduled',
      ...{
        timezone: 'Asia/Kathmandu',
        event_status_reason: '{reason}',
        description: '{description}',
        website: address('site'),
      },
      ...{
        image: image(1200, 900, '{alt}'),
        custom_fields: { a: field, b: field },
        tags: [term(3), term(4)],
      },
      venue: [
        place(1, contact, { address: '{line}', country: '{line}', geo_lat: 1.5, geo_lng: 2.5 }),
        place(2, { phone: '{undialed}' }),
        place(3, { website: address('site') }),
        place(4),
      ],
      organizer: [
        organizer(4, contact),
        organizer(5, { email: '{unmailed}' }),
        organizer(6, { phone: '{undialed}' }),
        organizer(7),
      ],
    }),
    { consent: 'granted', 'show-map': 'true' },
  ],
  [event(day('2026-03-03', ['14:00:00', '15:00:00'])), { 'time-zone': 'Europe/Berlin', 'time-display': 'event' }],
  [event(wholeDay, { timezone: 'Asia/Kathmandu', featured: true }), {}],
  [
    event(wholeDay, { event_status: 'cancelled', event_status_reason: '{reason}', categories: [term(1)] }),
    { 'time-zone': 'Europe/Berlin', 'time-display': 'event' },
  ],
  [event(day('2026-03-06'), { image: { url: address('picture-link') }, categories: [term(1)] }), {}],
  [
    event(day('2026-03-01', ['14:00:00', '15:00:00']), { image: image() }),
    { consent: 'granted', 'time-zone': 'Europe/Berlin', 'time-display': 'event' },
  ],
  [event(day('2026-04-03'), { image: image(300, 200, ''), event_status: 'rescheduled' }), { consent: 'granted' }],
  [event(day('2026-04-03'), { image: image(600, 900) }), { consent: 'granted' }],
  [event(day('2026-04-03')), {}],
];

/** All templates of a language. @throws Error where a date or an address of a sample would be in every page */
export async function templatesOf(language) {
  const samples = [];
  for (const [item, attributes] of details)
    samples.push(await printed('cal-event-detail', { 'event-id': '1', ...attributes }, item, language));
  const templates = {
    ...(await listTemplates(language)),
    detail: templateOf(samples, detailNames),
    ...(await monthTemplates(printedMonth(language), listNames)),
    ...(await calendarTemplates((attributes) => printed('cal-calendar', attributes, answer([]), language))),
  };
  const [left] = /[^"]*(?:20\d\d|[-\w]+\.example)[^"]*/.exec(JSON.stringify(templates)) ?? [];
  if (left) throw new Error(`No value takes the place of what a sample says: ${left}`);
  return templates;
}

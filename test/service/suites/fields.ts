/** Every writable field of every resource: the value sent, and the value in the representation. */
import type { ResourceName } from '../../../src/data/schema/index.js';
import { storedFields } from '../../../src/service/store/stored-fields.js';
import { plain } from './dataset.js';
import type { Answer } from './mount.js';

type Body = Answer['body'];

interface Sample {
  readonly sent: unknown;
  /** The part of the representation to check, and its expected value. */
  readonly seen: (body: Body) => unknown;
  readonly is: unknown;
  /** Other keys that the field changes. */
  readonly moves?: readonly string[];
}
type Samples = Readonly<Record<string, readonly Sample[]>>;

const same = (name: string, sent: unknown, ...moves: string[]): Sample => ({
  sent,
  seen: (body) => body[name],
  is: sent,
  moves,
});
const rendered = (name: string, sent: string, ...moves: string[]): Sample => ({
  sent,
  seen: (body) => plain(body[name]).trim(),
  is: plain(sent).trim(),
  moves,
});
const ids = (name: string, sent: unknown, is: number[]): Sample => ({
  sent,
  seen: (body) => [body[name]].flat().map(({ id }: { id: number }) => id),
  is,
});
const image = (id: number): Sample => ({ sent: String(id), seen: (body) => body.image.id, is: id });

const dates = (start: string, end = start) =>
  [start, end].flatMap((side, index) => {
    const name = index ? 'end_date' : 'start_date';
    return side ? [name, `${name}_details`, `utc_${name}`, `utc_${name}_details`] : [];
  });

const publication: Samples = {
  date: [
    {
      sent: '2026-10-02 03:04:05',
      seen: (body) => [body.date, body.date_utc],
      is: ['2026-10-02 03:04:05', '2026-10-02 07:04:05'],
      moves: ['date_utc'],
    },
  ],
  date_utc: [
    {
      sent: '2026-10-03 07:04:05',
      seen: (body) => [body.date, body.date_utc],
      is: ['2026-10-03 03:04:05', '2026-10-03 07:04:05'],
      moves: ['date'],
    },
  ],
  status: ['draft', 'pending', 'private', 'publish'].map((status) =>
    same('status', status, 'date', 'date_utc', 'url', 'website', 'slug', 'count'),
  ),
  image: [image(10), image(11)],
};

const flag = (name: string, ...moves: string[]): Sample[] => [
  ...[true, false].map((sent) => same(name, sent, ...moves)),
  { sent: 'true', seen: (body: Body) => body[name], is: true, moves },
  { sent: '0', seen: (body: Body) => body[name], is: false, moves },
  { sent: 1, seen: (body: Body) => body[name], is: true, moves },
];

/** Fields that are kept as they are written. */
const stored: Samples = {
  ...Object.fromEntries(
    storedFields.map(({ name, isFlag, isAdded }) => {
      const samples = isFlag ? flag(name) : [same(name, 'The singer has a cold.')];
      return [name, samples.map((sample) => (isAdded && sample.is === false ? { ...sample, is: undefined } : sample))];
    }),
  ),
  virtual_url: [same('virtual_url', 'https://meet.example/a?b=1&c=2')],
};

const cost = (sent: unknown, is: [string, string[]]): Sample => ({
  sent,
  seen: (body) => [body.cost, body.cost_details.values],
  is,
  moves: ['cost_details'],
});

const event: Samples = {
  ...publication,
  title: [rendered('title', 'Brass & Strings'), rendered('title', '夜の音楽会')],
  description: [
    same('description', '<p>First <strong>half</strong>.</p>'),
    same('description', 'One line'),
    {
      sent: 'Doors 18:00\nTalk 19:00\n\nFree < 12',
      seen: (body) => body.description,
      is: '<p>Doors 18:00<br>Talk 19:00</p>\n<p>Free < 12</p>',
    },
  ],
  slug: [same('slug', 'full-house', 'url', 'website')],
  excerpt: [rendered('excerpt', 'Short & sweet')],
  timezone: ['Asia/Tokyo', 'UTC+2', 'America/St_Johns'].map((zone) =>
    same('timezone', zone, 'timezone_abbr', ...dates('start', 'end').filter((name) => name.startsWith('utc'))),
  ),
  all_day: [
    {
      sent: true,
      seen: (body) => [body.all_day, body.start_date, body.end_date],
      is: [true, '2027-02-01 00:00:00', '2027-02-01 23:59:59'],
      moves: dates('start', 'end'),
    },
  ],
  start_date: [
    {
      sent: '2027-02-01 08:30:00',
      seen: (body) => [body.start_date, body.utc_start_date, body.start_date_details.hour],
      is: ['2027-02-01 08:30:00', '2027-02-01 07:30:00', '08'],
      moves: dates('start', ''),
    },
  ],
  end_date: [
    {
      sent: '2027-02-03 01:02:03',
      seen: (body) => [body.end_date, body.utc_end_date, body.end_date_details.seconds],
      is: ['2027-02-03 01:02:03', '2027-02-03 00:02:03', '03'],
      moves: dates('', 'end'),
    },
  ],
  cost: [
    cost('€18', ['€18', ['18']]),
    cost(25, ['$25', ['25']]),
    cost('10 - 20', ['$10 – $20', ['10', '20']]),
    cost([5, '15', 25], ['$5 – $25', ['5', '15', '25']]),
    cost('Pay what you can', ['Pay what you can', ['pay-what-you-can']]),
    cost(0, ['Free', ['0']]),
  ],
  website: [
    rendered('website', 'https://full.example/x?a=1&b=2'),
    { sent: 'www.example.org/a b', seen: (body) => body.website, is: 'https://www.example.org/a b' },
    { sent: 'Example.org', seen: (body) => body.website, is: 'https://Example.org' },
  ],
  ...stored,
  event_status: [
    same('event_status', 'cancelled'),
    same('event_status', 'postponed'),
    { sent: 'scheduled', seen: (body) => body.event_status, is: undefined },
  ],
  categories: [ids('categories', [6, 15], [6, 15]), ids('categories', ['jazz'], [6]), ids('categories', [], [])],
  tags: [ids('tags', [39], [39]), ids('tags', ['live-music', 'neko'], [39, 44]), ids('tags', [], [])],
  venue: [
    ids('venue', 21, [21]),
    ids('venue', '18', [18]),
    ids('venue', { id: 34 }, [34]),
    ids('venue', [18, 34], [18, 34]),
    ids('venue', [], []),
  ],
  organizer: [
    ids('organizer', 54, [54]),
    ids('organizer', [54, 50], [54, 50]),
    ids('organizer', [{ id: 50 }, 54], [50, 54]),
    ids('organizer', [], []),
  ],
};

const text = (name: string, ...moves: string[]): Sample[] => [
  same(name, 'Plain “text”, nothing more', ...moves),
  { sent: '', seen: (body) => name in body, is: false, moves },
];
const mapFlag = (name: string): Sample[] => [
  { sent: 'false', seen: (body) => body[name], is: false },
  { sent: 'true', seen: (body) => body[name], is: true },
  { sent: '0', seen: (body) => body[name], is: false },
];

const venue: Samples = {
  ...publication,
  venue: [rendered('venue', 'Salt & Pepper Hall')],
  description: [same('description', '<p>Wide doors.</p>')],
  show_map: mapFlag('show_map'),
  show_map_link: mapFlag('show_map_link'),
  address: text('address'),
  city: text('city'),
  country: text('country'),
  province: text('province', 'stateprovince'),
  state: text('state', 'stateprovince'),
  zip: text('zip'),
  phone: text('phone'),
  stateprovince: text('stateprovince', 'state', 'province').slice(0, 1),
  website: [same('website', 'https://hall.example/a?b=1'), { sent: '', seen: (body) => 'website' in body, is: false }],
  geo_lat: [same('geo_lat', -36.8485), same('geo_lat', 51.5)],
  geo_lng: [same('geo_lng', 174.7633), same('geo_lng', -0.12)],
};

const organizer: Samples = {
  ...publication,
  organizer: [rendered('organizer', 'Pepper & Daughters')],
  description: [same('description', '<p>Since 1921.</p>')],
  phone: text('phone'),
  website: [
    same('website', 'https://us.example/a?b=1&c=2'),
    { sent: '', seen: (body) => 'website' in body, is: false },
  ],
  email: [same('email', 'us@us.example'), { sent: '', seen: (body) => 'email' in body, is: false }],
};

const term: Samples = {
  name: [rendered('name', 'Brass & Strings', 'slug')],
  description: [rendered('description', 'Loud & clear')],
  slug: [same('slug', 'loud', 'url')],
};

/** `author` is missing here: its value is known only when users exist. */
export const samples: Record<ResourceName, Samples> = {
  events: event,
  venues: venue,
  organizers: organizer,
  categories: { ...term, parent: [same('parent', 2, 'urls', 'url'), same('parent', 6, 'urls', 'url')] },
  tags: term,
};

/** The smallest body of each create; `n` makes names differ. */
export const least = (resource: ResourceName, n: number | string): Record<string, unknown> =>
  ({
    events: {
      title: `Event ${n}`,
      start_date: '2027-02-01 10:00:00',
      end_date: '2027-02-01 12:00:00',
      timezone: 'Europe/Berlin',
    },
    venues: { venue: `Venue ${n}` },
    organizers: { organizer: `Organizer ${n}` },
    categories: { name: `Category ${n}` },
    tags: { name: `Tag ${n}` },
  })[resource];

/** An item with all fields set, so that a field wiped by an update is noticed. */
export const most = (resource: ResourceName, n: number | string): Record<string, unknown> => ({
  ...least(resource, n),
  ...{
    events: {
      description: '<p>D</p>',
      excerpt: 'E',
      slug: `full-${n}`,
      image: '10',
      cost: '€9',
      website: 'https://full.example/x',
      show_map: true,
      show_map_link: true,
      hide_from_listings: true,
      sticky: true,
      featured: true,
      categories: [15],
      tags: [44],
      venue: 18,
      organizer: [54],
      date: '2026-09-01 10:00:00',
      status: 'private',
    },
    venues: {
      description: '<p>D</p>',
      image: '10',
      address: '1 A Street',
      city: 'Cityville',
      country: 'Germany',
      state: 'S',
      province: 'P',
      stateprovince: 'SP',
      zip: '12345',
      phone: '2',
      website: 'https://v.example',
      show_map: 'false',
      show_map_link: 'false',
      geo_lat: 52.5,
      geo_lng: 13.4,
      date: '2026-09-01 10:00:00',
      status: 'private',
    },
    organizers: {
      description: '<p>D</p>',
      image: '11',
      phone: '1',
      website: 'https://o.example',
      email: 'o@o.example',
      date: '2026-09-01 10:00:00',
      status: 'private',
    },
    categories: { description: 'D', slug: `category-full-${n}`, parent: 3 },
    tags: { description: 'D', slug: `tag-full-${n}` },
  }[resource],
});

/** What is read of lists of the interface, as a real server has answered them. */
import { describe, expect, it } from 'vitest';
import type { ReadCalendar, ReadEvent } from '../../../src/service/importing/read-events.js';
import { readFile } from '../../../src/service/importing/read-file.js';
import { recordedBody } from '../../recordings.js';

const read = (...lists: (object | string)[]) =>
  readFile({
    bytes: Buffer.from(lists.map((list) => (typeof list === 'string' ? list : JSON.stringify(list))).join('\n')),
    options: { now: Date.parse('2026-11-27T12:00:00Z'), zone: 'Europe/Berlin' },
  });

function calendarOf(...lists: object[]): ReadCalendar {
  const found = read(...lists);
  if ('problem' in found) throw new Error(found.problem);
  return found;
}

/** The one event of an answer of a single event, with other members. */
const eventOf = (recorded: string, more: object = {}): ReadEvent =>
  calendarOf({ events: [{ ...recordedBody(recorded), ...more }] }).events[0]!;

/** An event of which nothing is sent but what is needed. */
const least = { id: 7, title: 'Trio', start_date: '2027-03-01 19:00:00', end_date: '2027-03-01 20:00:00' };
const eventWith = (members: object): ReadEvent => calendarOf({ events: [{ ...least, ...members }] }).events[0]!;

describe('answers of a real server', () => {
  it('all events of its calendar, but those that are hidden or too old', () => {
    const pages = Array.from({ length: 7 }, (_, index) => recordedBody(`bulk/events.all.page-${index + 1}`));
    const calendar = calendarOf(...pages);
    expect([calendar.kind, calendar.events.length + calendar.leftOut.length]).to.deep.equal(['interface', 316]);
    expect(new Set(calendar.leftOut.map(({ reason }) => reason))).to.deep.equal(new Set(['private', 'too_old']));
    expect(new Set(calendar.events.map(({ key }) => key)).size).to.equal(calendar.events.length);
  });

  it('with its place, organizers, categories, tags, price and page', () => {
    const event = eventOf('events.read.full');
    const sent = recordedBody('events.read.full');
    expect(event).to.deep.include({
      key: sent.global_id,
      uid: sent.global_id,
      start_date: sent.start_date,
      timezone: sent.timezone,
      cost: sent.cost,
      event_status: 'scheduled',
      organizers: event.organizers,
    });
    expect(event.places).to.have.length(1);
    expect(event.places[0]!.venue).to.deep.include({ venue: sent.venue.venue, city: sent.venue.city });
    expect(event.places[0]!.text.startsWith(`${sent.venue.venue}, `)).to.equal(true);
    expect(event.organizers.map(({ organizer }) => organizer)).to.deep.equal(
      sent.organizer.map(({ organizer }: { organizer: string }) => organizer),
    );
    expect([event.categories.length, event.tags!.length]).to.deep.equal([sent.categories.length, sent.tags.length]);
    expect(event.website.startsWith('https://')).to.equal(true);
  });

  it.each([
    ['events.read.two-venues', 2, 'places'],
    ['events.read.six-organizers', 6, 'organizers'],
    ['events.read.venue-in-trash', 0, 'places'],
    ['events.read.bare-minimum', 0, 'organizers'],
  ] as const)('%s: %d %s', (recorded, count, part) => {
    expect(eventOf(recorded)[part]).to.have.length(count);
  });

  it('with the point of a place', () => {
    const { venue } = recordedBody('events.read.coordinates');
    const [place] = eventOf('events.read.coordinates').places;
    expect([place!.lat, place!.lng]).to.deep.equal([venue.geo_lat, venue.geo_lng]);
  });

  it('no mail address of anybody', () => {
    const pages = Array.from({ length: 7 }, (_, index) => recordedBody(`bulk/events.all.page-${index + 1}`));
    const people = calendarOf(...pages).events.flatMap(({ organizers }) => organizers);
    expect(JSON.stringify(people)).not.to.contain('@');
  });

  it.each(['attrs', 'links', 'script', 'svg', 'title', 'unclosed'])('untrusted %s is clean', (sort) => {
    const { description, title, website } = eventOf(`events.read.untrusted.${sort}`);
    expect(`${title}${description}`).not.to.match(/<(?:script|svg|iframe|style)|<[^>"]*\son\w+=|="javascript:/i);
    expect(website).not.to.match(/^javascript/);
  });

  it.each([
    ['events.read.title-with-html', 'A very bold evening'],
    ['events.read.title-raw-ampersand-and-quotes', /^[^<>]*&amp;(?!amp;|#)[^<>]*$/],
    ['events.read.title-entities', /^[^<>]*$/],
  ])('the title of %s is decoded once', (recorded, title) => {
    const said = eventOf(recorded).title;
    expect(said.replaceAll(/&(?:amp|lt|gt);/g, '')).not.to.contain('&');
    if (typeof title === 'string') expect(said).to.equal(title);
    else expect(said).to.match(title);
  });
});

describe('times', () => {
  it.each([
    ['events.read.all-day.multi-day', true],
    ['events.read.dst.fall-back-new-york', false],
    ['events.read.timezone.utc-plus-2', false],
    ['events.read.timezone.utc-minus-3-30.not-applied', false],
    ['events.read.timezone.kathmandu-numeric-abbr', false],
  ])('%s keeps its own clock', (recorded, all_day) => {
    const { start_date, end_date, timezone } = recordedBody(recorded);
    expect(eventOf(recorded)).to.deep.include({ start_date, end_date, timezone, all_day });
  });

  it('of a zone that nobody knows, by the moment in UTC', () => {
    const event = eventWith({
      timezone: 'Mars/Olympus',
      utc_start_date: '2027-03-01 17:00:00',
      utc_end_date: '2027-03-01 18:30:00',
    });
    expect([event.start_date, event.end_date, event.timezone]).to.deep.equal([
      '2027-03-01 18:00:00',
      '2027-03-01 19:30:00',
      'Europe/Berlin',
    ]);
  });

  it('whole days that begin at another hour than midnight', () => {
    const [start_date, end_date] = ['2027-03-01 05:00:00', '2027-03-03 04:59:59'];
    expect(eventWith({ all_day: true, start_date, end_date })).to.deep.include({
      start_date: '2027-03-01 00:00:00',
      end_date: '2027-03-02 23:59:59',
    });
  });

  it('an end before the start is the start', () => {
    expect(eventWith({ end_date: '2027-02-01 19:00:00' }).end_date).to.equal('2027-03-01 19:00:00');
    expect(eventWith({ end_date: 7 }).end_date).to.equal('2027-03-01 19:00:00');
  });
});

describe('what events are', () => {
  it.each([
    [{ event_status: 'cancelled' }, { event_status: 'cancelled' }],
    [{ json_ld: { eventStatus: 'https://schema.org/EventPostponed' } }, { event_status: 'postponed' }],
    [{ event_status: 'x' }, { event_status: 'scheduled' }],
    [
      { is_virtual: true, virtual_url: 'https://meet.example/a?b=1&amp;c=2' },
      { is_virtual: true, virtual_url: 'https://meet.example/a?b=1&c=2' },
    ],
    [
      { is_virtual: 'yes', virtual_url: 'javascript:alert(1)' },
      { is_virtual: false, virtual_url: '' },
    ],
    [{ sold_out: true }, { sold_out: true }],
    [{ website: 'https://club.example/?a=1&amp;b=2' }, { website: 'https://club.example/?a=1&b=2' }],
  ])('%j', (members, read) => {
    expect(eventWith(members)).to.deep.include(read);
  });

  it('behind a password, or not published: left out without a name', () => {
    const { leftOut } = calendarOf(recordedBody('events.list.password-protected.masked'), {
      events: [{ ...least, status: 'draft' }],
    });
    expect(new Set(leftOut.map(({ title, reason }) => `${title}${reason}`))).to.deep.equal(new Set(['private']));
  });

  it.each([
    ['no_title', { title: ' ' }],
    ['no_title', { title: [] }],
    ['no_start', { start_date: '2027-02-30 19:00:00' }],
    ['no_start', { start_date: null }],
    ['too_old', { start_date: '1999-02-01 19:00:00', end_date: '1999-02-01 19:00:00' }],
  ])('left out: %s', (reason, members) => {
    const { events, leftOut } = calendarOf({
      events: [
        { ...least, ...members },
        { ...least, id: 8 },
      ],
    });
    expect([events.length, leftOut.map((one) => one.reason)]).to.deep.equal([1, [reason]]);
  });

  it.each(['x\n'.repeat(4_000), '<b>x</b> '.repeat(4_000)])('of a text beyond the limits, the words', (description) => {
    expect(eventWith({ description }).description).to.equal('x '.repeat(4_000).trim());
  });

  it('names and other short texts are cut', () => {
    const long = 'x'.repeat(100_000);
    const venue = { id: 1, venue: long, city: long };
    const organizer = [{ id: 2, organizer: long, phone: long }];
    const categories = [{ id: 3, name: long, slug: long }];
    const event = eventWith({
      uid: long,
      global_id: long,
      cost: long,
      website: `https://${long}`,
      venue,
      organizer,
      categories,
    });
    expect(JSON.stringify(event).length).to.be.below(3_000);
  });

  it('one that two pages name is one, as the later page says it', () => {
    const { events, leftOut } = calendarOf({ events: [least] }, { events: [{ ...least, title: 'Duo' }] });
    expect([events.map(({ title }) => title), leftOut]).to.deep.equal([['Duo'], []]);
  });

  it('categories with those above them, as far as these are told, and without end in a circle', () => {
    const categories = [
      { id: 1, name: 'Music', slug: 'music', parent: 0 },
      { id: 2, name: 'A', parent: 3 },
      { id: 3, name: 'B', parent: 2 },
    ];
    const event = {
      ...least,
      categories: [
        { id: 7, name: 'Jazz &amp; Blues', parent: 1 },
        { id: 2, name: 'A', parent: 3 },
      ],
    };
    expect(calendarOf({ events: [event] }, { categories }).events[0]!.categories).to.deep.equal([
      { id: 7, name: 'Jazz &amp; Blues', above: { id: 1, slug: 'music', name: 'Music' } },
      { id: 2, name: 'A', above: { id: 3, name: 'B', above: { id: 2, name: 'A' } } },
    ]);
  });

  it('categories with ten above them at most, since each event tells all of them', () => {
    const categories = Array.from({ length: 1_000 }, (_, id) => ({ id: id + 1, name: `C${id}`, parent: id + 2 }));
    const { events } = calendarOf({ events: [{ ...least, categories: [categories[0]!] }] }, { categories });
    const [told] = events[0]!.categories;
    expect(JSON.stringify(told).split('"name"')).to.have.length(12);
  });

  it('members of any other type are none', () => {
    const odd = [null, 7, 'x', {}, [[]], [null], { 0: { name: 7, venue: {} } }];
    for (const value of odd)
      expect(
        eventWith({ venue: value, organizer: value, categories: value, tags: value, cost: value, description: value })
          .key,
      ).to.equal('7');
    expect(calendarOf({ events: [null, 7, 'x', [], { id: '7' }, least] }).events).to.have.length(1);
  });
});

it.each([
  ['an error', '{"code":"rest_no_route"}', 'no_calendar'],
  ['an object of events', '{"events":{"a":1}}', 'no_calendar'],
  ['half a list', '{"events":[', 'no_calendar'],
  ['another list behind it', '{"events":[]}\n[]', 'no_calendar'],
  ['10,001 events', JSON.stringify({ events: Array.from({ length: 10_001 }, (_, id) => ({ id })) }), 'too_many'],
])('%s: cannot be read', (_, text, problem) => {
  expect(read(text)).to.deep.include({ problem });
});

import { describe, expect, test } from 'vitest';
import { resources, Unreadable, type ResourceName } from '../../../src/data/schema/index.js';
import { pictures, seedCalendar } from '../../../src/service/seed/index.js';
import { atLeastOne } from '../../at-least-one.js';

const dayLength = 24 * 60 * 60 * 1000;
const now = Date.parse('2026-05-10T13:20:00Z');
const calendar = seedCalendar(now);
const { events, venues, organizers, categories, tags } = calendar;
const slugs = (rows: readonly { slug: string }[]) => rows.map(({ slug }) => slug);

/** Members that are no writable fields: the loader turns them into links. */
const own = ['slug', 'venues', 'organizers', 'parent'];

describe('the sample calendar', () => {
  // Leap day, end of the year, and both changes of the clock.
  test.each(['2026-05-10', '2026-12-31', '2027-03-28', '2027-10-31', '2028-02-29'])('is full on %s', (day) => {
    const { events } = seedCalendar(Date.parse(day));
    expect(events.length).to.be.at.least(320);
    const distances = events.map(
      ({ start_date }) => (Date.parse(start_date.slice(0, 10)) - Date.parse(day)) / dayLength,
    );
    expect(Math.min(...distances)).to.be.within(-92, -85);
    expect(Math.max(...distances)).to.be.within(449, 456);
    const months = new Map<string, number>();
    for (const { start_date } of events)
      months.set(start_date.slice(0, 7), (months.get(start_date.slice(0, 7)) ?? 0) + 1);
    expect([...months.values()].slice(1, -1).every((count) => count >= 15)).to.equal(true);
    expect(new Set(slugs(events)).size).to.equal(events.length);
  });

  test('is the same all day, and moves on with the next one', () => {
    expect(seedCalendar(Date.parse('2026-05-10T00:00:00Z'))).to.deep.equal(calendar);
    const tomorrow = seedCalendar(now + dayLength).events;
    const tonight = (list: typeof events) =>
      list.find(({ slug }) => slug.startsWith('supper-club-tonight'))!.start_date;
    expect([tonight(events), tonight(tomorrow)]).to.deep.equal(['2026-05-10 19:00:00', '2026-05-11 19:00:00']);
  });

  test('keeps the dates of a series as days pass', () => {
    const film = (list: typeof events) =>
      list.filter(({ slug, start_date }) => slug.startsWith('film-club') && start_date < '2027-06');
    const later = film(seedCalendar(now + 30 * dayLength).events);
    expect(later).to.have.length.above(20);
    expect(film(events).slice(-later.length)).to.deep.equal(later);
  });

  test('has 40 venues, some without a position, and a category tree of three levels', () => {
    expect(venues).to.have.length(40);
    expect(slugs(venues.filter(({ geo_lat }) => geo_lat === undefined))).to.deep.equal([
      'ferry-marigold',
      'online',
      'somebodys-kitchen',
    ]);
    const home = venues.filter(({ country, geo_lat }) => country === 'Ireland' && geo_lat !== undefined);
    expect(home).to.have.length.above(30);
    for (const { geo_lat, geo_lng } of home) {
      expect(geo_lat).to.be.within(51.4, 51.8);
      expect(geo_lng).to.be.within(-9.9, -9);
    }
    const parents = new Map(categories.map(({ slug, parent }) => [slug, parent]));
    const level = (slug: (typeof categories)[number]['slug'] | undefined): number =>
      slug ? 1 + level(parents.get(slug)) : 0;
    expect(Math.max(...categories.map(({ slug }) => level(slug)))).to.equal(3);
  });

  test('refers only to existing items, parents first', () => {
    const known = { venues, organizers, categories, tags };
    for (const name of Object.keys(known) as (keyof typeof known)[]) {
      const there = new Set<string>(slugs(known[name]));
      const used = new Set<string>(events.flatMap((event) => event[name]));
      expect([...used].filter((slug) => !there.has(slug))).to.deep.equal([]);
      if (name !== 'categories') expect([...there].filter((slug) => !used.has(slug))).to.deep.equal([]);
    }
    const order = slugs(categories);
    for (const { slug, parent } of categories)
      if (parent) expect(order.indexOf(parent)).to.be.within(0, order.indexOf(slug) - 1);
    const shown = [...events, ...venues, ...organizers].flatMap(({ image }) => image ?? []);
    expect([...new Set(shown)].sort()).to.deep.equal(pictures.map(({ name }) => name));
  });

  test.each(Object.keys(resources) as ResourceName[])('has %s that the schema takes', (name) => {
    const { fields } = resources[name];
    for (const draft of atLeastOne<(typeof calendar)[typeof name][number]>(calendar[name])) {
      for (const [field, row] of Object.entries(fields))
        if ('required' in row) expect(draft, draft.slug).to.have.property(field).that.is.a('string').and.is.not.empty;
      for (const [field, value] of Object.entries(draft)) {
        if (own.includes(field) || value === undefined) continue;
        expect(fields, `${draft.slug}: ${field}`).to.have.property(field);
        const { kind } = (fields as Record<string, { kind: { accept(value: unknown): unknown } }>)[field]!;
        expect(kind.accept(value), `${draft.slug}: ${field}`).not.to.be.instanceOf(Unreadable);
      }
    }
  });

  test('ends each event after its start, within its days', () => {
    for (const { slug, start_date, end_date, all_day, timezone } of atLeastOne(events)) {
      expect(() => new Intl.DateTimeFormat('en', { timeZone: timezone }), slug).not.to.throw();
      const format = all_day ? /^\d{4}-\d\d-\d\d$/ : /^\d{4}-\d\d-\d\d ([01]\d|2[0-3]):[0-5]\d:00$/;
      expect(start_date).to.match(format);
      expect(end_date).to.match(format);
      const hours = (Date.parse(end_date) - Date.parse(start_date)) / 3_600_000;
      expect(hours, slug).to.be.at.most(26 * 24);
      expect(hours, slug).to.be.at.least(all_day ? 0 : 0.5);
    }
  });

  test('holds every occurrence of a series at the hours of its row', () => {
    const swims = events.filter(({ slug }) => slug.startsWith('dawn-dip'));
    expect(swims).to.have.length.above(20);
    for (const { start_date, end_date } of swims) {
      expect(new Date(start_date.slice(0, 10)).getUTCDay()).to.equal(0);
      expect([start_date.slice(11), end_date.slice(11)]).to.deep.equal(['07:00:00', '08:00:00']);
      expect(Number(start_date.slice(5, 7))).to.be.within(5, 9);
    }
    const dances = events.filter(({ slug }) => slug.startsWith('dance-marathon'));
    expect(dances.map(({ start_date, end_date }) => [start_date, end_date])).to.deep.equal([
      ['2026-02-07 14:00:00', '2026-02-08 02:00:00'],
      ['2027-02-06 14:00:00', '2027-02-07 02:00:00'],
    ]);
  });

  test('gives all events of a row one pair of hours, one zone and one length', () => {
    const shapes = new Map<string, Set<string>>();
    for (const { slug, start_date, end_date, timezone } of atLeastOne(events)) {
      const row = slug.slice(0, -11);
      const nights = (Date.parse(end_date.slice(0, 10)) - Date.parse(start_date.slice(0, 10))) / dayLength;
      shapes.set(
        row,
        (shapes.get(row) ?? new Set()).add([start_date.slice(11), end_date.slice(11), nights, timezone].join()),
      );
    }
    expect([...shapes].filter(([, { size }]) => size > 1)).to.deep.equal([]);
    expect(shapes.get('gull-harbour-jam')).to.deep.equal(new Set(['20:00:00,23:00:00,0,America/St_Johns']));
    expect(shapes.get('kochi-kavita')).to.deep.equal(new Set(['19:30:00,21:00:00,0,Asia/Kolkata']));
    expect(shapes.get('fiddle-week')).to.deep.equal(new Set([',,5,Europe/Dublin']));
    expect(shapes.get('open-gardens')).to.deep.equal(new Set(['11:00:00,17:00:00,1,Europe/Dublin']));
  });

  test('repeats every second week where a row says so, with its topics in turn', () => {
    const stories = events.filter(({ slug }) => slug.startsWith('story-hour'));
    const days = stories.map(({ start_date }) => Date.parse(start_date.slice(0, 10)) / dayLength);
    expect(new Set(days.slice(1).map((day, index) => day - days[index]!))).to.deep.equal(new Set([14]));
    expect(new Set(stories.slice(0, 5).map(({ title }) => title)).size).to.equal(5);
    expect(stories[5]!.title).to.equal(stories[0]!.title);
  });

  test('finds the last and the nth weekday of a month', () => {
    const dates = (row: string) =>
      events.filter(({ slug }) => slug.startsWith(`${row}-20`)).map(({ start_date }) => start_date.slice(0, 10));
    expect(dates('lamp-night')).to.deep.equal([
      '2026-03-28',
      '2026-06-27',
      '2026-09-26',
      '2026-12-26',
      '2027-03-27',
      '2027-06-26',
    ]);
    expect(dates('headland-walk').slice(0, 4)).to.deep.equal(['2026-03-01', '2026-04-05', '2026-05-03', '2026-06-07']);
  });

  test('has a sample of everything that a calendar can show', () => {
    const days = new Map<string, number>();
    for (const { start_date } of events)
      days.set(start_date.slice(0, 10), (days.get(start_date.slice(0, 10)) ?? 0) + 1);
    expect([...days.values()].filter((count) => count >= 8).length).to.be.at.least(4);
    const some = (test: (event: (typeof events)[number]) => unknown, least = 5) =>
      expect(events.filter(test).length, String(test)).to.be.within(least, events.length - least);
    some(({ all_day }) => all_day, 30);
    some(({ start_date, end_date }) => start_date.slice(0, 10) !== end_date.slice(0, 10), 20);
    some(({ featured }) => featured, 15);
    some(({ sticky }) => sticky, 3);
    some(({ image }) => image, 100);
    some(({ venues }) => venues.length === 2, 20);
    some(({ venues }) => venues.length === 0, 1);
    some(({ organizers }) => organizers.length >= 2, 100);
    some(({ is_virtual, venues }) => is_virtual && venues.length === 0);
    some(({ is_virtual, venues }) => is_virtual && venues.length > 0);
    some(({ sold_out }) => sold_out, 2);
    for (const zone of ['Europe/Dublin', 'UTC', 'Asia/Tokyo', 'Europe/Athens', 'America/St_Johns', 'Asia/Kolkata'])
      some(({ timezone }) => timezone === zone);
    for (const price of [/^Free$/, /^Donation$/, /^€\d+ – €\d+$/, /^¥/, /^\$/, /^£/, /^₹/])
      some(({ cost }) => price.test(String(cost)), 3);
    for (const script of ['Hiragana', 'Arabic', 'Greek', 'Devanagari', 'Han'])
      some(({ title }) => new RegExp(`\\p{Script=${script}}`, 'u').test(title));
    for (const element of ['<h3>', '<ul>', '<a href=', '<ol>'])
      some(({ description }) => description!.includes(element));
  });

  test('always has something on today, going on today, and a full Saturday ahead', () => {
    for (let day = 0; day < 7; day++) {
      const { events } = seedCalendar(now + day * dayLength);
      const today = new Date(now + day * dayLength).toISOString().slice(0, 10);
      expect(events.filter(({ start_date }) => start_date.startsWith(today)).length).to.be.at.least(2);
      expect(
        events.filter(({ start_date, end_date }) => start_date < today && end_date > `${today} 23`).length,
      ).to.be.at.least(2);
      const saturday = events.find(({ slug }) => slug.startsWith('open-harbour-20'))!.start_date;
      expect(new Date(saturday).getUTCDay()).to.equal(6);
      expect((Date.parse(saturday) - Date.parse(today)) / dayLength).to.be.within(1, 7);
      expect(events.filter(({ start_date }) => start_date.startsWith(saturday)).length).to.be.at.least(8);
    }
  });

  test('writes excerpts that are text, descriptions that are HTML, and no text twice', () => {
    const excerpts = new Map(events.map(({ slug, excerpt }) => [slug.slice(0, -11), excerpt!]));
    expect(excerpts.size).to.be.above(100);
    expect(new Set(excerpts.values()).size).to.equal(excerpts.size);
    for (const excerpt of excerpts.values()) expect(excerpt).not.to.match(/[<&]/);
    for (const { description } of events) {
      const open: string[] = [];
      for (const [, end, name] of atLeastOne(description!.matchAll(/<(\/?)(\w+)[^>]*>/g)))
        if (end) expect(open.pop()).to.equal(name);
        else open.push(name!);
      expect(open).to.deep.equal([]);
    }
  });
});

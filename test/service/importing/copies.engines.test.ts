/** Files of lists, which become a copy of the calendar that has answered them, as the command imports them. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeCalendar } from '../../../bench/calendar.js';
import { importCommand } from '../../../src/service/index.js';
import { settings } from '../mounts.js';
import { callerOf, setUp, type SetUp } from '../set-up.js';
import { recordedAt } from '../suites/dataset.js';
import type { Answer } from '../suites/mount.js';
import { authoring } from '../series/calendar.js';
import { engines } from './source-calendar.js';
import type { Database } from '../mounts.js';

const calendar = makeCalendar({ events: 24, venues: 4 });
/** Lists as they are answered, in pages that overlap, because the calendar changed meanwhile; venues and terms stand in the events alone. */
const pages = [0, 10].map((at) => ({ events: calendar.events.slice(at, at + 14) }));

let folder: string;
let said: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cal-elements-import-'));
  said = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(engines)('into %s', (_, make) => {
  let database: Database;
  let running: SetUp | undefined;
  /** What the command has said on its way. */
  let steps: string[];
  beforeEach(async () => {
    database = await make();
  });
  afterEach(async () => {
    await running?.service.close();
    running = undefined;
    await database.remove();
  });

  /** Imports answers, one a line. @returns what the command says in the end */
  async function take(lines: readonly object[], ...args: string[]): Promise<string> {
    const file = join(folder, 'lists.jsonl');
    writeFileSync(file, lines.map((line) => JSON.stringify(line)).join('\n'));
    said = '';
    await importCommand.run([file, '--database', database.address, ...args]);
    steps = said.split('\n').filter((line) => line.startsWith('percent'));
    return said.replace(/^.*?Imported into [^:]*(?::\/\/[^:]*:[^:]*)?: /s, '').trim();
  }
  async function serve(): Promise<SetUp> {
    running = await setUp({ ...settings, database: database.address, now: () => recordedAt });
    return running;
  }
  const [first] = calendar.events as [Answer['body']];
  const single = (more: object) => ({ ...first, venue: [], organizer: [], categories: [], tags: [], ...more });

  it('it becomes the calendar, with the venues, organizers and terms of its events', async () => {
    expect(await take([...pages, { tags: calendar.tags }])).to.equal('24 new');
    const anyone = callerOf(await serve(), 'anonymous');
    const { body } = await anyone.get(`/events/${first.id}`);
    const { title, start_date, slug, date_utc } = first;
    expect(body).to.deep.include({ title, start_date, slug, date_utc });
    expect(body.venue).to.deep.include({ id: first.venue.id, venue: first.venue.venue });
    expect(body.organizer[0].organizer).to.equal(first.organizer[0].organizer);
    const tag = first.tags[0];
    const uses = calendar.events.filter(({ tags }) => tags.some(({ id }) => id === tag.id)).length;
    expect((await anyone.get(`/tags/${tag.id}`)).body).to.deep.include({ name: tag.name, count: uses });
    const unused = await anyone.get('/tags?hide_empty=false&per_page=50');
    expect(unused.body.total).to.equal(calendar.tags!.length);
  });

  it('a newer file changes what has changed there alone, and what it does not name stays', async () => {
    await take(pages);
    const changed = { ...calendar.events[3]!, title: 'Another title' };
    expect(await take([{ events: [changed, ...calendar.events.slice(4, 10)] }])).to.equal('1 changed, 6 as before');
    const { body } = await callerOf(await serve(), 'anonymous').get(`/events/${changed.id}`);
    expect(body.title).to.equal('Another title');
  });

  it('after an interruption it goes on with the rest, and says each step once', async () => {
    const events = Array.from({ length: 60 }, (_, at) =>
      single({ id: at + 1, global_id: `x?id=${at + 1}`, slug: `event-${at + 1}` }),
    );
    await take([{ events: events.slice(0, 10) }]);
    expect(await take([{ events }])).to.equal('50 new, 10 as before');
    expect(steps).to.deep.equal(['percent                 100']);
  });

  it('drafts, authors, dates, mail addresses, marks and pictures come along, and pictures stay where they are', async () => {
    const file = (name: string) => ({ url: `https://club.example/${name}.png`, width: 4, height: 3, filesize: 9 });
    const image = { ...file('a'), id: 900, extension: 'png', alt: 'A trio', sizes: { medium: file('b') } };
    const event = single({
      ...{ author: '7', featured: true, show_map: true, event_status_reason: 'Ill', image },
      organizer: { id: 901, organizer: 'Club', slug: 'club', email: 'club@jazz.example', author: '8', image },
      venue: { id: 902, venue: 'Hall', show_map: false, image: { ...image, ...file('c'), id: 903 } },
    });
    const others = [
      { ...event, id: 904, status: 'draft', global_id: 'x?id=904', title: 'Draft', slug: '', image: false },
      { ...event, id: 905, global_id: 'x?id=905', title: 'Old', start_date: '1999-01-01 19:00:00' },
      { ...event, id: 906, global_id: 'x?id=906', title: 'Waiting', slug: '', status: 'tribe-ignored' },
      { ...event, id: 907, global_id: 'x?id=907', title: 'Hidden', all_day: null },
    ];
    expect(await take([{ events: [event, ...others] }])).to.equal(
      '4 new, 1 left out\nLeft out: events/907: it is marked as private, or a password hides it',
    );
    const editor = callerOf(await serve(), 'editor');
    const { body } = await editor.get(`/events/${event.id}`);
    expect(body).to.deep.include({ author: '7', featured: true, show_map: true, event_status_reason: 'Ill' });
    expect(body.image).to.deep.include({ ...file('a'), id: 900, alt: 'A trio' });
    expect(body.image.sizes.medium.url).to.equal(file('b').url);
    expect(body.organizer[0]).to.deep.include({ id: 901, email: 'club@jazz.example', author: '8' });
    expect([body.organizer[0].image.id, body.venue.image.url, body.venue.show_map]).to.deep.equal([
      900,
      file('c').url,
      false,
    ]);
    expect((await editor.get('/events/904')).body).to.deep.include({ status: 'draft', title: 'Draft', image: false });
    expect((await editor.get('/events/906')).body.status).to.equal('draft');
  });

  it('what no event names comes from lists of its own, and what has no name is said', async () => {
    const lists = [
      { categories: [{ id: 21, name: 'Bebop', slug: 'bebop', parent: 20, description: 'Fast' }] },
      { venues: [{ id: 30, venue: 'Hall', city: 'Kiel' }, { id: 31 }], organizers: [{ id: 32, organizer: 'Club' }] },
      { categories: [{ id: 20, name: 'Jazz', slug: 'jazz', parent: 0, description: '' }] },
    ];
    expect(await take(lists)).to.equal('1 left out\nLeft out: venues/31: it has no title');
    const editor = callerOf(await serve(), 'editor');
    expect((await editor.get('/venues/30')).body).to.deep.include({ venue: 'Hall', city: 'Kiel' });
    expect((await editor.get('/organizers/32')).body.organizer).to.equal('Club');
    expect((await editor.get('/categories/21')).body).to.deep.include({ parent: 20, description: 'Fast' });
  });

  it('larger files are taken a part at a time, each with the tree of categories, as one calendar', async () => {
    const description = 'x'.repeat(900_000);
    const categories = [{ id: 20, name: 'Jazz', slug: 'jazz', parent: 0 }];
    const bebop = { id: 21, name: 'Bebop', slug: 'bebop', parent: 20 };
    const events = [1, 2, 3].map((id) =>
      single({ id, global_id: `x?id=${id}`, slug: `event-${id}`, description, categories: [bebop] }),
    );
    // They are alike, and are three all the same.
    expect(await take([...events.map((event) => ({ events: [event] })), { categories }])).to.equal('3 new');
    expect(await take([{ events: [events[2]!] }, { events: [events[0]!] }, { categories }])).to.equal('2 as before');
    const editor = callerOf(await serve(), 'editor');
    expect((await editor.get('/categories/21')).body).to.deep.include({ parent: 20, count: 3 });
  });

  describe('a series', () => {
    let lists: { events: Answer['body'][] }[];
    /** Its dates beside another event, and the series as its authors see it. */
    let sent: Answer['body'][];
    let kept: Answer['body'];
    const listedBy = async ({ get }: Pick<ReturnType<typeof callerOf>, 'get'>, more = ''): Promise<Answer['body'][]> =>
      (await get(`/events?start_date=2000-01-01&end_date=2100-01-01&${more}`)).body.events;
    beforeEach(async () => {
      let now = Date.parse('2020-11-27T11:00:00Z');
      const there = await setUp({ ...settings, database: ':memory:', now: () => now });
      const editor = callerOf(there, 'editor');
      const times = { start_date: '2020-12-01 19:00:00', end_date: '2020-12-01 20:30:00', timezone: 'Europe/Berlin' };
      const fields = { ...times, title: 'Yoga', description: 'x'.repeat(300_000) };
      const rule = 'RRULE:FREQ=WEEKLY;UNTIL=20210105T235959';
      await editor.send('POST', '/events', { ...times, title: 'Trio' });
      const { body } = await editor.send('POST', `${authoring}/series`, { fields, rule });
      const address = `${authoring}/series/${body.series.id}`;
      now = Date.parse('2020-12-09T11:00:00Z');
      const weekday = { rule: rule.replace('WEEKLY', 'WEEKLY;BYDAY=WE') };
      await editor.send('PATCH', address, weekday, { 'If-Match': '"1"' });
      const [, own, , marked] = await listedBy(editor);
      const date_utc = '2020-11-01 09:00:00';
      await editor.send('PATCH', `/events/${own.id}`, { title: 'Yoga outside', slug: 'outside', date_utc });
      await editor.send('PATCH', `/events/${marked.id}`, { featured: true });
      lists = [];
      for (const page of [1, 2, 3])
        lists.push({ events: await listedBy(editor, `series_date=true&per_page=2&page=${page}`) });
      sent = await listedBy(editor);
      kept = (await editor.get(address)).body.series;
      await there.service.close();
    });

    it('stays one, with the numbers of its dates, what is their own, and those that its rule has lost', async () => {
      const days = sent.map(({ start_date }) => start_date.slice(5, 10));
      expect(days).to.deep.equal(['12-01', '12-01', '12-08', '12-16', '12-23', '12-30']);
      expect(await take(lists)).to.equal('2 new');
      expect(await take(lists)).to.equal('2 as before');
      const wordsOf = (events: readonly Answer['body'][]) =>
        events.map(({ id, slug, title, start_date, post_parent, featured, date_utc, website }) =>
          [id, slug, title, start_date, post_parent, featured, date_utc, website].join(),
        );
      expect(wordsOf(await listedBy(callerOf(await serve(), 'anonymous')))).to.deep.equal(wordsOf(sent));
      const { body } = await callerOf(running!, 'editor').get(`${authoring}/series/${kept.id}`);
      expect(body.series).to.deep.include({ rule: kept.rule, slug: kept.slug });
    });

    it('whose dates were taken one by one before stays so', async () => {
      const untold = lists.map(({ events }) => ({ events: events.map((one) => ({ ...one, series_date: undefined })) }));
      expect(await take(untold)).to.equal('6 new');
      expect(await take(lists)).to.equal('6 as before');
    });
  });

  it('drafts alone where asked, and nothing where it is tried', async () => {
    expect(await take(pages, '--dry-run')).to.match(/Would import into .*: 24 new$/);
    await take(pages, '--as', 'draft');
    const { body } = await callerOf(await serve(), 'anonymous').get('/events?start_date=2000-01-01');
    expect(body.total).to.equal(0);
  });

  it('of texts with too much HTML the words are taken, and named', async () => {
    const description = '<b>x</b> '.repeat(4_000);
    expect(await take([{ events: [single({ id: 1, description })] }])).to.equal(
      '1 new\nOnly the words of the texts of these are taken, which hold too much HTML: events/1',
    );
    const { body } = await callerOf(await serve(), 'anonymous').get('/events/1');
    expect(body.description).to.match(/^x x x/);
  });
});

/** A file that is taken into a calendar, and taken again once it has changed. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Importer } from '../../../src/service/importing/apply.js';
import { planReading, type Counts } from '../../../src/service/importing/plan.js';
import type { SourceSettings } from '../../../src/service/importing/settings.js';
import { contextOf, sourceOf } from '../../../src/service/importing/sources.js';
import { internalsOf } from '../../../src/service/internals.js';
import { rowsOfThisRun, type EngineName } from '../engines.js';
import { postgresDatabase, settings, sqliteFile, type Database } from '../mounts.js';
import { basePath } from '../suites/mount.js';
import { callerOf, setUp, type SetUp } from '../set-up.js';
import { bytesOf, fileWith, read, readAt } from './calendars.js';

const engines: Partial<Record<EngineName, () => Database | Promise<Database>>> = {
  SQLite: sqliteFile,
  PostgreSQL: postgresDatabase,
};
const nothing: Counts = { new: 0, changed: 0, same: 0, gone: 0, double: 0, left_out: 0 };

describe.each(rowsOfThisRun(engines))('into %s', (_, make) => {
  let database: Database;
  let running: SetUp;
  let now = readAt;
  beforeEach(async () => {
    now = readAt;
    database = await make();
    running = await setUp({ ...settings, database: database.address, now: () => now, timeZone: 'Europe/Berlin' });
  });
  afterEach(async () => {
    await running.service.close();
    await database.remove();
  });

  /** Plans a file, and applies it. */
  async function take(
    file: Buffer | string,
    {
      name = 'file.ics',
      chosen = {},
      isApplied = true,
    }: { name?: string; chosen?: Partial<SourceSettings>; isApplied?: boolean } = {},
  ): Promise<Counts> {
    const { store, settings: known } = internalsOf(running.service);
    const source = await sourceOf(store, { address: '', name }, 1, chosen);
    const counts = await planReading(store, source, read(file), now);
    if (isApplied) await new Importer(contextOf(store, known, 1, 'calendar.example'), source).apply(() => {});
    return counts;
  }
  const all = async () =>
    (await callerOf(running, 'anonymous').get('/events?start_date=2026-01-01&end_date=2030-01-01&per_page=50')).body
      .events;
  const one = async (title: string) => (await all()).find((event: { title: string }) => event.title === title);

  it('the events are there with place, organizer and categories, and again all are as before', async () => {
    const file = fileWith(
      [
        'SUMMARY:Trio',
        'DTSTART:20270214T190000Z',
        'LOCATION:Blue Note\\, Hafenstr. 4',
        'ORGANIZER;CN=Jazz club:mailto:a@b.example',
      ],
      ['SUMMARY:Festival', 'DTSTART;VALUE=DATE:20270501', 'CATEGORIES:Music,Outdoors'],
    );
    expect(await take(file)).to.deep.equal({ ...nothing, new: 2 });
    const trio = await one('Trio');
    expect(trio).to.deep.include({ start_date: '2027-02-14 20:00:00', timezone: 'Europe/Berlin', status: 'publish' });
    expect(trio.venue).to.deep.include({ venue: 'Blue Note', address: 'Hafenstr. 4' });
    expect(trio.organizer[0].organizer).to.equal('Jazz club');
    expect((await one('Festival')).categories.map(({ name }: { name: string }) => name)).to.deep.equal([
      'Music',
      'Outdoors',
    ]);
    expect(await take(file)).to.deep.equal({ ...nothing, same: 2 });
    expect(await all()).to.have.length(2);
  });

  it('what was changed here stays, and all else follows', async () => {
    await take(fileWith(['SUMMARY:Trio', 'LOCATION:Blue Note']));
    const { id } = await one('Trio');
    await callerOf(running, 'editor').send('PATCH', `/events/${id}`, { title: 'Trio, with a guest' });
    expect(await take(fileWith(['SUMMARY:The trio', 'DTSTART:20270301T200000', 'LOCATION:Blue Note']))).to.deep.equal({
      ...nothing,
      changed: 1,
    });
    expect(await one('Trio, with a guest')).to.deep.include({ id, start_date: '2027-03-01 20:00:00' });
    expect(await take(fileWith(['SUMMARY:The trio', 'DTSTART:20270301T210000', 'LOCATION:Blue Note']))).to.deep.equal({
      ...nothing,
      changed: 1,
    });
    expect(await one('Trio, with a guest')).to.deep.include({ id, start_date: '2027-03-01 21:00:00' });
  });

  it('an event that was deleted here is not made again', async () => {
    const file = fileWith(['SUMMARY:Trio']);
    await take(file);
    await callerOf(running, 'editor').send('DELETE', `/events/${(await one('Trio')).id}`);
    expect(await take(fileWith(['SUMMARY:Trio', 'DTSTART:20270301T200000']))).to.deep.equal({ ...nothing, same: 1 });
    expect(await all()).to.deep.equal([]);
  });

  it('a file of new UIDs each time brings nothing new, and loses nothing', async () => {
    const file = fileWith(['SUMMARY:One'], ['SUMMARY:Two'], ['SUMMARY:Three', 'DTSTART:20270501T190000']);
    await take(file);
    expect(await take(file.replaceAll('UID:event', 'UID:other'))).to.deep.equal({ ...nothing, same: 3 });
  });

  it('an event that somebody has written by hand is not taken twice', async () => {
    const draft = { title: 'Trió', start_date: '2027-03-01 19:00:00', end_date: '2027-03-01 21:00:00' };
    await callerOf(running, 'editor').send('POST', '/events', draft);
    expect(await take(fileWith(['SUMMARY:Trio'], ['SUMMARY:Duo']))).to.deep.equal({ ...nothing, new: 1, double: 1 });
    expect(await all()).to.have.length(2);
  });

  it('what is no longer in a list of the next few is not gone', async () => {
    const meetup = bytesOf('meetup').toString();
    await take(meetup);
    const january = /BEGIN:VEVENT[^]*?END:VEVENT\n/;
    now = Date.parse('2027-01-20T12:00:00Z');
    expect(await take(meetup.replace(january, ''))).to.deep.equal({ ...nothing, same: 2 });
    // The last one has left the list, which ends before it.
    expect(await take(meetup.replace(/BEGIN:VEVENT\nUID:event_3[^]*?END:VEVENT\n/, ''))).to.deep.equal({
      ...nothing,
      same: 2,
    });
    // One before the last one is gone.
    expect(await take(meetup.replace(/BEGIN:VEVENT\nUID:event_2[^]*?END:VEVENT\n/, ''))).to.deep.equal({
      ...nothing,
      same: 2,
      gone: 1,
    });
  });

  it('places are the venues of the calendar where the words or the point and the name say so', async () => {
    const editor = callerOf(running, 'editor');
    const { body } = await editor.send('POST', '/venues', {
      venue: 'Blue Note',
      address: 'Hafenstr. 4',
      city: 'Kiel',
      zip: '24103',
      geo_lat: 54.32,
      geo_lng: 10.13,
    });
    await take(
      fileWith(
        ['LOCATION:Blue Note\\, Hafenstr. 4\\, 24103 Kiel'],
        ['LOCATION:blue note'],
        ['LOCATION:Blue Note\\, Kiel'],
        ['LOCATION:The Blue Note Club', 'GEO:54.3201;10.1301'],
        ['LOCATION:Elsewhere', 'GEO:54.3202;10.1301'],
      ),
    );
    const places = (await all()).map(({ title, venue }: { title: string; venue: { id: number } }) => [
      title,
      venue.id === body.id,
    ]);
    expect(places.sort()).to.deep.equal([0, 1, 2, 3, 4].map((at) => [`Event ${at}`, at < 4]));
  });

  it('chosen places and statuses count', async () => {
    await take(fileWith(['LOCATION:Nowhere'], ['LOCATION:Somewhere']), {
      chosen: { places: { Nowhere: 'none' }, status: 'draft' },
    });
    expect(await all()).to.deep.equal([]);
    const { body } = await callerOf(running, 'editor').get('/events?status=draft&start_date=2026-01-01');
    expect(
      body.events.map(({ title, venue }: { title: string; venue: { venue?: string } }) => [title, venue.venue]).sort(),
    ).to.deep.equal([
      ['Event 0', undefined],
      ['Event 1', 'Somewhere'],
    ]);
  });

  it('an import that was interrupted goes on, and makes each event once', async () => {
    const file = fileWith(...Array.from({ length: 120 }, (_, at) => [`SUMMARY:Event ${at}`]));
    await take(file, { isApplied: false });
    const { store, settings: known } = internalsOf(running.service);
    const source = await sourceOf(store, { address: '', name: 'file.ics' }, 1, {});
    const stopped = new Error('the process ends');
    const importer = () => new Importer(contextOf(store, known, 1, 'calendar.example'), source);
    await expect(
      importer().apply(() => {
        throw stopped;
      }),
    ).rejects.toBe(stopped);
    const steps: string[] = [];
    await importer().apply((done, total) => steps.push(`${done}/${total}`));
    expect(steps).to.deep.equal(['100/120', '120/120']);
    const { total } = await store.reader
      .selectFrom('events')
      .select((row) => row.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    expect(total).to.equal(120);
  });

  it('our own feed gives an empty calendar the same events, with the links by which people join', async () => {
    const editor = callerOf(running, 'editor');
    const draft = { start_date: '2027-03-01 19:00:00', end_date: '2027-03-01 21:00:00', event_status: 'postponed' };
    await editor.send('POST', '/events', {
      ...draft,
      title: 'Online',
      is_virtual: true,
      virtual_url: 'https://meet.example/x',
    });
    await editor.send('POST', '/events', {
      ...draft,
      title: 'At home',
      venue: { venue: 'Blue Note', address: 'Hafenstr. 4', city: 'Kiel' },
    });
    const feed = await running.service.fetch(
      new Request(`http://calendar.example${basePath}/cal/events/v1/events.ics`),
    );
    const before = await all();
    await running.service.close();
    await database.remove();
    database = await make();
    running = await setUp({ ...settings, database: database.address, now: () => now, timeZone: 'Europe/Berlin' });
    const text = await feed.text();
    expect(await take(text)).to.deep.equal({ ...nothing, new: 2 });
    const parts = (event: Record<string, unknown>) => [
      event.uid ?? event.global_id,
      ...['title', 'utc_start_date', 'utc_end_date', 'event_status', 'is_virtual', 'virtual_url'].map(
        (name) => event[name],
      ),
    ];
    expect((await all()).map(parts)).to.deep.equal(before.map(parts));
    expect(await take(text)).to.deep.equal({ ...nothing, same: 2 });
  });

  it('our own feed gives an empty calendar the same series, whatever was changed on its dates', async () => {
    const editor = callerOf(running, 'editor');
    const fields = {
      title: 'Yoga',
      start_date: '2027-03-02 19:00:00',
      end_date: '2027-03-02 20:30:00',
      timezone: 'Europe/Berlin',
    };
    const rule = 'RRULE:FREQ=WEEKLY;BYDAY=TU;UNTIL=20270511T235959\nEXDATE;VALUE=DATE:20270316';
    await editor.send('POST', `http://calendar.example${basePath}/cal/authoring/v1/series`, { fields, rule });
    const [, second, third, fourth] = await all();
    await editor.send('PATCH', `/events/${second.id}`, { title: 'Yoga in the park' });
    await editor.send('PATCH', `/events/${third.id}`, {
      start_date: '2027-03-24 10:00:00',
      end_date: '2027-03-24 11:00:00',
    });
    await editor.send('DELETE', `/events/${fourth.id}`);
    const parts = (event: Record<string, unknown>) =>
      ['title', 'utc_start_date', 'utc_end_date', 'timezone'].map((name) => event[name]);
    const before = (await all()).map(parts);
    const feed = await running.service.fetch(
      new Request(`http://calendar.example${basePath}/cal/events/v1/events.ics`),
    );
    const text = await feed.text();
    await running.service.close();
    await database.remove();
    database = await make();
    running = await setUp({ ...settings, database: database.address, now: () => now, timeZone: 'Europe/Berlin' });
    await take(text);
    expect((await all()).map(parts)).to.deep.equal(before);
    expect(new Set((await all()).map(({ post_parent }: { post_parent: number }) => post_parent)).size).to.equal(1);
    expect(await take(text)).to.deep.equal({ ...nothing, same: 1 });
  });

  const datesOf = async (search: string) =>
    (
      await callerOf(running, 'anonymous').get(`/events?start_date=2026-01-01&per_page=50&search=${search}`)
    ).body.events.map(
      ({ start_date, title }: { start_date: string; title: string }) => `${start_date.slice(0, 16)} ${title}`,
    );

  it('Google: a series with its exception and its moved date, which follow field by field', async () => {
    const google = bytesOf('google').toString();
    expect(await take(google)).to.deep.equal({ ...nothing, new: 3, left_out: 1 });
    const before = await datesOf('Jam');
    expect(before).to.deep.equal([
      '2026-12-01 19:30 Jam session',
      '2026-12-08 19:30 Jam session',
      '2026-12-15 20:30 Jam session, an hour later',
      '2026-12-29 19:30 Jam session',
      '2027-01-05 19:30 Jam session',
      '2027-01-12 19:30 Jam session',
      '2027-01-19 19:30 Jam session',
      '2027-01-26 19:30 Jam session',
    ]);
    expect(await take(google)).to.deep.equal({ ...nothing, same: 3, left_out: 1 });
    // One date is renamed here; the series ends earlier, and has another name there.
    const events = await all();
    const date = events.find(({ start_date }: { start_date: string }) => start_date === '2027-01-05 19:30:00');
    await callerOf(running, 'editor').send('PATCH', `/events/${date.id}`, { title: 'Jam session for Anna' });
    const changed = google
      .replace('20270126T225959Z', '20270112T225959Z')
      .replaceAll('SUMMARY:Jam session\n', 'SUMMARY:Jam night\n');
    expect(await take(changed)).to.deep.equal({ ...nothing, same: 2, changed: 1, left_out: 1 });
    expect(await datesOf('Jam')).to.deep.equal([
      '2026-12-01 19:30 Jam night',
      '2026-12-08 19:30 Jam night',
      '2026-12-15 20:30 Jam session, an hour later',
      '2026-12-29 19:30 Jam night',
      '2027-01-05 19:30 Jam session for Anna',
      '2027-01-12 19:30 Jam night',
    ]);
    expect(await take(changed)).to.deep.equal({ ...nothing, same: 3, left_out: 1 });
  });

  it('Apple: a change of this and later dates', async () => {
    await take(bytesOf('apple'));
    expect(await datesOf('Chorprobe')).to.deep.equal([
      '2027-01-11 19:00 Chorprobe',
      '2027-01-18 19:00 Chorprobe',
      '2027-01-25 19:00 Chorprobe',
      '2027-02-01 19:30 Chorprobe im neuen Saal',
      '2027-02-08 19:30 Chorprobe im neuen Saal',
      '2027-02-15 19:30 Chorprobe im neuen Saal',
    ]);
    expect(await take(bytesOf('apple'))).to.deep.equal({ ...nothing, same: 2 });
  });

  it('Outlook: hours in a rule, and new UIDs each time', async () => {
    const outlook = bytesOf('outlook').toString();
    expect(await take(outlook)).to.deep.equal({ ...nothing, new: 5, left_out: 1 });
    expect(await datesOf('Sprechstunde')).to.have.length(4);
    const again = outlook.replaceAll('040000008200', '050000009300');
    expect(await take(again)).to.deep.equal({ ...nothing, same: 5, left_out: 1 });
  });

  it('a rule without any date is left out with its reason, and the rest is taken', async () => {
    await take(fileWith(['RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'], ['SUMMARY:Trio']));
    const { reader } = internalsOf(running.service).store;
    const left = reader.selectFrom('readings').select(['key', 'reason']).where('state', '=', 'left_out');
    expect(await left.execute()).to.deep.equal([{ key: 'event-0', reason: 'no_dates' }]);
    expect((await all()).map(({ title }: { title: string }) => title)).to.deep.equal(['Trio']);
  });

  it('an event that repeats from now on keeps its number', async () => {
    await take(fileWith(['SUMMARY:Trio']));
    const { id } = await one('Trio');
    expect(await take(fileWith(['SUMMARY:Trio', 'RRULE:FREQ=WEEKLY;COUNT=3']))).to.deep.equal({
      ...nothing,
      changed: 1,
    });
    expect(
      (await all()).map((event: { id: number; start_date: string }) => [event.id === id, event.start_date]),
    ).to.deep.equal([
      [true, '2027-03-01 19:00:00'],
      [false, '2027-03-08 19:00:00'],
      [false, '2027-03-15 19:00:00'],
    ]);
  });

  it('no mail address and no guest is stored', async () => {
    for (const name of ['google', 'outlook', 'apple', 'luma', 'meetup']) await take(bytesOf(name), { name });
    const { reader } = internalsOf(running.service).store;
    for (const table of [
      'events',
      'series',
      'venues',
      'organizers',
      'terms',
      'imported',
      'readings',
      'sources',
    ] as const) {
      const rows = JSON.stringify(await reader.selectFrom(table).selectAll().execute());
      const texts = rows.replaceAll(/[\w#:. -]+@(?:google\.com|events\.lu\.ma|meetup\.com)/g, 'UID');
      expect(texts, table).not.to.match(/@|peter|mary/i);
    }
  });
});

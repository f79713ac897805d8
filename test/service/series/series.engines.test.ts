import { describe, expect, it } from 'vitest';
import { internalsOf } from '../../../src/service/internals.js';
import { extendSeries } from '../../../src/service/writing/series/extend-series.js';
import { rowsOfThisRun } from '../engines.js';
import { postgresDatabase } from '../mounts.js';
import { authoring, withCalendar, yoga, type Made } from './calendar.js';

const tuesdays = 'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;UNTIL=20270629T235959';
const day = 24 * 3_600_000;

describe.each(
  rowsOfThisRun<() => Promise<string> | string>({
    SQLite: () => ':memory:',
    PostgreSQL: async () => (await postgresDatabase()).address,
  }),
)('a series, on %s', (_, database) => {
  const calendar = withCalendar(database);
  const editor = () => calendar.as('editor');
  const event = async (id: number | undefined) => (await editor().get(`/events/${id}`)).body;
  const patch = async (made: Made, body: object, query = '') => {
    const { status, body: answer } = await editor().send('PATCH', made.address + query, body);
    expect([status, answer.message]).to.deep.equal([200, undefined]);
    return answer;
  };
  const venue = async (name: string): Promise<number> =>
    (await editor().send('POST', '/venues', { venue: name })).body.id;
  const titles = async (made: Made) =>
    (await editor().get(`/events?per_page=50&start_date=2000-01-01&post_parent=${made.id}`)).body.events.map(
      ({ title }: { title: string }) => title,
    );
  const starts = async (made: Made): Promise<string[]> =>
    (await editor().get(`/events?per_page=50&start_date=2000-01-01&post_parent=${made.id}`)).body.events.map(
      ({ start_date }: { start_date: string }) => start_date,
    );

  it('has an event for each date, with a page and a number of its own', async () => {
    const made = await calendar.make(tuesdays);
    expect(made.dates).to.have.length(16);
    const second = await event(made.dates[1]);
    expect([second.slug, second.start_date, second.end_date, second.post_parent]).to.deep.equal([
      'yoga-2026-12-15',
      '2026-12-15 19:00:00',
      '2026-12-15 20:30:00',
      made.id,
    ]);
    expect(second.series).to.deep.include({ id: made.id, name: 'Yoga', dates: 16, rule: tuesdays });
    expect(calendar.log.map(({ message }) => message).filter(Boolean)).to.deep.equal([
      'editor (editor) created series/1: title, timezone, start_date, end_date (16 dates)',
    ]);
  });

  it('is told before it is saved, and a preview writes nothing', async () => {
    const made = await calendar.make(tuesdays);
    const { store } = internalsOf(calendar.current.service);
    const before = [await calendar.rows(), await store.revision()];
    const preview = `${authoring}/series?preview=true`;
    const { body } = await editor().send('POST', preview, { fields: yoga, rule: 'RRULE:FREQ=WEEKLY;COUNT=3' });
    expect(body.series).to.deep.include({ rule: 'RRULE:FREQ=WEEKLY;UNTIL=20261215T235959', dates: 3 });
    const changed = await patch(made, { fields: { title: 'Pilates', venue: [{ venue: 'New' }] } }, '?preview=true');
    expect(changed).to.deep.include({ changed: 16, added: 0, removed: 0 });
    expect([await calendar.rows(), await store.revision()]).to.deep.equal(before);
    expect((await editor().get('/venues')).body.venues ?? []).to.deep.equal([]);
  });

  it('in an hour that the clock leaves out is said before it is saved', async () => {
    const fields = { ...yoga, start_date: '2027-03-21 02:30:00', end_date: '2027-03-21 03:00:00' };
    const rule = 'RRULE:FREQ=WEEKLY';
    const { body } = await editor().send('POST', `${authoring}/series?preview=true`, { fields, rule });
    expect(body.series.notes).to.deep.equal([{ code: 'clock_gap', date: '2027-03-28 03:30:00' }]);
  });

  it('on the 31st skips short months, with a note', async () => {
    const fields = { ...yoga, start_date: '2026-12-31 19:00:00', end_date: '2026-12-31 20:00:00' };
    const rule = 'RRULE:FREQ=MONTHLY;BYMONTHDAY=31;UNTIL=20271130T235959';
    const { body } = await editor().send('POST', `${authoring}/series?preview=true`, { fields, rule });
    expect([body.series.dates, body.series.notes]).to.deep.equal([7, [{ code: 'short_months' }]]);
  });

  it.each([
    ['every hour', 'rule_unreadable', 'This rule cannot be read: every hour.'],
    ['RRULE:FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=31', 'no_dates', 'There is no such date.'],
    [
      `RRULE:FREQ=DAILY\nRDATE:${Array.from({ length: 10 }, (_, index) => `202701${index + 10}T100000`).join(',')}`,
      'too_many_dates',
      'More than 400 dates within 13 months: repeat less often, or end earlier.',
    ],
  ])('with the rule %s is refused', async (rule, code, message) => {
    const { status, body } = await editor().send('POST', `${authoring}/series`, { fields: yoga, rule });
    expect([status, body.code, body.message]).to.deep.equal([400, code, message]);
  });

  it('keeps what was changed on a date, field by field', async () => {
    const [a, b, c] = [await venue('A'), await venue('B'), await venue('C')];
    const made = await calendar.make(tuesdays, { venue: [a] });
    await editor().send('PATCH', `/events/${made.dates[3]}`, { venue: [b] });
    const { kept, changed } = await patch(made, { fields: { title: 'Pilates', venue: [c] } });
    expect([changed, kept]).to.deep.equal([
      16,
      [{ event: made.dates[3], date: '2027-01-12 19:00:00', fields: ['venue'] }],
    ]);
    const [third, fourth] = [await event(made.dates[2]), await event(made.dates[3])];
    expect([third.title, third.venue.id, fourth.title, fourth.venue.id]).to.deep.equal(['Pilates', c, 'Pilates', b]);
  });

  it('changes from a date on, and earlier dates stay as they are', async () => {
    const [a, b, c] = [await venue('A'), await venue('B'), await venue('C')];
    const made = await calendar.make(tuesdays, { venue: [a] });
    await patch(made, { from: made.dates[8], fields: { venue: [b] } });
    await patch(made, { fields: { venue: [c], website: 'https://yoga.example/' } });
    const venues = await Promise.all(made.dates.map(async (id) => (await event(id)).venue.id));
    expect(venues).to.deep.equal([...Array.from({ length: 8 }, () => a), ...Array.from({ length: 8 }, () => c)]);
    expect((await event(made.dates[0])).website).to.equal('https://yoga.example/');
  });

  it('moves to another weekday with its numbers and addresses; a date that was moved by hand stays', async () => {
    const made = await calendar.make(tuesdays);
    const before = await Promise.all(made.dates.map(event));
    await editor().send('PATCH', `/events/${made.dates[2]}`, {
      start_date: '2026-12-30 18:00:00',
      end_date: '2026-12-30 19:30:00',
    });
    const { kept } = await patch(made, {
      fields: { start_date: '2026-12-02 19:00:00', end_date: '2026-12-02 20:30:00' },
      rule: 'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=WE;UNTIL=20270630T235959',
    });
    expect(kept).to.deep.equal([{ event: made.dates[2], date: '2026-12-30 18:00:00', fields: ['start_date'] }]);
    const after = await Promise.all(made.dates.map(event));
    expect(after.map(({ slug }) => slug)).to.deep.equal(before.map(({ slug }) => slug));
    expect(after.slice(0, 3).map(({ start_date }) => start_date)).to.deep.equal([
      '2026-12-02 19:00:00',
      '2026-12-16 19:00:00',
      '2026-12-30 18:00:00',
    ]);
  });

  it('leaves past dates byte for byte when its time changes', async () => {
    const made = await calendar.make(tuesdays);
    calendar.now += 25 * day;
    const { reader } = internalsOf(calendar.current.service).store;
    const past = () =>
      reader.selectFrom('events').selectAll().where('id', 'in', made.dates.slice(0, 2)).orderBy('id').execute();
    const before = await past();
    const { changed } = await patch(made, {
      fields: { start_date: '2026-12-01 18:00:00', end_date: '2026-12-01 19:00:00' },
    });
    expect([changed, await past()]).to.deep.equal([14, before]);
    expect((await event(made.dates[2])).start_date).to.equal('2026-12-29 18:00:00');
  });

  it.each<[string, (made: Made) => Promise<{ undo: object }>]>([
    ['all fields', (made) => patch(made, { fields: { title: 'Pilates', featured: true, cost: '5 €' } })],
    ['fields from a date on', (made) => patch(made, { from: made.dates[4], fields: { title: 'Pilates' } })],
    ['a time', (made) => patch(made, { fields: { start_date: '2026-12-01 18:00:00' } })],
    [
      'a weekday',
      (made) =>
        patch(made, {
          fields: { start_date: '2026-12-03 19:00:00', end_date: '2026-12-03 20:30:00' },
          rule: 'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TH;UNTIL=20270629T235959',
        }),
    ],
    [
      'a rule from a date on',
      (made) =>
        patch(made, {
          from: made.dates[4],
          fields: { start_date: '2027-01-28 10:00:00', end_date: '2027-01-28 11:00:00' },
          rule: 'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TH;UNTIL=20270629T235959',
        }),
    ],
    ['an end', (made) => patch(made, { rule: 'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;UNTIL=20270301T235959' })],
    ['a zone', (made) => patch(made, { fields: { timezone: 'America/New_York' } })],
    [
      'deleting from a date on',
      async (made) => (await editor().send('DELETE', `${made.address}?from=${made.dates[4]}`)).body,
    ],
    ['deleting all dates', async (made) => (await editor().send('DELETE', made.address)).body],
  ])('is as before when %s is undone', async (_name, change) => {
    const made = await calendar.make(tuesdays, { categories: ['Sport'], venue: [{ venue: 'Hall' }] });
    await editor().send('PATCH', `/events/${made.dates[5]}`, { title: 'Yoga in the dark' });
    await editor().send('DELETE', `/events/${made.dates[6]}`);
    calendar.now += 6 * day;
    const before = await calendar.rows();
    const { undo } = await change(made);
    expect(await calendar.rows()).not.to.deep.equal(before);
    await patch(made, undo);
    expect(await calendar.rows()).to.deep.equal(before);
  });

  it('is as before when a date is deleted and restored', async () => {
    const made = await calendar.make(tuesdays);
    const before = await calendar.rows();
    await editor().send('DELETE', `/events/${made.dates[3]}`);
    const { body } = await editor().get(made.address);
    expect([body.series.rule, body.series.dates]).to.deep.equal([`${tuesdays}\nEXDATE:20270112T190000`, 15]);
    await editor().send('PATCH', `/events/${made.dates[3]}`, { status: 'publish' });
    expect(await calendar.rows()).to.deep.equal(before);
  });

  it('keeps a date deleted through changes of its rule, until it is restored', async () => {
    const made = await calendar.make(tuesdays);
    await editor().send('DELETE', `/events/${made.dates[3]}`);
    const { rule } = (await editor().get(made.address)).body.series;
    const { undo } = await patch(made, {
      fields: { start_date: '2026-12-02 18:00:00', end_date: '2026-12-02 19:00:00' },
      rule: rule.replace('BYDAY=TU', 'BYDAY=WE'),
    });
    expect(await starts(made)).not.to.include('2027-01-13 18:00:00');
    await patch(made, undo);
    expect(await starts(made)).not.to.include('2027-01-12 19:00:00');
    expect(await starts(made)).to.have.length(15);
    await editor().send('PATCH', `/events/${made.dates[3]}`, { status: 'publish' });
    expect(await starts(made)).to.include('2027-01-12 19:00:00');
    expect((await editor().get(made.address)).body.series.rule).to.equal(tuesdays);
  });

  it('shows a cancelled date, which stays one when all change', async () => {
    const made = await calendar.make(tuesdays);
    await editor().send('PATCH', `/events/${made.dates[3]}`, { event_status: 'cancelled' });
    await patch(made, { fields: { title: 'Pilates' } });
    const cancelled = await event(made.dates[3]);
    expect([cancelled.title, cancelled.event_status, cancelled.json_ld.eventStatus]).to.deep.equal([
      'Pilates',
      'cancelled',
      'https://schema.org/EventCancelled',
    ]);
    expect((await editor().get('/events.ics?start_date=2027-01-12&end_date=2027-01-13')).body).to.contain(
      'STATUS:CANCELLED',
    );
    await patch(made, { from: made.dates[8], fields: { event_status: 'cancelled' } });
    expect((await event(made.dates[15])).event_status).to.equal('cancelled');
  });

  it('refuses to change a version that its editor does not know, and shows it', async () => {
    const made = await calendar.make(tuesdays);
    await patch(made, { fields: { title: 'Pilates' } });
    const { status, body } = await editor().send(
      'PATCH',
      made.address,
      { fields: { website: 'https://a.example/' } },
      { 'If-Match': '"1"' },
    );
    const { version, fields, modified_by } = body.data.series;
    expect([status, body.code, version, fields.title, modified_by.name]).to.deep.equal([
      412,
      'version_conflict',
      '2',
      'Pilates',
      'editor',
    ]);
    const merged = await editor().send(
      'PATCH',
      made.address,
      { fields: { website: 'https://a.example/' } },
      { 'If-Match': '"2"' },
    );
    expect([merged.status, await titles(made)]).to.deep.equal([200, Array.from({ length: 16 }, () => 'Pilates')]);
  });

  it('changes all dates as one of them is changed, be that another than the first', async () => {
    const made = await calendar.make(tuesdays);
    await editor().send('PATCH', `/events/${made.dates[3]}`, { title: 'Yoga outside' });
    const { body: item } = await editor().get(`${authoring}/items/events/${made.dates[3]}`);
    expect(item.series).to.deep.include({ id: made.id, dates: 16, past: 0, later: 13 });
    const fields = { title: 'Pilates', start_date: '2027-01-12 18:00:00', end_date: '2027-01-12 19:00:00' };
    await patch(made, { event: made.dates[3], fields });
    const changed = await Promise.all([0, 3].map((index) => event(made.dates[index])));
    expect(changed.map(({ title, start_date, end_date }) => [title, start_date, end_date])).to.deep.equal([
      ['Pilates', '2026-12-01 18:00:00', '2026-12-01 19:00:00'],
      ['Pilates', '2027-01-12 18:00:00', '2027-01-12 19:00:00'],
    ]);
  });

  it('moves chosen days along with the first, by the clock and by days', async () => {
    const made = await calendar.make('RDATE:20261208T190000,20261217T190000');
    const chosen = ['2026-12-01 19:00:00', '2026-12-08 19:00:00', '2026-12-17 19:00:00'];
    expect(await starts(made)).to.deep.equal(chosen);
    const earlier = { start_date: '2026-12-01 18:00:00', end_date: '2026-12-01 19:30:00' };
    const { undo } = await patch(made, { fields: earlier });
    expect(await starts(made)).to.deep.equal(chosen.map((start) => start.replace('19:', '18:')));
    await patch(made, undo);
    expect(await starts(made)).to.deep.equal(chosen);
    await patch(made, {
      event: made.dates[1],
      fields: { start_date: '2026-12-09 19:00:00', end_date: '2026-12-09 20:30:00' },
    });
    expect(await starts(made)).to.deep.equal(['2026-12-02 19:00:00', '2026-12-09 19:00:00', '2026-12-18 19:00:00']);
  });

  it('moves a further day of a rule along by the clock alone', async () => {
    const made = await calendar.make('RRULE:FREQ=WEEKLY;COUNT=2\nRDATE:20261203T190000');
    await patch(made, {
      fields: { start_date: '2026-12-01 18:00:00', end_date: '2026-12-01 19:30:00' },
    });
    expect(await starts(made)).to.deep.equal(['2026-12-01 18:00:00', '2026-12-03 18:00:00', '2026-12-08 18:00:00']);
  });

  it('takes a single event as its first date, with its number and address', async () => {
    const single = (await editor().send('POST', '/events', yoga)).body;
    const { status, body } = await editor().send('POST', `${authoring}/series`, { event: single.id, rule: tuesdays });
    expect([status, body.event.id, body.event.slug, body.event.post_parent, body.series.dates]).to.deep.equal([
      201,
      single.id,
      'yoga',
      body.series.id,
      16,
    ]);
    expect((await editor().send('POST', `${authoring}/series`, { event: single.id, rule: tuesdays })).status).to.equal(
      400,
    );
  });

  it('is no other calendar to a client that knows of no series', async () => {
    const single = (await editor().send('POST', '/events', { ...yoga, title: 'Concert' })).body;
    const made = await calendar.make(tuesdays);
    const { body } = await calendar.as('anonymous').get('/events?per_page=50');
    expect(body.total).to.equal(17);
    const [first] = body.events.filter(({ id }: { id: number }) => id === made.dates[0]);
    expect(Object.keys(first).filter((name) => !(name in single))).to.deep.equal(['post_parent']);
    expect((await calendar.as('anonymous').get(`/events?post_parent=${made.id}`)).body.total).to.equal(16);
    expect((await calendar.as('anonymous').get('/events?post_parent=99999')).status).to.equal(400);
  });

  it('is made once under one name of an attempt', async () => {
    const attempt = () =>
      editor().send('POST', `${authoring}/series`, { fields: yoga, rule: tuesdays }, { 'Idempotency-Key': 'one' });
    expect((await attempt()).body.series.id).to.equal((await attempt()).body.series.id);
    expect((await editor().get('/events?per_page=50')).body.total).to.equal(16);
  });

  it('goes on as the clock does', async () => {
    const { store, settings: own } = internalsOf(calendar.current.service);
    const made = await calendar.make('RRULE:FREQ=WEEKLY');
    expect(made.dates).to.have.length(56);
    for (let month = 1; month <= 14; month++) {
      calendar.now += 30 * day;
      await extendSeries(store, own);
      const { last } = await store.reader
        .selectFrom('events')
        .select((row) => row.fn.max('start_date').as('last'))
        .executeTakeFirstOrThrow();
      expect(last > new Date(calendar.now + 355 * day).toISOString()).to.equal(true);
    }
    const rows = await store.reader
      .selectFrom('events')
      .select(['start_date', 'slug'])
      .where('parent', '=', made.id)
      .execute();
    expect(new Set(rows.map(({ start_date }) => start_date)).size).to.equal(rows.length);
    expect(calendar.log.at(-1)!.message).to.match(/^the schedule made series\/1 longer \(\d dates\)$/);
  });
});

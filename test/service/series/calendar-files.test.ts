import { describe, expect, it } from 'vitest';
import { internalsOf } from '../../../src/service/internals.js';
import { expandCalendar } from '../../expand-calendar.js';
import { withCalendar, yoga, type Made } from './calendar.js';

const far = '2029-01-01T00:00:00.000Z';

describe('a series in a calendar file', () => {
  const calendar = withCalendar();
  const editor = () => calendar.as('editor');
  const file = async (query: string): Promise<string> =>
    (await calendar.as('anonymous').get(`/events.ics?${query}`)).body as string;
  /** The dates that the service lists, as the instants or days of a file. */
  const listed = async (query: string) => {
    const dates: { start: string; end: string; title: string }[] = [];
    for (let page = 1, pages = 1; page <= pages; page++) {
      const path = `/events?start_date=2026-10-28&per_page=50&page=${page}&${query}`;
      const { events, total_pages } = (await calendar.as('anonymous').get(path)).body;
      for (const event of events) {
        const instant = (utc: string) => `${utc.replace(' ', 'T')}.000Z`;
        const dayAfter = new Date(Date.parse(`${event.end_date.slice(0, 10)}T00:00Z`) + 86_400_000).toISOString();
        dates.push({
          start: event.all_day ? event.start_date.slice(0, 10) : instant(event.utc_start_date),
          end: event.all_day ? dayAfter.slice(0, 10) : instant(event.utc_end_date),
          title: event.title,
        });
      }
      pages = total_pages;
    }
    return dates.sort((one, other) => (one.start < other.start ? -1 : 1));
  };
  const count = (text: string, line: string | RegExp) => text.match(new RegExp(line, 'gm'))?.length ?? 0;
  /** The text of the entries, without the clocks, which have rules of their own. */
  const entriesOf = (text: string) => text.slice(text.indexOf('BEGIN:VEVENT'));
  const lastOf = (dates: readonly { start: string }[]) => dates.at(-1)!.start;

  it.each([
    ['weekly, across both changes of the clock', 'RRULE:FREQ=WEEKLY;BYDAY=TU;UNTIL=20271109T235959', {}],
    ['on two days of every other week', 'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH;UNTIL=20271130T235959', {}],
    ['daily, without an end', 'RRULE:FREQ=DAILY', {}],
    ['on the first Tuesday of the month, without an end', 'RRULE:FREQ=MONTHLY;BYDAY=1TU', {}],
    [
      'on the last Tuesday',
      'RRULE:FREQ=MONTHLY;BYDAY=-1TU',
      { start_date: '2026-12-29 19:00:00', end_date: '2026-12-29 20:00:00' },
    ],
    ['on a day of the month', 'RRULE:FREQ=MONTHLY;INTERVAL=2', {}],
    ['every year', 'RRULE:FREQ=YEARLY', {}],
    ['in a zone whose clock goes half an hour ahead', 'RRULE:FREQ=WEEKLY', { timezone: 'Australia/Lord_Howe' }],
    ['in a zone with a clock of its own every year', 'RRULE:FREQ=WEEKLY', { timezone: 'Africa/Casablanca' }],
    [
      'over night, when the clock changes',
      'RRULE:FREQ=WEEKLY;BYDAY=SA',
      { start_date: '2026-12-05 22:00:00', end_date: '2026-12-06 06:00:00' },
    ],
    [
      'on whole days',
      'RRULE:FREQ=WEEKLY;BYDAY=TU',
      { start_date: '2026-12-01 00:00:00', end_date: '2026-12-01 23:59:59', all_day: true },
    ],
  ])('%s: another program finds the dates that are listed', async (_, rule, fields) => {
    const made = await calendar.make(`${rule}\nEXDATE;VALUE=DATE:20261208,20271005`, fields);
    const [second, third, fourth] = made.dates.slice(1);
    await editor().send('PATCH', `/events/${second}`, { title: 'Yoga in the park' });
    if (third) await editor().send('DELETE', `/events/${third}`);
    if (fourth)
      await editor().send('PATCH', `/events/${fourth}`, {
        start_date: '2027-03-02 10:30:00',
        end_date: '2027-03-02 11:00:00',
        all_day: false,
      });
    const dates = await listed(`post_parent=${made.id}`);
    const text = await file(`post_parent=${made.id}`);
    expect(expandCalendar(text, far).filter(({ start }) => start <= lastOf(dates))).to.deep.equal(dates);
    expect([count(entriesOf(text), '^RRULE:'), count(text, '^BEGIN:VEVENT') < 6]).to.deep.equal([1, true]);
    // Beyond what is listed it goes on, if the rule does.
    expect(expandCalendar(text, far).length > dates.length).to.equal(!rule.includes('UNTIL'));
  });

  it('keeps its identity and its dates as time passes, and counts its changes', async () => {
    const made = await calendar.make('RRULE:FREQ=WEEKLY;BYDAY=TU');
    const before = await file('');
    calendar.now = Date.parse('2027-04-14T10:00:00Z');
    await editor().send('PATCH', made.address, { fields: { title: 'Pilates' } });
    const after = await file('');
    const uid = /^UID:(.*)$/m.exec(before)![1];
    expect(uid).to.equal(`calendar.example?id=${made.id}`);
    expect(/^UID:(.*)$/m.exec(after)![1]).to.equal(uid);
    expect([before, after].map((text) => /^SEQUENCE:(\d)/m.exec(text)![1])).to.deep.equal(['0', '1']);
    const dates = await listed(`post_parent=${made.id}&starts_after=2027-03-14`);
    expect(expandCalendar(after, lastOf(dates))).to.deep.equal(dates);
  });

  it('ends with its rule in UTC, and has the clock of its zone once', async () => {
    await calendar.make('RRULE:FREQ=WEEKLY;BYDAY=TU;UNTIL=20261229T235959');
    await calendar.make('RRULE:FREQ=DAILY;UNTIL=20270110T235959', { title: 'Run' });
    const text = await file('');
    expect(text).to.include('RRULE:FREQ=WEEKLY;BYDAY=TU;UNTIL=20261229T225959Z\r\n');
    expect(text).to.include(
      'DTSTART;TZID=Europe/Berlin:20261201T190000\r\nDTEND;TZID=Europe/Berlin:20261201T203000\r\n',
    );
    expect([count(text, '^BEGIN:VTIMEZONE'), count(text, '^BEGIN:VEVENT')]).to.deep.equal([1, 2]);
    expect(text).to.include(`URL;VALUE=URI:https://calendar.example/series/yoga/\r\n`);
  });

  const isAlone = async (made: Made, query = `post_parent=${made.id}`) => {
    const text = await file(query);
    const dates = await listed(query);
    expect(expandCalendar(text, far)).to.deep.equal(dates);
    expect([count(text, '^(?:RRULE|BEGIN:VTIMEZONE)'), count(text, '^BEGIN:VEVENT')]).to.deep.equal([0, dates.length]);
    expect(new Set(text.match(/^UID:.*$/gm)).size).to.equal(dates.length);
  };

  it.each([
    [
      'second and fourth Tuesdays',
      'RRULE:FREQ=MONTHLY;BYDAY=2TU,4TU',
      { start_date: '2026-12-08 19:00:00', end_date: '2026-12-08 20:00:00' },
    ],
    [
      'the 31st',
      'RRULE:FREQ=MONTHLY;BYMONTHDAY=31',
      { start_date: '2026-12-31 19:00:00', end_date: '2026-12-31 20:00:00' },
    ],
    [
      'the last day',
      'RRULE:FREQ=MONTHLY;BYMONTHDAY=-1',
      { start_date: '2026-12-31 19:00:00', end_date: '2026-12-31 20:00:00' },
    ],
    ['29 February', 'RRULE:FREQ=YEARLY', { start_date: '2028-02-29 19:00:00', end_date: '2028-02-29 20:00:00' }],
    ['chosen days', 'RDATE:20261203T190000,20261209T190000', {}],
    [
      'an hour that the clock leaves out',
      'RRULE:FREQ=WEEKLY;UNTIL=20270501T235959',
      { start_date: '2027-03-21 02:30:00', end_date: '2027-03-21 03:00:00' },
    ],
    [
      'dates that are longer than their interval',
      'RRULE:FREQ=DAILY;UNTIL=20261210T235959',
      { end_date: '2026-12-03 20:00:00' },
    ],
    ['an offset without a name', 'RRULE:FREQ=WEEKLY;UNTIL=20270301T235959', { timezone: 'UTC+2' }],
  ])('has a date for each entry where apps would read it apart: %s', async (_, rule, fields) => {
    await isAlone(await calendar.make(rule, fields));
  });

  it.each([
    [
      'between others, and after the last',
      'RRULE:FREQ=WEEKLY;UNTIL=20270301T235959\nRDATE:20261203T100000,20270401T190000',
      2,
    ],
    ['before all others', 'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TH;UNTIL=20270301T235959', 1],
  ])('has its further days beside its rule, which apps would miss in it: %s', async (_, rule, further) => {
    const made = await calendar.make(rule);
    const { rule: stored } = (await editor().get(made.address)).body.series as { rule: string };
    expect(/RDATE:(.*)/.exec(stored)![1]!.split(',')).to.have.length(further);
    const dates = await listed(`post_parent=${made.id}`);
    const text = await file(`post_parent=${made.id}`);
    expect(expandCalendar(text, far).filter(({ start }) => start <= lastOf(dates))).to.deep.equal(dates);
    expect([count(entriesOf(text), '^RRULE:'), count(text, '^RDATE'), count(text, '^BEGIN:VEVENT')]).to.deep.equal([
      1,
      0,
      1 + further,
    ]);
    expect(new Set(text.match(/^UID:.*$/gm)).size).to.equal(1 + further);
  });

  it('has the dates alone that a filter finds, unless it finds all to come', async () => {
    const { body: venue } = await editor().send('POST', '/venues', { venue: 'Hall' });
    const made = await calendar.make('RRULE:FREQ=WEEKLY;UNTIL=20270301T235959', { venue: [venue.id] });
    const query = `venue=${venue.id}`;
    expect(count(entriesOf(await file(query)), '^RRULE')).to.equal(1);
    await editor().send('PATCH', `/events/${made.dates[3]}`, { venue: [] });
    await isAlone(made, query);
    await isAlone(made, 'starts_after=2027-01-01');
    await isAlone(made, 'end_date=2027-01-01');
    expect(count(entriesOf(await file('')), '^RRULE')).to.equal(1);
  });

  it('takes the room of one entry, however many its dates are', async () => {
    for (const title of ['Yoga', 'Run', 'Swim']) await calendar.make('RRULE:FREQ=DAILY', { title });
    const text = await file('');
    expect([count(text, '^BEGIN:VEVENT'), expandCalendar(text, '2027-12-01').length]).to.deep.equal([3, 3 * 365]);
  });

  it('leaves out what has ended first where a file has too many entries', async () => {
    const made = await calendar.make('RRULE:FREQ=DAILY');
    const { store } = internalsOf(calendar.current.service);
    const row = await store.reader
      .selectFrom('events')
      .selectAll()
      .where('id', '=', made.dates[0]!)
      .executeTakeFirstOrThrow();
    const add = (count: number, first: number, day: string) =>
      Array.from({ length: count }, (_, index) => ({
        ...row,
        id: first + index,
        uid: `single-${first + index}`,
        slug: `single-${first + index}`,
        parent: 0,
        occurs: '',
        title: day,
        start_date: `${day} 10:00:00`,
        end_date: `${day} 11:00:00`,
        utc_start_date: `${day} 09:00:00`,
        utc_end_date: `${day} 10:00:00`,
      }));
    const rows = [...add(20, 5000, '2026-11-20'), ...add(995, 6000, '2027-01-05')];
    for (let at = 0; at < rows.length; at += 100)
      await store.write((writer) =>
        writer
          .insertInto('events')
          .values(rows.slice(at, at + 100))
          .execute(),
      );
    const text = entriesOf(await file(''));
    expect([
      count(text, '^RRULE'),
      count(text, '^SUMMARY:2027-01-05'),
      count(text, '^SUMMARY:2026-11-20'),
    ]).to.deep.equal([1, 995, 0]);
  });

  it('tells nobody of the series of a date with a password', async () => {
    const made = await calendar.make('RRULE:FREQ=WEEKLY;UNTIL=20270301T235959');
    await internalsOf(calendar.current.service).store.write((writer) =>
      writer.updateTable('events').set({ password: 'secret' }).where('id', '=', made.dates[3]!).execute(),
    );
    await isAlone(made);
  });

  it('is read by lines: each ends with CRLF, none is longer than 75 octets, no entry doubles another', async () => {
    const made = await calendar.make(
      `RRULE:FREQ=DAILY\nEXDATE;VALUE=DATE:${Array.from({ length: 19 }, (_, day) => `202612${day + 10}`).join()}`,
    );
    await editor().send('PATCH', `/events/${made.dates[1]}`, { title: 'Übung mit Gästen '.repeat(9) });
    await editor().send('POST', '/events', { ...yoga, title: 'Alone' });
    const text = await file('');
    expect(text).not.to.match(/[^\r]\n|\r[^\n]/);
    for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length, line).to.be.at.most(75);
    const whole = text.replaceAll('\r\n ', '');
    const names = whole
      .split('BEGIN:VEVENT')
      .slice(1)
      .map((entry) => entry.match(/^(?:UID|RECURRENCE-ID).*$/gm)!.join());
    expect([names.length, new Set(names).size]).to.deep.equal([3, 3]);
  });
});

/** Sources that the service reads again by itself. */
import { describe, expect, it } from 'vitest';
import { createService } from '../../../src/service/index.js';
import { internalsOf } from '../../../src/service/internals.js';
import { fileWith } from './calendars.js';
import { engines, sources, withSources } from './source-calendar.js';

const minute = 60_000;
const hour = 60 * minute;

/** Events on the first days of March, and one that comes after them. */
const events = (...titles: string[]): string =>
  fileWith(
    ...titles.map((title, index) => [`SUMMARY:${title}`, `DTSTART:2027030${index + 1}T190000`, `UID:${title}`]),
    ['SUMMARY:Last', 'DTSTART:20270501T190000', 'UID:last'],
  ).replaceAll(/UID:event-\d+\r\n/g, '');

describe.each(engines)('on %s', (_, make) => {
  const calendar = withSources(make);
  let file: string;
  let status: number;
  let headers: Record<string, string>;
  let asked: Record<string, string | string[] | undefined>[];
  let paths: (string | undefined)[];

  /** Brings the events of a club in. @returns the number of their source */
  async function follow(first: string): Promise<number> {
    [file, status, headers, asked, paths] = [first, 200, {}, [], []];
    const origin = await calendar.serve((request, response) => {
      asked.push(request.headers);
      paths.push(request.url);
      const isKnown = headers.ETag !== undefined && request.headers['if-none-match'] === headers.ETag;
      response.writeHead(isKnown ? 304 : status, headers).end(isKnown ? '' : file);
    });
    const editor = calendar.as('editor');
    const { body } = await editor.send('POST', sources, { address: `${origin}/a.ics` });
    await editor.send('POST', `${sources}/${body.id}/read`);
    await calendar.apply(await calendar.settled(body.id));
    await calendar.settled(body.id);
    asked = [];
    return body.id;
  }
  /** Lets the service look at its clock after some time. */
  async function after(milliseconds: number): Promise<void> {
    calendar.now += milliseconds;
    await internalsOf(calendar.current.service).imports.onMinute();
  }
  const listed = async (): Promise<{ id: number; title: string; start_date: string; venue: { venue?: string } }[]> =>
    (await calendar.as('anonymous').get('/events?start_date=2026-01-01&end_date=2030-01-01&per_page=50')).body.events;
  const titles = async () => (await listed()).map(({ title }) => title);
  const change = (id: number, body: object) => calendar.as('editor').send('PATCH', `${sources}/${id}`, body);
  const one = async (id: number) => (await calendar.as('editor').get(`${sources}/${id}`)).body;

  it('reads an address every six hours, and takes what is new and changed, but what was changed here', async () => {
    const id = await follow(events('Trio', 'Duo'));
    const [trio] = await listed();
    await calendar.as('editor').send('PATCH', `/events/${trio!.id}`, { title: 'Trio in the park' });
    file = events('Trio', 'Duo', 'Solo').replace('20270301T190000', '20270301T200000');
    await after(5 * hour);
    expect(asked).to.have.length(0);
    await after(2 * hour);
    expect(asked).to.have.length(1);
    expect(await titles()).to.deep.equal(['Trio in the park', 'Duo', 'Solo', 'Last']);
    expect((await listed())[0]).to.deep.include({ id: trio!.id, start_date: '2027-03-01 20:00:00' });
    expect((await one(id)).state).to.equal('done');
  });

  it('takes another venue each time that the source names another place', async () => {
    const inPlace = (place: string) => events('Trio').replace('SUMMARY:Trio', `LOCATION:${place}\r\nSUMMARY:Trio`);
    await follow(inPlace('Werft'));
    for (const place of ['Park', 'Beach']) {
      file = inPlace(place);
      await after(7 * hour);
      expect((await listed())[0]!.venue.venue).to.equal(place);
    }
  });

  it('offers what the source says of parts that were changed here, too, and takes them where that is said', async () => {
    const id = await follow(events('Trio', 'Duo'));
    const editor = calendar.as('editor');
    const items = sources.replace('sources', 'items/events');
    const [trio, duo] = await listed();
    await editor.send('PATCH', `/events/${trio!.id}`, { title: 'Trio in the park', start_date: '2027-03-01 18:00:00' });
    await editor.send('PATCH', `/events/${duo!.id}`, { cost: '5' });
    file = events('Trio', 'Duo')
      .replace('20270301T190000', '20270301T200000')
      .replace('SUMMARY:Trio', 'LOCATION:Werft\r\nSUMMARY:Trio & guest');
    await after(7 * hour);
    expect((await listed())[0]).to.deep.include({ title: 'Trio in the park', start_date: '2027-03-01 18:00:00' });
    expect((await editor.get(`${items}/${trio!.id}`)).body.source).to.equal(id);
    expect((await calendar.as('author').get(`${items}/${trio!.id}`)).body.source).to.equal(undefined);
    const { body } = await editor.get(`${items}/${trio!.id}/source`);
    expect(body).to.deep.include({
      id,
      name: new URL((await one(id)).address).host,
      last_read: (await one(id)).last_read,
    });
    expect(Object.keys(body.says)).to.deep.equal(['title', 'when']);
    expect(body.says.title).to.deep.equal({ title: 'Trio &amp; guest' });
    expect(body.says.when).to.deep.include({ start_date: '2027-03-01 20:00:00', timezone: 'Europe/Berlin' });
    expect((await editor.get(`${items}/${duo!.id}/source`)).body.says).to.deep.equal({});
    const taken = await editor.send('POST', `${items}/${trio!.id}/source`, { take: ['when', 'website', 7] });
    expect([taken.status, taken.body.fields.start_date]).to.deep.equal([200, '2027-03-01 20:00:00']);
    expect((await listed())[1]).to.deep.include({ id: duo!.id });
    expect((await editor.get(`${items}/${trio!.id}/source`)).body.says).to.have.all.keys('title');
    // What was taken follows again; what was not stays.
    file = file.replace('20270301T200000', '20270301T210000');
    await after(7 * hour);
    const now = (await listed()).find((event) => event.id === trio!.id);
    expect(now).to.deep.include({ title: 'Trio in the park', start_date: '2027-03-01 21:00:00' });
    expect((await editor.send('POST', `${items}/${trio!.id}/source`, { take: 'when' })).status).to.equal(400);
    const own = await editor.send('POST', '/events', {
      title: 'Own',
      start_date: '2027-04-01 19:00:00',
      end_date: '2027-04-01 20:00:00',
    });
    expect((await editor.get(`${items}/${own.body.id}/source`)).status).to.equal(404);
  });

  it('offers the same for dates of a series that were changed here, and for no others', async () => {
    const yoga = (title: string, hour: number, guest: string, place = 'Werft') =>
      fileWith(
        [
          `SUMMARY:${title}`,
          `LOCATION:${place}`,
          `DTSTART:20270301T${hour}0000`,
          'RRULE:FREQ=WEEKLY;COUNT=5',
          'UID:yoga',
        ],
        [`SUMMARY:${guest}`, `RECURRENCE-ID:20270329T${hour}0000`, 'DTSTART:20270330T190000', 'UID:yoga'],
      ).replaceAll(/UID:event-\d+\r\n/g, '');
    const id = await follow(yoga('Yoga', 19, 'Guest'));
    const editor = calendar.as('editor');
    const items = sources.replace('sources', 'items/events');
    const [first, second, third, fourth, fifth] = await listed();
    const says = async (event: { id: number } | undefined) =>
      (await editor.get(`${items}/${event!.id}/source`)).body.says;
    const take = (event: { id: number } | undefined, ...parts: string[]) =>
      editor.send('POST', `${items}/${event!.id}/source`, { take: parts });
    const { body: venue } = await editor.send('POST', '/venues', { venue: 'Beach' });
    await editor.send('PATCH', `/events/${second!.id}`, { title: 'Yoga by the sea', venue: venue.id });
    await editor.send('PATCH', `/events/${third!.id}`, { start_date: '2027-03-15 18:00:00' });
    await editor.send('PATCH', `/events/${fifth!.id}`, { title: 'Our guest' });
    expect((await editor.get(`${items}/${first!.id}`)).body.source).to.equal(id);
    expect((await editor.get(`${items}/${first!.id}/source`)).body).to.deep.include({ id, says: {} });

    file = yoga('Yoga and tea', 20, 'Guest and tea', 'Park');
    await after(7 * hour);
    const now = async () => new Map((await listed()).map((event) => [event.id, event]));
    expect((await now()).get(first!.id)).to.deep.include({ title: 'Yoga and tea', start_date: '2027-03-01 20:00:00' });
    expect((await now()).get(second!.id)).to.deep.include({
      title: 'Yoga by the sea',
      start_date: '2027-03-08 20:00:00',
    });
    expect([await says(first), await says(fourth)]).to.deep.equal([{}, {}]);
    expect((await one(id)).items).to.equal(1);
    expect(await says(second)).to.deep.equal({
      title: { title: 'Yoga and tea' },
      venue: { venue: [{ id: 0, name: 'Park', title: 'Park' }] },
    });
    expect((await says(third)).when).to.deep.include({ start_date: '2027-03-15 20:00:00' });
    expect(await says(fifth)).to.deep.equal({ title: { title: 'Guest and tea' } });

    expect((await take(second, 'title')).body.fields.title).to.equal('Yoga and tea');
    expect((await take(third, 'when')).body.fields.start_date).to.equal('2027-03-15 20:00:00');
    expect((await take(fifth, 'title')).body.fields.title).to.equal('Guest and tea');
    expect([await says(third), await says(fifth)]).to.deep.equal([{}, {}]);
    expect(await says(second)).to.have.all.keys('venue');
    // What was taken follows its series again; what was not stays.
    file = yoga('Yoga', 21, 'Guest', 'Park');
    await after(7 * hour);
    const later = await now();
    expect([first, second, third, fifth].map((event) => later.get(event!.id)!.title)).to.deep.equal([
      'Yoga',
      'Yoga',
      'Yoga',
      'Guest',
    ]);
    expect(later.get(third!.id)!.start_date).to.equal('2027-03-15 21:00:00');
    expect([await says(first), await says(third), await says(fifth)]).to.deep.equal([{}, {}, {}]);
    expect(await says(second)).to.have.all.keys('venue');
  });

  it('asks only for what is new, and as often as the calendar says', async () => {
    const id = await follow(events('Trio'));
    headers = { ETag: '"1"' };
    file = events('Trio').replace('VERSION:2.0', 'REFRESH-INTERVAL;VALUE=DURATION:PT2H');
    await after(7 * hour);
    const { version } = await one(id);
    await after(3 * hour);
    await after(3 * hour);
    expect(asked.map((sent) => sent['if-none-match'])).to.deep.equal([undefined, '"1"', '"1"']);
    expect((await one(id)).version).to.equal(version);
    expect(await titles()).to.deep.equal(['Trio', 'Last']);
  });

  it('what is gone twice goes to the trash, unless it was changed here, and comes back with its number', async () => {
    await follow(events('Trio', 'Duo'));
    const [trio, duo] = await listed();
    await calendar.as('editor').send('PATCH', `/events/${duo!.id}`, { cost: '5' });
    file = events();
    await after(7 * hour);
    expect(await titles()).to.deep.equal(['Trio', 'Duo', 'Last']);
    await after(7 * hour);
    expect(await titles()).to.deep.equal(['Duo', 'Last']);
    file = events('Trio', 'Duo');
    await after(7 * hour);
    expect((await listed()).map((event) => event.id).slice(0, 2)).to.deep.equal([trio!.id, duo!.id]);
  });

  it('what came back from the trash, and a person moves there, stays there', async () => {
    const id = await follow(events('Trio', 'Duo'));
    const [trio] = await listed();
    file = events('Duo');
    await after(7 * hour);
    await after(7 * hour);
    expect(await titles()).to.deep.equal(['Duo', 'Last']);
    file = events('Trio', 'Duo');
    const takeAgain = async () => {
      await calendar.as('editor').send('POST', `${sources}/${id}/read`);
      await calendar.apply(await calendar.settled(id));
      await calendar.settled(id);
    };
    await takeAgain();
    expect((await listed())[0]!.id).to.equal(trio!.id);
    await calendar.as('editor').send('DELETE', `/events/${trio!.id}`);
    await takeAgain();
    expect(await titles()).to.deep.equal(['Duo', 'Last']);
  });

  it('what was missing once, and is there again, stays', async () => {
    await follow(events('Trio'));
    for (const next of [events(), events('Trio'), events()]) {
      file = next;
      await after(7 * hour);
    }
    expect(await titles()).to.deep.equal(['Trio', 'Last']);
  });

  it('what was deleted here is not made again, and what a person took back stays', async () => {
    await follow(events('Trio', 'Duo'));
    const [trio, duo] = await listed();
    await calendar.as('editor').send('DELETE', `/events/${trio!.id}`);
    await after(7 * hour);
    expect(await titles()).to.deep.equal(['Duo', 'Last']);
    file = events();
    await after(7 * hour);
    await after(7 * hour);
    expect(await titles()).to.deep.equal(['Last']);
    await calendar.as('editor').send('PATCH', `/events/${duo!.id}`, { status: 'publish' });
    await after(7 * hour);
    await after(7 * hour);
    expect(await titles()).to.deep.equal(['Duo', 'Last']);
  });

  it.each([
    ['an empty calendar', () => [200, fileWith()] as const, { code: 'emptied' }],
    ['one that has lost most of it', () => [200, events()] as const, { code: 'emptied' }],
    ['a page that asks to sign in', () => [200, '<html></html>'] as const, { code: 'no_calendar' }],
    ['an error', () => [500, ''] as const, { code: 'answers', status: 500 }],
  ])('%s changes nothing, and is said', async (_name, answer, problem) => {
    const id = await follow(events('Trio', 'Duo', 'Solo', 'Nonet'));
    [status, file] = answer();
    await after(7 * hour);
    await after(7 * hour);
    await after(7 * hour);
    expect(await titles()).to.deep.equal(['Trio', 'Duo', 'Solo', 'Nonet', 'Last']);
    expect((await one(id)).problem).to.deep.equal(problem);
    [status, file] = [200, events('Trio', 'Duo', 'Solo', 'Nonet', 'Encore')];
    await after(25 * hour);
    expect(await titles()).to.include('Encore');
    expect((await one(id)).problem).to.equal(null);
  });

  it('what is gone goes to the trash at once where a person says so', async () => {
    const id = await follow(events('Trio', 'Duo', 'Solo', 'Nonet'));
    file = events('Trio');
    await after(7 * hour);
    expect((await one(id)).problem).to.deep.equal({ code: 'emptied' });
    const { body } = await calendar.as('editor').send('POST', `${sources}/${id}/read`);
    expect([body.state, body.problem, body.counts.gone]).to.deep.equal(['waits', null, 3]);
    await calendar.apply(body, { gone: true });
    await calendar.settled(id);
    expect(await titles()).to.deep.equal(['Trio', 'Last']);
    file = events('Trio', 'Duo');
    await after(7 * hour);
    expect(await titles()).to.deep.equal(['Trio', 'Duo', 'Last']);
  });

  it('waits no longer than a week, however long its server asks for', async () => {
    await follow(events('Trio'));
    [status, headers] = [429, { 'Retry-After': '9'.repeat(30) }];
    await after(7 * hour);
    expect(asked).to.have.length(1);
    await after(7 * 24 * hour);
    expect(asked).to.have.length(2);
  });

  it('waits longer after each failure, as long as the server says, and pauses for one that is gone', async () => {
    const id = await follow(events('Trio'));
    status = 503;
    await after(7 * hour);
    await after(hour - minute);
    expect(asked).to.have.length(1);
    await after(minute);
    await after(2 * hour - minute);
    expect(asked).to.have.length(2);
    headers = { 'Retry-After': String(72 * 3600) };
    await after(minute);
    expect(asked).to.have.length(3);
    headers = {};
    await after(71 * hour);
    expect(asked).to.have.length(3);
    status = 410;
    await after(hour);
    expect(asked).to.have.length(4);
    await after(1000 * hour);
    expect(asked).to.have.length(4);
    expect(await titles()).to.deep.equal(['Trio', 'Last']);
    expect(await one(id)).to.deep.include({
      state: 'failed',
      problem: { code: 'gone' },
      paused: true,
      next_read: null,
    });
    status = 200;
    await change(id, { paused: false });
    await after(minute);
    expect(asked).to.have.length(5);
    expect(await one(id)).to.deep.include({ state: 'done', problem: null, paused: false });
  });

  it('a paused source is left alone, also after a reading by hand, until it goes on', async () => {
    const id = await follow(events('Trio'));
    file = events('Trio', 'Duo');
    expect((await change(id, { paused: true })).body).to.deep.include({ state: 'done', paused: true, next_read: null });
    await after(1000 * hour);
    expect(asked).to.have.length(0);
    await calendar.as('editor').send('POST', `${sources}/${id}/read`);
    expect(await calendar.settled(id)).to.deep.include({ state: 'waits', paused: true });
    await calendar.apply(await one(id));
    await calendar.settled(id);
    await after(1000 * hour);
    expect(asked).to.have.length(1);
    file = events('Trio', 'Duo', 'Solo');
    await change(id, { paused: false });
    await after(minute);
    expect(await titles()).to.deep.equal(['Trio', 'Duo', 'Solo', 'Last']);
  });

  it('what was taken is the calendar’s own once it is no longer followed, and follows again where that is said', async () => {
    const id = await follow(events('Trio', 'Duo'));
    const editor = calendar.as('editor');
    const items = sources.replace('sources', 'items/events');
    const [trio] = await listed();
    const left = await change(id, { followed: false });
    expect([left.status, left.body.state]).to.deep.equal([200, 'done']);
    expect(left.body).to.deep.include({ followed: false, paused: false, next_read: null, items: 3 });
    expect((await editor.get(`${items}/${trio!.id}`)).body.source).to.equal(undefined);
    expect((await editor.get(`${items}/${trio!.id}/source`)).status).to.equal(404);
    await editor.send('PATCH', `/events/${trio!.id}`, { title: 'Trio in the park' });
    file = events('Trio', 'Duo', 'Solo').replace('20270301T190000', '20270301T200000');
    await after(1000 * hour);
    expect(asked).to.have.length(0);
    expect(await titles()).to.deep.equal(['Trio in the park', 'Duo', 'Last']);
    // What is only looked at does not follow.
    await editor.send('POST', `${sources}/${id}/read`);
    expect(await calendar.settled(id)).to.deep.include({ state: 'waits', followed: false });
    await after(1000 * hour);
    expect(asked).to.have.length(1);
    expect((await change(id, { followed: true })).body).to.deep.include({ followed: true, paused: false });
    await after(minute);
    expect(await titles()).to.deep.equal(['Trio in the park', 'Duo', 'Solo', 'Last']);
    expect((await listed())[0]).to.deep.include({ id: trio!.id, start_date: '2027-03-01 20:00:00' });
    expect((await editor.get(`${items}/${trio!.id}`)).body.source).to.equal(id);
  });

  it('has another name, and keeps new events as drafts, where that is said', async () => {
    const id = await follow(events('Trio'));
    const { next_read } = await one(id);
    const { body } = await change(id, { name: ' Jazz ', status: 'draft', terms: false });
    expect(body).to.deep.include({ name: 'Jazz', status: 'draft', terms: false, paused: false, next_read });
    file = events('Trio', 'Duo');
    await after(7 * hour);
    expect(await titles()).to.deep.equal(['Trio', 'Last']);
    expect((await one(id)).items).to.equal(3);
    expect((await change(id, { status: 'pending' })).status).to.equal(400);
  });

  it('a file cannot be followed, nor an address of which nothing was taken', async () => {
    const { body: sent } = await calendar.send(events('Trio'));
    await calendar.apply(sent);
    const { body: made } = await calendar.as('editor').send('POST', sources, { address: 'http://club.example/b.ics' });
    for (const { id } of [sent, made]) {
      for (const patch of [{ paused: true }, { followed: true }, { followed: false }]) {
        const answer = await change(id, patch);
        expect([answer.status, answer.body.code]).to.deep.equal([409, 'not_followed']);
      }
    }
  });

  it('the last good reading is the last that could be read, whether or not it had news', async () => {
    const id = await follow(events('Trio'));
    headers = { ETag: '"1"' };
    await after(7 * hour);
    await after(7 * hour);
    expect(asked).to.have.length(2);
    const { last_read, last_good } = await one(id);
    expect(last_good).to.equal(last_read);
    status = 500;
    headers = {};
    await after(7 * hour);
    expect((await one(id)).last_good).to.equal(last_good);
  });

  it('two processes read each of thirty sources once, twenty of them a minute', async () => {
    const id = await follow(events('Trio'));
    const { settings, imports, store } = internalsOf(calendar.current.service);
    await store.write(async (writer) => {
      const row = await writer.selectFrom('sources').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      const others = Array.from({ length: 29 }, (_row, index) => ({
        ...row,
        id: undefined,
        address: row.address.replace('a.ics', `${index}.ics`),
      }));
      await writer.insertInto('sources').values(others).execute();
    });
    const other = await createService(settings);
    const both = () => Promise.all([imports.onMinute(), internalsOf(other).imports.onMinute()]);
    paths = [];
    calendar.now += 7 * hour;
    await both();
    expect(paths).to.have.length(20);
    await both();
    expect([paths.length, new Set(paths).size]).to.deep.equal([30, 30]);
    await both();
    expect(paths).to.have.length(30);
    await other.close();
  });

  it('one of two processes reads a source', async () => {
    const id = await follow(events('Trio'));
    const { settings, imports, store } = internalsOf(calendar.current.service);
    const dates = store.reader.selectFrom('sources').select('next_read').where('id', '=', id);
    const { next_read: due } = await dates.executeTakeFirstOrThrow();
    const other = await createService(settings);
    calendar.now += 7 * hour;
    file = events('Trio', 'Duo');
    await Promise.all([imports.onMinute(), internalsOf(other).imports.onMinute()]);
    expect(asked).to.have.length(1);
    expect(await titles()).to.deep.equal(['Trio', 'Duo', 'Last']);
    // Nor does one that has seen before that it is due.
    expect(await imports.claim(id, 'reading', due)).to.equal(undefined);
    await other.close();
  });
});

import { describe, expect, it } from 'vitest';
import { loadTemporal, spanOf } from '../../../src/data/time/index.js';
import { parseCalendar, type ParsedEntry } from '../../parse-calendar.js';
import { behavior } from './behavior.js';
import { dataset } from './dataset.js';
import { idsOf, walk } from './lists.js';
import type { Caller } from './mount.js';
import { expectStatus } from './suite-context.js';

await loadTemporal();

/** `GET /events.ics`, our one addition to the routes of the interface. */
behavior('feed', ({ editor, anyone, create, next }) => {
  const read = async (query: string, caller: Caller = anyone): Promise<readonly ParsedEntry[]> => {
    const answer = await caller.get(`/events.ics?${query}`);
    expectStatus(answer, 200);
    return parseCalendar(answer.body as string).entries;
  };
  const everything = 'start_date=1900-01-01&end_date=9999-12-31';
  const idOf = ({ uid }: Pick<ParsedEntry, 'uid'>) => Number(uid.split('=')[1]);

  it('holds every event of the list once, with the instants or days of the list', async () => {
    const entries = await read(everything);
    expect(entries).to.have.length(316);
    const known = new Map(dataset.events.map((event) => [event.id, event]));
    const instant = (end: Temporal.ZonedDateTime) => new Date(end.epochMilliseconds).toISOString();
    for (const { uid, start, end } of entries) {
      const span = spanOf(known.get(idOf({ uid }))!)!;
      const expected = span.allDay
        ? [span.start, span.end.add({ days: 1 })].map(String)
        : [span.start, span.end].map(instant);
      expect([uid, start, end]).to.deep.equal([uid, ...expected]);
    }
    expect(new Set(entries.map(({ uid }) => uid)).size).to.equal(316);
  });

  it.each(['start_date=2027-01-01&end_date=2027-03-31', 'starts_after=2027-01-01&categories=6', 'include=7'])(
    'finds what the list of "%s" does, all on one page',
    async (query) => {
      expect((await read(query)).map(idOf)).to.deep.equal(await walk(anyone, 'events', query));
    },
  );

  it.each(['categories=6', 'search=quay', 'featured=true', ''])(
    'holds with "%s" what has not ended, however long ago it began, and what ended in the last month',
    async (query) => {
      const found = (await read(query)).map(idOf);
      expect(found).to.deep.equal(await walk(anyone, 'events', `${query}&ends_after=2026-10-19`));
      expect(found).to.include.members(await walk(anyone, 'events', query));
    },
  );

  it('has what began days ago and ends days on', async () => {
    const title = `Exhibition ${next()}`;
    await create('events', { title, start_date: '2026-11-15 10:00', end_date: '2026-12-10 18:00' });
    await create('events', {
      title: `${title} long over`,
      start_date: '2026-09-15 10:00',
      end_date: '2026-10-10 18:00',
    });
    expect((await read('')).map((entry) => entry.title))
      .to.include(title)
      .and.not.include(`${title} long over`);
    expect((await read(`search="${title}"`)).map((entry) => entry.title)).to.deep.equal([title]);
  });

  it('keeps the identity of an event under another host, and counts its changes', async () => {
    const { body } = await create('events', { title: `Known ${next()}` });
    const path = `/events.ics?include=${body.id as number}`;
    const entryOf = (text: unknown) => parseCalendar(text as string).entries[0]!;
    const first = entryOf((await anyone.get(path)).body);
    expect([first.uid, first.of('sequence'), first.of('last-modified')]).to.deep.equal([
      body.global_id,
      '0',
      first.of('dtstamp'),
    ]);
    await editor.send('POST', `/events/${body.id as number}`, {
      start_date: '2027-02-01 19:00',
      end_date: '2027-02-01 21:00',
    });
    const text = (await anyone.get(path)).body as string;
    expect([entryOf(text).uid, entryOf(text).of('sequence')]).to.deep.equal([first.uid, '1']);
    expect(text.endsWith('END:VCALENDAR\r\n')).to.equal(true);
    const [listed] = (await anyone.get(`/events?include=${body.id as number}`)).body.events as [object];
    expect(listed).to.include({ global_id: first.uid }).and.not.have.property('uid');
  });

  it('finds what costs nothing, and what takes place online, which lists leave to who reads them', async () => {
    const word = `sought${next()}`;
    const add = (title: string, more: object) => create('events', { title: `${word} ${title}`, ...more });
    await add('Paid', { cost: '5' });
    await add('Free', { cost: '0' });
    await add('Online', { is_virtual: true });
    await add('Both', { cost: '0', is_virtual: true });
    const titles = async (query: string) =>
      (await read(`search=${word}&${query}`)).map(({ title }) => title.split(' ')[1]);
    expect((await titles('free=true')).sort()).to.deep.equal(['Both', 'Free']);
    expect((await titles('online=1')).sort()).to.deep.equal(['Both', 'Online']);
    expect(await titles('free=true&online=true')).to.deep.equal(['Both']);
    expect(await titles('free=false')).to.have.length(4);
    const refused = await anyone.get('/events.ics?free=maybe');
    expect([refused.status, Object.keys(refused.body.data.params as object)]).to.deep.equal([400, ['free']]);
  });

  it('refuses what the list refuses', async () => {
    const answer = await anyone.get('/events.ics?categories=999999&start_date=never');
    expect([answer.status, Object.keys(answer.body.data.params as object)]).to.deep.equal([
      400,
      ['start_date', 'categories'],
    ]);
  });

  it('says what it is, and when to ask again', async () => {
    const { headers, body } = await anyone.get('/events.ics');
    expect(headers.get('content-type')).to.equal('text/calendar; charset=UTF-8');
    expect(headers.get('access-control-allow-origin')).to.equal('*');
    const { of } = parseCalendar(body as string);
    expect([of('x-wr-calname'), of('refresh-interval'), of('x-published-ttl')]).to.deep.equal([
      'Calendar',
      'PT1H',
      'PT1H',
    ]);
  });

  it('is not sent again unless something has changed', async () => {
    const { headers, body } = await anyone.get('/events.ics');
    const tag = headers.get('etag')!;
    expect((await anyone.get('/events.ics', { 'if-none-match': tag })).status).to.equal(304);
    await create('events', { title: `In the feed ${next()}` });
    const after = await anyone.get('/events.ics', { 'if-none-match': tag });
    expectStatus(after, 200);
    expect(after.body).not.to.equal(body);
  });

  it('holds only what is public, whoever asks', async () => {
    const title = `Not yet ${next()}`;
    await create('events', { title, status: 'draft' });
    expect(idsOf(await editor.get(`/events?search=${title}&status=draft`), 'events')).to.have.length(1);
    expect(await read(`search=${title}`, editor)).to.deep.equal([]);
    for (const caller of [anyone, editor]) expect((await caller.get('/events.ics?status=draft')).status).to.equal(400);
  });

  it('hides of events with a password what the list hides', async () => {
    const masked = dataset.events.find(({ all_day }) => all_day === null)!;
    const entry = (await read(everything)).find((one) => idOf(one) === masked.id)!;
    expect(['description', 'location', 'categories'].map(entry.of)).to.deep.equal([undefined, undefined, undefined]);
  });

  it('can be read in parts', async () => {
    const all = (await read(everything)).map(idOf);
    expect((await read(`${everything}&per_page=100&page=2`)).map(idOf)).to.deep.equal(all.slice(100, 200));
  });

  it('has text in place of HTML', async () => {
    const { body } = await create('events', {
      title: 'Salt &amp; <b>Pepper</b>',
      description: '<p>Hot &amp; cold</p>',
    });
    const [entry] = await read(`include=${body.id as number}`);
    expect([entry!.title, entry!.of('description')]).to.deep.equal(['Salt & Pepper', 'Hot & cold']);
  });

  it.each([
    ['<p>Doors 18:00<br>Talk 19:00</p><ul><li>a</li><li>b</li></ul>', 'Doors 18:00\nTalk 19:00\n\na\nb'],
    ['Doors 18:00\nTalk 19:00\n\nFree entry', 'Doors 18:00\nTalk 19:00\n\nFree entry'],
    ['<a href="https://a.example/tickets">Tickets</a>', 'Tickets (https://a.example/tickets)'],
  ])('has %j in lines, with the addresses of its links', async (description, lines) => {
    const { body } = await create('events', { title: `In lines ${next()}`, description });
    const [entry] = await read(`include=${body.id as number}`);
    expect(entry!.of('description')).to.equal(lines);
  });

  it('says which events are cancelled, as their data for search engines do', async () => {
    const { body } = await create('events', {
      title: `Rained off ${next()}`,
      event_status: 'cancelled',
      event_status_reason: 'Rain',
    });
    const [entry] = await read(`include=${body.id as number}`);
    expect(entry!.of('status')).to.equal('CANCELLED');
    const single = await anyone.get(`/events/${body.id as number}`);
    expect(single.body.json_ld.eventStatus).to.equal('https://schema.org/EventCancelled');
    const listed = await anyone.get(`/events?include=${body.id as number}`);
    expect(listed.body.events[0]).to.include({ event_status: 'cancelled', event_status_reason: 'Rain' });
  });

  describe('an event that takes place online', () => {
    const online = { is_virtual: true, virtual_url: 'https://meet.example/a,b;c' };
    const written = async (fields: object) => {
      const { body } = await create('events', { title: `Online ${next()}`, cost: '5', ...fields });
      const [entry] = await read(`include=${body.id as number}`);
      const single = await anyone.get(`/events/${body.id as number}`);
      return { entry: entry!, event: single.body };
    };

    it('has its address as its place, for calendar apps and for search engines', async () => {
      const { entry, event } = await written({ ...online, sold_out: true });
      const safe = 'https://meet.example/a%2Cb%3Bc';
      expect([entry.of('location'), entry.of('conference')]).to.deep.equal([online.virtual_url, safe]);
      expect(event).to.include({ ...online, sold_out: true });
      expect(event.json_ld).to.deep.include({
        eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
        location: { '@type': 'VirtualLocation', url: online.virtual_url },
      });
      expect(event.json_ld.offers.availability).to.equal('https://schema.org/SoldOut');
    });

    it('has its venue, too, where it takes place there as well', async () => {
      const { entry, event } = await written({ ...online, venue: [18] });
      expect(entry.of('location')).not.to.contain('meet.example');
      expect(event.json_ld.eventAttendanceMode).to.equal('https://schema.org/MixedEventAttendanceMode');
      expect(event.json_ld.location.map((place: object) => place['@type' as never])).to.deep.equal([
        'Place',
        'VirtualLocation',
      ]);
      expect(event.json_ld.offers.availability).to.equal('inStock');
    });

    it('is refused an address that is none of the web', async () => {
      const fields = { title: 'Online', start_date: '2026-12-12 19:00:00', end_date: '2026-12-12 21:00:00' };
      for (const virtual_url of ['javascript:alert(1)', 'meet.example/a', 'https://', 7]) {
        const refused = await editor.send('POST', '/events', { ...fields, virtual_url });
        expect(refused.body.data.params, String(virtual_url)).to.have.property('virtual_url');
      }
    });
  });

  it('describes itself to whoever asks for its options', async () => {
    const { body, headers } = await anyone.send('OPTIONS', '/events.ics');
    expect([headers.get('allow'), body.methods]).to.deep.equal(['GET', ['GET']]);
    expect(body.endpoints[0].args).to.include.keys('categories', 'starts_after', 'featured');
  });
});

import { expect, it } from 'vitest';
import { loadTemporal, spanOf } from '../../../src/time/index.js';
import { parseCalendar, type ParsedEntry } from '../../parse-calendar.js';
import { dataset } from './dataset.js';
import { idsOf, walk } from './lists.js';
import type { Caller } from './mount.js';
import { expectStatus, type SuiteContext } from './suite-context.js';

await loadTemporal();

/** `GET /events.ics`, our one addition to the routes of the interface. */
export function feed({ editor, anyone, create, next }: SuiteContext): void {
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
      const expected = span.allDay ? [span.start, span.end.add({ days: 1 })].map(String) : [span.start, span.end].map(instant);
      expect([uid, start, end]).to.deep.equal([uid, ...expected]);
    }
    expect(new Set(entries.map(({ uid }) => uid)).size).to.equal(316);
  });

  it.each(['categories=6', 'search=quay', 'featured=true', 'start_date=2027-01-01&end_date=2027-03-31', ''])(
    'finds what the list of "%s" does, all on one page',
    async (query) => {
      expect((await read(query)).map(idOf)).to.deep.equal(await walk(anyone, 'events', query));
    },
  );

  it('refuses what the list refuses', async () => {
    const answer = await anyone.get('/events.ics?categories=999999&start_date=never');
    expect([answer.status, Object.keys(answer.body.data.params as object)]).to.deep.equal([400, ['start_date', 'categories']]);
  });

  it('says what it is, and when to ask again', async () => {
    const { headers, body } = await anyone.get('/events.ics');
    expect(headers.get('content-type')).to.equal('text/calendar; charset=UTF-8');
    expect(headers.get('access-control-allow-origin')).to.equal('*');
    const { of } = parseCalendar(body as string);
    expect([of('x-wr-calname'), of('refresh-interval'), of('x-published-ttl')]).to.deep.equal(['calendar.example', 'PT1H', 'PT1H']);
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
    const { body } = await create('events', { title: 'Salt &amp; <b>Pepper</b>', description: '<p>Hot &amp; cold</p>' });
    const [entry] = await read(`include=${body.id as number}`);
    expect([entry!.title, entry!.of('description')]).to.deep.equal(['Salt & Pepper', 'Hot & cold']);
  });

  it('says which events are cancelled, as their data for search engines do', async () => {
    const { body } = await create('events', { title: `Rained off ${next()}`, event_status: 'cancelled', event_status_reason: 'Rain' });
    const [entry] = await read(`include=${body.id as number}`);
    expect(entry!.of('status')).to.equal('CANCELLED');
    const single = await anyone.get(`/events/${body.id as number}`);
    expect(single.body.json_ld.eventStatus).to.equal('https://schema.org/EventCancelled');
    const listed = await anyone.get(`/events?include=${body.id as number}`);
    expect(listed.body.events[0]).to.include({ event_status: 'cancelled', event_status_reason: 'Rain' });
  });

  it('describes itself to whoever asks for its options', async () => {
    const { body, headers } = await anyone.send('OPTIONS', '/events.ics');
    expect([headers.get('allow'), body.methods]).to.deep.equal(['GET', ['GET']]);
    expect(body.endpoints[0].args).to.include.keys('categories', 'starts_after', 'featured');
  });
}

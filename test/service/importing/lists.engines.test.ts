/** A calendar of the interface as a source: another service over HTTP, and what a real server has answered. */
import type { RequestListener } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { internalsOf } from '../../../src/service/internals.js';
import { recordedBody } from '../../recordings.js';
import { settings, sqliteFile, type Database } from '../mounts.js';
import { callerOf, setUp, type SetUp } from '../set-up.js';
import type { Answer } from '../suites/mount.js';
import { engines, sources, withSources } from './source-calendar.js';

const hour = 60 * 60_000;
const nothing = { new: 0, changed: 0, same: 0, gone: 0, double: 0, left_out: 0 };
const evening = (day: string) => ({
  start_date: `${day} 19:00:00`,
  end_date: `${day} 21:00:00`,
  timezone: 'Europe/Berlin',
});

describe.each(engines)('into %s', (_, make) => {
  const calendar = withSources(make);
  let database: Database;
  let origin: SetUp;
  let requests: string[] = [];
  beforeEach(async () => {
    requests = [];
    database = sqliteFile();
    origin = await setUp({
      ...settings,
      origin: 'https://club.example',
      database: database.address,
      now: () => calendar.now,
    });
  });
  afterEach(async () => {
    await origin.service.close();
    await database.remove();
  });

  /** Answers requests as the other service does. */
  const asOrigin: RequestListener = ({ url, headers }, response) => {
    requests.push(url!);
    const request = new Request(`http://${headers.host}${url}`, { headers: { accept: headers.accept! } });
    void origin.service
      .fetch(request)
      .then(async (answer) =>
        response
          .writeHead(answer.status, Object.fromEntries(answer.headers))
          .end(Buffer.from(await answer.arrayBuffer())),
      );
  };
  const there = () => callerOf(origin, 'editor');
  const write = async (title: string, more: object = {}): Promise<number> => {
    const { body } = await there().send('POST', '/events', {
      title,
      status: 'publish',
      ...evening('2027-03-01'),
      ...more,
    });
    return body.id;
  };
  /** Reads an address. @returns its source */
  async function read(address: string): Promise<Answer['body']> {
    const editor = calendar.as('editor');
    const { body } = await editor.send('POST', sources, { address });
    await editor.send('POST', `${sources}/${body.id}/read`);
    return calendar.settled(body.id);
  }
  /** Takes all that it has. @returns the number of its source */
  async function take(address: string): Promise<number> {
    const source = await read(address);
    await calendar.apply(source);
    await calendar.settled(source.id);
    return source.id;
  }
  const after = async (milliseconds: number) => {
    calendar.now += milliseconds;
    await internalsOf(calendar.current.service).imports.onMinute();
  };
  const listed = async () =>
    (await calendar.as('anonymous').get('/events?start_date=2000-01-01&end_date=2100-01-01&per_page=50')).body.events;

  it('its events are shown first, and come with venue, organizers, categories and tags', async () => {
    await write('Trio &amp; guest', {
      description: '<p>Three.</p>',
      excerpt: 'Short',
      cost: '€5',
      categories: ['Jazz'],
      tags: ['open air'],
      venue: { venue: 'Blue Note', address: 'Hafenstr. 4', city: 'Kiel', geo_lat: 54.3, geo_lng: 10.1 },
      organizer: [{ organizer: 'Jazz club', phone: '123', email: 'club@jazz.example' }, { organizer: 'Town' }],
      event_status: 'postponed',
      sold_out: true,
    });
    await write('Fair', { all_day: true, start_date: '2027-04-01', end_date: '2027-04-03' });
    const address = `${await calendar.serve(asOrigin)}/api/cal/events/v1/events`;
    const source = await read(address);
    expect(source).to.deep.include({ kind: 'interface', state: 'waits', counts: { ...nothing, new: 2 } });
    expect(source.places).to.deep.equal([]);
    expect(await listed()).to.deep.equal([]);
    await calendar.apply(source);
    const [trio, fair] = await listed();
    expect(trio).to.deep.include({
      title: 'Trio &amp; guest',
      ...evening('2027-03-01'),
      description: '<p>Three.</p>',
      excerpt: 'Short',
      cost: '€5',
      event_status: 'postponed',
      sold_out: true,
    });
    expect(trio.venue).to.deep.include({ venue: 'Blue Note', address: 'Hafenstr. 4', city: 'Kiel', geo_lat: 54.3 });
    expect(trio.organizer.map(({ organizer }: { organizer: string }) => organizer)).to.deep.equal([
      'Jazz club',
      'Town',
    ]);
    expect(trio.organizer[0]).to.deep.include({ phone: '123' }).and.not.to.have.property('email');
    expect([trio.categories[0].name, trio.tags[0].name]).to.deep.equal(['Jazz', 'open air']);
    expect(new URL(trio.website).pathname).to.equal('/event/trio-guest/');
    expect(fair).to.deep.include({ all_day: true, end_date: '2027-04-03 23:59:59' });
    expect((await read(address)).counts).to.deep.equal({ ...nothing, same: 2 });
  });

  it('asks only for venues that may be others of the calendar, and for none of its venues by a request', async () => {
    const place = (venue: string, city: string) => ({ venue: { venue, city } });
    await write('Trio', place('Blue Note', 'Kiel'));
    await write('Duo', { ...place('Werft', 'Kiel'), ...evening('2027-03-02') });
    await write('Solo', { ...place('Park', 'Kiel'), ...evening('2027-03-03') });
    const editor = calendar.as('editor');
    const { body: note } = await editor.send('POST', '/venues', { venue: 'Blue Note', city: 'Bremen' });
    const { body: yard } = await editor.send('POST', '/venues', { venue: 'Werft', city: 'Kiel' });
    const source = await read(`${await calendar.serve(asOrigin)}/api/cal/events/v1/events`);
    expect(source.places).to.deep.equal([
      {
        text: 'Blue Note, Kiel',
        events: 1,
        venue: null,
        candidates: [{ id: note.id, title: 'Blue Note', town: 'Bremen' }],
      },
    ]);
    expect(requests.filter((path) => path.includes('venues'))).to.deep.equal([]);
    await calendar.apply(source, { places: { 'Blue Note, Kiel': 'create' } });
    const venues = (await listed()).map((event: { venue: { id: number } }) => event.venue.id);
    expect(venues[1]).to.equal(yard.id);
    expect([venues[0] === note.id, new Set(venues).size]).to.deep.equal([false, 3]);
  });

  it('all of its pages, from any of its addresses', async () => {
    for (let number = 1; number <= 51; number++) await write(`Evening ${number}`, evening('2027-03-02'));
    const host = await calendar.serve(asOrigin);
    for (const path of ['/api/cal/events/v1', '/api/cal/events/v1/events?per_page=1', '/?rest_route=/cal/events/v1'])
      expect([path, (await read(host + path)).counts.new]).to.deep.equal([path, 51]);
    expect(requests.filter((url) => /events\b.*page=2/.test(url))).to.have.length(3);
    expect((await read(`${host}/api/cal/events/v1/events?search="Evening+7"`)).counts.new).to.equal(1);
  });

  it('follows it: what has changed there, but what was changed here; what is gone twice goes', async () => {
    const [trio, duo] = [await write('Trio', { tags: ['late'] }), await write('Duo')];
    for (const title of ['Solo', 'Nonet']) await write(title);
    await write('Last', evening('2027-09-01'));
    await take(`${await calendar.serve(asOrigin)}/api/cal/events/v1`);
    const [here] = await listed();
    await calendar.as('editor').send('PATCH', `/events/${here.id}`, { title: 'Trio in the park' });
    await there().send('PATCH', `/events/${trio}`, { title: 'Trio!', cost: '7', tags: [], excerpt: 'Late' });
    await there().send('DELETE', `/events/${duo}`);
    await write('New');
    await after(7 * hour);
    const titles = async () => (await listed()).map(({ title }: { title: string }) => title);
    expect(await titles()).to.deep.equal(['Trio in the park', 'Duo', 'Solo', 'Nonet', 'New', 'Last']);
    expect((await listed())[0]).to.deep.include({ id: here.id, cost: '$7', tags: [], excerpt: 'Late' });
    const items = sources.replace('sources', 'items/events');
    expect((await calendar.as('editor').get(`${items}/${here.id}/source`)).body.says).to.deep.equal({
      title: { title: 'Trio!' },
    });
    await after(7 * hour);
    expect(await titles()).to.deep.equal(['Trio in the park', 'Solo', 'Nonet', 'New', 'Last']);
    await there().send('PATCH', `/events/${duo}`, { status: 'publish' });
    await after(7 * hour);
    expect(await titles()).to.include('Duo');
  });

  it('all keep their numbers and slugs in an empty calendar, and in a full one those that are free', async () => {
    for (let number = 1; number <= 3; number++)
      await write('Gone').then((id) => there().send('DELETE', `/events/${id}`));
    await there().send('POST', '/categories', { name: 'Other' });
    const more = {
      slug: 'trio-im-café',
      categories: ['Jazz'],
      tags: ['late'],
      venue: { venue: 'Blue Note', address: 'Hafenstr. 4', city: 'Kiel' },
      organizer: [{ organizer: 'Jazz club' }],
    };
    await write('Trio', more);
    await write('Duo', { ...evening('2027-03-02'), categories: ['Jazz'] });
    const identities = (events: readonly Answer['body'][]) =>
      events.map(({ id, slug, venue, organizer, categories, tags }) =>
        [{ id, slug }, venue, ...organizer, ...categories, ...tags].map((item) => [item.id, item.slug]),
      );
    const address = `${await calendar.serve(asOrigin)}/api/cal/events/v1`;
    const sent = (await there().get('/events?start_date=2000-01-01')).body.events;
    const id = await take(address);
    expect(identities(await listed())).to.deep.equal(identities(sent));
    const written = await calendar.as('editor').send('POST', '/events', { title: 'New', ...evening('2027-05-01') });
    expect([written.status, written.body.id > sent[1].id]).to.deep.equal([201, true]);
    expect((await calendar.as('editor').send('POST', '/tags', { name: 'New' })).status).to.equal(201);
    // Again, while what was taken is in the trash with its numbers.
    await calendar.as('editor').send('DELETE', `${sources}/${id}?events=trash`);
    await take(address);
    const again = (await listed()).slice(0, 2);
    expect(again.map(({ slug }: { slug: string }) => slug)).to.deep.equal(
      sent.map(({ slug }: { slug: string }) => slug),
    );
    expect(again[0].id).to.be.above(written.body.id);
    expect(again[0].venue.id).to.equal(sent[0].venue.id);
  });

  it('categories stand below those that they stand below there, also such as no event has', async () => {
    const made: number[] = [];
    for (const name of ['Music', 'Jazz', 'Bebop'])
      made.push(
        (await there().send('POST', '/categories', { name, ...(made.length && { parent: made.at(-1) }) })).body.id,
      );
    await write('Trio', { categories: ['Bebop'] });
    const id = await take(`${await calendar.serve(asOrigin)}/?rest_route=/cal/events/v1`);
    const tree = async () =>
      (await calendar.as('editor').get('/categories?hide_empty=false&orderby=id')).body.categories.map(
        (category: Answer['body']) => [category.id, category.name, category.parent],
      );
    const [music, jazz, bebop] = made;
    const expected = [
      [music, 'Music', 0],
      [jazz, 'Jazz', music],
      [bebop, 'Bebop', jazz],
    ];
    expect(await tree()).to.deep.equal(expected);
    await calendar.as('editor').send('POST', `${sources}/${id}/read`);
    expect((await calendar.settled(id)).counts).to.deep.equal({ ...nothing, same: 1 });
  });

  it('names what it has taken as the other calendar does, too, so that lists of both show it once', async () => {
    const id = await write('Trio');
    await take(`${await calendar.serve(asOrigin)}/api/cal/events/v1`);
    const [{ global_id }] = (await there().get('/events?start_date=2000-01-01')).body.events;
    const [trio] = await listed();
    expect(trio.id).to.equal(id);
    expect(trio.global_id_lineage).to.deep.equal([`calendar.example?id=${id}`, global_id]);
  });

  it('what its feed has brought already is a double', async () => {
    await write('Trio');
    const host = await calendar.serve(asOrigin);
    await take(`${host}/api/cal/events/v1/events.ics`);
    expect((await read(`${host}/api/cal/events/v1`)).counts).to.deep.equal({ ...nothing, double: 1 });
  });

  describe('a series of it', () => {
    const yoga = { title: 'Yoga', ...evening('2027-03-02'), status: 'publish', tags: ['slow'] };
    const rule = 'RRULE:FREQ=WEEKLY;UNTIL=20270330T235959';
    const days = (...found: string[]) => found.map((day) => `${day} 19:00:00`);
    const seriesThere = 'https://club.example/api/cal/authoring/v1/series';
    const make = async (more: object = {}): Promise<number> => {
      await there().send('POST', '/tags', { name: 'slow' });
      const fields = { ...yoga, tags: ['slow'], ...more };
      return (await there().send('POST', seriesThere, { fields, rule })).body.series.id;
    };
    const datesThere = async (id: number): Promise<Answer['body'][]> =>
      (await there().get(`/events?start_date=2000-01-01&post_parent=${id}`)).body.events;
    const startsOf = (events: readonly Answer['body'][]) => events.map(({ start_date }) => start_date);
    const seriesHere = async (event: Answer['body']) =>
      (await calendar.as('editor').get(`${sources.replace('sources', 'series')}/${event.post_parent}`)).body;

    it('comes as one, with the numbers and addresses of its dates, those that differ, and without those that are hidden', async () => {
      await write('Trio');
      const id = await make();
      const [, moved, renamed, hidden] = await datesThere(id);
      await there().send('PATCH', `/events/${moved.id}`, {
        start_date: '2027-03-10 18:00:00',
        end_date: '2027-03-10 20:00:00',
      });
      await there().send('PATCH', `/events/${renamed.id}`, { title: 'Yoga outside', slug: 'outside' });
      await there().send('PATCH', `/events/${hidden.id}`, { hide_from_listings: true });
      const address = `${await calendar.serve(asOrigin)}/api/cal/events/v1`;
      const source = await read(address);
      expect(source.counts).to.deep.equal({ ...nothing, new: 2 });
      await calendar.apply(source);
      const dates = (await listed()).filter((event: Answer['body']) => event.post_parent);
      const same = ({ id: number, slug, title, start_date, end_date, post_parent }: Answer['body']) => ({
        number,
        slug,
        title,
        start_date,
        end_date,
        post_parent,
      });
      expect(dates.map(same)).to.deep.equal((await datesThere(id)).map(same));
      expect(dates[0].tags[0].name).to.equal('slow');
      expect(dates[0].global_id_lineage).to.include(`club.example?id=${dates[0].id}`);
      expect(new URL(dates[0].website).pathname).to.equal('/series/yoga/');
      expect((await seriesHere(dates[0])).series.rule).to.equal(`${rule}\nEXDATE:20270323T190000`);
      expect((await read(address)).counts).to.deep.equal({ ...nothing, same: 2 });
    });

    it('is followed: its words and its rule, but not where a date was changed here', async () => {
      const id = await make();
      const series = await take(`${await calendar.serve(asOrigin)}/api/cal/events/v1`);
      const [first, second] = await listed();
      await calendar.as('editor').send('PATCH', `/events/${second.id}`, { title: 'Yoga with Ada' });
      const { version } = (await there().get(`${seriesThere}/${id}`)).body.series;
      const change = {
        fields: { title: 'Slow yoga' },
        rule: `${rule.replace('0330', '0406')}\nEXDATE:20270316T190000`,
      };
      await there().send('PATCH', `${seriesThere}/${id}`, change, { 'If-Match': `"${version}"` });
      await after(7 * hour);
      expect((await calendar.as('editor').get(`${sources}/${series}`)).body.problem).to.equal(null);
      const found = await listed();
      expect(startsOf(found)).to.deep.equal(days('2027-03-02', '2027-03-09', '2027-03-23', '2027-03-30', '2027-04-06'));
      expect(found.map(({ title }: Answer['body']) => title)).to.deep.equal([
        ...['Slow yoga', 'Yoga with Ada', 'Slow yoga', 'Slow yoga', 'Slow yoga'],
      ]);
      expect(found[0].id).to.equal(first.id);
      expect(found.at(-1).id).to.equal((await datesThere(id)).at(-1)!.id);
    });

    it('goes when it is gone twice, and comes back with its dates', async () => {
      for (const title of ['Trio', 'Duo', 'Solo']) await write(title, evening('2027-05-01'));
      const id = await make();
      await take(`${await calendar.serve(asOrigin)}/api/cal/events/v1`);
      const before = await listed();
      const change = async (method: string, body?: object) => {
        const { version } = (await there().get(`${seriesThere}/${id}`)).body.series;
        await there().send(method, `${seriesThere}/${id}`, body, { 'If-Match': `"${version}"` });
      };
      await change('DELETE');
      await after(7 * hour);
      expect(await listed()).to.have.length(8);
      await after(7 * hour);
      expect(await listed()).to.have.length(3);
      await change('PATCH', { fields: { status: 'publish' } });
      await after(7 * hour);
      const identities = (events: readonly Answer['body'][]) => events.map(({ id: number, slug }) => [number, slug]);
      expect(identities(await listed())).to.deep.equal(identities(before));
    });

    it('whose dates were taken one by one before stays so', async () => {
      await make();
      let isOld = true;
      const host = await calendar.serve((request, response) => {
        if (isOld) request.url = request.url!.replace('&series_date=true', '');
        asOrigin(request, response);
      });
      const address = `${host}/api/cal/events/v1`;
      await take(address);
      expect((await listed())[0].post_parent).to.equal(undefined);
      isOld = false;
      expect((await read(address)).counts).to.deep.equal({ ...nothing, same: 5 });
    });

    it('comes date by date from a part of a calendar', async () => {
      await make();
      await take(`${await calendar.serve(asOrigin)}/api/cal/events/v1/events?tags=slow`);
      const found = await listed();
      expect([found.length, found[0].post_parent]).to.deep.equal([5, undefined]);
    });

    it('is told to nobody who does not ask for it', async () => {
      const id = await make();
      const [event] = await datesThere(id);
      expect(event).not.to.have.property('series_date');
      const asked = await there().get('/events?start_date=2000-01-01&series_date=true');
      expect(asked.body.events[0].series_date).to.deep.include({ occurs: '2027-03-02 19:00:00', rule, website: '' });
    });
  });

  it('nothing is gone where a page of it cannot be read', async () => {
    for (let number = 1; number <= 60; number++) await write(`Evening ${number}`, evening('2027-03-02'));
    let broken: [number, string] | undefined;
    const host = await calendar.serve((request, response) => {
      if (broken && request.url!.includes('page=2')) response.writeHead(broken[0]).end(broken[1]);
      else asOrigin(request, response);
    });
    const id = await take(`${host}/api/cal/events/v1/events`);
    for (const [status, body, problem] of [
      [500, '', { code: 'answers', status: 500 }],
      [200, '<html>Too many requests</html>', { code: 'no_calendar' }],
      [200, '{"message":"x"}', { code: 'no_calendar' }],
    ] as const) {
      broken = [status, body];
      await after(30 * hour);
      expect((await calendar.as('editor').get(`${sources}/${id}`)).body.problem).to.deep.equal(problem);
    }
    broken = [404, '{"code":"event-archive-page-not-found"}'];
    await after(30 * hour);
    expect((await calendar.as('editor').get(`${sources}/${id}`)).body.problem).to.equal(null);
    expect(
      (await calendar.as('anonymous').get('/events?start_date=2000-01-01&end_date=2100-01-01')).body.total,
    ).to.equal(60);
  });

  it('a real one, from the address of its interface, without what a password hides', async () => {
    const host = await calendar.serve(({ url }, response) => {
      const { pathname, searchParams } = new URL(url!, 'http://club.example');
      const answer =
        pathname === '/wp-json/'
          ? { namespaces: ['wp/v2', 'tribe/events/v1'] }
          : pathname.endsWith('/categories')
            ? searchParams.get('page') === '1' && recordedBody('bulk/categories.all')
            : { ...recordedBody(`bulk/events.all.page-${searchParams.get('page')}`), total_pages: 2 };
      requests.push(url!);
      response.end(JSON.stringify(answer));
    });
    const source = await read(`${host}/wp-json/`);
    expect(requests.slice(-3)).to.deep.equal([
      '/wp-json/tribe/events/v1/events?start_date=2000-01-01&end_date=2100-01-01&series_date=true&per_page=50&page=2',
      '/wp-json/tribe/events/v1/categories?hide_empty=false&per_page=50&page=1',
      '/wp-json/tribe/events/v1/categories?hide_empty=false&per_page=50&page=2',
    ]);
    expect(source.counts.new + source.counts.double + source.counts.left_out).to.equal(100);
    await calendar.apply(source);
    const { items } = await calendar.settled(source.id);
    expect(items).to.equal(source.counts.new);
    expect((await read(`${host}/wp-json/`)).counts).to.deep.equal({
      ...nothing,
      same: source.counts.new,
      double: source.counts.double,
      left_out: source.counts.left_out,
    });
  });

  it('pages without end, more than is read of a calendar, and lists inside lists are refused', async () => {
    const event = { id: 1, title: 'Trio', ...evening('2027-03-01') };
    let more: object = {};
    let deep = '';
    const host = await calendar.serve(({ url }, response) => {
      requests.push(url!);
      const events = Array.from({ length: 50 }, (__, index) => ({
        ...event,
        id: requests.length * 50 + index,
        ...more,
      }));
      response.end(deep || JSON.stringify({ events, total_pages: 1e9 }));
    });
    expect((await read(`${host}/events`)).problem).to.deep.equal({ code: 'too_many' });
    expect(requests).to.have.length(203);
    more = { description: 'x'.repeat(100_000) };
    expect((await read(`${host}/events`)).problem).to.deep.equal({ code: 'too_large' });
    expect(requests).to.have.length(203 + 4);
    deep = `{"events":[{"id":1,"title":${'['.repeat(1e6)}${']'.repeat(1e6)}}]}`;
    expect((await read(`${host}/events`)).problem).to.deep.equal({ code: 'away' });
  });
});

import { createHash } from 'node:crypto';
import { decodeHTML } from 'entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createService } from '../../../src/service/index.js';
import { textOf } from '../../../src/service/text/html.js';
import { recordedAt } from '../suites/dataset.js';
import { records } from '../records.js';
import { callerOf, setUp, type SetUp } from '../set-up.js';
import { site, type Caller } from '../suites/mount.js';

let served: SetUp;
let editor: Caller;
let anyone: Caller;

beforeAll(async () => {
  const settings = { database: ':memory:', timeZone: 'America/New_York', basePath: '/api', origin: site, now: () => recordedAt };
  served = await setUp(settings, records);
  editor = callerOf(served, 'editor');
  anyone = callerOf(served, 'anonymous');
});
afterAll(() => served.service.close());

const open = (address: string, headers: Record<string, string> = {}) =>
  served.service.fetch(new Request(new URL(address, site), { headers: { Accept: 'text/html,*/*;q=0.8', ...headers } }));
const read = async (address: string, headers?: Record<string, string>) => (await open(address, headers)).text();

const create = async (resource: string, draft: object) => {
  const dates = resource === 'events' ? { start_date: '2026-12-01 20:00', end_date: '2026-12-01 22:00' } : {};
  const { status, body } = await editor.send('POST', `/${resource}`, { ...dates, ...draft });
  expect(status, JSON.stringify(body)).to.equal(201);
  return body as { id: number; url: string };
};

const text = (page: string) => decodeHTML(page.replace(/<[^>]*>/g, ' ')).replace(/\s+/g, ' ');

describe('a browser that follows the address of', () => {
  it.each([
    ['events', 'title'],
    ['venues', 'venue'],
    ['organizers', 'organizer'],
    ['categories', 'name'],
    ['tags', 'name'],
  ])('any of the %s finds a page with its %s', async (resource, name) => {
    const { body } = await anyone.get(`/${resource}?per_page=50`);
    const items = (body[resource] as Record<string, string>[]).filter((item) => typeof item[name] === 'string');
    expect(items.length).to.be.greaterThan(5);
    for (const item of items) {
      const response = await open(item.url!);
      // Events behind a password have a page that says so.
      const isOpen = resource !== 'events' || (await anyone.get(`/events/${item.id}`)).status === 200;
      expect([item.url, response.status]).to.deep.equal([item.url, isOpen ? 200 : 403]);
      if (isOpen) expect(text(await response.text())).to.include(textOf(item[name]!));
    }
  });

  it('an event reads when, where, by whom and for how much it takes place', async () => {
    const venue = await create('venues', { venue: 'Slip & Sail', address: '2 Slip Lane', city: 'Kiel' });
    const organizer = await create('organizers', { organizer: 'Boat Club' });
    const event = await create('events', {
      title: 'Regatta',
      cost: '€8',
      venue: venue.id,
      organizer: [organizer.id],
      timezone: 'Europe/Berlin',
    });
    const page = await read(event.url);
    expect(text(page)).to.match(/Regatta.*Tuesday, December 1, 2026, 8:00.*10:00.PM CET.*Slip & Sail 2 Slip Lane, Kiel.*€8.*Boat Club/);
    for (const { url } of [venue, organizer]) expect(page).to.include(`href="${url}"`);
    expect(page).to.include(`<link rel="canonical" href="${event.url}"`);
    expect(text(await read(venue.url))).to.match(/Slip & Sail.*Upcoming events.*Regatta/);
    expect(text(await read(organizer.url))).to.match(/Boat Club.*Upcoming events.*Regatta/);
  });

  it('a cancelled event reads that it is cancelled, and why', async () => {
    const { url } = await create('events', { title: 'Concert', event_status: 'cancelled', event_status_reason: 'The singer has a cold.' });
    const page = await read(url);
    expect(text(page)).to.include('Cancelled: The singer has a cold.');
    const [, data] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)!;
    expect(JSON.parse(data!)).to.include({ name: 'Concert', eventStatus: 'https://schema.org/EventCancelled' });
  });

  it('an event runs nothing that its description holds', async () => {
    const description = '<p onclick="x()">Hello</p><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:x()">a</a>';
    const { url } = await create('events', {
      title: '</title><script>alert(2)</script>',
      description,
      website: 'https://x.example/"onfocus="x',
    });
    const response = await open(url);
    const page = await response.text();
    expect(page).not.to.match(/<script(?! type="application\/ld\+json">)|<[^>]*\son\w+=|javascript:/);
    expect([...page.matchAll(/<\/(?:script|title)>/g)]).to.have.length(2);
    expect(page).to.include('<p>Hello</p>');
    expect(response.headers.get('content-security-policy')).to.match(/^default-src 'none'/);
    const [, style] = /<style>(.*?)<\/style>/s.exec(page)!;
    const hash = createHash('sha256').update(style!).digest('base64');
    expect(response.headers.get('content-security-policy')).to.include(`style-src 'sha256-${hash}'`);
  });

  it('nothing that there is finds a page that leads on', async () => {
    for (const path of ['/event/no-such-event/', '/venue/none/', '/organizer/none/', '/tag/none/', '/events/category/none/']) {
      const response = await open(path);
      expect([path, response.status]).to.deep.equal([path, 404]);
      expect(await response.text()).to.match(
        new RegExp(`There is no such page.*href="${site}/"|href="${site}/".*There is no such page`, 's'),
      );
    }
  });

  it('what is not public finds a page without it', async () => {
    const { url } = await create('events', { title: 'Secret party', slug: 'secret', status: 'private' });
    const response = await open(url);
    expect(response.status).to.equal(404);
    expect(await response.text()).to.not.match(/Secret party/);
  });

  it('an event reads it in its own language', async () => {
    const { url } = await create('events', { title: 'Brunch', event_status: 'postponed' });
    const page = await read(url, { 'Accept-Language': 'de-AT,de;q=0.9,en;q=0.8' });
    expect(page).to.include('<html lang="de" dir="ltr">');
    expect(text(page)).to.match(/Alle Veranstaltungen.*Verschoben Dienstag, 1\. Dezember 2026/);
    expect(await read(url, { 'Accept-Language': 'ar' })).to.include('<html lang="ar" dir="rtl">');
  });
});

describe('the first page', () => {
  it('shows what is on, and how to embed it', async () => {
    const page = await read('/');
    expect(text(page)).to.include('Upcoming events');
    expect(text(page)).to.include('<cal-calendar base-url="https://calendar.example/api"></cal-calendar>');
    expect([...page.matchAll(/<li>/g)].length).to.be.within(20, 50);
    expect(await read('/?page=2')).not.to.equal(page);
  });

  it('is an index of namespaces for programs, and the interface by its other address', async () => {
    const index = await open('/', { Accept: '*/*' });
    expect(await index.json()).to.deep.include({ namespaces: ['cal/events/v1'] });
    const other = await open('/?rest_route=/cal/events/v1/events&per_page=1');
    expect(await other.json()).to.include.keys('events', 'total');
  });
});

it('answers who knows a page already with 304', async () => {
  const tag = (await open('/')).headers.get('etag')!;
  expect((await open('/', { 'If-None-Match': tag })).status).to.equal(304);
});

it('counts a page once against the limit of requests, and refuses it beyond', async () => {
  let counted = 0;
  const service = await createService({ database: ':memory:', origin: site, secondsToWait: () => (counted++ < 1 ? 0 : 30) });
  const statusOf = async () => (await service.fetch(new Request(`${site}/`, { headers: { Accept: 'text/html' } }))).status;
  expect([await statusOf(), await statusOf(), counted]).to.deep.equal([200, 429, 2]);
  await service.close();
});

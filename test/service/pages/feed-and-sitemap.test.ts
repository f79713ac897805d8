import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { internalsOf } from '../../../src/service/internals.js';
import type { PageContext } from '../../../src/service/pages/context.js';
import { sitemap } from '../../../src/service/pages/sitemap.js';
import { pageParts, parseXml } from '../pages-of.js';
import { callerOf, setUp, type SetUp } from '../set-up.js';
import { site, type Caller } from '../suites/mount.js';

const now = Date.UTC(2026, 10, 20, 12);

let served: SetUp;
let editor: Caller;
beforeAll(async () => {
  const settings = {
    database: ':memory:',
    timeZone: 'Europe/Berlin',
    basePath: '/api',
    origin: site,
    now: () => now,
    pages: pageParts,
  };
  served = await setUp(settings);
  editor = callerOf(served, 'editor');
});
afterAll(() => served.service.close());

const open = (path: string, headers: Record<string, string> = {}) =>
  served.service.fetch(new Request(site + path, { headers }));

const create = async (resource: string, draft: object) => {
  const { status, body } = await editor.send('POST', `/${resource}`, draft);
  expect(status, JSON.stringify(body)).to.equal(201);
  return body as { id: number; url: string };
};
const event = (title: string, day: string, more: object = {}) =>
  create('events', { title, start_date: `${day} 20:00`, end_date: `${day} 22:00`, ...more });

const texts = (root: Document | Element, name: string) =>
  [...root.getElementsByTagName(name)].map(({ textContent }) => textContent);

const hostile = '</title>&amp;lt;<script>alert(1)</script> ]]> "x" \u0001\uFFFE\uFFFF 🎈';

describe('the sitemap', () => {
  it('lists the pages of events to come and of what they are about, each with the day of its last change', async () => {
    const venue = await create('venues', { venue: 'Hall' });
    const organizer = await create('organizers', { organizer: 'Club' });
    const parent = await create('categories', { name: 'Music' });
    const category = await create('categories', { name: 'Choirs', parent: parent.id });
    await create('categories', { name: 'Unused' });
    const tag = await create('tags', { name: 'Free of charge' });
    const about = { venue: venue.id, organizer: [organizer.id], categories: [category.id], tags: [tag.id] };
    const later = await event('Later', '2026-12-24', about);
    const sooner = await event('Sooner', '2026-11-20');
    await event('Over', '2026-11-19');
    await event('Draft', '2026-12-24', { status: 'draft' });
    await event('Private', '2026-12-24', { status: 'private' });
    const locked = await event('Locked', '2026-12-24');
    const { store } = internalsOf(served.service);
    await store.write((writer) =>
      writer.updateTable('events').set({ password: 'secret' }).where('id', '=', locked.id).execute(),
    );
    await event('Hidden', '2026-12-24', { hide_from_listings: true });

    const response = await open('/sitemap.xml');
    expect(response.headers.get('content-type')).to.equal('application/xml; charset=UTF-8');
    const found = parseXml(await response.text());
    expect([found.documentElement.tagName, found.documentElement.namespaceURI]).to.deep.equal([
      'urlset',
      'http://www.sitemaps.org/schemas/sitemap/0.9',
    ]);
    const addresses = [`${site}/`, sooner.url, later.url, venue.url, organizer.url, category.url, tag.url];
    expect(texts(found, 'loc')).to.deep.equal(addresses);
    const [, first] = found.getElementsByTagName('url');
    expect(texts(first!, 'lastmod')).to.deep.equal(['2026-11-20T12:00:00Z']);
    for (const address of addresses)
      expect([address, (await open(new URL(address).pathname, { Accept: 'text/html' })).status]).to.deep.equal([
        address,
        200,
      ]);
  });

  it('is a list of files where one would be too long', async () => {
    const addresses = Array.from({ length: 6 }, (_, index) => ({ address: `${site}/event/${index}/` }));
    const context = { site, addresses: () => Promise.resolve(addresses) } as Partial<PageContext> as PageContext;
    const index = parseXml(await sitemap(context, '', 3));
    expect([index.documentElement.tagName, ...texts(index, 'loc')]).to.deep.equal([
      'sitemapindex',
      ...[1, 2, 3].map((file) => `${site}/sitemap-${file}.xml`),
    ]);
    const files = await Promise.all(['1', '2', '3'].map((file) => sitemap(context, file, 3)));
    expect(files.flatMap((file) => texts(parseXml(file), 'loc'))).to.deep.equal([
      `${site}/`,
      ...addresses.map(({ address }) => address),
    ]);
    await expect(sitemap(context, '4', 3)).rejects.toThrow();
    expect((await open('/sitemap-2.xml')).status).to.equal(404);
  });

  it('is named where crawlers look', async () => {
    const robots = await open('/robots.txt');
    expect(robots.headers.get('content-type')).to.match(/^text\/plain/);
    expect(await robots.text()).to.match(
      /^User-agent: \*\nAllow: \/\n\nSitemap: https:\/\/calendar\.example\/sitemap\.xml\n$/,
    );
  });
});

describe('the feed', () => {
  const read = async (headers?: Record<string, string>) => {
    const response = await open('/feed.xml', headers);
    expect(response.headers.get('content-type')).to.equal('application/atom+xml; charset=UTF-8');
    return parseXml(await response.text()).documentElement;
  };
  const entryOf = (feed: Element, title: string) =>
    [...feed.getElementsByTagName('entry')].find((entry) => texts(entry, 'title')[0] === title)!;
  const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

  it('is Atom with all that it demands, the next event first', async () => {
    const feed = await read();
    expect([feed.tagName, feed.namespaceURI, feed.getAttribute('xml:lang')]).to.deep.equal([
      'feed',
      'http://www.w3.org/2005/Atom',
      'en',
    ]);
    const own = (name: string) => [...feed.children].filter(({ tagName }) => tagName === name);
    for (const name of ['title', 'id', 'updated', 'author']) expect([name, own(name).length]).to.deep.equal([name, 1]);
    expect(own('link').map((link) => `${link.getAttribute('rel')} ${link.getAttribute('href')}`)).to.deep.equal([
      `self ${site}/feed.xml`,
      `alternate ${site}/`,
    ]);
    expect(own('updated')[0]!.textContent).to.match(moment);
    const entries = own('entry');
    expect(entries.map((entry) => texts(entry, 'title')[0]))
      .to.include.ordered.members(['Sooner', 'Later'])
      .and.not.include('Over');
    for (const entry of entries) {
      expect(new URL(texts(entry, 'id')[0]!).origin).to.equal(site);
      expect(new URL(entry.querySelector('link')!.getAttribute('href')!).pathname).to.match(/^\/event\//);
      for (const name of ['updated', 'published']) expect(texts(entry, name)[0]).to.match(moment);
    }
    expect(new Set(entries.map((entry) => texts(entry, 'id')[0])).size).to.equal(entries.length);
  });

  const titlesIn = (feed: Element) => [...feed.getElementsByTagName('entry')].map((entry) => texts(entry, 'title')[0]);
  const find = async (query: string) => {
    const response = await open(`/feed.xml?${query}`);
    expect(response.status).to.equal(200);
    return parseXml(await response.text()).documentElement;
  };

  it('takes every filter of the list, and says so in its address', async () => {
    const category = await create('categories', { name: 'Boats' });
    const venue = await create('venues', { venue: 'Slipway' });
    await event('Boat race', '2026-12-03', { categories: [category.id], venue: venue.id, cost: '0', featured: true });
    await event('Boat talk', '2026-12-04', { categories: [category.id], cost: '5', is_virtual: true });
    for (const [query, titles] of [
      [`categories=${category.id}`, ['Boat race', 'Boat talk']],
      ['categories=boats&featured=true', ['Boat race']],
      [`venue=${venue.id}`, ['Boat race']],
      ['search=boat&starts_after=2026-12-03', ['Boat talk']],
      ['search=boat&end_date=2026-12-03', ['Boat race']],
      ['search=boat&free=true', ['Boat race']],
      ['search=boat&online=true', ['Boat talk']],
      ['search=boat&free=true&online=true', []],
      ['search=boat&ticketed=true', []],
      ['search=boat&nonsense=1&page=9&free=false', ['Boat race', 'Boat talk']],
    ] as const)
      expect([query, titlesIn(await find(query))]).to.deep.equal([query, titles]);
    const feed = await find(`search=boat&nonsense=1&categories=${category.id}`);
    const address = `${site}/feed.xml?categories=${category.id}&search=boat`;
    expect([texts(feed, 'id')[0], feed.querySelector('link[rel="self"]')!.getAttribute('href')]).to.deep.equal([
      address,
      address,
    ]);
  });

  it('has what has been, where dates ask for it', async () => {
    expect(titlesIn(await find('start_date=2026-11-19&end_date=2026-11-19'))).to.deep.equal(['Over']);
  });

  it('looks through further pages for what no list has as a filter', async () => {
    for (let number = 0; number < 55; number++) await event(`Rowing ${number}`, '2026-12-05', { cost: '5' });
    await event('Rowing for nothing', '2026-12-06', { cost: '0' });
    expect(titlesIn(await find('search=rowing&free=true'))).to.deep.equal(['Rowing for nothing']);
    expect(titlesIn(await find('search=rowing'))).to.have.length(50);
  });

  it('has of a series its next date, unless it is of that alone', async () => {
    const fields = { title: 'Sailing', start_date: '2026-11-21 09:00:00', end_date: '2026-11-21 10:00:00' };
    const rule = 'RRULE:FREQ=DAILY;COUNT=60';
    const { body } = await editor.send('POST', `${site}/api/cal/authoring/v1/series`, { fields, rule });
    await event('Sailing home', '2027-02-01');
    expect(titlesIn(await find('search=sailing'))).to.deep.equal(['Sailing', 'Sailing home']);
    expect(titlesIn(await find(`post_parent=${body.series.id}`))).to.have.length(50);
  });

  it('refuses what the list refuses, by its name', async () => {
    for (const [query, name] of [
      ['categories=999999', 'categories'],
      ['free=maybe', 'free'],
    ] as const) {
      const response = await open(`/feed.xml?${query}`);
      expect(response.status).to.equal(400);
      expect(await response.text()).to.include(`<h1>Invalid parameter(s): ${name}</h1>`);
    }
  });

  it('says when and where in the language of the reader', async () => {
    const venue = await create('venues', { venue: 'Slip & Sail', city: 'Kiel' });
    await event('Regatta', '2026-12-01', { venue: venue.id, event_status: 'cancelled', event_status_reason: 'Calm' });
    const summary = async (headers?: Record<string, string>) =>
      texts(entryOf(await read(headers), 'Regatta'), 'summary')[0]!.replace(/\s/g, ' ');
    expect(await summary()).to.match(
      /^Cancelled: Calm · Tuesday, December 1, 2026(,| at) 8:00 – 10:00 PM CET · Slip & Sail, Kiel$/,
    );
    expect(await summary({ 'Accept-Language': 'de' })).to.match(/^Abgesagt: Calm · Dienstag, 1\. Dezember 2026/);
  });

  it('stays valid, and runs nothing, whatever an event holds', async () => {
    const { id } = await event(hostile, '2026-12-02', {
      description: `<p onclick="x()">Hello & goodbye</p><script>alert(1)</script><a href="javascript:x()">a</a>${hostile}`,
    });
    const entry = [...(await read()).getElementsByTagName('entry')].find((one) =>
      texts(one, 'id')[0]!.endsWith(`/${id}`),
    )!;
    expect(texts(entry, 'title')[0]).to.include('🎈');
    const content = entry.querySelector('content')!;
    expect(content.getAttribute('type')).to.equal('html');
    expect(content.textContent)
      .to.match(/<p>Hello &amp; goodbye<\/p>/)
      .and.not.match(/<script|onclick|javascript:/);
  });
});

import { createHash } from 'node:crypto';
import { decodeHTML } from 'entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createService, listen, type Listener } from '../../../src/service/index.js';
import { textOf as plain } from '../../../src/service/text/html.js';
import { atLeastOne } from '../../at-least-one.js';
import { everyElement, pageParts, parsePage, textOf } from '../pages-of.js';
import { recordedAt } from '../suites/dataset.js';
import { records } from '../records.js';
import { callerOf, setUp, type SetUp } from '../set-up.js';
import { site, type Caller } from '../suites/mount.js';
import { sampleAddress } from '../suites/remote-images.js';

let served: SetUp;
let listener: Listener;
let editor: Caller;
let anyone: Caller;
let now = recordedAt;

beforeAll(async () => {
  const place = { name: 'Sails & Songs', timeZone: 'America/New_York', basePath: '/api', origin: site };
  const settings = { database: ':memory:', ...place, now: () => now, pages: pageParts, jsonp: true };
  served = await setUp(settings, records);
  listener = await listen(served.service, { host: '127.0.0.1', port: 0 });
  editor = callerOf(served, 'editor');
  anyone = callerOf(served, 'anonymous');
});
afterAll(async () => {
  await listener.stop();
  await served.service.close();
});

/** Asks over HTTP for an address below the public origin, as a browser does. */
const open = (address: string, headers: Record<string, string> = {}) => {
  const { pathname, search } = new URL(address, site);
  return fetch(`http://127.0.0.1:${listener.port}${pathname}${search}`, {
    headers: { Accept: 'text/html,*/*;q=0.8', ...headers },
  });
};
const read = async (address: string, headers?: Record<string, string>) =>
  parsePage(await (await open(address, headers)).text());

const create = async (resource: string, draft: object) => {
  const dates = resource === 'events' ? { start_date: '2026-12-01 20:00', end_date: '2026-12-01 22:00' } : {};
  const { status, body } = await editor.send('POST', `/${resource}`, { ...dates, ...draft });
  expect(status, JSON.stringify(body)).to.equal(201);
  return body as { id: number; url: string };
};

const meta = (page: Document, name: string) =>
  page.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ?? undefined;

describe('the pages of what events are about', () => {
  it('ask no other host for pictures: links to them stand in their place', async () => {
    const own = `${site}/api/media/own.png`;
    const description = `<p><img src="https://tracker.example/a.png?x=1&amp;y=2" alt="The hall"> <img src="//tracker.example/b.png"> <img src="${own}" alt="Ours">
      <a href="https://a.example/">See <img src="https://tracker.example/c.png" alt="more"></a></p>`;
    const { url } = await create('venues', { venue: 'Hall of pictures', description });
    const { url: ofOrganizer } = await create('organizers', { organizer: 'Club of pictures', description });
    const { url: ofCategory } = await create('categories', { name: 'Category of pictures', description });
    for (const address of [url, ofOrganizer, ofCategory]) {
      const page = await read(address);
      const all = everyElement(page);
      const images = all.filter(({ localName }) => localName === 'img');
      expect(images.map((image) => image.getAttribute('src'))).to.deep.equal([own]);
      const links = all
        .filter((one) => one.localName === 'a' && one.closest('.text'))
        .map((link) => [link.getAttribute('href'), link.textContent.trim().replace(/\s+/g, ' ')]);
      expect(links).to.deep.equal([
        ['https://tracker.example/a.png?x=1&y=2', 'The hall'],
        ['https://tracker.example/b.png', 'tracker.example'],
        ['https://a.example/', 'See more'],
      ]);
    }
  });
});

describe('the page of a series', () => {
  it('has its dates, and says to search engines what they belong to', async () => {
    const fields = {
      title: 'Yoga & more',
      excerpt: 'Breathe.',
      start_date: '2026-12-01 19:00:00',
      end_date: '2026-12-01 20:30:00',
      timezone: 'Europe/Berlin',
    };
    const rule = 'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;UNTIL=20270209T235959\nEXDATE:20261229T190000';
    const { body } = await editor.send('POST', `${site}/api/cal/authoring/v1/series`, { fields, rule });
    const page = await read(body.series.url as string);
    const events = everyElement(page).filter((one) => one.getAttribute('part')?.split(' ').includes('card'));
    expect([textOf(page.querySelector('h1')!), events.length, meta(page, 'description')]).to.deep.equal([
      'Yoga & more',
      5,
      'Every 2 weeks on Tuesday, from Tuesday, December 1, 2026, until Tuesday, February 9, 2027, except Tuesday, December 29, 2026: 5 dates. Breathe.',
    ]);
    expect(textOf(page)).to.include('Yoga & more Every 2 weeks on Tuesday, from');
    const dataOf = (one: Document) =>
      JSON.parse(one.querySelector('script[type="application/ld+json"]')!.textContent) as object;
    const { subEvent, ...data } = dataOf(page) as { subEvent: { startDate: string; superEvent: object }[] };
    expect(subEvent.map(({ startDate }) => startDate)).to.deep.equal([
      '2026-12-01T19:00:00+01:00',
      '2026-12-15T19:00:00+01:00',
      '2027-01-12T19:00:00+01:00',
      '2027-01-26T19:00:00+01:00',
    ]);
    expect(data).to.deep.equal({
      '@context': 'https://schema.org',
      '@type': 'EventSeries',
      name: 'Yoga & more',
      url: body.series.url,
      startDate: '2026-12-01',
      eventSchedule: {
        '@type': 'Schedule',
        repeatFrequency: 'P2W',
        byDay: ['TU'],
        startDate: '2026-12-01',
        endDate: '2027-02-09',
        startTime: '19:00:00',
        endTime: '20:30:00',
        scheduleTimezone: 'Europe/Berlin',
        exceptDate: ['2026-12-29'],
      },
    });
    const date = await read(body.event.url as string);
    expect(dataOf(date)).to.have.property('superEvent').that.deep.equals({
      '@type': 'EventSeries',
      name: 'Yoga & more',
      url: body.series.url,
    });
    const sitemap = await (await open('/sitemap-1.xml')).text();
    expect(sitemap).to.contain(body.series.url);
    expect(sitemap.match(/\/event\/yoga-more[^/]*\//g)).to.have.length(4);
    await editor.send('DELETE', `${site}/api/cal/authoring/v1/series/${body.series.id}`);
    expect((await open(body.series.url as string)).status).to.equal(404);
  });
});

describe('the page of a venue', () => {
  it('leads the way, unless the venue keeps it to itself, and its list leaves the venue out', async () => {
    const place = { address: '2 Slip Lane', city: 'Kiel' };
    for (const [draft, way] of [
      [
        { venue: 'Slip on the map', geo_lat: 54.3, geo_lng: 10.1 },
        'https://www.openstreetmap.org/directions?to=54.3%2C10.1',
      ],
      [{ venue: 'Slip by its address' }, /^https:\/\/www\.openstreetmap\.org\/search\?query=2%20Slip%20Lane/],
      [{ venue: 'Slip unknown', show_map_link: 'false' }, undefined],
    ] as const) {
      const { url } = await create('venues', { ...place, show_map_link: 'true', ...draft });
      const page = await read(url);
      const isWay = (one: Element) => one.getAttribute('part') === 'button directions';
      const link = everyElement(page).find(isWay)?.getAttribute('href') ?? undefined;
      if (way instanceof RegExp) expect(link).to.match(way);
      else expect(link).to.equal(way);
      expect(page.querySelector('cal-event-list')!.className).to.equal('at-venue');
    }
  });
});

describe('an address that leads nowhere', () => {
  it('is a page for people, and JSON for programs', async () => {
    const forPeople = await open('/nowhere/', { 'Accept-Language': 'fr' });
    expect([forPeople.status, forPeople.headers.get('content-type'), forPeople.headers.get('refresh')]).to.deep.equal([
      404,
      'text/html; charset=UTF-8',
      null,
    ]);
    expect(textOf(parsePage(await forPeople.text()))).to.include('Cette page n’existe pas.');
    for (const [address, accept] of [
      ['/nowhere/', '*/*'],
      ['/api/cal/events/v1/nowhere', 'text/html'],
    ] as const) {
      expect(await (await open(address, { Accept: accept })).json()).to.include({ code: 'rest_no_route' });
    }
  });
});

describe('a browser that follows the address of', () => {
  it.each([
    ['events', 'title'],
    ['venues', 'venue'],
    ['organizers', 'organizer'],
    ['categories', 'name'],
    ['tags', 'name'],
  ])('any of the %s finds a page with its %s', async (resource, name) => {
    const listed = async (query: string) =>
      (await anyone.get(`/${resource}?${query}`)).body[resource] as Record<string, string>[];
    // One of the events is behind a password.
    const all = [...(await listed('per_page=15')), ...(resource === 'events' ? await listed('include=152') : [])];
    const items = all.filter((item) => typeof item[name] === 'string');
    expect(items.length).to.be.greaterThan(5);
    for (const item of items) {
      const response = await open(item.url!);
      // Events behind a password have a page that says so.
      const isOpen = resource !== 'events' || (await anyone.get(`/events/${item.id}`)).status === 200;
      expect([item.url, response.status]).to.deep.equal([item.url, isOpen ? 200 : 403]);
      const [, title] = /<title>(.*?)<\/title>/s.exec(await response.text())!;
      if (isOpen) expect(decodeHTML(title!)).to.equal(`${plain(item[name]!)} · Sails & Songs`);
    }
  });

  it('an event reads without scripts what it is, when and where, and networks and search engines read it in the head', async () => {
    const venue = await create('venues', { venue: 'Slip & Sail', address: '2 Slip Lane', city: 'Kiel' });
    const event = await create('events', {
      title: 'Regatta &amp; Ball',
      description: '<p>Boats, then <b>waltzes</b></p>',
      image: sampleAddress(0),
      venue: venue.id,
      timezone: 'Europe/Berlin',
    });
    const page = await read(event.url);
    expect(textOf(page)).to.match(/Regatta & Ball.*Dec(ember)? 1.*8:00.*10:00.*Slip & Sail/);
    expect(page.title).to.equal('Regatta & Ball · Sails & Songs');
    expect(page.querySelector('link[rel="canonical"]')!.getAttribute('href')).to.equal(event.url);
    const description =
      'Tuesday, December 1, 2026, 8:00 – 10:00 PM CET · Slip & Sail, 2 Slip Lane, Kiel · Boats, then waltzes';
    const { image } = (await anyone.get(`/events/${event.id}`)).body;
    const told = {
      description,
      'og:type': 'article',
      'og:title': 'Regatta & Ball',
      'og:description': description,
      'og:url': event.url,
      'og:site_name': 'Sails & Songs',
      'og:image': image.url,
      'twitter:card': 'summary_large_image',
    };
    // Versions of ICU differ in these.
    const blanks = (text: string | undefined) => text?.replace(/\s/g, ' ').replace(' at ', ', ');
    expect(Object.fromEntries(Object.keys(told).map((name) => [name, blanks(meta(page, name))]))).to.deep.equal(told);
    const { name, startDate } = JSON.parse(
      page.querySelector('script[type="application/ld+json"]')!.textContent,
    ) as Record<string, string>;
    expect([name, startDate]).to.deep.equal(['Regatta & Ball', '2026-12-01T20:00:00+01:00']);
  });

  it.each([
    ['24103', 'Kiel', '', 'Germany', '2 Slip Lane, 24103 Kiel, Germany'],
    ['14850', 'Ithaca', 'NY', 'USA', '2 Slip Lane, Ithaca, NY 14850, USA'],
  ])('a venue reads its address as its country writes it: %s %s', async (zip, city, state, country, expected) => {
    const { url } = await create('venues', {
      venue: `Slip of ${city}`,
      address: '2 Slip Lane',
      zip,
      city,
      state,
      country,
    });
    const page = await read(url);
    expect(textOf(page)).to.include(expected);
    expect(meta(page, 'description')).to.include(expected);
  });

  it('an event finds the element that shows it, and its script', async () => {
    const event = await create('events', { title: 'Concert' });
    const page = await read(event.url);
    const detail = page.querySelector('cal-event-detail')!;
    expect([detail.getAttribute('base-url'), detail.getAttribute('event-id')]).to.deep.equal([
      '/api',
      String(event.id),
    ]);
    const answer = page.querySelector('script[data-cal]')!;
    expect(answer.getAttribute('data-cal')).to.equal(`${site}/api/cal/events/v1/events/${event.id}`);
    expect(JSON.parse(answer.textContent)).to.include({ id: event.id, title: 'Concert' });
    const script = await open(page.querySelector('script[src]')!.getAttribute('src')!);
    expect([script.status, script.headers.get('content-type'), script.headers.get('cache-control')]).to.deep.equal([
      200,
      'text/javascript; charset=UTF-8',
      'public, max-age=31536000, immutable',
    ]);
  });

  it('a venue, an organizer, a category or a tag reads its coming events with links to them', async () => {
    const venue = await create('venues', { venue: 'Sail Loft' });
    const organizer = await create('organizers', { organizer: 'Boat Club', website: 'https://boats.example/' });
    const categories = await create('categories', { name: 'Knots', description: '<p>Of rope.</p>' });
    const tag = await create('tags', { name: 'Rope tricks' });
    const event = await create('events', {
      title: 'Splicing',
      venue: venue.id,
      organizer: [organizer.id],
      categories: [categories.id],
      tags: [tag.id],
    });
    for (const [item, heading] of [
      [venue, 'Sail Loft'],
      [organizer, 'Boat Club'],
      [categories, 'Knots'],
      [tag, 'Rope tricks'],
    ] as const) {
      const page = await read(item.url);
      const isTitle = (one: Element) => one.localName === 'h1' || one.getAttribute('aria-level') === '1';
      expect(everyElement(page).find(isTitle)!.textContent.trim()).to.equal(heading);
      expect(textOf(page)).to.match(/Upcoming events.*Splicing/);
      const links = everyElement(page).filter((element) => element.getAttribute('href') === event.url);
      expect(links.length, heading).to.be.greaterThan(0);
      expect(meta(page, 'og:url')).to.equal(item.url);
    }
    expect(textOf(await read(categories.url))).to.include('Of rope.');
    const isWebsite = (one: Element) => one.getAttribute('part') === 'button website-button';
    const website = everyElement(await read(organizer.url)).find(isWebsite)!;
    expect(website.getAttribute('href')).to.equal('https://boats.example/');
  });

  it('a tag with many events turns their pages by links, without scripts, and each page has an address of its own', async () => {
    const tag = await create('tags', { name: 'Bilge pumps', description: '<p>They pump.</p>' });
    const isOver = { title: 'Over', start_date: '2026-11-20 00:00', end_date: '2026-11-20 00:01', tags: [tag.id] };
    await create('events', isOver);
    for (let number = 1; number <= 40; number++)
      await create('events', {
        title: `Pump ${String(number).padStart(2, '0')}`,
        tags: [tag.id],
        start_date: `2027-01-01 00:${number + 10}`,
      });
    const path = new URL(tag.url).pathname;
    const pages = await Promise.all(['', '?page=2'].map(async (query) => ({ query, page: await read(path + query) })));
    const shown = pages.map(({ query, page }) => {
      const { content } = page.querySelector<HTMLTemplateElement>('cal-event-list template')!;
      const titles = [...content.querySelectorAll('[part="title"]')].map(({ textContent }) => textContent.trim());
      const turn = (relation: string) => page.querySelector(`main a[rel="${relation}"]`)?.getAttribute('href');
      expect([meta(page, 'og:url'), page.querySelector('link[rel="canonical"]')!.getAttribute('href')]).to.deep.equal(
        Array(2).fill(tag.url + query),
      );
      return [titles.length, titles[0], titles.at(-1), turn('prev'), turn('next'), textOf(page).includes('They pump.')];
    });
    expect(shown).to.deep.equal([
      [20, 'Pump 01', 'Pump 20', undefined, `${path}?page=2`, true],
      [20, 'Pump 21', 'Pump 40', path, undefined, false],
    ]);
    expect(pages[1]!.page.title).to.equal('Bilge pumps · Page 2 of 2 · Sails & Songs');
    expect(pages[1]!.page.querySelector('main nav')!.getAttribute('aria-label')).to.equal('Page 2 of 2');
    // What is no number of a page is ignored, as everything else is that is added to an address.
    expect((await read(`${path}?page=x`)).title).to.equal('Bilge pumps · Sails & Songs');
    expect((await open(`${path}?page=3`)).status).to.equal(404);
  });

  it('the calendar itself turns the pages of its events without scripts', async () => {
    const urls: string[] = [];
    let path: string | null | undefined = '/';
    for (let number = 1; path; number++) {
      const page = await read(path);
      const turn = (relation: string) => page.querySelector(`main noscript a[rel="${relation}"]`)?.getAttribute('href');
      expect(page.querySelector('link[rel="canonical"]')!.getAttribute('href')).to.equal(site + path);
      expect(turn('prev')).to.equal(number === 1 ? undefined : number === 2 ? '/' : `/?page=${number - 1}`);
      if (number === 2) expect(page.title).to.match(/^Upcoming events · Page 2 of \d+ · Sails & Songs$/);
      const { content } = page.querySelector<HTMLTemplateElement>('cal-event-list template')!;
      urls.push(...[...content.querySelectorAll('[part="title"] a')].map((link) => link.getAttribute('href')!));
      path = turn('next');
      expect(path ?? '/?page=2').to.match(/^\/\?page=\d+$/);
    }
    const { body } = await anyone.get('/events?ends_after=2026-11-19&per_page=1');
    expect(urls.length).to.be.above(60);
    expect(new Set(urls).size).to.equal(urls.length);
    expect(body.total).to.be.within(urls.length, urls.length + 5);
  });

  it('a tag whose events fit on a page finds nothing to turn', async () => {
    const tag = await create('tags', { name: 'Oakum' });
    await create('events', { title: 'Caulking', tags: [tag.id] });
    expect((await read(tag.url)).querySelector('main nav')).to.equal(null);
  });

  it('a cancelled event reads that it is cancelled, and why, where it is shared', async () => {
    const { url } = await create('events', {
      title: 'Concert',
      event_status: 'cancelled',
      event_status_reason: 'The singer has a cold.',
    });
    const page = await read(url);
    expect(meta(page, 'og:description')).to.match(/^Cancelled: The singer has a cold\. · Tuesday, December 1/);
    const data = JSON.parse(page.querySelector('script[type="application/ld+json"]')!.textContent) as object;
    expect(data).to.include({ name: 'Concert', eventStatus: 'https://schema.org/EventCancelled' });
  });

  it.each([
    ['</title><script>alert(2)</script>'],
    ['</template><script>alert(1)</script>'],
    ['<!--<script>'],
    [']]> & &amp;lt; "quoted" \' [gallery]'],
    ['\u2028 \u0001 \uFFFE'],
  ])('an event runs nothing that it holds: %j', async (title) => {
    const description = `<p onclick="x()">Hello</p><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:x()">a</a></script>${title}`;
    const { id, url } = await create('events', { title, description, website: 'https://x.example/"onfocus="x' });
    const venue = await create('venues', { venue: `Venue ${title}`, description });
    await editor.send('POST', `/events/${id}`, { venue: venue.id });
    for (const address of [url, venue.url, '/', '/month/2026-12/']) {
      const response = await open(address);
      const text = await response.text();
      const elements = everyElement(parsePage(text));
      const scripts = elements.filter(({ localName }) => localName === 'script');
      for (const script of scripts) {
        expect(`${script.getAttribute('type')} ${script.getAttribute('src') ?? ''}`).to.match(
          /^(module \/api\/elements\/cal-elements\.js\?version=\w+|application\/(ld\+)?json )$/,
        );
        if (!script.hasAttribute('src')) JSON.parse(script.textContent);
      }
      for (const { localName, attributes } of elements)
        for (const { name, value } of attributes)
          expect(`${localName} ${name} ${value}`).not.to.match(/^\S+ (on\w+|style) |javascript:/);
      // Each style is one that the policy names, and the policy lets nothing else run.
      const policy = response.headers.get('content-security-policy')!;
      for (const { textContent } of atLeastOne(elements.filter(({ localName }) => localName === 'style')))
        expect(policy).to.include(`'sha256-${createHash('sha256').update(textContent).digest('base64')}'`);
      expect(policy.replace(/'sha256-[^']*' ?/g, '')).to.equal(
        "default-src 'none'; script-src 'self'; connect-src 'self'; img-src * data:; manifest-src 'self'; style-src ; base-uri 'none'; form-action 'self'; require-trusted-types-for 'script'",
      );
    }
    await editor.send('DELETE', `/events/${id}`);
  });

  it('nothing that there is finds a page that leads on', async () => {
    const paths = [
      '/event/no-such-event/',
      '/venue/none/',
      '/organizer/none/',
      '/tag/none/',
      '/events/category/none/',
      '/month/1999-01/',
    ];
    for (const path of paths) {
      const response = await open(path);
      expect([path, response.status]).to.deep.equal([path, 404]);
      const page = parsePage(await response.text());
      const title = path.startsWith('/event/') ? 'This event isn’t here any more.' : 'There is no such page.';
      expect(page.querySelector('h1:not(.brand)')!.textContent).to.equal(title);
      const [home, ...next] = [...page.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
      expect([home, next.length]).to.deep.equal(['/', 3]);
      for (const address of next) expect((await open(address!)).status).to.equal(200);
      const times = [...page.querySelectorAll('.next li')].map(({ textContent }) => textContent);
      for (const time of times) expect(time).to.match(/[A-Z][a-z]{2}, (Nov|Dec) \d/);
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
    expect([page.documentElement.lang, page.documentElement.dir]).to.deep.equal(['de', 'ltr']);
    expect(meta(page, 'description')).to.match(/^Verschoben · Dienstag, 1\. Dezember 2026/);
    expect(textOf(page)).to.match(/Brunch.*1\. Dez/);
    expect((await read(url, { 'Accept-Language': 'ar' })).documentElement.dir).to.equal('rtl');
  });
});

describe('the first page', () => {
  it('shows what is on without scripts, and leads to a search, to the month and to subscriptions', async () => {
    const page = await read('/');
    expect(page.querySelector('h1 bdi')!.textContent).to.equal('Sails & Songs');
    const { content } = page.querySelector<HTMLTemplateElement>('cal-event-list template')!;
    const titles = [...content.querySelectorAll('[part="title"] a')];
    expect(titles.length).to.be.within(10, 20);
    for (const title of titles)
      expect(title.getAttribute('href')).to.match(/^https:\/\/calendar\.example\/event\/[^/]+\/$/);
    const links = [...page.querySelectorAll('header a, footer a, noscript a')].map((link) => link.getAttribute('href'));
    expect(links).to.include.members(['/subscribe/', '/feed.xml', `${site}/api/cal/events/v1/events.ics`]);
    const search = page.querySelector('form[role="search"]')!;
    expect([search.getAttribute('action'), search.querySelector('input')!.name]).to.deep.equal([
      '/calendar/',
      'cal-search',
    ]);
    expect(page.querySelector('.views a:not([aria-current])')!.getAttribute('href')).to.equal(
      '/calendar/?cal-view=month',
    );
    expect(page.querySelector('link[rel="alternate"]')!.getAttribute('href')).to.equal(`${site}/feed.xml`);
    expect(textOf(page)).to.include('<cal-calendar base-url="https://calendar.example/api"></cal-calendar>');
    expect([meta(page, 'og:type'), meta(page, 'og:url'), meta(page, 'twitter:card')]).to.deep.equal([
      'website',
      `${site}/`,
      'summary',
    ]);
  });

  it('is an index of namespaces for programs, and the interface by its other address', async () => {
    const index = await open('/', { Accept: '*/*' });
    expect(await index.json()).to.deep.include({ namespaces: ['cal/events/v1'] });
    const other = await open('/?rest_route=/cal/events/v1/events&per_page=1');
    expect(await other.json()).to.include.keys('events', 'total');
  });

  it('leads people to where they sign in, if they can, and programs to the interface', async () => {
    const links = (page: Document) =>
      [...page.querySelectorAll('header nav a')].map((link) => [link.getAttribute('href'), link.textContent]);
    const page = await read('/');
    expect(links(page)).to.deep.equal([['/subscribe/', 'Subscribe']]);
    expect(page.querySelector('link[rel="service-desc"]')!.getAttribute('href')).to.equal(
      `${site}/api/cal/events/v1/doc`,
    );
    const settings = {
      database: ':memory:',
      basePath: '/api',
      adminPath: '/desk',
      origin: site,
      pages: pageParts,
      admin: pageParts,
    };
    const service = await createService(settings);
    for (const [language, words] of Object.entries({ en: 'Sign in', de: 'Anmelden', ar: 'تسجيل الدخول' })) {
      const response = await service.fetch(
        new Request(`${site}/`, { headers: { Accept: 'text/html', 'Accept-Language': language } }),
      );
      expect(links(parsePage(await response.text())).at(-1)).to.deep.equal(['/api/desk', words]);
    }
    await service.close();
  });

  it('has months beside it, which readers without scripts turn by links', async () => {
    await create('events', { title: 'Advent Choir' });
    const page = await read('/month/2026-12/');
    expect(page.querySelector('cal-event-month')!.getAttribute('date')).to.equal('2026-12-01');
    expect(page.title).to.equal('December 2026 · Sails & Songs');
    expect(textOf(page)).to.match(/Advent Choir Tue, Dec 1, 2026/);
    const turns = ['prev', 'next'].map((relation) => page.querySelector(`a[rel="${relation}"]`)!.getAttribute('href'));
    expect(turns).to.deep.equal(['/month/2026-11/', '/month/2027-01/']);
    expect((await read('/month/')).querySelector('cal-event-month')!.hasAttribute('date')).to.equal(false);
    // Nobody turns months for ever.
    const [first, last] = [await read('/month/2025-11/'), await read('/month/2028-11/')];
    expect([first.querySelector('a[rel="prev"]'), last.querySelector('a[rel="next"]')]).to.deep.equal([null, null]);
    expect((await open('/month/2028-12/')).status).to.equal(404);
  });
});

describe('the page of the calendar', () => {
  /** The view that is printed in it, and its shadow root. */
  async function printedView(query: string) {
    const calendar = (await read(`/calendar/${query}`)).querySelector('cal-calendar')!;
    const view = calendar.querySelector('template')?.content.querySelector<HTMLElement>('.view');
    const { content } = view?.querySelector('template') ?? {};
    return { calendar, tag: view?.dataset['view'], heading: content?.querySelector('[part="heading"]')?.textContent };
  }

  it('shows the view and the month of its address before any script, which the element is not told', async () => {
    await create('events', { title: 'Advent Choir' });
    expect((await printedView('')).tag).to.equal('cal-event-list');
    expect((await printedView('?cal-view=list')).tag).to.equal('cal-event-list');
    const { calendar, tag, heading } = await printedView('?cal-view=month&cal-date=2026-12-01');
    expect([tag, heading?.trim()]).to.deep.equal(['cal-event-month', 'December 2026']);
    expect(calendar.getAttributeNames()).to.not.include.members(['view']).and.not.include.members(['date']);
    expect(textOf(calendar)).to.contain('Advent Choir');
    const other = await printedView('?cal-view=month&cal-date=2027-01');
    expect([other.tag, other.heading?.trim()]).to.deep.equal(['cal-event-month', 'January 2027']);
  });

  it.each(['?cal-view=week', '?cal-search=choir', '?cal-view=month&cal-date=x', '?cal-view=month&cal-featured=true'])(
    'prints nothing of what its address does not tell, or tells in too many ways: %s',
    async (query) => {
      expect((await printedView(query)).tag).to.equal(undefined);
    },
  );
});

describe('the page of subscriptions', () => {
  it('leads to calendar apps and feed readers', async () => {
    const page = await read('/subscribe/', { 'Accept-Language': 'de' });
    const feed = 'webcal://calendar.example/api/cal/events/v1/events.ics';
    const links = Object.fromEntries(
      [...page.querySelectorAll<HTMLAnchorElement>('main a')].map((link) => [link.textContent, link.href]),
    );
    expect(links['Apple Calendar']).to.equal(feed);
    expect(new URL(links['Google Calendar']!).searchParams.get('cid')).to.equal(feed);
    expect(new URL(links.Outlook!).searchParams.get('url')).to.equal(feed);
    expect(page.querySelector('code')!.textContent).to.equal(feed.replace('webcal:', 'https:'));
    expect(page.querySelector('h1')!.textContent).to.equal('Abonnieren');
  });

  it('hands on the filters that it is asked with, and nothing else', async () => {
    const page = await read('/subscribe/?tags=4&search=choir%26&page=2&nonsense=1');
    const query = 'search=choir%26&tags=4';
    expect(page.querySelector('code')!.textContent).to.equal(`${site}/api/cal/events/v1/events.ics?${query}`);
    const links = [...page.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
    expect(links).to.include.members([
      `/feed.xml?${query}`,
      `webcal://calendar.example/api/cal/events/v1/events.ics?${query}`,
    ]);
  });

  it('is that of the category, tag, venue or organizer from whose page it is opened', async () => {
    const item = async (resource: string) =>
      (
        (await (
          await open(`/api/cal/events/v1/${resource}?per_page=1&hide_empty=true&has_events=true`)
        ).json()) as Record<string, { id: number; url: string }[]>
      )[resource]![0]!;
    for (const [resource, filter] of [
      ['categories', 'categories'],
      ['tags', 'tags'],
      ['venues', 'venue'],
      ['organizers', 'organizer'],
    ] as const) {
      const { id, url } = await item(resource);
      const page = await read(new URL(url).pathname);
      const links = [...page.querySelectorAll('header a, footer a')].map((link) => link.getAttribute('href'));
      expect(links).to.include.members([`/subscribe/?${filter}=${id}`, `/feed.xml?${filter}=${id}`]);
      expect(page.querySelector('link[rel="alternate"]')!.getAttribute('href')).to.equal(
        `${site}/feed.xml?${filter}=${id}`,
      );
    }
  });
});

describe('caching', () => {
  it('answers who knows a page already with 304', async () => {
    const tag = (await open('/')).headers.get('etag')!;
    expect((await open('/', { 'If-None-Match': tag })).status).to.equal(304);
  });

  /** A service whose printing is counted and slowed by nothing. */
  const counted = async (expires?: number) => {
    const printed: string[] = [];
    const service = await createService({
      database: ':memory:',
      origin: site,
      now: () => now,
      pages: {
        ...pageParts,
        prerender: async (html, options) => {
          printed.push(options.site);
          return { ...(await pageParts.prerender(html, options)), ...(expires !== undefined && { expires }) };
        },
      },
    });
    const ask = (path: string, headers: Record<string, string> = {}) =>
      service.fetch(new Request(site + path, { headers: { Accept: 'text/html', ...headers } }));
    return { service, printed, ask };
  };

  it('prints a page once for all who ask, whatever they add to its address, until something is written', async () => {
    const { service, printed, ask } = await counted();
    for (const path of ['/', '/?utm=1', '/?utm=2', '/?page=x', '/month/', '/month']) await ask(path);
    expect(printed).to.deep.equal([`${site}/`, `${site}/month/`]);
    await ask('/', { 'Accept-Language': 'fr' });
    expect(printed).to.have.length(3);
    now += 60_000;
    await ask('/');
    expect(printed).to.have.length(4);
    await service.close();
  });

  it('lets caches keep a page no longer than it is right', async () => {
    const { service, ask } = await counted(now + 20_500);
    const maxAge = async () => /max-age=(\d+)/.exec((await ask('/')).headers.get('cache-control')!)![1];
    expect(await maxAge()).to.equal('20');
    now += 5_000;
    expect(await maxAge()).to.equal('15');
    now += 50_000;
    expect(await maxAge()).to.equal('0');
    await service.close();
  });
});

it('says what the interface refuses to an element of the page', async () => {
  const service = await createService({
    database: ':memory:',
    origin: site,
    pages: {
      ...pageParts,
      prerender: (html, options) => pageParts.prerender(html.replace(/<cal-event-list/, '$& venue="1"'), options),
    },
  });
  const response = await service.fetch(new Request(`${site}/`, { headers: { Accept: 'text/html' } }));
  expect([response.status, parsePage(await response.text()).querySelector('main h1')!.textContent]).to.deep.equal([
    404,
    'There is no such page.',
  ]);
  expect(response.headers.get('cache-control')).to.match(/no-store/);
  await service.close();
});

it('counts a page once against the limit of requests, and refuses it beyond', async () => {
  let asked = 0;
  const service = await createService({
    database: ':memory:',
    origin: site,
    pages: pageParts,
    secondsToWait: () => (asked++ < 1 ? 0 : 30),
  });
  const statusOf = async () =>
    (await service.fetch(new Request(`${site}/`, { headers: { Accept: 'text/html' } }))).status;
  expect([await statusOf(), await statusOf(), asked]).to.deep.equal([200, 429, 2]);
  await service.close();
});

it('serves the scripts of the elements and no other file', async () => {
  for (const path of [
    '/api/elements/',
    '/api/elements/licenses.md',
    '/api/elements/..%2Fcommand.js',
    '/api/elements/%2E%2E/command.js',
  ])
    expect([path, (await open(path)).status]).to.deep.equal([path, 404]);
  // Other sites may load it by an address that stays.
  const script = await open('/api/elements/cal-elements.js', { Origin: 'https://other.example' });
  expect([
    script.headers.get('cache-control')!.slice(0, 18),
    script.headers.get('access-control-allow-origin'),
  ]).to.deep.equal(['public, max-age=60', '*']);
});

it('gives its own pages no JSONP, which their policy would let run', async () => {
  const path = '/api/cal/events/v1/events?per_page=1&_jsonp=alert';
  const typeOf = async (from: string) => (await open(path, { 'Sec-Fetch-Site': from })).headers.get('content-type');
  expect(await typeOf('cross-site')).to.match(/javascript/);
  expect(await typeOf('same-origin')).to.match(/json/);
  expect(await typeOf('cross-site')).to.match(/javascript/);
});

it('without pages, serves the interface alone', async () => {
  const service = await createService({ database: ':memory:', origin: site });
  const answer = async (path: string, accept: string) => {
    const { status, headers } = await service.fetch(new Request(site + path, { headers: { Accept: accept } }));
    return `${status} ${headers.get('content-type')!.split(';')[0]}`;
  };
  expect(await answer('/', '*/*')).to.equal('200 application/json');
  for (const path of [
    '/',
    '/month/',
    '/event/x/',
    '/feed.xml',
    '/sitemap.xml',
    '/robots.txt',
    '/elements/cal-elements.js',
  ])
    expect([path, await answer(path, 'text/html')]).to.deep.equal([path, '404 application/json']);
  await service.close();
});

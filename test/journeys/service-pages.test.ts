import type { BrowserContext, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { pages } from '../../src/entries/service-pages.js';
import { sampleData } from '../../src/service/seed/index.js';
import { createService, listen, loadSeed, type Listener, type Service } from '../../src/service/index.js';
import { axeViolations } from '../desk/screen-reader.js';
import { browser } from '../pages/harness.js';
import { collectShifts, jumps } from '../pages/layout-shifts.js';

const timeZone = 'Europe/Dublin';

let service: Service;
let listener: Listener;
let context: BrowserContext;
let origin: string;
let eventPath: string;
beforeAll(async () => {
  service = await createService({ database: ':memory:', timeZone, media: sampleData.media, pages });
  await loadSeed(service, sampleData);
  listener = await listen(service, { host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${listener.port}`;
  context = await (await browser()).createBrowserContext();
  const answer = await fetch(`${origin}/cal/events/v1/events?featured=true&per_page=1`);
  const { events } = (await answer.json()) as { events: readonly [{ url: string }] };
  eventPath = new URL(events[0].url).pathname;
});
afterAll(async () => {
  await context.close();
  await listener.stop();
  await service.close();
});

/** Opens a page as a visitor who is where the calendar is; lists what it requests, without the origin, and what browser and policy complain of. */
async function visit(path: string, { hasScripts = true, width = 1280, height = 800, language = 'en' } = {}) {
  const requests: string[] = [];
  const complaints: string[] = [];
  const opened = await context.newPage();
  onTestFinished(() => opened.close());
  await opened.setViewport({ width, height });
  await opened.setJavaScriptEnabled(hasScripts);
  await opened.emulateTimezone(timeZone);
  await opened.setExtraHTTPHeaders({ 'Accept-Language': language });
  opened.on('console', (message) => complaints.push(message.text()));
  opened.on('pageerror', (error) => complaints.push(String(error)));
  opened.on('request', (request) => {
    const { host, protocol, pathname, search } = new URL(request.url());
    if (protocol !== 'data:' && `${protocol}//${host}` !== origin) complaints.push(`a request to ${request.url()}`);
    requests.push(pathname + search);
  });
  await opened.evaluateOnNewDocument(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`violates ${violatedDirective}: ${blockedURI}`),
    );
    // What is asked for at once is told from what is fetched ahead.
    const waiting: (() => void)[] = [];
    const rest = () => waiting.splice(0).forEach((callback) => callback());
    Object.assign(globalThis, { requestIdleCallback: (callback: () => void) => waiting.push(callback), rest });
  });
  await opened.evaluateOnNewDocument(collectShifts);
  await opened.goto(origin + path);
  return { page: opened, requests, complaints };
}

const asked = (requests: readonly string[]) => requests.filter((path) => path.startsWith('/cal/'));

/** What is seen of an element that matches the selector, in its shadow root or its content. */
const seen = (opened: Page, tag: string, selector: string) =>
  opened.$eval(
    tag,
    (element, wanted) =>
      [...element.shadowRoot!.querySelectorAll(wanted), ...element.querySelectorAll(wanted)]
        .filter((found) => found.getBoundingClientRect().height > 0)
        .map(({ textContent }) => textContent.trim()),
    selector,
  );

/** Waits until an element has nothing left to do, also when the page has nothing else to do. */
async function settled(opened: Page, tag: string) {
  const settle = () => opened.$eval(tag, (element) => (element as HTMLElement & { settled: Promise<void> }).settled);
  await settle();
  await opened.evaluate('rest()');
  await opened.waitForNetworkIdle();
  await settle();
}

describe.each([
  [375, ['List', 'Month', 'Day', 'Map']],
  [1280, ['List', 'Month', 'Week', 'Day', 'Map']],
])('at a width of %i pixels', (width, views) => {
  it('the first page of a service is taken over by its element, which does not ask for the events again, and nothing moves', async () => {
    const { page: opened, requests, complaints } = await visit('/', { width });
    await opened.waitForFunction(() => {
      const root = document.querySelector('cal-event-list')!.shadowRoot!;
      return !root.querySelector('.printed') && root.querySelector('.card');
    });
    expect(await seen(opened, 'cal-event-list', '.title')).to.have.length.above(10);
    // A button is there only when the element runs.
    expect(await seen(opened, 'cal-event-list', 'button')).not.to.deep.equal([]);
    // Where events of it are over, the element asks for more of them, but not for these again.
    expect(asked(requests).filter((path) => !path.includes('?page=2&'))).to.deep.equal([]);
    await settled(opened, 'cal-event-list');
    const { sum, moved } = await jumps(opened);
    expect(sum, moved).to.be.at.most(0.05);
    expect(complaints).to.deep.equal([]);
  });

  it('the page of a venue is taken over by its elements, which ask for nothing again, and nothing moves', async () => {
    const { page: opened, requests, complaints } = await visit('/venue/tarrin-library/', { width });
    await opened.waitForFunction(() =>
      ['cal-venue-detail', 'cal-event-list'].every(
        (tag) => !document.querySelector(tag)!.shadowRoot!.querySelector('.printed'),
      ),
    );
    await opened.waitForSelector('cal-venue-detail >>> cal-venue-map >>> button', { visible: true });
    expect(await seen(opened, 'cal-venue-detail', '[part~="directions"], button')).to.deep.equal([
      'Directions',
      'ShareCopied',
    ]);
    expect(await seen(opened, 'cal-event-list', '[part~="venue"]')).to.deep.equal([]);
    expect(asked(requests).filter((path) => !path.includes('?page=2&'))).to.deep.equal([]);
    await settled(opened, 'cal-event-list');
    const { sum, moved } = await jumps(opened);
    expect(sum, moved).to.be.at.most(0.005);
    expect(complaints).to.deep.equal([]);
  });

  it('the whole calendar of a service has search, filters and views under the policy of the pages, and nothing moves', async () => {
    const { page: opened, complaints } = await visit('/calendar/', { width });
    await opened.waitForFunction(() =>
      document
        .querySelector('cal-calendar')!
        .shadowRoot!.querySelector('cal-event-list')
        ?.shadowRoot?.querySelector('.card'),
    );
    expect(await seen(opened, 'cal-calendar', '[part~="view-link"]')).to.deep.equal(views);
    for (const control of ['cal-event-search >>> input', 'cal-event-filters >>> button'])
      await opened.waitForSelector(`cal-calendar >>> ${control}`, { visible: true });
    await settled(opened, 'cal-calendar');
    const { sum, moved } = await jumps(opened);
    expect(sum, moved).to.be.at.most(0.05);
    expect(complaints).to.deep.equal([]);
  });

  it.each(['?cal-view=month', '?cal-view=month&cal-date=2027-01'])(
    'the month at /calendar/%s is taken over by its view, which does not ask for it again, and nothing moves',
    async (query) => {
      const source = await (await fetch(`${origin}/calendar/${query}`)).text();
      const written = [...source.matchAll(/ data-cal="([^"]*\/events\?[^"]*)"/g)].map(([, url]) =>
        url!.replaceAll('&amp;', '&').replace(origin, ''),
      );
      expect(source).to.contain('data-view="cal-event-month"');
      expect(written).to.have.length.above(0);
      const { page: opened, requests, complaints } = await visit(`/calendar/${query}`, { width });
      await opened.waitForFunction(() => {
        const root = document.querySelector('cal-calendar')!.shadowRoot!;
        return !root.querySelector('.printed') && root.querySelector('cal-event-month');
      });
      await settled(opened, 'cal-calendar');
      expect(requests.filter((path) => written.includes(path))).to.deep.equal([]);
      const { sum, moved } = await jumps(opened);
      expect(sum, moved).to.be.at.most(0.02);
      expect(complaints).to.deep.equal([]);
    },
  );
});

describe.each([
  ['/', 375],
  ['/', 1280],
  ['/subscribe/', 375],
  ['/event/none/', 1280],
])('the page %s at %i pixels', (path, width) => {
  it('has targets of 40 pixels, no scrolling to the side, and nothing that axe objects to', async () => {
    const { page: opened } = await visit(path, { width });
    const links = 'header nav a, .tools a, .tools input, .apps a, footer > a, summary';
    const heights = await opened.$$eval(links, (targets) =>
      targets.map((target) => target.getBoundingClientRect().height),
    );
    expect(heights.length).to.be.above(3);
    expect(Math.min(...heights)).to.be.at.least(39);
    expect(await opened.evaluate(() => document.documentElement.scrollWidth)).to.be.at.most(width);
    expect(await axeViolations(opened)).to.deep.equal([]);
  });
});

describe('a page in Arabic that is not there', () => {
  it('begins every line at the right, and shows code from left to right', async () => {
    const { page: opened } = await visit('/event/none/', { width: 375, language: 'ar' });
    const ends = await opened.$$eval('.next bdi', (titles) =>
      titles.map((title) => title.getBoundingClientRect().right),
    );
    expect([ends.length, new Set(ends).size, ends[0]]).to.deep.equal([3, 1, 375 - 16]);
    expect(await opened.$eval('pre', (code) => getComputedStyle(code).direction)).to.equal('ltr');
  });
});

describe("a venue's page of a service", () => {
  it('names the venue once, and not in each row', async () => {
    const { venues } = (await (await fetch(`${origin}/cal/events/v1/venues?per_page=1&has_events=true`)).json()) as {
      venues: readonly [{ url: string; venue: string }];
    };
    const { page: opened } = await visit(new URL(venues[0].url).pathname);
    await opened.waitForSelector('cal-event-list >>> .card');
    expect(await seen(opened, 'cal-event-list', '[part="venue"]')).to.deep.equal([]);
    expect(await seen(opened, 'cal-event-list', '[part="time"]')).not.to.deep.equal([]);
  });
});

describe('a page on paper', () => {
  it('has nothing to press', async () => {
    const { page: opened } = await visit('/');
    await opened.emulateMediaType('print');
    const pressed = await opened.$$eval(':is(header, .tools, footer) :is(nav, input, nav a, summary)', (all) =>
      all.filter((one) => one.checkVisibility()).map(({ outerHTML }) => outerHTML),
    );
    expect(pressed).to.deep.equal([]);
  });
});

describe('the search of the first page', () => {
  it('opens the calendar with what it finds', async () => {
    const { page: opened } = await visit('/');
    await opened.type('.tools input', 'lantern');
    await Promise.all([opened.waitForNavigation(), opened.keyboard.press('Enter')]);
    expect(new URL(opened.url()).pathname + new URL(opened.url()).search).to.equal('/calendar/?cal-search=lantern');
    await opened.waitForSelector('cal-calendar >>> cal-event-list >>> .card');
    for (const title of await opened.$$eval('cal-calendar >>> cal-event-list >>> .title', (all) =>
      all.map((one) => one.textContent),
    ))
      expect(title).to.match(/lantern/i);
  });
});

describe.each(['/month/', '/calendar/?cal-view=month'])('the month at %s', (path) => {
  it('takes the window, below the header', async () => {
    const { page: opened, complaints } = await visit(path, { width: 1700, height: 1500 });
    const tag = path.startsWith('/month') ? 'cal-event-month' : 'cal-calendar';
    const box = (await (await opened.$(tag))!.boundingBox())!;
    expect(box.width).to.be.above(1500);
    // A month of six full weeks has room in so high a window.
    expect(box.y + box.height).to.be.within(1480, 1500);
    expect(complaints).to.deep.equal([]);
  });
});

describe('without scripts', () => {
  it('the first page of a service shows titles, dates and links that work', async () => {
    const { page: opened, complaints } = await visit('/', { hasScripts: false });
    const titles = await seen(opened, 'cal-event-list', '.title');
    expect(titles).to.have.length.above(10);
    expect(await seen(opened, 'cal-event-list', '.card:has(time)')).to.have.length(titles.length);
    expect(await seen(opened, 'cal-event-list', 'button')).to.deep.equal([]);
    const link = (await opened.$('cal-event-list >>> .title a'))!;
    await Promise.all([opened.waitForNavigation(), link.click()]);
    expect(await opened.title()).to.equal(`${titles[0]} · Calendar`);
    expect(complaints).to.deep.equal([]);
  });

  it('the month of the whole calendar is a page that the first one leads to, and that leads back', async () => {
    const { page: opened } = await visit('/', { hasScripts: false });
    await Promise.all([opened.waitForNavigation(), opened.click('.views a[href^="/calendar/"]')]);
    expect(
      await opened.$$eval('noscript a', (links) => links.map((link) => link.getAttribute('href'))),
    ).to.include.members(['/', '/month/']);
  });
});

describe("an event's page of a service", () => {
  it('is taken over by its element, which does not ask for the event again', async () => {
    const { page: opened, requests, complaints } = await visit(eventPath);
    await opened.waitForFunction(() =>
      document.querySelector('cal-event-detail')!.shadowRoot?.querySelector('h1, [aria-level="1"]'),
    );
    const [title] = await seen(opened, 'cal-event-detail', 'h1, [aria-level="1"]');
    expect(await opened.title()).to.include(title);
    expect(asked(requests).filter((path) => /\/events\/\d+/.test(path))).to.deep.equal([]);
    expect(complaints).to.deep.equal([]);
  });

  it('shows its title, its date and links that work without scripts', async () => {
    const { page: opened } = await visit(eventPath, { hasScripts: false });
    const shown = await opened.$eval('main', (main) => {
      const root = main.querySelector('cal-event-detail')!.shadowRoot;
      return [main, ...(root ? [root.querySelector<HTMLElement>('.base')!] : [])]
        .map((part) => part.innerText)
        .join(' ');
    });
    const [title] = (await opened.title()).split(' · ');
    expect(shown).to.include(title);
    expect(shown).to.match(/\b[A-Z][a-z]{2} \d|\b[A-Z][a-z]+day, /);
    await Promise.all([opened.waitForNavigation(), opened.click('header > a')]);
    expect(new URL(opened.url()).pathname).to.equal('/');
  });
});

import type { CDPSession, HTTPRequest, Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { visit } from '../pages/harness.js';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Berlin sets its clocks back on the fourth day. */
const begin = Date.parse('2026-10-22T08:00:00Z');
const dayAfter = (days: number) => new Date(begin + days * day).toISOString().slice(0, 10);

/** Answers of a calendar with an event on each day, of which it knows so many. */
const daily = (known: () => number) => (path: string) => {
  const [, last = ''] = /ends_after=([\d-]+)/.exec(path) ?? [];
  const events = Array.from({ length: known() }, (_, index) => {
    const [start, end] = [`${dayAfter(index)} 10:00:00`, `${dayAfter(index)} 13:00:00`];
    const fields = { start_date: start, end_date: end, utc_start_date: start, utc_end_date: end, timezone: 'UTC' };
    const venue = { id: 1, venue: 'Hall', geo_lat: 52.5, geo_lng: 13.4 };
    return { id: index + 1, title: `Fair ${dayAfter(index)}`, venue, ...fields };
  }).filter(({ end_date }) => end_date > `${last} 23:59:59`);
  return { events, rest_url: '', total: events.length, total_pages: 1 };
};

/** The elements, and the part of each that shows an event. */
const parts = { 'cal-event-list': 'card', 'cal-event-month': 'event' } as const;
const tags = Object.keys(parts);

/** Lets so much time pass on the page, which has a clock of its own from now on: it runs as fast as it can, and stands still afterwards. */
async function passTime(session: CDPSession, budget: number, from?: number): Promise<void> {
  const hasPassed = new Promise((resolve) => session.once('Emulation.virtualTimeBudgetExpired', resolve));
  await session.send('Emulation.setVirtualTimePolicy', {
    policy: 'pauseIfNetworkFetchesPending',
    budget,
    maxVirtualTimeTaskStarvationCount: 1_000_000,
    ...(from && { initialVirtualTime: from / 1000 }),
  });
  await hasPassed;
}

/** Opens a page with these elements in Berlin, on the morning of the first day; `/api` in their attributes is its calendar. */
async function leaveOpen(
  known: () => number,
  markup = tags.map((tag) => `<${tag} base-url="/api"></${tag}>`).join(''),
) {
  const script = '<script type="module" src="/dist/cal-elements.js"></script>';
  const visited = await visit({ body: () => script, api: daily(known), hasOwnClock: true });
  const { page } = visited;
  const session = await page.createCDPSession();
  await session.send('Emulation.setTimezoneOverride', { timezoneId: 'Europe/Berlin' });
  await passTime(session, 1, begin);
  const elements = markup.replaceAll('"/api', `"${new URL('/api', page.url()).href}`);
  await page.evaluate((markup) => (document.body.innerHTML = markup), elements);
  await passTime(session, minute);
  await visited.rest();
  return { ...visited, session };
}

/** The days of the events that each element shows. */
const daysIn = (page: Page, of: readonly string[] = tags) =>
  page.evaluate(
    (entries) =>
      entries.map(([tag, part]) =>
        [...document.querySelector(tag)!.shadowRoot!.querySelectorAll(`[part~="${part}"]`)].map(
          (one) => /Fair ([\d-]+)/.exec(one.textContent)?.[1],
        ),
      ),
    Object.entries(parts).filter(([tag]) => of.includes(tag)),
  );

/** The message of the list, and the day that the month marks as today. */
const saidOn = (page: Page) =>
  page.evaluate(() => [
    document.querySelector('cal-event-list')!.shadowRoot!.querySelector('[part="message"]')?.textContent.trim() ?? null,
    document
      .querySelector('cal-event-month')!
      .shadowRoot!.querySelector('[aria-current="date"] [part="day-number"]')
      ?.textContent.trim(),
  ]);

interface Held {
  readonly nodes: number;
  readonly jsEventListeners: number;
}

/** What the page holds once a collection of garbage finds nothing more: what one finds may have held other things. */
async function heldBy(session: CDPSession, known?: Held): Promise<Held> {
  await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const isLess = !known || nodes < known.nodes || jsEventListeners < known.jsEventListeners;
  return isLess ? heldBy(session, { nodes, jsEventListeners }) : { nodes, jsEventListeners };
}

/** Refuses requests until the returned function is called. */
async function refuse(page: Page, path: RegExp): Promise<() => Promise<void>> {
  const answer = (request: HTTPRequest) => void (path.test(request.url()) ? request.abort() : request.continue());
  page.on('request', answer);
  await page.setRequestInterception(true);
  return async () => {
    page.off('request', answer);
    await page.setRequestInterception(false);
  };
}

/** Hides or shows the page, and tells it that it is online. */
const see = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((visibilityState) => {
    for (const [name, value] of Object.entries({ visibilityState, hidden: visibilityState === 'hidden' }))
      Object.defineProperty(document, name, { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    window.dispatchEvent(new Event('online'));
  }, state);

describe('a page that is left open', () => {
  it('is right after four days on a wall, and holds no more than at its begin', async () => {
    let known = 5;
    const { page, session, requests } = await leaveOpen(() => known);
    expect(await saidOn(page)).to.deep.equal([null, '22']);
    known = 10;
    await passTime(session, hour);
    const all = Array.from({ length: known }, (_, index) => dayAfter(index));
    expect(await daysIn(page), 'with the events that were added').to.deep.equal([all, all]);

    const restart = await refuse(page, /\/api\//);
    await passTime(session, hour);
    expect(await saidOn(page), 'while the server is away').to.deep.equal([
      'As of 11:00 AM. The calendar could not be refreshed.',
      '22',
    ]);
    expect(await daysIn(page)).to.deep.equal([all, all]);
    await restart();
    await passTime(session, hour);
    expect(await saidOn(page), 'when it is back').to.deep.equal([null, '22']);

    const before = await heldBy(session);
    const asked = requests.length;
    // A new version of the script may have taken the place of its files.
    await refuse(page, /\/dist\//);
    await passTime(session, 4 * day);
    expect(await saidOn(page)).to.deep.equal([null, '26']);
    expect(await daysIn(page)).to.deep.equal([all.slice(4), all]);
    const after = await heldBy(session);
    expect(after.nodes).toBeLessThanOrEqual(before.nodes);
    // One may still wait for its end: what stays each day would be four more.
    expect(after.jsEventListeners).toBeLessThan(before.jsEventListeners + 4);
    const quarters = (4 * day) / (15 * minute);
    expect(
      requests.length - asked,
      'one request of each a quarter of an hour, and one more for a new day',
    ).toBeLessThanOrEqual(2 * (quarters + 4));
  });

  it('spends nothing between two quarters of an hour', async () => {
    const { page, session, requests } = await leaveOpen(() => 5);
    await session.send('Performance.enable');
    // Two minutes after a quarter, when the answers have come.
    await passTime(session, 16 * minute);
    const spent = async () => {
      // What waits to be painted is painted: the browser does that by a clock that this test does not hold.
      await page.screenshot();
      const { metrics } = await session.send('Performance.getMetrics');
      const counts = metrics.filter(({ name }) => name === 'LayoutCount' || name === 'RecalcStyleCount');
      return [...counts.map(({ value }) => value), requests.length];
    };
    const before = await spent();
    await passTime(session, 12 * minute);
    expect(await spent()).to.deep.equal(before);
    await passTime(session, 2 * minute);
    expect(await spent()).not.to.deep.equal(before);
  });

  it('asks for nothing while it is hidden, and once it is seen again', async () => {
    const { page, session, requests } = await leaveOpen(() => 5);
    await see(page, 'hidden');
    const asked = requests.length;
    await passTime(session, 2 * day);
    expect(requests.length).to.equal(asked);
    await see(page, 'visible');
    await passTime(session, minute);
    expect(requests.length).to.be.greaterThan(asked);
    expect(await saidOn(page)).to.deep.equal([null, '24']);
  });

  it.each([
    ['cal-calendar', 'cal-event-list', '<cal-calendar base-url="/api"></cal-calendar>'],
    [
      'cal-event-map',
      '[part~="marker"]',
      '<cal-event-map base-url="/api" tiles="/tile?{z}/{x}/{y}" consent="granted"></cal-event-map>',
    ],
    ['cal-event-week', '[part~="event"]', '<cal-event-week base-url="/api"></cal-event-week>'],
  ])('asks for nothing while it is hidden with an open <%s>', async (tag, shown, markup) => {
    const { page, session, requests } = await leaveOpen(() => 15, markup);
    expect(
      await page.evaluate(
        (tag, shown) => Boolean(document.querySelector(tag)!.shadowRoot!.querySelector(shown)),
        tag,
        shown,
      ),
    ).to.equal(true);
    await see(page, 'hidden');
    const asked = requests.length;
    await passTime(session, 8 * day);
    expect(requests.slice(asked)).to.deep.equal([]);
    await see(page, 'visible');
    await passTime(session, minute);
    expect(requests.length).to.be.greaterThan(asked);
  });

  it('does not try again while it is hidden, when one of two calendars has failed', async () => {
    const { page, session } = await leaveOpen(() => 5, '');
    let failed = 0;
    page.on('requestfailed', () => failed++);
    await refuse(page, /\/town\//);
    const api = new URL('/api', page.url()).href;
    await page.evaluate(
      (api) => (document.body.innerHTML = `<cal-event-list base-url="${api} ${api}/town"></cal-event-list>`),
      api,
    );
    while (!failed) await passTime(session, 50);
    await see(page, 'hidden');
    const before = failed;
    await passTime(session, hour);
    expect(failed).to.equal(before);
    await see(page, 'visible');
    await passTime(session, minute);
    expect(failed).to.be.greaterThan(before);
    expect((await daysIn(page, ['cal-event-list']))[0], 'of the other calendar').to.have.lengthOf(5);
  });
});

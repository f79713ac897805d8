import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { shownIn, visit } from '../pages/harness.js';
import { events } from '../pages/large-pages.js';
import { venues } from '../pages/venues.js';

const script = '<script type="module" src="/dist/cal-elements.js"></script>';

/** Refuses files that a page asks for; what it returns lets them through. */
async function refuse(page: Page, files: RegExp): Promise<() => void> {
  let isRefusing = true;
  await page.setRequestInterception(true);
  page.on(
    'request',
    (request) => void (isRefusing && files.test(request.url()) ? request.abort() : request.continue()),
  );
  return () => void (isRefusing = false);
}

/** Adds an element to the page. */
const add = (page: Page, markup: string) =>
  page.evaluate((text) => document.body.insertAdjacentHTML('beforeend', text), markup);

const tryAgain = (page: Page, tag: string) =>
  page.evaluate(
    (host) => document.querySelector(host)!.shadowRoot!.querySelector<HTMLElement>('[part="error"] button')!.click(),
    tag,
  );

const message = (page: Page, tag: string) =>
  page.evaluate(
    (host) =>
      document
        .querySelector(host)!
        .shadowRoot!.querySelector('[part="error"]')!
        .textContent.replace(/\s+/g, ' ')
        .trim(),
    tag,
  );

/** The number of the next twenty frames that an element does not show what a selector finds. */
const framesWithout = (page: Page, tag: string, selector: string) =>
  page.evaluate(
    async (host, wanted) => {
      const root = document.querySelector(host)!.shadowRoot!;
      let without = 0;
      for (let frame = 0; frame < 20; frame++) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        if (!root.querySelector(wanted)) without++;
      }
      return without;
    },
    tag,
    selector,
  );

const errorGone = (page: Page) => page.waitForSelector('pierce/[part="error"]', { hidden: true });

const said = 'This part of the page could not be loaded. Try again';

describe('an element inside a calendar whose code cannot be loaded', () => {
  for (const [control, tag] of [
    ['search', 'cal-event-search'],
    ['filters', 'cal-event-filters'],
    ['subscribe', 'cal-add-to-calendar'],
  ] as const)
    it(`says so in place of the ${control}, and comes when the visitor tries again`, async () => {
      const { page } = await visit({ body: () => script });
      const relent = await refuse(page, new RegExp(`/chunks/${tag}-`));
      const api = `base-url="${new URL(page.url()).origin}/api"`;
      await add(page, `<cal-calendar ${api} controls="${control}"></cal-calendar>`);
      await shownIn(page, 'cal-calendar', '[part="error"]');
      expect(await message(page, 'cal-calendar')).to.equal(said);
      relent();
      await tryAgain(page, 'cal-calendar');
      await shownIn(page, 'cal-calendar', `${tag}:defined`);
      await errorGone(page);
    });

  it('says so in place of a view, and shows it when the visitor tries again', async () => {
    const { page } = await visit({ body: () => script });
    const relent = await refuse(page, /chunks\/cal-event-month-/);
    const api = `base-url="${new URL(page.url()).origin}/api"`;
    await add(page, `<cal-calendar ${api} view="month" controls="none"></cal-calendar>`);
    await shownIn(page, 'cal-calendar', '[part="error"]');
    relent();
    await tryAgain(page, 'cal-calendar');
    await shownIn(page, 'cal-calendar', 'cal-event-month:defined');
    await errorGone(page);
  });

  it('shows in place of the view that an event cannot be opened, and leads back, or opens it on another try', async () => {
    const { page } = await visit({ body: () => script });
    const relent = await refuse(page, /chunks\/cal-event-detail-/);
    const api = `base-url="${new URL(page.url()).origin}/api"`;
    await add(page, `<cal-calendar ${api} controls="none"></cal-calendar>`);
    const press = () =>
      page.waitForFunction(() => {
        const view = document.querySelector('cal-calendar')?.shadowRoot?.querySelector('cal-event-list');
        const link = view?.shadowRoot?.querySelector<HTMLElement>('[part~="link"]');
        link?.click();
        return link;
      });
    await press();
    await shownIn(page, 'cal-calendar', '[part="error"]');
    expect(await message(page, 'cal-calendar')).to.equal(said);
    const focused = () =>
      page.evaluate(() => document.querySelector('cal-calendar')!.shadowRoot!.activeElement?.textContent.trim());
    expect(await focused()).to.equal('Back to the calendar');
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      () => !document.querySelector('cal-calendar')!.shadowRoot!.querySelector('[part="error"]'),
    );
    await press();
    await shownIn(page, 'cal-calendar', '[part="error"]');
    relent();
    await tryAgain(page, 'cal-calendar');
    await shownIn(page, 'cal-calendar', 'cal-event-detail:defined');
  });
});

describe('the map of a venue whose code cannot be loaded', () => {
  it('is replaced by a message, and comes when the visitor tries again', async () => {
    const [venue] = (venues(1)('?page=1&per_page=1') as { readonly venues: readonly object[] }).venues;
    const { page } = await visit({
      body: () => script,
      api: (path) => (path.includes('/venues/') ? venue : undefined),
    });
    const relent = await refuse(page, /chunks\/cal-venue-map-/);
    await add(page, `<cal-venue-detail base-url="${new URL(page.url()).origin}/api" venue-id="1"></cal-venue-detail>`);
    await shownIn(page, 'cal-venue-detail', '.text [part="error"]');
    expect(await message(page, 'cal-venue-detail')).to.equal(said);
    relent();
    await tryAgain(page, 'cal-venue-detail');
    await shownIn(page, 'cal-venue-detail', 'cal-venue-map:defined');
  });
});

describe('a list whose cache cannot be loaded', () => {
  it('shows its events, says so when more are asked for, and adds them when the visitor tries again', async () => {
    const { page } = await visit({ body: () => script, api: events(30, 40) });
    const relent = await refuse(page, /chunks\/cache-/);
    const api = `base-url="${new URL(page.url()).origin}/api"`;
    await add(page, `<cal-event-list ${api} range="all"></cal-event-list>`);
    await page.waitForFunction(() => document.querySelector('cal-event-list')?.matches(':defined'));
    await page.evaluate(() => document.querySelector('cal-event-list')!.settled);
    const press = (selector: string) =>
      page.evaluate(
        (name) => document.querySelector('cal-event-list')!.shadowRoot!.querySelector<HTMLElement>(name)?.click(),
        selector,
      );
    await shownIn(page, 'cal-event-list', '.more');
    await press('.more');
    await shownIn(page, 'cal-event-list', '[part="error"]');
    expect(await framesWithout(page, 'cal-event-list', '[part="error"]')).to.equal(0);
    expect(await page.evaluate(() => document.querySelector('cal-event-list')!.items.length)).to.equal(10);
    relent();
    await press('[part="error"] button');
    await page.waitForFunction(() => document.querySelector('cal-event-list')!.items.length === 20);
    await errorGone(page);
  });
});

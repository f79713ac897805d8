import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { recordedBody } from '../recordings.js';
import { recordedCalendar } from '../pages/calendar.js';
import { visit } from '../pages/harness.js';

interface Event {
  readonly title: string;
  readonly featured: boolean;
}

/** Without their images, which this server does not have. */
const events = [1, 2, 3, 4, 5, 6, 7].flatMap((page) =>
  (recordedBody(`bulk/events.all.page-${page}`).events as Event[]).map((event) => ({ ...event, image: false })),
);

/** The recorded calendar, with the filters of this test. */
const api = recordedCalendar({
  events(query) {
    const get = (name: string) => query.get(name);
    const found = events.filter(
      ({ title, featured }) => title.includes(get('search') ?? '') && (!get('featured') || featured),
    );
    const [page, perPage] = [Number(get('page') ?? 1), Number(get('per_page') ?? 10)];
    const shown = found.slice((page - 1) * perPage, page * perPage);
    return { events: shown, total: found.length, total_pages: Math.ceil(found.length / perPage) };
  },
});

/** An event leads to another page of the site. */
const listed = (origin: string, attributes: string) =>
  `<script type="module" src="/dist/cal-elements.js"></script>
  <cal-event-search for="agenda"></cal-event-search>
  <cal-event-filters for="agenda" facets="featured"></cal-event-filters>
  <cal-event-list ${origin} id="agenda" range="all" event-href="/empty?{slug}" ${attributes}></cal-event-list>`;

type List = HTMLElement & { readonly settled: Promise<void> };

/** What the list and its controls say, once nothing loads any more. */
const textOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    await Promise.all(
      ['cal-event-search', 'cal-event-filters', 'cal-event-list'].map((tag) => customElements.whenDefined(tag)),
    );
    await document.querySelector<List>('cal-event-list')!.settled;
    const rootOf = (tag: string) => document.querySelector(tag)!.shadowRoot!;
    const texts = [...rootOf('cal-event-list').querySelectorAll<HTMLElement>('.status, .title, [aria-current]')];
    return [
      ...texts.map((text) => text.innerText),
      rootOf('cal-event-search').querySelector<HTMLInputElement>('[part~="field"]')?.value,
      rootOf('cal-event-filters').querySelector('[part~="facet-button"]')?.getAttribute('aria-pressed'),
    ].join('\n');
  });

/** Does something and waits until the address has followed; the text of the page then. */
async function step(page: Page, act: () => Promise<unknown>): Promise<string> {
  const before = page.url();
  await act();
  await page.waitForFunction((url) => location.href !== url, { timeout: 20_000 }, before);
  return textOf(page);
}

const press = (page: Page, tag: string, selector: string) =>
  page.evaluate(
    (host, wanted) => document.querySelector(host)!.shadowRoot!.querySelector<HTMLElement>(wanted)!.click(),
    tag,
    selector,
  );

describe('the address of a list with a search and filters', () => {
  it('shows the same to who opens it elsewhere, after a reload, and step by step on the way back', async () => {
    const { page, requests, complaints } = await visit({
      body: (origin) => listed(origin, 'paging="pager" per-page="2" state'),
      api,
    });
    const texts = [await textOf(page)];
    texts.push(await step(page, () => press(page, 'cal-event-list', '[part~="next"]')));
    texts.push(await step(page, () => press(page, 'cal-event-filters', '[part~="facet-button"]')));
    await page.evaluate(() => document.querySelector<HTMLElement>('cal-event-search')!.focus());
    texts.push(await step(page, () => page.keyboard.type('ar')));
    texts.push(await step(page, () => press(page, 'cal-event-list', '[part~="next"]')));
    expect(new URL(page.url()).search).to.equal('?cal-page=2&cal-search=ar&cal-featured=true');
    expect(new Set(texts).size).to.equal(5);
    const other = await (await page.browser().createBrowserContext()).newPage();
    await other.goto(page.url(), { waitUntil: 'domcontentloaded' });
    expect(await textOf(other)).to.equal(texts.at(-1));
    await other.browserContext().close();
    requests.length = 0;
    await page.reload({ waitUntil: 'domcontentloaded' });
    expect(await textOf(page)).to.equal(texts.at(-1));
    const asked = requests.filter((path) => path.includes('/events'));
    expect(asked.filter((path) => !/search=ar/.test(path))).to.deep.equal([]);
    for (const text of [...texts].reverse().slice(1))
      expect(await step(page, () => page.evaluate(() => history.back()))).to.equal(text);
    expect(complaints).to.deep.equal([]);
  });
});

describe('who comes back from an event', () => {
  it.each(['paging="more"', 'paging="more" state'])(
    'finds the rows that were added with %s, where they were, and the link in focus',
    async (attributes) => {
      const { page } = await visit({
        body: (origin) => listed(origin, attributes),
        // Browsers keep no page whole that does something when it is left.
        prepare: () => addEventListener('unload', () => {}),
        api,
      });
      await textOf(page);
      for (const shown of [20, 30]) {
        await press(page, 'cal-event-list', '[part~="more"]');
        await page.waitForFunction(
          (count) => document.querySelector('cal-event-list')!.shadowRoot!.querySelectorAll('.title').length === count,
          {},
          shown,
        );
      }
      const placeOf = () =>
        page.evaluate(() => {
          const { activeElement } = document.querySelector('cal-event-list')!.shadowRoot!;
          return [Math.round(scrollY), activeElement?.getAttribute('href')];
        });
      const text = await textOf(page);
      await page.evaluate(() => {
        const links = document.querySelector('cal-event-list')!.shadowRoot!.querySelectorAll<HTMLElement>('.title a');
        links[25]!.focus({ preventScroll: true });
        links[25]!.scrollIntoView({ block: 'center', behavior: 'instant' });
      });
      const place = await placeOf();
      expect(place[0]).to.be.above(500);
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => location.pathname === '/empty');
      await page.goBack({ waitUntil: 'domcontentloaded' });
      await page.waitForFunction(
        () => document.querySelector('cal-event-list')?.shadowRoot?.querySelectorAll('.title').length === 30,
      );
      await page.waitForFunction(() => scrollY > 500, { timeout: 20_000 });
      await page.waitForFunction(() => document.querySelector('cal-event-list')!.shadowRoot!.activeElement, {
        timeout: 20_000,
      });
      expect([await textOf(page), await placeOf()]).to.deep.equal([text, place]);
    },
  );
});

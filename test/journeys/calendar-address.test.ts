import type { Page } from 'puppeteer-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { recordedBody } from '../recordings.js';
import { recordedCalendar } from '../pages/calendar.js';
import { visit } from '../pages/harness.js';

interface Event {
  readonly title: string;
  readonly slug: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly categories: readonly { readonly slug: string }[];
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
      ({ title, start_date, end_date, categories }) =>
        (!get('search') || title.includes(get('search')!)) &&
        (!get('categories') || categories.some(({ slug }) => slug === get('categories'))) &&
        (!get('starts_before') || start_date < `${get('starts_before')} 23:59:59`) &&
        (!get('ends_after') || end_date > `${get('ends_after')} 23:59:59`),
    );
    const [page, perPage] = [Number(get('page') ?? 1), Number(get('per_page') ?? 10)];
    const shown = found.slice((page - 1) * perPage, page * perPage);
    return { events: shown, total: found.length, total_pages: Math.ceil(found.length / perPage) };
  },
  'events/{key}': (_, slug) => events.find((event) => event.slug === slug),
});

/** What a visitor reads in all elements of the page, once nothing loads any more. */
const textOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    type Element = HTMLElement & { readonly settled: Promise<void> };
    const all = [...document.querySelectorAll<Element>('cal-calendar, cal-event-list')];
    await Promise.all(all.map(({ localName }) => customElements.whenDefined(localName)));
    // What one waits for may be changed by what another has loaded.
    for (let round = 0; round < 2; round++) await Promise.all(all.map(({ settled }) => settled));
    const told = '.heading, .headline, .status, .title, [aria-current="true"]';
    const read = (root: ParentNode): string[] =>
      [...root.querySelectorAll<HTMLElement>('*')]
        .filter((one) => one.checkVisibility())
        .flatMap((one) => (one.shadowRoot ? read(one.shadowRoot) : one.matches(told) ? one.innerText.trim() : []));
    return read(document).filter(Boolean).join('\n');
  });

/** Does something and waits until the address has followed; the text of the page then. */
async function step(page: Page, act: () => Promise<unknown>): Promise<string> {
  const before = page.url();
  await act();
  await page.waitForFunction((url) => location.href !== url, {}, before);
  return textOf(page);
}

/** Clicks what a selector finds in a calendar or in its view. */
const click = (page: Page, id: string, selector: string) =>
  page.evaluate(
    (calendar, wanted) => {
      const root = document.getElementById(calendar)!.shadowRoot!;
      (root.querySelector(wanted) ??
        root.querySelector('[part~="view"]')!.shadowRoot!.querySelector(wanted))!.dispatchEvent(
        new MouseEvent('click', { bubbles: true, composed: true, cancelable: true }),
      );
    },
    id,
    selector,
  );

const body = (origin: string) => `
  <script type="module" src="/dist/cal-elements.js"></script>
  <cal-calendar id="one" ${origin} date="2026-11-20" categories="kids" views="list month"></cal-calendar>
  <cal-calendar id="two" ${origin} date="2026-11-20" state-key="b" views="list week" detail="page"></cal-calendar>
  <cal-event-list ${origin} range="all" categories="talks"></cal-event-list>`;

const foreign = '?utm_source=a%20b&flag&page=3';

let page: Page;
let complaints: string[];
beforeEach(async () => {
  // Not the day that the calendars begin with: today needs no date in the address.
  const visited = await visit({ body, api, prepare: () => (Date.now = () => Date.UTC(2026, 10, 22)) });
  ({ page, complaints } = visited);
  await page.goto(`${page.url()}${foreign}#section`, { waitUntil: 'domcontentloaded' });
  await textOf(page);
});

describe('the address of a page with two calendars and a list', () => {
  it('holds each step of each calendar, and leaves alone what is the page’s own', async () => {
    await step(page, () => click(page, 'one', '[part~="view-month"]'));
    await step(page, () => click(page, 'one', '[part~="next"]'));
    await step(page, () => click(page, 'two', '[part~="next"]'));
    const { search, hash } = new URL(page.url());
    expect(search).to.equal(`${foreign}&cal-view=month&cal-date=2026-12-20&b-date=2026-12-01`);
    expect(hash).to.equal('#section');
  });

  it('shows the same to who opens it elsewhere, and after a reload', async () => {
    await step(page, () => click(page, 'one', '[part~="view-month"]'));
    await step(page, () => click(page, 'two', '[part~="next"]'));
    const text = await step(page, () => click(page, 'two', '[part~="link"]'));
    const other = await (await page.browser().createBrowserContext()).newPage();
    await other.goto(page.url(), { waitUntil: 'domcontentloaded' });
    expect(await textOf(other)).to.equal(text);
    await other.browserContext().close();
    await page.reload({ waitUntil: 'domcontentloaded' });
    expect(await textOf(page)).to.equal(text);
  });

  it('leads back by three steps in their order, and forward again', async () => {
    const texts = [await textOf(page)];
    texts.push(await step(page, () => click(page, 'one', '[part~="view-month"]')));
    texts.push(await step(page, () => click(page, 'two', '[part~="next"]')));
    texts.push(await step(page, () => click(page, 'two', '[part~="link"]')));
    expect(new Set(texts).size).to.equal(4);
    for (const text of [...texts].reverse().slice(1))
      expect(await step(page, () => page.evaluate(() => history.back()))).to.equal(text);
    for (const text of texts.slice(1))
      expect(await step(page, () => page.evaluate(() => history.forward()))).to.equal(text);
  });

  it('has real links to the views', async () => {
    const href = await page.evaluate(
      () => document.getElementById('one')!.shadowRoot!.querySelector<HTMLAnchorElement>('a[part~="view-month"]')!.href,
    );
    expect(new URL(href).search).to.equal(`${foreign}&cal-view=month`);
    const text = await step(page, () => click(page, 'one', '[part~="view-month"]'));
    await page.goto(href, { waitUntil: 'domcontentloaded' });
    expect(await textOf(page)).to.equal(text);
  });
});

describe('a hostile address', () => {
  it('sets nothing but the state of a calendar, and mistakes in it end as in an attribute', async () => {
    const bad =
      'cal-base-url=https://evil.example&cal-tiles=//evil.example&cal-state=none&cal-view=%3Cscript%3E&b-date=0&b-search=%E0%A4%A';
    await page.goto(`${page.url().replace(/[?#].*/, '')}?${bad}`, { waitUntil: 'domcontentloaded' });
    const text = await textOf(page);
    const attributes = await page.evaluate(() =>
      [...document.querySelectorAll('cal-calendar')].map((one) => one.getAttributeNames()),
    );
    expect(attributes.flat()).not.to.include.oneOf(['tiles', 'state']);
    expect(text).to.contain('List');
    expect(complaints).to.deep.equal([]);
  });
});

import { describe, expect, it } from 'vitest';
import { shownIn, visit } from './harness.js';
import type { Visit } from './site.js';
import { events } from './large-pages.js';

const script = '<script type="module" src="/dist/cal-elements.js"></script>';
const snippet = (attributes: string) => (api: string) =>
  `${script}<cal-event-list ${attributes} ${api}></cal-event-list>`;

/** The code of the element, but not what paints before it. */
const elementCode = /^\/dist\/chunks\/(list\d*|cal-event-list)-/;

const asked = ({ requests }: Visit) => requests.filter((path) => path.startsWith('/api/'));

/** What a visitor sees before the code of the element is there. */
const shown = ({ page }: Visit) =>
  page.evaluate(() => {
    const list = document.querySelector('cal-event-list')!;
    return {
      rows: list.shadowRoot?.querySelectorAll('.item').length ?? 0,
      status: list.shadowRoot?.querySelector('[role=status]')?.textContent,
      isDefined: list.matches(':defined'),
    };
  });

/** Waits until the element shows all that it has asked for. */
const settled = ({ page }: Visit) =>
  page.evaluate(async () => {
    await customElements.whenDefined('cal-event-list');
    await document.querySelector('cal-event-list')!.settled;
  });

/** Notes what is added to the rows and removed from them from now on. */
const watchRows = ({ page }: Visit) =>
  page.evaluate(() => {
    const changes: string[] = [];
    const root = document.querySelector('cal-event-list')!.shadowRoot!;
    new MutationObserver((records) => {
      for (const { target, addedNodes, removedNodes } of records)
        for (const node of [...addedNodes, ...removedNodes])
          if (node instanceof Element)
            changes.push(`${(target as Element).className || target.nodeName} ${node.outerHTML.slice(0, 200)}`);
    }).observe(root, { childList: true, subtree: true });
    Object.assign(globalThis, { changes });
  });

describe('the first paint of a list', () => {
  it('shows events before the code of the element is there, which then keeps every node', async () => {
    const visited = await visit({
      body: snippet('range="all" per-page="50"'),
      hold: elementCode,
      api: events(30, 120),
    });
    const { page, complaints, release } = visited;
    await page.waitForFunction(
      () => document.querySelector('cal-event-list')!.shadowRoot?.querySelectorAll('.item').length === 50,
    );
    const before = await shown(visited);
    expect(before.isDefined).to.equal(false);
    expect(before.status).to.contain('120');
    await page.evaluate(() => document.querySelector('cal-event-list')!.shadowRoot!.querySelector('a')!.focus());
    await watchRows(visited);
    release();
    await settled(visited);
    expect(await shown(visited)).to.deep.equal({ ...before, isDefined: true });
    expect(await page.evaluate('changes')).to.deep.equal([]);
    expect(
      await page.evaluate(() => document.querySelector('cal-event-list')!.shadowRoot!.activeElement?.localName),
    ).to.equal('a');
    expect(asked(visited)).to.have.length(1);
    expect(complaints).to.deep.equal([]);
  });

  it('waits for a slow answer with the placeholders of the element, and asks once', async () => {
    const visited = await visit({ body: snippet('range="all"'), hold: /^\/api\//, api: events(30, 20) });
    const { page, release } = visited;
    await page.waitForFunction(() => document.querySelector('cal-event-list')!.shadowRoot?.querySelector('.skeleton'));
    release();
    await settled(visited);
    expect((await shown(visited)).rows).to.equal(10);
    expect(asked(visited)).to.have.length(1);
  });

  it('leaves what is empty, and errors, to the element, which asks for nothing again', async () => {
    for (const [api, text] of [
      [events(30, 0), 'No events'],
      [() => ({ hello: 'world' }), 'not calendar data'],
    ] as const) {
      const visited = await visit({ body: snippet('range="all"'), api });
      await visited.page.waitForFunction(
        (words) =>
          document.querySelector('cal-event-list')!.shadowRoot?.querySelector('.base')?.textContent.includes(words),
        {},
        text,
      );
      expect(asked(visited)).to.have.length(1);
    }
  });

  it('shows one answer in two equal lists', async () => {
    const visited = await visit({
      body: (api) => snippet('range="all"')(api) + snippet('range="all"')(api),
      api: events(30, 20),
    });
    await settled(visited);
    const rows = await visited.page.$$eval('cal-event-list', (lists) =>
      lists.map((list) => list.shadowRoot!.querySelectorAll('.item').length),
    );
    expect(rows).to.deep.equal([10, 10]);
    expect(asked(visited)).to.have.length(1);
  });

  /** A page in which an answer stands that holds so many events. */
  const withAnswer = (count: number) => (api: string) => {
    const [, base] = /"(.*)"/.exec(api)!;
    const url = `${base}/cal/events/v1/events?page=1&per_page=10&starts_before=2100-01-01`;
    const answer = JSON.stringify(events(30, count)('/?per_page=10&page=1'));
    return `<script type="application/json" data-cal="${url.replaceAll('&', '&amp;')}" data-cal-time="2026-11-20T00:00:00Z">${answer}</script>${snippet('range="all"')(api)}`;
  };

  it('takes an answer that stands in the page, and asks nobody', async () => {
    const visited = await visit({ body: withAnswer(20), hold: elementCode });
    await visited.page.waitForFunction(
      () => document.querySelector('cal-event-list')!.shadowRoot?.querySelectorAll('.item').length === 10,
    );
    expect((await shown(visited)).isDefined).to.equal(false);
    expect(asked(visited)).to.deep.equal([]);
    visited.release();
    await settled(visited);
    expect(asked(visited)).to.deep.equal([]);
  });

  it('asks the calendar again where an answer that stands in the page cannot be read', async () => {
    const body = (api: string) => withAnswer(20)(api).replace('"events":', '"others":');
    const { page, requests } = await visit({ body, api: events(30, 20) });
    await shownIn(page, 'cal-event-list', '[part="error"]');
    await page.evaluate(() => document.querySelector('cal-event-list')!.refresh());
    await page.waitForFunction(() => document.querySelector('cal-event-list')!.items.length === 10);
    expect(requests.filter((path) => path.startsWith('/api/'))).to.have.length(1);
  });

  it('gives an empty answer that stands in the page to the element once, which asks the calendar when it is refreshed', async () => {
    const visited = await visit({ body: withAnswer(0), api: events(30, 20) });
    await settled(visited);
    expect(asked(visited)).to.deep.equal([]);
    await visited.page.evaluate(() => document.querySelector('cal-event-list')!.refresh());
    expect(asked(visited)).to.have.length(1);
    expect((await shown(visited)).rows).to.equal(10);
  });

  it('leaves a mistake in an attribute to the element, which tells of it', async () => {
    const { page } = await visit({ body: snippet('range="all" heading-level="high"'), api: events(30, 20) });
    await page.waitForFunction(() =>
      document.querySelector('cal-event-list')!.error?.message.includes('heading_level'),
    );
  });

  it.each([
    'layout="cards"',
    'group-by="day"',
    'group_by="day"',
    'color-by="venue"',
    'persist',
    'page="2"',
    'paging="pager"',
    'own-words="/words.json"',
    'event-href="/{slug}"',
  ])('is the element’s where the list has %s', async (attributes) => {
    const visited = await visit({ body: snippet(`range="all" ${attributes}`), hold: elementCode, api: events(30, 20) });
    await visited.requested(6);
    expect((await shown(visited)).rows).to.equal(0);
    visited.release();
    await settled(visited);
    expect((await shown(visited)).rows).to.equal(10);
  });
});

describe('the first paint of a month', () => {
  const month = (attributes: string) => (api: string) =>
    `${script}<cal-event-month date="2026-11-03" ${attributes} ${api}></cal-event-month>`;
  const monthCode = /^\/dist\/chunks\/(month-(?!painting)|cal-event-month-)/;
  const answer = events(28, 40);

  /** What is seen of the month, and whether its element is there. */
  const seen = ({ page }: Visit) =>
    page.evaluate(() => {
      const element = document.querySelector('cal-event-month')!;
      const events = [...(element.shadowRoot?.querySelectorAll('[role=grid] .event') ?? [])];
      return {
        events: events.map((event) => JSON.stringify(event.getBoundingClientRect())),
        heading: element.shadowRoot?.querySelector('[role=heading]')?.textContent.trim(),
        isDefined: element.matches(':defined'),
      };
    });

  const isShown = ({ page }: Visit) => shownIn(page, 'cal-event-month', '[role=grid] .event');

  const taken = async ({ page, release }: Visit) => {
    release();
    await page.evaluate(async () => {
      await customElements.whenDefined('cal-event-month');
      await document.querySelector('cal-event-month')!.settled;
    });
  };

  it('shows events before the code of the element is there, which moves none and asks for nothing again', async () => {
    const visited = await visit({ body: month('week-numbers'), hold: monthCode, api: answer });
    await isShown(visited);
    const before = await seen(visited);
    expect(before.isDefined).to.equal(false);
    expect(before.heading).to.equal('November 2026');
    await taken(visited);
    expect(await seen(visited)).to.deep.equal({ ...before, isDefined: true });
    await visited.page.$eval('cal-event-month', ({ shadowRoot }) =>
      shadowRoot!.querySelector<HTMLElement>('.event')!.click(),
    );
    await shownIn(visited.page, 'cal-event-month', '.preview:popover-open');
    expect(asked(visited)).to.have.length(1);
    expect(visited.complaints).to.deep.equal([]);
  });

  it.each([
    ['it has filters, of which it says how many events they leave', 'categories="1"'],
    ['it is an agenda', 'layout="agenda"'],
    ['its events have colors', 'color-by="category"'],
  ])('is the element’s where %s', async (_, attributes) => {
    const visited = await visit({ body: month(attributes), hold: monthCode, api: answer });
    await visited.requested(8);
    expect((await seen(visited)).events).to.deep.equal([]);
    await taken(visited);
    await shownIn(visited.page, 'cal-event-month', '.event');
    expect(new Set(asked(visited)).size).to.equal(asked(visited).length);
  });
});

describe('the first paint of a week', () => {
  const week = (attributes: string) => (api: string) =>
    `${script}<cal-event-week date="2026-11-03" ${attributes} ${api}></cal-event-week>`;
  const weekCode = /^\/dist\/chunks\/(month\d*-(?!painting)|cal-event-week-)/;
  const answer = events(28, 40);

  /** Where the events of the week are seen, and whether its element is there. */
  const seen = ({ page }: Visit) =>
    page.evaluate(() => {
      const element = document.querySelector('cal-event-week')!;
      const events = [...(element.shadowRoot?.querySelectorAll('.event') ?? [])];
      return {
        events: events.map((event) => JSON.stringify(event.getBoundingClientRect())),
        isDefined: element.matches(':defined'),
      };
    });

  const isShown = ({ page }: Visit) => shownIn(page, 'cal-event-week', '.event');

  const taken = async ({ page, release }: Visit) => {
    release();
    await page.evaluate(async () => {
      await customElements.whenDefined('cal-event-week');
      await document.querySelector('cal-event-week')!.settled;
    });
  };

  it('shows events before the code of the element is there, which moves none and asks for nothing again', async () => {
    const visited = await visit({ body: week(''), hold: weekCode, api: answer });
    await isShown(visited);
    const before = await seen(visited);
    expect(before.isDefined).to.equal(false);
    await taken(visited);
    expect(await seen(visited)).to.deep.equal({ ...before, isDefined: true });
    expect(asked(visited)).to.have.length(1);
    expect(visited.complaints).to.deep.equal([]);
  });

  it('stays at the hour that the visitor has scrolled to, with the names of the hours', async () => {
    const visited = await visit({ body: week(''), hold: weekCode, api: answer });
    await isShown(visited);
    const tops = () =>
      visited.page.$eval('cal-event-week', ({ shadowRoot }) =>
        ['.scroller', '.axis'].map((one) => shadowRoot!.querySelector(one)!.scrollTop),
      );
    expect((await tops())[0]).to.be.greaterThan(0);
    await visited.page.$eval('cal-event-week', ({ shadowRoot }) =>
      shadowRoot!.querySelector('.scroller')!.scrollTo(0, 7),
    );
    await visited.page.waitForFunction(
      () => document.querySelector('cal-event-week')!.shadowRoot!.querySelector('.axis')!.scrollTop === 7,
    );
    await taken(visited);
    await visited.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    expect(await tops()).to.deep.equal([7, 7]);
  });

  it.each([
    ['it has filters, of which it says how many events they leave', 'categories="1"'],
    ['its events have colors', 'color-by="category"'],
    ['its hours end before they begin', 'slot-min="18" slot-max="8"'],
  ])('is the element’s where %s', async (_, attributes) => {
    const visited = await visit({ body: week(attributes), hold: weekCode, api: answer });
    await visited.requested(8);
    expect((await seen(visited)).events).to.deep.equal([]);
    await taken(visited);
    await shownIn(visited.page, 'cal-event-week', '.event, [part="error"]');
    expect(new Set(asked(visited)).size).to.equal(asked(visited).length);
  });
});

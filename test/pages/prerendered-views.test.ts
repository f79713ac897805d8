import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { prerender } from '../../src/prerender/index.js';
import { answered, near } from '../dated-events.js';
import { visit } from './harness.js';
import { quiet } from './site.js';
import { collectShifts, jumps } from './layout-shifts.js';
import type { Site } from './served-site.js';
import { events } from './large-pages.js';

const script = '<script type="module" src="/dist/cal-elements.js"></script>';
const head = '<meta name="viewport" content="width=device-width">';
const below = '<p>Below the element stands what a page says besides.</p>'.repeat(3);

/** The events of a month: some on a few days, and more than its days have lines for. */
const answers = {
  few: () => near,
  none: () => ({ events: [], total: 0, total_pages: 0 }),
  full: events(28, 90),
} as const;

interface Printed {
  readonly tag?: 'cal-event-month' | 'cal-calendar';
  readonly attributes?: string;
  readonly lang?: string;
  readonly answer?: keyof typeof answers;
  readonly isWithoutScripts?: boolean;
}

/** A page whose element stands in it. */
const withElement = ({
  tag = 'cal-event-month',
  attributes = '',
  lang = 'en',
  answer = 'few',
  isWithoutScripts = false,
}: Printed): Site => ({
  body: async (api) => {
    const element = `<${tag} class="printed" ${api} time-zone="America/New_York" ${attributes}></${tag}>`;
    const page = `${head}${script}<div lang="${lang}" dir="${/ar|he|fa/.test(lang) ? 'rtl' : 'ltr'}">${element}${below}</div>`;
    const fetch = ((url: string) => {
      const { origin, pathname, search } = new URL(url);
      const found = JSON.stringify(answers[answer](pathname + search));
      return Promise.resolve(new Response(found.replaceAll('https://calendar.example', origin)));
    }) as unknown as typeof globalThis.fetch;
    return (await prerender(page, { now: () => answered, fetch })).html;
  },
  hold: /^\/dist\/(chunks|elements)\//,
  prepare: collectShifts,
  isWithoutScripts,
});

/** What is seen of the element: texts, and where they stand; and how high all is. */
const places = (page: Page) =>
  page.$eval('.printed', (element) => {
    const selectors =
      '.toolbar .heading, .view-link, .number, .event .name, .card .title, .dots, .more-events > :first-child, .search, .more, .tools';
    const parts = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((one) => [
        ...(one.matches(selectors) ? [one] : []),
        ...(one.shadowRoot && !/search|filters/.test(one.localName) ? parts(one.shadowRoot) : []),
      ]);
    const boxes = parts(element.shadowRoot!).flatMap((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      if (!height || !one.checkVisibility({ visibilityProperty: true })) return [];
      // Those of them that are elements of their own hold other text, and what follows the heading may be long.
      const isControl = one.matches('.search, .tools');
      return [
        [
          one.className,
          isControl ? '' : one.textContent.trim(),
          x,
          y,
          one.matches('.heading, .search') ? '' : width,
        ].join(' '),
      ];
    });
    return { boxes, height: element.getBoundingClientRect().height };
  });

/** Waits until the element has taken over, and has no more to do. */
async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { shadowRoot: root } = document.querySelector('.printed')!;
    return (
      root!.querySelector('.base:not(.printed) :is(.number, .content > *)') &&
      !root!.querySelector('.printed, .skeleton')
    );
  });
  await page.$eval('.printed', (element) => (element as HTMLElement & { settled: Promise<void> }).settled);
  await quiet(page);
}

describe('a page whose month or calendar stands in it', () => {
  for (const [width, height] of [
    [1280, 900],
    [375, 812],
  ] as const)
    for (const given of [
      {},
      { answer: 'full' },
      { answer: 'none' },
      { lang: 'de', attributes: 'week-numbers' },
      { lang: 'ar', attributes: 'layout="grid" outside-days="false"' },
      { lang: 'fa', attributes: 'calendar="auto"' },
      { lang: 'he', attributes: 'layout="grid"' },
      { attributes: 'categories="talks" max-per-day="2"' },
      { attributes: 'layout="mini" selected="2026-11-21"' },
      { attributes: 'style="min-block-size: 850px"' },
      { tag: 'cal-calendar' },
      { tag: 'cal-calendar', attributes: 'views="month list"' },
      { tag: 'cal-calendar', lang: 'de', attributes: 'controls="none" layout="cards"' },
      {
        tag: 'cal-calendar',
        lang: 'ar',
        attributes: 'views="list" range="all" group-by="day" style="min-block-size: 850px"',
      },
    ] satisfies Printed[])
      it(`shows it before any script, and moves nothing when the element takes over: ${JSON.stringify(given)}, ${width} pixels wide`, async () => {
        const { page, requests, complaints, release } = await visit(withElement(given));
        await page.setViewport({ width, height });
        const before = await places(page);
        expect(before.boxes.length).to.be.above(10);
        const { sum } = await jumps(page);
        release();
        await takenOver(page);
        const now = await places(page);
        // The first of them tell enough: a failure would be longer than what is read of it.
        const moved = now.boxes.flatMap((place, index) =>
          place === before.boxes[index] ? [] : [`${before.boxes[index]} → ${place}`],
        );
        expect(moved.slice(0, 5)).to.deep.equal([]);
        // The buttons below a calendar, which are elements of their own, are a pixel higher in other fonts.
        expect(now.height).to.be.closeTo(before.height, 2);
        const after = await jumps(page);
        expect(after.sum - sum, after.moved).to.be.at.most(0.02);
        // But for the nearest events, where the month has none, or few that filters leave.
        expect(requests.filter((path) => path.startsWith('/api/') && !path.includes('per_page=1&'))).to.deep.equal([]);
        expect(complaints).to.deep.equal([]);
      });

  it('is read where no script runs: a grid with links, on phones a list, all that the grid has no room for, and how old it is', async () => {
    const { page } = await visit(withElement({ isWithoutScripts: true }));
    const seen = (selector: string) =>
      page.$eval(
        'cal-event-month',
        ({ shadowRoot: root }, wanted) =>
          [...root!.querySelectorAll<HTMLElement>(wanted)]
            .filter((one) => one.checkVisibility())
            .map((one) => one.innerText.trim()),
        selector,
      );
    const listed = () => page.$eval('cal-event-month > ul', (list) => list.checkVisibility() && list.innerText);
    await page.setViewport({ width: 1280, height: 900 });
    expect(await seen('.heading')).to.deep.equal(['November 2026']);
    expect(await seen('.number')).to.have.length(35);
    expect(await seen('a.event .name')).to.include.members(['Breakfast Lecture: Tides', 'Founders’ Day']);
    expect(await seen('.step, .today-button, .skeleton')).to.deep.equal([]);
    expect(await listed())
      .to.contain('Raranga Weaving Circle #6')
      .and.to.contain('Thu, Nov 19, 2026, 9:45');
    expect(await seen('.as-of')).to.deep.equal(['As of Nov 19, 2026, 7:00 PM']);
    await page.setViewport({ width: 375, height: 812 });
    expect(await seen('.number, .chosen-day')).to.deep.equal([]);
    expect(await listed()).to.contain('Raranga Weaving Circle #6');
  });

  it('gives way to the view that the address of the page names', async () => {
    const site = withElement({ tag: 'cal-calendar' });
    const { page, complaints, release } = await visit({
      ...site,
      body: async (api) => `<script>history.replaceState(0, '', '?cal-view=month')</script>${await site.body(api)}`,
    });
    release();
    await page.waitForFunction(() => !document.querySelector('.printed')!.shadowRoot!.querySelector('.printed'));
    expect(
      await page.$eval('.printed', ({ shadowRoot: root }) => root!.querySelector('.content > *')!.localName),
    ).to.equal('cal-event-month');
    expect(complaints).to.deep.equal([]);
  });

  it('keeps the focus on a link of the view of a calendar', async () => {
    const { page, release } = await visit(withElement({ tag: 'cal-calendar' }));
    const focused = () =>
      page.$eval('.printed', ({ shadowRoot: root }) => {
        const link = root!.activeElement?.shadowRoot?.activeElement as HTMLAnchorElement | null | undefined;
        return link && [root!.activeElement!.localName, link.href];
      });
    await page.$eval('.printed', ({ shadowRoot: root }) =>
      root!.querySelector('.view')!.shadowRoot!.querySelectorAll<HTMLElement>('.title a')[2]!.focus(),
    );
    const before = await focused();
    expect(before![0]).to.equal('div');
    release();
    await takenOver(page);
    expect(await focused()).to.deep.equal(['cal-event-list', before![1]]);
  });

  it.each([
    ['cal-event-month', '.in-grid [data-date="2026-11-24"] .number', ['day-number', '2026-11-24']],
    ['cal-event-month', '[part~="next"]', ['button next', undefined]],
    ['cal-event-month', '.in-grid [data-date="2026-11-19"] a.event', ['event', '2026-11-19']],
    ['cal-calendar', '[part~="view-map"]', ['button view-link view-map', undefined]],
  ] as const)('keeps the focus in a %s on %s', async (tag, control, [part, date]) => {
    const { page, release } = await visit(withElement({ tag }));
    await page.setViewport({ width: 1280, height: 900 });
    await page.$eval(
      '.printed',
      ({ shadowRoot: root }, selector) => root!.querySelector<HTMLElement>(selector)!.focus(),
      control,
    );
    release();
    await takenOver(page);
    const focused = await page.$eval('.printed', ({ shadowRoot: root }) => {
      const active = root!.activeElement;
      return { part: active?.getAttribute('part'), date: active?.closest<HTMLElement>('[data-date]')?.dataset['date'] };
    });
    expect(focused.part).to.contain(part);
    expect(focused.date).to.equal(date);
  });
});

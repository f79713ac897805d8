import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { prerender, type PrerenderOptions } from '../../src/prerender/index.js';
import { visit } from './harness.js';
import type { Site } from './site.js';

const script = '<script type="module" src="/dist/cal-elements.js"></script>';

/** The moment at which the calendar answers: the day of the recordings begins then, as it does for the pages of tests. */
const answered = Date.UTC(2026, 10, 20);

interface Prerendered {
  readonly attributes?: string;
  readonly content?: string;
  /** What stands around the list, whose place is the mark `LIST`. */
  readonly around?: string;
  readonly options?: PrerenderOptions;
}

/** A page with a list whose events stand in it. */
const withList = ({ attributes = '', content = '', around = 'LIST', options }: Prerendered = {}): Pick<Site, 'body'> => ({
  body: async (api) => {
    const list = `<cal-event-list ${api} range="all" time-zone="America/New_York" ${attributes}>${content}</cal-event-list>`;
    return (await prerender(script + around.replaceAll('LIST', list), { now: () => answered, ...options })).html;
  },
});

/** Where the titles stand that are seen. */
const titles = (page: Page) =>
  page.$eval('cal-event-list', (list) =>
    [...list.shadowRoot!.querySelectorAll('.title')]
      .map((title) => ({ text: title.textContent.trim(), box: title.getBoundingClientRect() }))
      .filter(({ box }) => box.height)
      .map(({ text, box: { x, y, width } }) => ({ text, x, y, width })),
  );

const asked = (requests: readonly string[]) => requests.filter((path) => path.startsWith('/api/'));

/** Waits until the element has taken over. */
const takenOver = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('cal-event-list')].every(
      ({ shadowRoot: root }) => root?.querySelector('.card') && !root.querySelector('.picture'),
    ),
  );

describe('a page whose events stand in it', () => {
  for (const width of [390, 1280])
    for (const attributes of ['', 'layout="cards"', 'layout="compact"', 'group-by="month"', 'group-by="day"'])
      it(`shows them before any script, and none moves when the element takes over: ${attributes || 'list'}, ${width} pixels wide`, async () => {
        const { page, requests, complaints, release } = await visit({ ...withList({ attributes }), hold: /^\/dist\/chunks\// });
        await page.setViewport({ width, height: 900 });
        const before = await titles(page);
        expect(before).to.have.length(10);
        requests.length = 0;
        release();
        await takenOver(page);
        expect(await titles(page)).to.deep.equal(before);
        expect(asked(requests)).to.deep.equal([]);
        expect(complaints).to.deep.equal([]);
      });
});

import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { prerender } from '../../src/prerender/index.js';
import { listsShown, visit } from './harness.js';
import type { Site } from './site.js';

const script = '<script type="module" src="/dist/cal-elements.js"></script>';
const answered = Date.UTC(2026, 10, 20);

/** A page with a list whose events stand in it. */
const prerendered = (attributes = ''): Pick<Site, 'body'> => ({
  body: async (api) => {
    const page = `${script}<cal-event-list ${api} range="all" time-zone="America/New_York" ${attributes}></cal-event-list>`;
    return (await prerender(page, { now: () => answered })).html;
  },
});

/** Where the titles stand that are seen. */
const titles = (page: Page) =>
  page.$eval('cal-event-list', (list) =>
    [...list.shadowRoot!.querySelectorAll('.title')]
      .map((title) => ({ text: title.textContent, box: title.getBoundingClientRect() }))
      .filter(({ box }) => box.height)
      .map(({ text, box: { x, y, width } }) => ({ text, x, y, width })),
  );

const asked = (requests: readonly string[]) => requests.filter((path) => path.startsWith('/api/'));

describe('a page whose events stand in it', () => {
  it('shows them before any script, and nothing moves when the element takes over', async () => {
    for (const width of [390, 1280])
      for (const attributes of ['', 'layout="compact"', 'group-by="month"']) {
        const { page, requests, complaints, release } = await visit({ ...prerendered(attributes), hold: /^\/dist\/chunks\// });
        await page.setViewport({ width, height: 900 });
        const before = await titles(page);
        expect(before, attributes).to.have.length(10);
        requests.length = 0;
        release();
        await page.waitForFunction(() => !document.querySelector('cal-event-list')!.shadowRoot!.querySelector('.picture'));
        await listsShown(page);
        expect(await titles(page), `${attributes} ${width}`).to.deep.equal(before);
        expect(asked(requests)).to.deep.equal([]);
        expect(complaints).to.deep.equal([]);
      }
  });

  it('asks again in the background where the answer is old', async () => {
    const { page, requests } = await visit({
      body: async (api) =>
        (await prerender(`${script}<cal-event-list ${api} range="all"></cal-event-list>`, { now: () => answered - 3_600_000 })).html,
    });
    await listsShown(page);
    await page.evaluate(() => document.querySelector('cal-event-list')!.settled);
    // The first was that of the page itself.
    expect(asked(requests)).to.have.length(2);
  });
});

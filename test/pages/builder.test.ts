import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { recordedCalendar } from './calendar.js';
import { visit } from './harness.js';

/** Opens dist/builder.html beside the recorded calendar. */
async function openBuilder(query = '') {
  const visited = await visit({ body: () => '', api: recordedCalendar({ events: () => undefined }) });
  const { page } = visited;
  const origin = new URL(page.url()).origin;
  await page.goto(`${origin}/dist/builder.html${query}`);
  await page.waitForSelector('.preview');
  // It is drawn when it comes near to what is seen, and stands below the form.
  await page.$eval('.preview', (preview) => preview.scrollIntoView());
  return { ...visited, origin };
}

const connect = async (page: Page, address: string) => {
  await page.locator('#address').fill(address);
  await page.keyboard.press('Enter');
};

const shown = (page: Page, tag: string, selector: string) =>
  page.waitForFunction(
    (tag, selector) => document.querySelector(tag)?.shadowRoot?.querySelector(selector),
    {},
    tag,
    selector,
  );

const snippetOf = (page: Page) => page.$eval('.snippet', (field) => (field as HTMLTextAreaElement).value);

describe('builder.html', () => {
  it('connects to a calendar, shows its events, and writes a snippet that names the files beside it', async () => {
    const { page, complaints, origin } = await openBuilder();
    await connect(page, `${origin}/api/cal/events/v1/events`);
    await shown(page, 'cal-event-list', '[part~="card"]');
    await page.locator('input[value="cal-event-search"]').click();
    await shown(page, 'cal-event-search', 'input');
    await page.waitForFunction(() =>
      document.querySelector<HTMLTextAreaElement>('.snippet')!.value.includes('for="events-'),
    );
    const snippet = await snippetOf(page);
    expect(snippet).to.include(`<script type="module" src="${origin}/dist/cal-elements.js"></script>`);
    expect(snippet).to.include(`\n<cal-event-list base-url="${origin}/api"`);
    expect(complaints).to.deep.equal([]);
  });

  it('reads a pasted snippet under its strict policy', async () => {
    const { page, complaints, origin } = await openBuilder(`?element=cal-tag-list&base-url=/api`);
    await shown(page, 'cal-tag-list', '[part~="item"]');
    const pasted = `<cal-venue-list base-url="${origin}/api" layout="compact"></cal-venue-list>`;
    await page.locator('#paste').fill(pasted);
    await shown(page, 'cal-venue-list', '[part~="card"]');
    expect(await snippetOf(page)).to.include(pasted);
    expect(complaints).to.deep.equal([]);
  });

  it('fits on a phone', async () => {
    const { page } = await openBuilder('?element=cal-event-list&base-url=/api');
    await page.setViewport({ width: 375, height: 800 });
    await shown(page, 'cal-event-list', '[part~="card"]');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).to.equal(375);
  });
});

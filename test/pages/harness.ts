import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { openBrowser, type Site, type Visit, type Visitor } from './site.js';

let visitor: Visitor;
beforeAll(async () => {
  // A part of a round corner is smoothed in another way than the whole, so pictures of what was painted again in part would differ.
  visitor = await openBrowser('--disable-partial-raster');
}, 180_000); // Installs a browser on a machine without one.
afterEach(() => visitor.leave());
afterAll(() => visitor.close());

export type { Site };

export const visit = (site: Site): Promise<Visit> => visitor.visit(site);

/** Waits until every list in the page's document shows events. */
export async function listsShown(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const lists = [...document.querySelectorAll('cal-event-list')];
    return lists.length && lists.every((list) => list.shadowRoot?.querySelector('[part~="card"]'));
  });
}

/** Waits until an element of the page shows what a selector finds in it. */
export async function shownIn(page: Page, tag: string, selector: string): Promise<void> {
  await page.waitForFunction((host, wanted) => document.querySelector(host)?.shadowRoot?.querySelector(wanted), {}, tag, selector);
}

import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, expect, inject, onTestFinished } from 'vitest';
import { demandBuilt } from '../runner/built-files.mjs';
import type { Site } from './served-site.js';
import { visitorIn, type Visit, type Visitor } from './site.js';

demandBuilt();

let connected: Promise<Browser> | undefined;

/** The browser of all tests. */
export const browser = (): Promise<Browser> =>
  (connected ??= puppeteer.connect({ browserWSEndpoint: inject('browser') }));

let visitor: Visitor | undefined;

export type { Site };

afterAll(() => visitor?.leave());

/** Visits a site until the test ends, or the file where it is visited before the tests. */
export async function visit(site: Site): Promise<Visit> {
  visitor ??= visitorIn(await browser(), inject('arePagesKept'));
  if (expect.getState().currentTestName) onTestFinished(visitor.leave);
  return visitor.visit(site);
}

/** Waits until every list in the page's document shows events. */
export async function listsShown(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const lists = [...document.querySelectorAll('cal-event-list')];
    return lists.length && lists.every((list) => list.shadowRoot?.querySelector('[part~="card"]'));
  });
}

/** Waits until an element of the page shows what a selector finds in it. */
export async function shownIn(page: Page, tag: string, selector: string): Promise<void> {
  await page.waitForFunction(
    (host, wanted) => document.querySelector(host)?.shadowRoot?.querySelector(wanted),
    {},
    tag,
    selector,
  );
}

/** A builder of pages on one origin, the page that it publishes on another, and a calendar on a third. */
import type { ConsoleMessage, Frame, HTTPRequest, KeyInput, Page } from 'puppeteer-core';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { createService, loadSeed, type Service } from '../../src/service/index.js';
import { sampleData } from '../../src/service/seed/index.js';
import { serveFolder } from '../journeys/static-site.js';
import { browser } from '../pages/harness.js';

/** The address of the calendar, which no machine has. */
export const calendarAddress = 'https://calendar.example/wp-json';

/** The day on which pages are opened, in milliseconds. */
const now = Date.UTC(2026, 10, 20);

type Served = Awaited<ReturnType<typeof serveFolder>>;
let editors: Served;
let published: Served;
let calendar: Service;
beforeAll(async () => {
  [editors, published] = await Promise.all([serveFolder('.'), serveFolder('dist')]);
  calendar = await createService({
    database: ':memory:',
    basePath: '/wp-json',
    media: sampleData.media,
    now: () => now,
  });
  await loadSeed(calendar, sampleData);
});
afterAll(async () => {
  editors.close();
  published.close();
  await calendar.close();
});

/** The address of the script on the origin of published pages, which editors load, too. */
export const scriptAddress = (file = 'cal-elements.js') => `${published.origin}/${file}`;

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';

async function answer(request: HTTPRequest): Promise<void> {
  const url = new URL(request.url());
  const headers = { 'access-control-allow-origin': '*' };
  if (/^(data|blob|about):/.test(url.protocol) || ['127.0.0.1', 'localhost'].includes(url.hostname)) {
    if (url.pathname.endsWith('favicon.ico')) return request.respond({ status: 204 });
    return request.continue();
  }
  // What builders and their themes take from other hosts.
  if (url.pathname.endsWith('.css')) return request.respond({ headers, contentType: 'text/css', body: '' });
  if (url.pathname.endsWith('.js')) return request.respond({ headers, contentType: 'text/javascript', body: '' });
  if (!url.href.startsWith(calendarAddress) || /\.(svg|png|jpe?g|webp)$/.test(url.pathname))
    return request.respond({ headers, contentType: 'image/svg+xml', body: picture });
  const found = await calendar.fetch(new Request(url, { method: request.method(), headers: request.headers() }));
  const body = Buffer.from(await new Response(found.body).arrayBuffer());
  return request.respond({ status: found.status, headers: { ...Object.fromEntries(found.headers), ...headers }, body });
}

export interface Visit {
  readonly page: Page;
  /** Warnings, errors and violations of policies in the console, and errors that nobody caught. */
  readonly complaints: string[];
  /** The paths of lists of events that were asked for, with their queries. */
  readonly asked: string[];
}

/** Opens a page, with the calendar behind it. */
export async function openPage(address: string): Promise<Visit> {
  const context = await (await browser()).createBrowserContext();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  page.setDefaultTimeout(60_000);
  const complaints: string[] = [];
  const asked: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (['error', 'warn', 'assert'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.endsWith('/events')) asked.push(search);
    answer(request).catch((error: unknown) => complaints.push(String(error)));
  });
  await page.setRequestInterception(true);
  await page.evaluateOnNewDocument((time) => {
    const before = Date.now();
    const clock = Date.now.bind(Date);
    Date.now = () => time + clock() - before;
  }, now);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return { page, complaints, asked };
}

const around = (html: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Page</title><link rel="icon" href="data:,">${html}</html>`;

/** Opens a builder, whose page is written here and loads its files from `/test/builders/node_modules/`. */
export function openEditor(name: string, html: string): Promise<Visit> {
  editors.pages.set(`/${name}.html`, around(html));
  return openPage(`${editors.origin}/${name}.html`);
}

/** Opens the page that a builder has published. */
export function openPublished(name: string, html: string): Promise<Visit> {
  published.pages.set(`/${name}.html`, around(html));
  return openPage(`${published.origin}/${name}.html`);
}

/** Presses keys at once, the last of them last. */
export async function keys(page: Page, ...all: readonly KeyInput[]): Promise<void> {
  for (const key of all) await page.keyboard.down(key);
  for (const key of all.toReversed()) await page.keyboard.up(key);
}

/** What the elements of a page or canvas show, in their order: their tags, and how many events each; all of them, or those right inside another. */
export const shownIn = (place: Page | Frame, parent = '*'): Promise<string[]> =>
  place.evaluate((around) => {
    const elements = document.querySelectorAll<HTMLElement>(
      `${around} > :is(cal-event-list, cal-event-month, cal-event-map)`,
    );
    return [...elements].map((element) => {
      const count =
        element.shadowRoot?.querySelectorAll('[part~="card"], [part~="event"], [part~="marker"]').length ?? 0;
      return `${element.localName} ${count > 0 ? 'with events' : 'empty'}`;
    });
  }, parent);

/** Keeps what is seen of an editor for the documents, where they are made anew: `PICTURES=1 npm run test:builders`. */
export async function takePicture(page: Page, name: string, height = 640): Promise<void> {
  if (!process.env.PICTURES) return;
  const clip = { x: 0, y: 0, width: 1280, height, scale: 0.6 };
  await page.screenshot({ path: `docs/pictures/builder-${name}.webp`, quality: 20, clip });
}

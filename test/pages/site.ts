/** Visits sites in a browser. */
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path/posix';
import { setTimeout } from 'node:timers/promises';
import puppeteer, { type Browser, type ConsoleMessage, type HTTPRequest, type Page } from 'puppeteer-core';
import { parseAst } from 'vite';
import { chromiumOptions } from '../runner/find-browser.mjs';
import { answerOf, emptyPath, picture, type Site } from './served-site.js';

/** A page in a browser, with the requests that its servers saw. */
export interface Visit {
  readonly page: Page;
  /** Requests in the order of their arrival, as paths with queries, without those for images. */
  readonly requests: string[];
  /** Console messages, uncaught errors and policy violations. */
  readonly complaints: string[];
  /** Resolves when the server has seen this many requests. */
  readonly requested: (count: number) => Promise<void>;
  /** Sends the held responses. */
  readonly release: () => void;
  /** Runs the page's idle callbacks, and resolves when the requests that they made have been answered; they never run by themselves, so that they disturb no other test. */
  readonly rest: () => Promise<void>;
}

export interface Visitor {
  readonly visit: (site: Site) => Promise<Visit>;
  /** Leaves the pages of all visits, and closes their servers. */
  readonly leave: () => Promise<void>;
}

/** Milliseconds without a request after which a page has asked for all that it wants. */
const idleTime = 500;

/** Waits until nothing loads in a page, by the server of its visit. */
const quietPages = new WeakMap<Page, () => Promise<void>>();

/** Resolves when the page of a visit has asked for all that it wants, and has been answered. */
export const quiet = (page: Page): Promise<void> => quietPages.get(page)!();

/** Ports of visits: none is used twice, because what a browser stores belongs to an origin. */
const ports = new Set<number>();

async function listen(serve: (request: IncomingMessage, response: ServerResponse) => void): Promise<Server> {
  const server = createServer(serve).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  if (!ports.has(port)) {
    ports.add(port);
    return server;
  }
  server.close();
  return listen(serve);
}

/** Runs in each document before its scripts, whose clock it sets ahead by so many milliseconds. */
function prepareDocument(ahead: number): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`violates ${violatedDirective}: ${blockedURI}`),
  );
  const readClock = Date.now;
  if (ahead) Date.now = () => readClock() + ahead;
  const waiting: IdleRequestCallback[] = [];
  const deadline: IdleDeadline = { didTimeout: false, timeRemaining: () => 50 };
  const rest = () => waiting.splice(0).forEach((callback) => callback(deadline));
  Object.assign(globalThis, { requestIdleCallback: (callback: IdleRequestCallback) => waiting.push(callback), rest });
}

/** Undoes what tests do to pages through the driver. */
const reset = (page: Page): Promise<unknown> =>
  Promise.all([
    page.setRequestInterception(false),
    page.setJavaScriptEnabled(true),
    page.setOfflineMode(false),
    page.setViewport({ width: 800, height: 600 }),
    page.emulateTimezone(),
    page.emulateMediaType(),
    page.emulateMediaFeatures(),
  ]);

const listenersOf = (page: Page): number =>
  (['console', 'dialog', 'pageerror', 'request', 'response'] as const).reduce(
    (sum, name) => sum + page.listenerCount(name),
    0,
  );

/**
 * Visits sites, each at an origin of its own, so that they share no cache or storage.
 * @param keepsPages whether a page that has been left is used for later visits, since to open one takes longer than all else in a visit
 */
export function visitorIn(browser: Browser, keepsPages: boolean): Visitor {
  const free: Page[] = [];
  let leaving: (() => Promise<void>)[] = [];

  async function newPage(): Promise<Page> {
    // A context has a window of its own, in which its page is seen.
    const page = await (await browser.createBrowserContext()).newPage();
    // Windows of other tests may be in front of it.
    await page.emulateFocusedPage(true);
    // Generous, because a slow or shared machine is no failure.
    page.setDefaultTimeout(120_000);
    return page;
  }

  /** Serves the page and opens it; resolves when its document has been parsed. */
  async function visit(site: Site): Promise<Visit> {
    const requests: string[] = [];
    const complaints: string[] = [];
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));

    const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
      const url = request.url!;
      const path = url.replace(/\?.*/, '');
      const found = await answerOf(site, origin, url);
      if (found?.text !== picture) requests.push(url);
      if (site.hold?.test(path)) await released;
      const cached = site.isCached && !path.startsWith('/api/') ? { 'cache-control': 'max-age=3600' } : {};
      response
        .writeHead(found ? (found.status ?? 200) : 404, {
          'content-type': found?.type ?? 'text/plain',
          ...cached,
          ...found?.headers,
        })
        .end(found?.text);
    };
    let open = 0;
    let quietSince = performance.now();
    const server = await listen((request, response) => {
      open += 1;
      response.once('close', () => {
        open -= 1;
        quietSince = performance.now();
      });
      void serve(request, response);
    });
    const requested = async (count: number) => {
      while (requests.length < count) await once(server, 'request');
    };
    const origin = `http://${site.isPublic ? 'site.example' : '127.0.0.1'}:${(server.address() as AddressInfo).port}`;

    const page = free.pop() ?? (await newPage());
    const listenersBefore = listenersOf(page);
    const onConsole = (message: ConsoleMessage) => complaints.push(message.text());
    const onError = (error: unknown) => complaints.push(String(error));
    const onRequest = (request: HTTPRequest) => {
      if (!request.url().startsWith(origin) && !request.url().startsWith('data:'))
        complaints.push(`a request to ${request.url()}`);
    };
    page.on('console', onConsole).on('pageerror', onError).on('request', onRequest);
    // The day of the recordings begins, so that what they hold is to come.
    const ahead = site.hasOwnClock ? 0 : Date.UTC(2026, 10, 20) - Date.now();
    const scripts = [await page.evaluateOnNewDocument(prepareDocument, ahead)];
    if (site.prepare) scripts.push(await page.evaluateOnNewDocument(site.prepare));
    if (site.isWithoutScripts) await page.setJavaScriptEnabled(false);
    if (site.timeZone) await page.emulateTimezone(site.timeZone);

    leaving.push(async () => {
      page.off('console', onConsole).off('pageerror', onError).off('request', onRequest);
      // Who listens to a page would meet later visits, and so would a clock of its own.
      if (keepsPages && !site.hasOwnClock && !page.isClosed() && listenersOf(page) === listenersBefore) {
        await reset(page);
        for (const { identifier } of scripts) await page.removeScriptToEvaluateOnNewDocument(identifier);
        await page.goto(origin + emptyPath);
        free.push(page);
      } else await page.browserContext().close();
      server.closeAllConnections();
      server.close();
    });
    // Counted by the server: the driver's own count of open requests goes on from one visit of a page to the next, and one end that it misses lets it wait forever.
    quietPages.set(page, async () => {
      quietSince = performance.now();
      while (open || performance.now() - quietSince < idleTime) await setTimeout(idleTime / 10);
    });
    const rest = async () => {
      await page.evaluate('rest()');
      await quiet(page);
    };
    await page.goto(origin, { waitUntil: 'domcontentloaded' });
    return { page, requests, complaints, requested, release, rest };
  }

  const leave = async () => {
    const visits = leaving;
    leaving = [];
    await Promise.all(visits.map((one) => one()));
  };
  return { visit, leave };
}

/** Flags with which a browser finds the host of public pages. */
export const hostFlags = ['--host-resolver-rules=MAP site.example 127.0.0.1'];

/** Starts a browser for fresh pages. */
export async function openBrowser(): Promise<Visitor & { readonly close: () => Promise<void> }> {
  const options = chromiumOptions();
  const browser = await puppeteer.launch({ ...options, args: [...options.args, ...hostFlags] });
  return { ...visitorIn(browser, false), close: () => browser.close() };
}

/** A file of dist/ and all that it imports. */
function withImports(first: string): string[] {
  const files = new Set([first]);
  for (const file of files) {
    const { body } = parseAst(readFileSync(join('dist', file), 'utf8'));
    for (const node of body) if ('source' in node && node.source) files.add(join(dirname(file), node.source.value));
  }
  return [...files];
}

/** The files of dist/ by which a page with `<cal-event-list>` shows events in English, and those of the element, which come after. */
export function pageFiles(): { readonly first: readonly string[]; readonly later: readonly string[] } {
  const paint = readdirSync('dist/chunks').find((file) => file.startsWith('paint-cal-event-list-'))!;
  const first = ['cal-elements.js', ...withImports(`chunks/${paint}`)];
  const [, ...element] = withImports('elements/cal-event-list.js');
  return { first, later: element.filter((file) => !first.includes(file)) };
}

import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, extname, join } from 'node:path/posix';
import puppeteer, { type BrowserContext, type Page } from 'puppeteer-core';
import { parseAst } from 'vite';
import { chromiumOptions, firefoxOptions } from '../../scripts/find-browser.mjs';
import { recordedBody } from '../recordings.js';

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
  /** Runs the page's idle callbacks; they never run by themselves, so that they disturb no other test. */
  readonly rest: () => Promise<void>;
}

export interface Site {
  /** The body of the page; `api` is the attributes that name the stub API. */
  readonly body: (api: string) => string | Promise<string>;
  readonly lang?: string;
  /** `utf-8` by default; `windows-1252` is what browsers take where a page declares none. */
  readonly charset?: string;
  /** Whether the page has the host name of a public site instead of localhost. */
  readonly isPublic?: boolean;
  /** Response headers of the page. */
  readonly headers?: Record<string, string>;
  /** Whether the page runs no scripts. */
  readonly isWithoutScripts?: boolean;
  /** Zone of the visitor. */
  readonly timeZone?: string;
  /** Whether the test sets the clock of the page. */
  readonly hasOwnClock?: boolean;
  /** Whether the browser may keep the page, its files and images for an hour. */
  readonly isCached?: boolean;
  /** Paths whose responses wait for `release()`. */
  readonly hold?: RegExp;
  /** Runs in the page before any of its scripts. */
  readonly prepare?: () => void;
  /** The response body for a path of the API with its query; the recorded list as the only page by default. */
  readonly api?: (path: string) => object | undefined;
  /** Paths of the API that it has no route for. */
  readonly missing?: RegExp;
  /** Changes the files of dist/ that are served at `/copy/`. */
  readonly copy?: (text: string) => string;
  /** The folder that is served at `/dist/`; `dist` by default. */
  readonly folder?: string;
}

/** Whether `ENGINE=firefox` asks for Firefox, whose driver cannot switch off scripts or read the tree of a screen reader. */
export const isFirefox = process.env.ENGINE === 'firefox';

const types: Record<string, string> = { '.js': 'text/javascript', '.json': 'application/json', '.html': 'text/html; charset=utf-8' };
const events = { ...recordedBody('events.list.default'), total: 10, total_pages: 1 };
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';

async function answer(
  site: Site,
  origin: string,
  url: string,
): Promise<{ type: string; text: string; status?: number; headers?: Record<string, string> } | undefined> {
  const path = url.replace(/\?.*/, '');
  if (path === '/') {
    const body = await site.body(`base-url="${origin}/api"`);
    const { charset = 'utf-8' } = site;
    const text = `<!doctype html><html lang="${site.lang ?? 'en'}"><meta charset="${charset}"><title>Page</title><body>${body}</body></html>`;
    return { type: `text/html; charset=${charset}`, text, headers: site.headers };
  }
  if (path.startsWith('/api/') && site.missing?.test(path))
    return { type: 'application/json', text: '{"code":"rest_no_route"}', status: 404 };
  if (path.startsWith('/api/'))
    return {
      type: 'application/json',
      text: JSON.stringify(site.api?.(url) ?? events).replaceAll('https://calendar.example', origin),
      headers: { 'access-control-allow-origin': '*' },
    };
  if (/\.(jpe?g|png|ico)$/.test(path)) return { type: 'image/svg+xml', text: picture };
  const [, copied, file] = /^\/(dist|copy)\/([\w./-]+)$/.exec(path) ?? [];
  const { folder = 'dist' } = site;
  if (!file || !existsSync(`${folder}/${file}`)) return undefined;
  const text = readFileSync(`${folder}/${file}`, 'utf8');
  return { type: types[extname(file)] ?? 'text/plain', text: copied === 'copy' && site.copy ? site.copy(text) : text };
}

export interface Visitor {
  readonly visit: (site: Site) => Promise<Visit>;
  /** Closes the pages and their servers. */
  readonly leave: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Starts a browser with further flags; its visits share no cache or storage. */
export async function openBrowser(...flags: string[]): Promise<Visitor> {
  const options = chromiumOptions();
  const chromium = { ...options, args: [...options.args, '--host-resolver-rules=MAP site.example 127.0.0.1', ...flags] };
  const firefox = { ...firefoxOptions(), extraPrefsFirefox: { 'network.dns.localDomains': 'site.example' } };
  const browser = await puppeteer.launch(isFirefox ? firefox : chromium);
  let contexts: BrowserContext[] = [];
  let servers: ReturnType<typeof createServer>[] = [];

  /** Serves the page and opens it in a browser without a cache; resolves when its document has been parsed. */
  async function visit(site: Site): Promise<Visit> {
    const requests: string[] = [];
    const complaints: string[] = [];
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));

    const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
      const url = request.url!;
      const path = url.replace(/\?.*/, '');
      const found = await answer(site, origin, url);
      if (found?.text !== picture) requests.push(url);
      if (site.hold?.test(path)) await released;
      const cached = site.isCached && !path.startsWith('/api/') ? { 'cache-control': 'max-age=3600' } : {};
      response
        .writeHead(found ? (found.status ?? 200) : 404, { 'content-type': found?.type ?? 'text/plain', ...cached, ...found?.headers })
        .end(found?.text);
    };
    const server = createServer((request, response) => void serve(request, response)).listen(0, '127.0.0.1');
    servers.push(server);
    await once(server, 'listening');
    const requested = async (count: number) => {
      while (requests.length < count) await once(server, 'request');
    };
    const origin = `http://${site.isPublic ? 'site.example' : '127.0.0.1'}:${(server.address() as AddressInfo).port}`;

    const context = await browser.createBrowserContext();
    contexts.push(context);
    const page = await context.newPage();
    if (site.isWithoutScripts) await page.setJavaScriptEnabled(false);
    if (site.timeZone) await page.emulateTimezone(site.timeZone);
    // Generous, because a slow or shared machine is no failure.
    page.setDefaultTimeout(120_000);
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('request', (request) => {
      // Firefox tells of addresses that hold what they name, too.
      if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) complaints.push(`a request to ${request.url()}`);
    });
    await page.evaluateOnNewDocument(() =>
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`violates ${violatedDirective}: ${blockedURI}`),
      ),
    );
    // The day of the recordings begins, so that what they hold is to come.
    if (!site.hasOwnClock)
      await page.evaluateOnNewDocument(
        (ahead) => {
          const readClock = Date.now;
          Date.now = () => readClock() + ahead;
        },
        Date.UTC(2026, 10, 20) - Date.now(),
      );
    await page.evaluateOnNewDocument(() => {
      const waiting: IdleRequestCallback[] = [];
      const deadline: IdleDeadline = { didTimeout: false, timeRemaining: () => 50 };
      const rest = () => waiting.splice(0).forEach((callback) => callback(deadline));
      Object.assign(globalThis, { requestIdleCallback: (callback: IdleRequestCallback) => waiting.push(callback), rest });
    });
    const rest = async () => {
      await page.evaluate('rest()');
      await page.waitForNetworkIdle();
    };
    if (site.prepare) await page.evaluateOnNewDocument(site.prepare);
    await page.goto(origin, { waitUntil: 'domcontentloaded' });
    return { page, requests, complaints, requested, release, rest };
  }

  const leave = async () => {
    await Promise.all(contexts.map((context) => context.close()));
    for (const server of servers) server.closeAllConnections();
    for (const server of servers) server.close();
    contexts = [];
    servers = [];
  };
  return { visit, leave, close: () => browser.close() };
}

/** The files of dist/ that a page with `<cal-event-list>` needs before it can show events in English: the first script and the element's chunks. */
export function pageFiles(): string[] {
  const door = 'elements/cal-event-list.js';
  const files = new Set([door]);
  for (const file of files) {
    const { body } = parseAst(readFileSync(join('dist', file), 'utf8'));
    for (const node of body) if ('source' in node && node.source) files.add(join(dirname(file), node.source.value));
  }
  files.delete(door);
  return [...files];
}

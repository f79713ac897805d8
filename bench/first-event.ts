/** Prints when the first event of a list is painted on a slow line and processor, with prerendering and without; writes all to bench/first-event.json. */
import { writeFileSync, readFileSync, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpus } from 'node:os';
import { gzipSync } from 'node:zlib';
import puppeteer, { type Browser } from 'puppeteer-core';
import { chromiumOptions } from '../scripts/find-browser.mjs';
import { prerender } from '../src/prerender/index.js';
import { events } from '../test/pages/large-pages.js';

const [, , results, peer] = process.argv as [string, string, string, string?];
const rounds = 15;

/** The preset "Slow 4G" of the developer tools; the processor is four times slower. */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: (1.6e6 / 8) * 0.9, uploadThroughput: (750e3 / 8) * 0.9 };

/** The least that shows title, date and venue of the same ten events. */
const floorScript = `
  const words = new Intl.DateTimeFormat('en', { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  const decoder = document.createElement('textarea');
  const list = document.body.appendChild(document.createElement('ol'));
  const { events } = await (await fetch('/api/cal/events/v1/events?page=1&per_page=10')).json();
  for (const { title, start_date, venue } of events) {
    const item = list.appendChild(document.createElement('li'));
    decoder.innerHTML = title;
    item.appendChild(document.createElement('b')).textContent = decoder.value;
    item.append(' ', words.format(new Date(start_date.replace(' ', 'T') + 'Z')), ' ', [venue].flat()[0]?.venue ?? '');
  }`;

const answer = events(28, 10);

const page = (body: string) =>
  `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Events</title><body>${body}</body></html>`;
const module = (code: string) => page(`<script type="module">${code.replaceAll('</script', '<\\/script')}</script>`);

const bodies = new Map<string, string>();
let calendarRequests = 0;
let bytes = 0;
const types: Record<string, string> = { js: 'text/javascript', json: 'application/json' };
const server = createServer(({ url = '' }, response) => {
  const path = url.replace(/\?.*/, '');
  const send = (type: string, text: string) => {
    const compressed = gzipSync(text);
    bytes += compressed.length;
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'content-encoding': 'gzip' }).end(compressed);
  };
  if (path.startsWith('/api/')) {
    calendarRequests++;
    return send(types.json!, JSON.stringify(answer(url)));
  }
  const body = bodies.get(path);
  if (body !== undefined) return send('text/html', body);
  if (/^\/dist\/[\w./-]+\.js$/.test(path) && existsSync(path.slice(1))) return send(types.js!, readFileSync(path.slice(1), 'utf8'));
  return response.writeHead(404).end();
}).listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const script = '<script type="module" src="/dist/cal-elements.js"></script>';
const list = page(`${script}<cal-event-list base-url="${origin}/api" range="all" time-zone="UTC"></cal-event-list>`);
const contestants: readonly (readonly [name: string, path: string, body: string])[] = [
  ['written by hand', '/floor', module(floorScript)],
  ['cal-event-list', '/list', list],
  ['prerendered', '/prerendered', (await prerender(list)).html],
  ['prerendered, no data', '/no-data', (await prerender(list, { data: false })).html],
  ...(peer ? ([['FullCalendar 7', '/peer', module(`globalThis.lists = 1;${readFileSync(peer, 'utf8')}`)]] as const) : []),
];
for (const [, path, body] of contestants) bodies.set(path, body);

/** Tells when the frame has been painted in which the first title is seen. */
function watchFirstTitle(): void {
  const { port1, port2 } = new MessageChannel();
  const found = { first: 0 };
  Object.assign(globalThis, { found });
  port1.onmessage = () => (found.first ||= performance.now());
  const isSeen = (root: ParentNode): boolean =>
    [...root.querySelectorAll<HTMLElement>('li, .title, cal-event-list, a, div')].some(
      (one) =>
        (one.shadowRoot !== null && isSeen(one.shadowRoot)) ||
        (one.textContent.includes('Event 1 &') && one.checkVisibility() && one.offsetHeight > 0),
    );
  const look = () => {
    if (document.body && isSeen(document.body)) return port2.postMessage(0);
    requestAnimationFrame(look);
  };
  look();
}

interface Figures {
  readonly first: number;
  readonly toCalendar: number;
  readonly bytes: number;
}

async function measure(browser: Browser, path: string): Promise<Figures> {
  const context = await browser.createBrowserContext();
  const tab = await context.newPage();
  const session = await tab.createCDPSession();
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await tab.evaluateOnNewDocument(watchFirstTitle);
  [calendarRequests, bytes] = [0, 0];
  await tab.goto(origin + path, { waitUntil: 'networkidle0', timeout: 120_000 });
  const first = (await tab.evaluate('found.first')) as number;
  await context.close();
  return { first, toCalendar: calendarRequests, bytes };
}

const median = (numbers: readonly number[]) => [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)]!;

const browser = await puppeteer.launch(chromiumOptions());
const measured = new Map<string, Figures[]>(contestants.map(([name]) => [name, []]));
// In turn, so that other load on the machine slows all alike. The first visits warm up the browser.
for (let round = -1; round < rounds; round++) {
  for (const [name, path] of contestants) {
    const figures = await measure(browser, path);
    if (round >= 0) measured.get(name)!.push(figures);
  }
}
await browser.close();
server.close();

const floor = measured.get('written by hand')!;
console.log(
  `\n${`first event painted, ${rounds} rounds`.padEnd(32)}${['median ms', '× floor', 'HTML B', 'all B', 'requests'].map((head) => head.padStart(11)).join('')}`,
);
const rows = contestants.map(([name, , body]) => {
  const figures = measured.get(name)!;
  const ratio = median(figures.map(({ first }, round) => first / floor[round]!.first));
  return {
    name,
    first: median(figures.map(({ first }) => first)),
    ratio,
    html: gzipSync(body).length,
    bytes: figures[0]!.bytes,
    toCalendar: figures[0]!.toCalendar,
  };
});
for (const { name, first, ratio, html, bytes: all, toCalendar } of rows)
  console.log(
    `${name.padEnd(32)}${[first.toFixed(0), ratio.toFixed(2), html, all, toCalendar].map((figure) => String(figure).padStart(11)).join('')}`,
  );
writeFileSync(results, `${JSON.stringify({ cpu: cpus()[0]?.model, rows, measured: Object.fromEntries(measured) }, undefined, 2)}\n`);

/**
 * Prints how long the desk takes to open with 100,000 events, 2,000 of them pending, and what it requests; writes all
 * to bench/desk.json.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { chromiumOptions } from '../test/runner/find-browser.mjs';
import { createService, importRecords } from '../src/service/index.js';
import { makeCalendar, now, words } from './calendar.js';

const [, , program, results] = process.argv as [string, string, string, string];
const size = { events: 100_000, venues: 5_000 };
const pending = 2_000;
const rounds = 15;
const folder = mkdtempSync(join(tmpdir(), 'cal-elements-bench-'));
const database = join(folder, 'calendar.sqlite');

const service = await createService({ database, now: () => now });
const { events, ...rest } = makeCalendar(size);
await importRecords(service, {
  ...rest,
  events: events.map((event, index) => (index % (size.events / pending) ? event : { ...event, status: 'pending' })),
});
await service.close();

const serving = spawn(process.execPath, [program, 'serve', '--database', database, '--port', '0'], {
  stdio: ['ignore', 'pipe', 'pipe'],
});
const link = await new Promise<string>((found, fail) => {
  let said = '';
  const hear = (text: Buffer) => {
    said += String(text);
    const [, setup] = /(http:\S+#setup=\S+)/.exec(said) ?? [];
    if (setup && said.includes('listening on')) found(setup);
  };
  serving.stdout.on('data', hear);
  serving.stderr.on('data', hear);
  serving.once('exit', () => fail(new Error(`The service has ended: ${said}`)));
});

const browser = await puppeteer.launch(chromiumOptions());
const page = await browser.newPage();
const field = (name: string) => page.locator(`>>> ::-p-aria([name="${name}"])`);
const { origin } = new URL(link);
await page.goto(link);
await field('User name').fill('maria');
await field('New password').fill('correct horse battery');
await field('New password, again').fill('correct horse battery');
await page.keyboard.press('Enter');

/** Resolves when the frame has been painted in which a desk shows its rows. */
function watchRows(): void {
  const { port1, port2 } = new MessageChannel();
  const found = { rows: 0, at: 0 };
  Object.assign(globalThis, { found });
  port1.onmessage = () => (found.at ||= performance.now());
  const look = () => {
    found.rows = document.querySelector('cal-admin')?.shadowRoot?.querySelectorAll('[part~="row"]').length ?? 0;
    if (found.rows) port2.postMessage(0);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
await page.waitForFunction(() => document.querySelector('cal-admin')?.shadowRoot?.querySelector('[part~="row"]'));
await page.evaluateOnNewDocument(watchRows);

const half = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** The median of several openings, each by a load of the page. */
async function open(name: string, path: string) {
  const times: number[] = [];
  let requests: string[] = [];
  let rows = 0;
  page.removeAllListeners('request');
  page.on('request', (request) => {
    if (/\/cal\//.test(request.url())) requests.push(new URL(request.url()).pathname + new URL(request.url()).search);
  });
  for (let round = 0; round < rounds; round++) {
    requests = [];
    await page.goto('about:blank');
    await page.goto(`${origin}/admin${path}`);
    await page.waitForFunction(() => (globalThis as unknown as { found: { at: number } }).found.at > 0);
    const found = await page.evaluate(() => (globalThis as unknown as { found: { at: number; rows: number } }).found);
    times.push(found.at);
    rows = found.rows;
  }
  await page.waitForNetworkIdle();
  return { name, milliseconds: half(times), slowest: Math.max(...times), rows, requests };
}

const rows = [
  await open('all events', ''),
  await open('pending ones', '#desk-status=pending'),
  await open('the last page of pending ones', '#desk-status=pending&desk-page=40'),
  await open('the last page of all', `#desk-page=${size.events / 50}`),
  await open('a search', `#desk-search=${words[20]}`),
];
await browser.close();
serving.kill();
rmSync(folder, { recursive: true });

console.log(
  `\n${size.events} events, ${pending} of them pending; milliseconds from the start of the visit to the first rows\n`,
);
console.log(`${'desk'.padEnd(32)} median  slowest  rows  requests`);
for (const { name, milliseconds, slowest, rows: shown, requests } of rows)
  console.log(
    `${name.padEnd(32)} ${milliseconds.toFixed(0).padStart(6)} ${slowest.toFixed(0).padStart(8)} ${String(shown).padStart(5)}  ${requests.length}`,
  );
console.log(`\nrequests of the first: ${rows[0]!.requests.join('  ')}`);
writeFileSync(
  results,
  `${JSON.stringify({ cpu: cpus()[0]?.model, node: process.version, size, pending, rows }, undefined, 2)}\n`,
);
process.exit();

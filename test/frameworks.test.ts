// Installs the packed package into a small project for each framework, builds it, and uses its page in a browser.
import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import puppeteer, { type Browser, type HTTPRequest } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { chromiumOptions } from '../scripts/find-browser.mjs';
import { recordedBody } from './recordings.js';

interface Project {
  readonly name: string;
  readonly folder: string;
  /** What prints its address and then serves the page: after the build, or of the source. Files of dist/ are served by the test. */
  readonly serve?: Readonly<Record<'build' | 'source', readonly string[]>>;
}

const projects: readonly Project[] = [
  { name: 'Vite with TypeScript', folder: 'vite-typescript' },
  { name: 'React', folder: 'react' },
  { name: 'Vue', folder: 'vue' },
  { name: 'Svelte', folder: 'svelte' },
  { name: 'Angular', folder: 'angular' },
  { name: 'Preact', folder: 'preact' },
  { name: 'Solid', folder: 'solid' },
  { name: 'Astro', folder: 'astro' },
  {
    name: 'Next',
    folder: 'next',
    serve: { build: ['node_modules/.bin/next', 'start', '--port', '0'], source: ['node_modules/.bin/next', 'dev', '--port', '0'] },
  },
  {
    name: 'Nuxt',
    folder: 'nuxt',
    serve: { build: [process.execPath, '.output/server/index.mjs'], source: ['node_modules/.bin/nuxt', 'dev', '--port', '0'] },
  },
];

/** No program asks, counts its users or colors what it prints. */
const env = {
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  PORT: '0',
  HOST: '127.0.0.1',
  CI: '1',
  NO_COLOR: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  NUXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  NG_CLI_ANALYTICS: 'false',
};

const body: { events: { title: string }[] } = recordedBody('events.list.default');

const work = mkdtempSync(join(tmpdir(), 'cal-elements-frameworks-'));
let tarball: string;
let browser: Browser;
beforeAll(async () => {
  const [{ filename }] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', work], { encoding: 'utf8' }),
  ) as [{ filename: string }];
  tarball = join(work, filename);
  browser = await puppeteer.launch(chromiumOptions());
});
const started: ChildProcess[] = [];
const servers: Server[] = [];
afterEach(() => {
  for (const { pid } of started.splice(0)) process.kill(-pid!);
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});
afterAll(async () => {
  await browser.close();
  rmSync(work, { recursive: true });
});

/** Serves a folder as any web server does; resolves with its address. */
async function serveFolder(folder: string): Promise<string> {
  const types: Record<string, string> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' };
  const server = createServer(({ url }, response) => {
    const file = url === '/' ? '/index.html' : url!.replace(/\?.*/, '');
    response.setHeader('content-type', types[extname(file)] ?? 'text/plain').end(readFileSync(join(folder, file)));
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** Starts the server of a framework; resolves with the address that it prints. */
function start([program, ...parameters]: readonly string[], cwd: string): Promise<string> {
  const child = spawn(program!, parameters, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(child);
  return new Promise((done, fail) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += String(chunk);
      const port = /https?:\/\/\S+?:(\d+)/.exec(output)?.[1];
      if (port) done(`http://localhost:${port}/`);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', () => fail(new Error(`${program} ended: ${output}`)));
  });
}

/** Answers for the calendar, so that a project needs no server of ours. */
function answer(request: HTTPRequest, asked: URL[]): void {
  const url = new URL(request.url());
  if (!url.pathname.startsWith('/api/')) return void request.continue();
  asked.push(url);
  const events = body.events.slice(0, Number(url.searchParams.get('per_page') ?? 10));
  void request.respond({ contentType: 'application/json', body: JSON.stringify({ ...body, events }) });
}

/** Uses the page as a visitor does, who chooses the second event. */
async function use(address: string): Promise<void> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const complaints: string[] = [];
  const asked: URL[] = [];
  page.on('console', (message) => {
    // Lit says so to developers of any site.
    const isOfLit = message.text().startsWith('Lit is in dev mode');
    if (['error', 'warn'].includes(message.type()) && !isOfLit) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  // The day of the recording, so that what it holds is to come.
  await page.evaluateOnNewDocument(() => (Date.now = () => Date.UTC(2026, 10, 20)));
  await page.setRequestInterception(true);
  page.on('request', (request) => answer(request, asked));
  await page.goto(address);
  await page.waitForFunction(() => document.querySelector('#shown')?.textContent === '3');
  await page.waitForFunction(() => document.querySelectorAll('#own [data-cal=title]:not(template *)').length === 3);
  const links = await page.$$('#list >>> [part~="link"]');
  await links[1]!.click();
  await page.waitForFunction(() => document.querySelector('#chosen')?.textContent);
  const seen = await page.evaluate(() => ({
    address: location.pathname,
    attributes: ['class', 'role', 'aria-label'].map((name) => document.querySelector('#list')!.getAttribute(name)),
    chosen: document.querySelector('#chosen')!.textContent,
    ownCards: [...document.querySelectorAll('#own [data-cal=title]:not(template *)')].map(({ textContent }) => textContent),
    copiesOfLit: (globalThis as unknown as { litElementVersions: unknown[] }).litElementVersions.length,
  }));
  const titles = body.events.map(({ title }) => title);
  expect(seen).to.deep.equal({
    address: '/',
    attributes: ['calendar', 'region', 'Events'],
    chosen: titles[1],
    ownCards: titles.slice(0, 3),
    copiesOfLit: 1,
  });
  // Each list asks for its next page, too, once the page has nothing else to do.
  const filters = asked.map(({ searchParams }) => `${searchParams.get('per_page')} ${searchParams.get('featured')}`);
  expect([...new Set(filters)].sort()).to.deep.equal(['3 false', '3 null']);
  expect(complaints).to.deep.equal([]);
  await context.close();
}

const run = promisify(execFile);
for (const { name, folder, serve } of projects)
  describe(name, () => {
    const cwd = resolve('test/frameworks', folder);

    it('installs the packed package, and builds with its types', async () => {
      // The tarball differs from build to build, so no lock file can name it.
      await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd, env });
      await run('npm', ['install', '--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--prefer-offline', tarball], { cwd, env });
      await run('npm', ['run', 'build'], { cwd, env });
    });

    it('shows events, own cards and what was chosen', async () => {
      await use(serve ? await start(serve.build, cwd) : await serveFolder(join(cwd, 'dist')));
    });

    if (serve)
      it('finds on the page what the server rendered, also while it is developed', async () => {
        await use(await start(serve.source, cwd));
      });
  });

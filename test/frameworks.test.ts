// Installs the packed package into a small project for each framework, builds it, and uses its page in a browser; and so for the code of
// docs/guide/prerendering.md, whose pages have their events without scripts.
import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import puppeteer, { type Browser, type HTTPRequest, type Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { chromiumOptions } from './runner/find-browser.mjs';
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
    serve: {
      build: ['node_modules/.bin/next', 'start', '--port', '0'],
      source: ['node_modules/.bin/next', 'dev', '--port', '0'],
    },
  },
  {
    name: 'Nuxt',
    folder: 'nuxt',
    serve: {
      build: [process.execPath, '.output/server/index.mjs'],
      source: ['node_modules/.bin/nuxt', 'dev', '--port', '0'],
    },
  },
];

/** A site whose pages have the events of a calendar by the code that stands under its name in the guide. */
interface Site {
  readonly name: string;
  readonly folder: string;
  /** Below the folder, whose packages it shares. */
  readonly root?: string;
  readonly build?: readonly string[];
  /** What the build wrote and the test serves, or what prints its address and serves the page. */
  readonly built: { readonly folder: string } | { readonly serve: readonly string[] };
  /** Whether a calendar that is away ends the build, so that the site stays what it was. */
  readonly needsCalendar?: true;
  /** Serves the page while it is developed, where frameworks say more about what they find on it. */
  readonly develop?: readonly string[];
}

const sites: readonly Site[] = [
  {
    name: 'Vite',
    folder: 'vite-typescript',
    root: 'prerendered',
    build: ['vite', 'build'],
    built: { folder: 'dist' },
    needsCalendar: true,
  },
  { name: 'Eleventy', folder: 'eleventy', build: ['eleventy'], built: { folder: '_site' }, needsCalendar: true },
  { name: 'Astro', folder: 'astro', root: 'prerendered', build: ['astro', 'build'], built: { folder: 'dist' } },
  {
    name: 'SvelteKit',
    folder: 'sveltekit',
    build: ['vite', 'build'],
    built: { folder: 'dist' },
    develop: ['vite', 'dev', '--port', '0', '--host', '127.0.0.1'],
  },
  {
    name: 'Nuxt',
    folder: 'nuxt',
    root: 'prerendered',
    build: ['nuxt', 'build'],
    built: { serve: [process.execPath, '.output/server/index.mjs'] },
    develop: ['nuxt', 'dev', '--port', '0'],
  },
  {
    name: 'Next',
    folder: 'next',
    root: 'prerendered',
    build: ['next', 'build'],
    needsCalendar: true,
    built: { serve: ['next', 'start', '--port', '0'] },
    develop: ['next', 'dev', '--port', '0'],
  },
  { name: 'Hono', folder: 'servers', built: { serve: [process.execPath, 'hono.js'] } },
  { name: 'Workers', folder: 'servers', built: { serve: [process.execPath, 'worker-host.js'] } },
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
  const types: Record<string, string> = {
    '.html': 'text/html; charset=utf-8',
    '.js': 'text/javascript',
    '.css': 'text/css',
  };
  const server = createServer(({ url }, response) => {
    const file = url === '/' ? '/index.html' : url!.replace(/\?.*/, '');
    response.setHeader('content-type', types[extname(file)] ?? 'text/plain').end(readFileSync(join(folder, file)));
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** Starts the server of a framework; resolves with the address that it prints. */
function start(
  [program, ...parameters]: readonly string[],
  cwd: string,
  environment: NodeJS.ProcessEnv = env,
): Promise<string> {
  const child = spawn(program!, parameters, {
    cwd,
    env: environment,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
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
  if (!url.pathname.startsWith('/api/') && url.origin !== 'https://example.org') return void request.continue();
  asked.push(url);
  const events = body.events.slice(0, Number(url.searchParams.get('per_page') ?? 10));
  const headers = { 'access-control-allow-origin': '*' };
  void request.respond({ contentType: 'application/json', headers, body: JSON.stringify({ ...body, events }) });
}

/** A page for one visitor, what its console complains about, and what the calendar is asked. */
async function visit() {
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
  await page.setRequestInterception(true);
  page.on('request', (request) => answer(request, asked));
  return { context, page, complaints, asked };
}

/** Uses the page as a visitor does, who chooses the second event. */
async function use(address: string): Promise<void> {
  const { context, page, complaints, asked } = await visit();
  // The day of the recording, so that what it holds is to come.
  await page.evaluateOnNewDocument(() => (Date.now = () => Date.UTC(2026, 10, 20)));
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
    ownCards: [...document.querySelectorAll('#own [data-cal=title]:not(template *)')].map(
      ({ textContent }) => textContent,
    ),
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

/** The titles that are seen in the list of a page. */
const titlesSeen = (page: Page) =>
  page.$$eval('cal-event-list >>> .title', (titles) =>
    titles.filter((title) => title.getBoundingClientRect().height).map(({ textContent }) => textContent.trim()),
  );

/** Opens a page with the events of the calendar in it, without scripts and with them. */
async function open(address: string): Promise<void> {
  const titles = body.events.map(({ title }) => title);
  const reader = await visit();
  await reader.page.setJavaScriptEnabled(false);
  await reader.page.goto(address);
  expect(await titlesSeen(reader.page)).to.deep.equal(titles);
  await reader.context.close();

  const { context, page, complaints, asked } = await visit();
  await page.goto(address);
  await page.waitForFunction(() => {
    const list = document.querySelector('cal-event-list')!;
    return customElements.get('cal-event-list') && list.items && !list.shadowRoot!.querySelector('.printed');
  });
  await page.evaluate(() => document.querySelector('cal-event-list')!.settled);
  expect(await titlesSeen(page)).to.deep.equal(titles);
  // The first page came along; the list reads the next one once the page has nothing else to do.
  expect(asked.filter(({ searchParams }) => searchParams.get('page') !== '2').map(String)).to.deep.equal([]);
  expect(complaints).to.deep.equal([]);
  await context.close();
}

const guide = readFileSync('docs/guide/prerendering.md', 'utf8');

/** The code that stands in the guide under a name, and the file that its first line names. */
function codeOf(name: string): { file: string; code: string } {
  const [, file, code] = new RegExp(`^## ${name}\n[^#]*?\`\`\`jsx?\n// (\\S+)\n([^]*?)\`\`\``, 'm').exec(guide) ?? [];
  return { file: file!, code: code! };
}

const run = promisify(execFile);

const installs = new Map<string, Promise<void>>();

/** Installs the packages of a project and the packed one, once. */
function install(cwd: string): Promise<void> {
  const known = installs.get(cwd);
  if (known) return known;
  const installing = (async () => {
    // The tarball differs from build to build, so no lock file can name it.
    await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd, env });
    await run(
      'npm',
      ['install', '--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--prefer-offline', tarball],
      { cwd, env },
    );
  })();
  installs.set(cwd, installing);
  return installing;
}

for (const { name, folder, serve } of projects)
  describe(name, () => {
    const cwd = resolve('test/frameworks', folder);

    it('installs the packed package, and builds with its types', async () => {
      await install(cwd);
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

for (const { name, folder, root = '.', build, built, needsCalendar, develop } of sites)
  describe(`${name} with prerendered events`, () => {
    const project = resolve('test/frameworks', folder);
    const cwd = join(project, root);
    const PATH = `${join(project, 'node_modules/.bin')}:${env.PATH}`;
    // The calendar is one that no machine has.
    const environment = {
      ...env,
      PATH,
      NODE_OPTIONS: `--import ${pathToFileURL('test/frameworks/calendar.mjs').href}`,
    };

    it('builds with the code of the guide', async () => {
      await install(project);
      const { file, code } = codeOf(name);
      mkdirSync(dirname(join(cwd, file)), { recursive: true });
      writeFileSync(join(cwd, file), code);
      if (build) await run(build[0]!, build.slice(1), { cwd, env: environment });
    });

    it('shows events without scripts, and with them asks for none of those again', async () => {
      await open(
        'serve' in built ? await start(built.serve, cwd, environment) : await serveFolder(join(cwd, built.folder)),
      );
    });

    if (develop)
      it('finds on the page what the server rendered, also while it is developed', async () => {
        await open(await start(develop, cwd, environment));
      });

    it(
      needsCalendar
        ? 'ends the build where the calendar is away'
        : 'gives the page as it was where the calendar is away',
      async () => {
        const away = { ...environment, CALENDAR: 'away' };
        // Next remembers answers from build to build.
        rmSync(join(cwd, '.next/cache'), { recursive: true, force: true });
        const building = build ? run(build[0]!, build.slice(1), { cwd, env: away }) : undefined;
        if (needsCalendar) return void (await expect(building).rejects.toThrow(/cannot be reached/));
        await building;
        const address =
          'serve' in built ? await start(built.serve, cwd, away) : await serveFolder(join(cwd, built.folder));
        const response = await fetch(address);
        expect(response.status).to.equal(200);
        expect(await response.text())
          .to.match(/<cal-event-list [^>]*><\/cal-event-list>/)
          .and.not.contain('<template');
      },
    );
  });

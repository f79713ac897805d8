import { readdirSync, readFileSync, statSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import puppeteer, { type Browser, type BrowserContext, type HTTPRequest, type Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { chromiumOptions } from '../runner/find-browser.mjs';
import { atLeastOne } from '../at-least-one.js';
import { serveFolder } from './static-site.js';

const folder = 'demo/.vitepress/dist';
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let site: Awaited<ReturnType<typeof serveFolder>>;
let browser: Browser;
let contexts: BrowserContext[] = [];

beforeAll(async () => {
  // Built once, unless the elements have been built since.
  const timeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (timeOf(`${folder}/index.html`) <= timeOf('dist/integrity.json'))
    execFileSync('npm', ['run', '--silent', 'site:build'], { stdio: 'inherit' });
  site = await serveFolder(folder);
  browser = await puppeteer.launch(chromiumOptions());
});
afterEach(async () => {
  await Promise.all(contexts.map((context) => context.close()));
  contexts = [];
});
afterAll(async () => {
  await browser.close();
  site.close();
});

interface Options {
  readonly width?: number;
  readonly isWithoutScripts?: boolean;
  /** Whether the scripts of the elements cannot be loaded. */
  readonly isWithoutElements?: boolean;
}

/** Opens a page of the site and notes all that a console would show and each request to another host. */
async function open(path: string, { width = 1280, isWithoutScripts = false, isWithoutElements = false }: Options = {}) {
  const context = await browser.createBrowserContext();
  contexts.push(context);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.setDefaultTimeout(120_000);
  await page.setViewport({ width, height: 800 });
  if (isWithoutScripts) await page.setJavaScriptEnabled(false);
  let asked: Promise<unknown> | undefined;
  if (isWithoutElements) {
    const isOfElements = (request: HTTPRequest) => request.url().endsWith('/cal-elements/with-sample-data.js');
    await page.setRequestInterception(true);
    page.on('request', (request) => void (isOfElements(request) ? request.abort() : request.continue()));
    asked = page.waitForRequest(isOfElements);
  }
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol === 'http:' && origin !== site.origin) complaints.push(`a request to ${request.url()}`);
  });
  await page.evaluateOnNewDocument(() => {
    Object.assign(globalThis, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput)
          Object.assign(globalThis, { shifted: (globalThis as never as { shifted: number }).shifted + entry.value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(site.origin + path);
  return { page, complaints, asked };
}

/** Waits until an element, also in a frame, shows what a selector finds in its shadow root, or in those inside of it. */
const shows = (page: Page, host: string, selector: string) =>
  page.waitForFunction(
    (host, selector) => {
      const finds = (root: ParentNode): boolean =>
        [...root.querySelectorAll('*')].some(
          (one) => one.matches(selector) || (one.shadowRoot && finds(one.shadowRoot)),
        );
      const documents = [
        document,
        ...[...document.querySelectorAll('iframe')].map(({ contentDocument }) => contentDocument),
      ];
      const { shadowRoot } = documents.map((one) => one?.querySelector(host)).find((element) => element) ?? {};
      return shadowRoot && finds(shadowRoot);
    },
    {},
    host,
    selector,
  );

/** What axe finds wrong. The elements of the sample calendar are tested by themselves. */
async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe } = globalThis as never as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
}

const shiftOf = (page: Page) => page.evaluate(() => (globalThis as never as { shifted: number }).shifted);

/** The snippets of HTML on a page, as a visitor would copy them. */
const snippetsOf = (page: Page, selector: string) =>
  page.$$eval(selector, (codes) => codes.map(({ textContent }) => textContent));

describe('the site', () => {
  for (const width of [375, 1280])
    it(`shows events on its front page, in three looks, ${width} pixels wide`, async () => {
      const { page, complaints } = await open('/', { width });
      // At once, before a visitor has scrolled to it.
      await shows(page, width < 600 ? '.next cal-event-list' : 'cal-calendar', '[part~="card"], [part~="event"]');
      await page.$eval('.calendar', (section) => section.scrollIntoView());
      await shows(page, 'cal-calendar', '[part~="event"], [part~="day"]');
      for (const look of ['gallery', 'festival', 'club']) {
        await page.$eval(`.theme-${look}`, (brand) => brand.scrollIntoView());
        await shows(page, `.theme-${look} cal-event-list`, '[part~="card"]');
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).to.equal(width);
      expect(await violationsOf(page)).to.deep.equal([]);
      expect(await shiftOf(page)).to.be.at.most(0.05);
      expect(complaints).to.deep.equal([]);
    });

  it('lets visitors change the HTML of an element, its custom properties and its parts, and logs its events', async () => {
    const { page, complaints } = await open('/elements/cal-event-list.html');
    await shows(page, 'cal-event-list', '[part~="card"]');
    const hasColumns = (count: number) =>
      page.waitForFunction(
        (count) => {
          const cards = [
            ...document.querySelector('.live cal-event-list')!.shadowRoot!.querySelectorAll('[part~="card"]'),
          ];
          return new Set(cards.map((card) => card.getBoundingClientRect().left)).size === count;
        },
        {},
        count,
      );
    await hasColumns(2);
    await page.locator('.live-example summary').click();
    await page.locator('::-p-xpath(//label[code="--cal-card-min"]/input)').fill('30rem');
    await hasColumns(1);

    await page
      .locator('.live-example textarea')
      .fill('<cal-event-list base-url="/cal-elements/sample" layout="compact" limit="3"></cal-event-list>');
    await page.waitForSelector('.live cal-event-list[layout="compact"]');
    await shows(page, '.live cal-event-list', '[part~="card"]');
    await page.waitForFunction(() => /cal-data .*total: /.test(document.querySelector('.log')!.textContent));

    await page.hover('::-p-xpath(//h2[@id="parts"]/following-sibling::table[1]//tr[td[1]/code="title"])');
    await page.waitForFunction(() => {
      const title = document.querySelector('.live cal-event-list')!.shadowRoot!.querySelector('[part~="title"]')!;
      return getComputedStyle(title).outlineStyle === 'solid';
    });
    expect(await violationsOf(page)).to.deep.equal([]);
    expect(await shiftOf(page)).to.be.at.most(0.05);
    expect(complaints).to.deep.equal([]);
  });

  for (const [path, host] of [
    ['/', '.next cal-event-list'],
    ['/elements/cal-event-list.html', '.live cal-event-list'],
  ] as const)
    it(`shows the events that are written into ${path} until the elements are there`, async () => {
      const { page, asked } = await open(path, { width: 375, isWithoutElements: true });
      await page.$eval('.calendar, .live', (box) => box.scrollIntoView());
      // The page asks for the elements when its scripts have taken it over.
      await asked;
      await shows(page, host, '[part~="card"]');
      expect(await page.$eval(host, (list) => list.matches(':defined'))).to.equal(false);
    });

  it('filters, searches and pages its sample calendar in the browser', async () => {
    const { page, complaints } = await open('/elements/cal-event-list.html');
    await shows(page, 'cal-event-list', '[part~="card"]');
    const show = async (attributes: string) => {
      await page
        .locator('.live-example textarea')
        .fill(`<cal-event-list id="x" base-url="/cal-elements/sample" ${attributes}></cal-event-list>`);
      await page.waitForFunction(
        (text) => document.querySelector('.live #x')?.outerHTML.includes(text),
        {},
        attributes,
      );
      await shows(page, '.live #x', '[part~="card"]');
      return page.$eval('.live #x', (list) => {
        const { items, total } = list as never as { items: { title: string }[]; total: number };
        return { total, titles: items.map(({ title }) => title) };
      });
    };
    const all = await show('per-page="5"');
    const found = await show('per-page="5" search="lamp"');
    const second = await show('per-page="5" page="2"');
    const parent = await show('per-page="5" categories="stage"');
    expect(all.total).to.be.greaterThan(50);
    expect(found.total).to.be.greaterThan(0).and.below(all.total);
    for (const title of atLeastOne(found.titles)) expect(title).to.match(/lamp/i);
    expect(second.titles).to.not.deep.equal(all.titles);
    // Events carry the categories below it.
    expect(parent.total).to.be.greaterThan(0).and.below(all.total);
    expect(complaints).to.deep.equal([]);
  });

  it('finds pages', async () => {
    const { page, complaints } = await open('/get-started.html');
    await page.locator('.VPNavBarSearch button').click();
    await page.locator('.VPLocalSearchBox input').fill('consent');
    await page.waitForFunction(() =>
      document.querySelector('.VPLocalSearchBox .result')?.getAttribute('href')?.includes('/guide/maps'),
    );
    expect(complaints).to.deep.equal([]);
  });

  it('shows its calendar in another look by one press', async () => {
    const { page, complaints } = await open('/');
    await shows(page, 'cal-calendar', '[part~="event"]');
    const background = () => page.$eval('.front > .calendar', (box) => getComputedStyle(box).backgroundColor);
    const before = await background();
    await page.locator('.looks button::-p-text(Festival)').click();
    await page.waitForSelector('.looks button[aria-pressed="true"]::-p-text(Festival)');
    expect(await background()).not.to.equal(before);
    expect(await violationsOf(page)).to.deep.equal([]);
    expect(complaints).to.deep.equal([]);
  });

  it('writes a snippet in the playground', async () => {
    const { page, complaints } = await open('/playground.html');
    await shows(page, 'cal-event-list', '[part~="card"]');
    // However far the form is scrolled, its preview and its snippet are in view.
    await page.evaluate(() => scrollTo(0, 900));
    const shown = await page.$$eval('.preview, textarea.snippet', (boxes) =>
      boxes.map((box) => box.getBoundingClientRect()).every(({ top, bottom }) => top >= 0 && bottom <= innerHeight),
    );
    expect(shown).to.equal(true);
    await page.locator('select#element').fill('cal-tag-list');
    await shows(page, 'cal-tag-list', '[part~="item"]');
    await page.waitForFunction(() =>
      document.querySelector<HTMLTextAreaElement>('textarea.snippet')!.value.includes('<cal-tag-list '),
    );
    expect(await violationsOf(page)).to.deep.equal([]);
    expect(await shiftOf(page)).to.be.at.most(0.05);
    expect(complaints).to.deep.equal([]);
  });

  it('leads from events to their pages', async () => {
    const { page, complaints } = await open('/item.html?event=lantern-night');
    await shows(page, 'cal-event-detail', 'h1, [role="heading"][aria-level="1"]');
    await shows(page, 'cal-event-detail', '.leaflet-tile-loaded');
    expect(complaints).to.deep.equal([]);
  });

  for (const path of [
    '/get-started.html',
    '/elements/index.html',
    '/elements/cal-admin.html',
    '/themes.html',
    '/right-to-left.html',
    '/guide/themes.html',
    '/operating.html',
  ])
    it(`has no barriers on ${path}`, async () => {
      const { page, complaints } = await open(path, { width: 375 });
      if (await page.$('main cal-event-list')) await shows(page, 'main cal-event-list', '[part~="card"]');
      expect(await violationsOf(page)).to.deep.equal([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).to.equal(375);
      expect(await shiftOf(page)).to.be.at.most(0.05);
      expect(complaints).to.deep.equal([]);
    });

  it('shows code in colors', async () => {
    const { page } = await open('/get-started.html');
    const colors = await page.$eval('.language-html code', (code) =>
      [code, ...code.querySelectorAll('.code-tag, .code-name, .code-string')].map(
        (part) => getComputedStyle(part).color,
      ),
    );
    expect(new Set(colors).size).to.equal(4);
  });

  it('has snippets that show events wherever they are pasted', async () => {
    const { page } = await open('/');
    await page.waitForFunction(
      (origin) => document.querySelector('main pre')!.textContent.includes(origin),
      {},
      site.origin,
    );
    const snippets = await snippetsOf(page, 'main pre code');
    await page.goto(`${site.origin}/get-started.html`);
    await page.waitForFunction(
      (origin) => document.querySelector('.language-html code')!.textContent.includes(origin),
      {},
      site.origin,
    );
    snippets.push(...(await snippetsOf(page, '.language-html code')));
    expect(snippets.length).to.equal(3);
    for (const snippet of snippets) {
      site.pages.set(
        '/somewhere.html',
        `<!doctype html><html lang="en"><title>Page</title><link rel="icon" href="data:,">${snippet}`,
      );
      const { page, complaints } = await open('/somewhere.html');
      await shows(page, 'cal-calendar, cal-event-list', '[part~="card"], [part~="event"]');
      expect(complaints, snippet).to.deep.equal([]);
    }
  });

  it('can be read without scripts', async () => {
    const { page } = await open('/', { isWithoutScripts: true });
    const textOf = () => page.$eval('main', (main) => main.innerText);
    expect(await textOf())
      .to.include('in one tag')
      .and.include('<cal-calendar base-url=')
      .and.include('needs JavaScript');
    await page.goto(`${site.origin}/elements/cal-event-list.html`);
    expect(await textOf())
      .to.include('--cal-card-min')
      .and.include('group-by');
    // Its events are written into the page.
    const cards = await page.$eval(
      '.live cal-event-list',
      (list) => list.shadowRoot!.querySelectorAll('[part~="card"]').length,
    );
    expect(cards).to.equal(6);
    await page.goto(`${site.origin}/themes.html`);
    expect(await textOf()).to.include('Town hall');
  });

  it('allows no style and no script in its pages but by their hashes', () => {
    const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.html') && !file.startsWith('cal-elements/'),
    );
    for (const file of atLeastOne(pages)) {
      const [, policy] = /Content-Security-Policy" content="([^"]*)"/.exec(readFileSync(`${folder}/${file}`, 'utf8'))!;
      expect(policy, file)
        .to.match(/style-src 'self'( 'sha256-[^']*')*;/)
        .and.to.not.include('unsafe');
    }
  });
});

// Weighs what the pages of views load: before their first event stands and in all, what stands twice in it, what is not
// theirs, and what waits for what.
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { runnerImport } from 'vite';
import { weightsFile } from './plan-chunks.mjs';

const load = async (file) => (await runnerImport(file, { configFile: false, logLevel: 'warn' })).module;
const { events } = await load('./test/pages/large-pages.ts');
const { venues } = await load('./test/pages/venues.ts');

/**
 * The page of each view: its element, what shows that its first event stands, the answers of its server, and the
 * entries that it needs beside its element.
 */
export const pages = {
  list: { tag: 'cal-event-list', shown: '.card', beside: ['list-paint'] },
  month: {
    tag: 'cal-event-month',
    attributes: 'date="2026-11-03"',
    shown: '[part~="event"]',
    api: events(28, 40),
    beside: ['month-paint'],
  },
  week: {
    tag: 'cal-event-week',
    attributes: 'date="2026-11-03"',
    shown: '[part~="event"]',
    api: events(28, 40),
    beside: ['week-paint'],
  },
  map: {
    tag: 'cal-venue-map',
    attributes: 'consent="granted" tiles="/tile.png?{z}/{x}/{y}"',
    shown: '[part~="marker"], [part~="cluster"]',
    api: venues(10),
    beside: ['venue-map-paint', 'place-map'],
  },
};

/** Runs in a page before its scripts: notes when the frame begins that paints what a selector finds first. */
const noteFirstFrame = (selector) => `{
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (...options) {
    const root = attachShadow.apply(this, options);
    const observer = new MutationObserver(() => {
      if (!root.querySelector(${JSON.stringify(selector)})) return;
      observer.disconnect();
      requestAnimationFrame(() => (globalThis.firstFrame ??= performance.now()));
    });
    observer.observe(root, { childList: true, subtree: true });
    return root;
  };
}`;

const elementOf = ({ tag, attributes = '' }, api) => `<${tag} ${api} ${attributes}></${tag}>`;
const bodyOf = (page) => (api) =>
  `<script>${noteFirstFrame(page.shown)}</script><script type="module" src="/dist/cal-elements.js"></script>${elementOf(page, api)}`;

const firstScript = 'cal-elements.js';

const codeIn = (paths) => [
  ...new Set(paths.filter((path) => path.startsWith('/dist/')).map((path) => path.slice('/dist/'.length))),
];

/** The files of code that a view requests: those before its first event is painted, and all. */
async function filesOf(page, browser) {
  const visit = await browser.visit({ body: bodyOf(page), api: page.api, isPublic: true });
  await visit.page.waitForFunction('globalThis.firstFrame');
  await visit.page.evaluate(
    `customElements.whenDefined('${page.tag}').then(() => document.querySelector('${page.tag}').settled)`,
  );
  await visit.rest();
  const early = await visit.page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime <= globalThis.firstFrame)
      .map(({ name }) => new URL(name).pathname),
  );
  return { first: codeIn(early), all: codeIn(visit.requests) };
}

/** Milliseconds without a request after which a page has requested all that it can, while answers are held back. */
const quiet = 1_000;

/**
 * The number of answers that follow each other until all code has come that a view needs for its first event: each is
 * requested when the one before has run.
 */
async function answersInRow(page, needed, browser) {
  let known = [firstScript];
  for (let answers = 2; ; answers += 1) {
    if (needed.every((file) => known.includes(file))) return answers;
    const held = `^/dist/(?!(${known.join('|')})$)`;
    let element = '';
    const body = (api) => ((element = elementOf(page, api)), '');
    const visit = await browser.visit({ body, api: page.api, isPublic: true, hold: new RegExp(held) });
    // Measured in the browser, because it sends no more than six requests to a host while none is answered.
    const asked = [];
    visit.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await visit.page.evaluate((markup) => {
      document.body.innerHTML = markup;
      document.body.append(
        Object.assign(document.createElement('script'), { type: 'module', src: '/dist/cal-elements.js' }),
      );
    }, element);
    for (let count = -1; count < asked.length; await setTimeout(quiet)) count = asked.length;
    known = codeIn(asked);
    visit.release();
  }
}

const bytesOf = (file) => gzipSync(readFileSync(`dist/${file}`)).length;
const sumOf = (files) => files.reduce((sum, file) => sum + bytesOf(file), 0);

/** The modules of the files that pages load, and those that each entry needs, as the build has written them. */
export const readWeights = () => JSON.parse(readFileSync(weightsFile, 'utf8'));

/**
 * The files that each view loads, by its name: `first` are the bytes of code that are requested before its first event
 * is painted, and `modules` the paths of what is in it; `all` are those of all its code, gzip; `twice` are the modules
 * that two of its first files hold, and `foreign` those that it does not import, as paths with their bytes; `answers`
 * follow each other until its first event can stand, the page among them.
 */
export async function weighViews(browser) {
  const { files, needs } = readWeights();
  const weights = {};
  for (const [view, page] of Object.entries(pages)) {
    const { first, all } = await filesOf(page, browser);
    const own = new Set([page.tag, ...page.beside].flatMap((entry) => needs[entry]));
    // The first script knows all elements, and messages are requested by their language.
    const inChunks = first.filter((file) => file !== firstScript).flatMap((file) => Object.entries(files[file]));
    const held = first.flatMap((file) => Object.keys(files[file]));
    weights[view] = {
      first: sumOf(first),
      modules: held,
      all: sumOf(all),
      twice: inChunks.filter(([path]) => held.indexOf(path) < held.lastIndexOf(path)),
      foreign: inChunks.filter(([path]) => !own.has(path) && !path.startsWith('src/locale/')),
      answers: await answersInRow(page, first, browser),
    };
  }
  return weights;
}

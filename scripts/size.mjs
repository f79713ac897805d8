// Adds up the JavaScript that a public page with the README's first snippet transfers in a browser, in English, until
// it has nothing else to do, and that of the standalone file; fails above the limits, and where the README names other
// figures.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { runnerImport } from 'vite';
import { demandBuilt } from '../test/runner/built-files.mjs';
import { paintedTags } from './element-files.mjs';
import { weightsFile } from './plan-chunks.mjs';
import { pages, readWeights, weighViews } from './view-weights.mjs';

/** Bytes, gzip. */
const limits = { page: 58_900, standalone: 272_000 };
const standalone = 'cal-elements.standalone.js';

/**
 * The limits of each view's page, as in view-weights.mjs: bytes of code before its first event and in all, of modules
 * that stand twice in it and of those that it does not import, gzip, and answers that follow each other.
 */
const viewLimits = {
  list: { first: 32_000, all: 58_900, twice: 5_500, foreign: 1_000, answers: 3 },
  month: { first: 47_900, all: 84_000, twice: 5_800, foreign: 2_250, answers: 3 },
  week: { first: 49_300, all: 84_000, twice: 5_800, foreign: 2_200, answers: 3 },
  map: { first: 80_200, all: 114_400, twice: 6_000, foreign: 7_800, answers: 3 },
};

/** The modules after the first event of what is painted first: the cache, and the code of elements. */
const afterFirstEvent = /@tanstack|lit-element|reactive-element\.js|\/elements\/(cal-|base\/cal-)/;

/**
 * The rooms of which a module may stand both in the first script and in a chunk: it finds elements, plans their
 * requests and starts their words, and so do they.
 */
const mayStandTwice = /^src\/(data\/(client|memo|query|schema|time)|elements|locale)\//;
const readme = readFileSync('README.md', 'utf8');

const load = async (file) => (await runnerImport(file, { configFile: false, logLevel: 'warn' })).module;

/** Code that such a page must not wait for, recognized by a text that only this code holds. */
async function codeOfOthers() {
  const { languages } = await load('./src/locale/index.ts');
  const others = languages.filter((language) => language !== 'en');
  const words = others.map(async (language) => [
    language,
    (await load(`./src/locale/${language}/common.ts`)).common.retry,
  ]);
  const { errors } = await load('./src/locale/en/errors.ts');
  const { authoring } = await load('./src/authoring/words/en/authoring.ts');
  return [
    ['Leaflet', 'leaflet-container'],
    ['the polyfill of Temporal', 'PlainMonthDay'],
    ['what explains errors', errors.expected.ids],
    ['what signs requests', 'X-WP-Nonce'],
    ['the address of the authoring interface', 'cal/authoring'],
    ['the words of forms', authoring.problem],
    ['the editor', 'ProseMirror'],
    ['what takes over from a picture of events', '[data-cal-end]'],
    ...(await Promise.all(words)),
  ];
}

/**
 * The files of dist/ that a browser requests for the README's first snippet, also when it is idle, and the weights of
 * views.
 */
async function visitPages() {
  const [, snippet] = /```html\n(.*?)```/s.exec(readme);
  const { openBrowser } = await load('./test/pages/site.ts');
  const browser = await openBrowser();
  try {
    const body = (api) =>
      snippet.replace(/https:\/\/your-site\.example\/[\w-]+/, '/dist').replace(/base-url="[^"]*"/, api);
    const { page, requests, rest } = await browser.visit({ body, isPublic: true });
    await page.waitForFunction(() =>
      document.querySelector('cal-event-list').shadowRoot?.querySelector('[part~="card"]'),
    );
    await rest();
    const files = requests.filter((path) => path.startsWith('/dist/')).map((path) => path.replace('/dist/', ''));
    return { files, views: await weighViews(browser) };
  } finally {
    await browser.leave();
    await browser.close();
  }
}

/**
 * The modules of the list with their weights. Each is minified and compressed by itself, so they add up to more than
 * the page.
 */
function moduleWeights() {
  const { files, needs } = readWeights();
  const bytes = Object.assign({}, ...Object.values(files));
  return needs['cal-event-list'].map((path) => [bytes[path] ?? 0, path]);
}

const complaints = [];
const bytesOf = (file) => gzipSync(readFileSync(`dist/${file}`)).length;
const bytesIn = (modules) => modules.reduce((sum, [, bytes]) => sum + bytes, 0);
const print = (bytes, text) => console.log(`${String(bytes).padStart(7)}  ${text}`);
function check(name, bytes) {
  const limit = limits[name];
  if (bytes > limit) complaints.push(`${name}: ${bytes - limit} bytes too many`);
  const claim = `less than ${Math.ceil(limit / 1000)} kB`;
  if (!readme.includes(claim)) complaints.push(`README does not say "${claim}" of ${name}`);
}

try {
  demandBuilt();
  demandBuilt(weightsFile);
} catch ({ message }) {
  console.error(message);
  process.exit(1);
}
const weights = moduleWeights();
const forbidden = await codeOfOthers();
const { files, views } = await visitPages();
for (const file of files) {
  print(bytesOf(file), file);
  const text = readFileSync(`dist/${file}`, 'utf8');
  for (const [name, sample] of forbidden) if (text.includes(sample)) complaints.push(`${file} holds ${name}`);
}
const sum = files.reduce((bytes, file) => bytes + bytesOf(file), 0);
print(sum, `bytes of ${limits.page}, gzip, on the page`);
print(bytesOf(standalone), `bytes of ${limits.standalone}, gzip: ${standalone}`);
console.log('\nThe ten heaviest modules of the list:');
for (const [bytes, id] of weights.sort(([one], [other]) => other - one).slice(0, 10)) print(bytes, id);
console.log('\nCode of views, bytes of gzip:');
for (const [view, weight] of Object.entries(views)) {
  const measured = { ...weight, twice: bytesIn(weight.twice), foreign: bytesIn(weight.foreign) };
  const cells = Object.entries(viewLimits[view]).map(([name, limit]) => `${name} ${measured[name]} of ${limit}`);
  console.log(`${view.padEnd(7)}${cells.join(', ')}`);
  for (const [name, limit] of Object.entries(viewLimits[view]))
    if (measured[name] > limit) complaints.push(`${view}: ${name} is ${measured[name]} of ${limit}`);
  if (paintedTags.includes(pages[view].tag))
    for (const path of weight.modules)
      if (afterFirstEvent.test(path)) complaints.push(`${view}: ${path} is loaded before its first event`);
  for (const [path] of weight.twice) if (!mayStandTwice.test(path)) complaints.push(`${view}: ${path} stands twice`);
}
check('page', sum);
check('standalone', bytesOf(standalone));
if (complaints.length) {
  console.error(complaints.join('\n'));
  process.exitCode = 1;
}

// Adds up the JavaScript that a page with one <cal-event-list> transfers in a browser with native Temporal, in English, and
// fails above the limit.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { minifySync, runnerImport } from 'vite';
import { bundle, closureOf, sourceOf } from './bundle.mjs';
import { pageFiles } from './page-files.mjs';

const limit = 36_700;

const load = async (file) => (await runnerImport(file, { configFile: false, logLevel: 'warn' })).module;

/** Code that such a page must not wait for, recognized by a text that only this code holds. */
async function strangers() {
  const { languages } = await load('./src/locale/index.ts');
  const others = languages.filter((language) => language !== 'en');
  const words = others.map(async (language) => [language, (await load(`./src/locale/${language}/common.ts`)).common.retry]);
  const { errors } = await load('./src/locale/en/errors.ts');
  return [
    ['Leaflet', 'leaflet-container'],
    ['the polyfill of Temporal', 'PlainMonthDay'],
    ['what explains errors', errors.expected.ids],
    ...(await Promise.all(words)),
  ];
}

/** The modules of the list with their weights. Each is minified and compressed by itself, so they add up to more than the page. */
async function moduleWeights() {
  const chunks = await bundle({ list: sourceOf('cal-event-list') }, { write: false });
  const files = closureOf('list.js', chunks);
  const modules = chunks.filter(({ fileName }) => files.includes(fileName)).flatMap(({ modules }) => Object.entries(modules));
  return modules.map(([id, { code }]) => [gzipSync(minifySync(id, code ?? '').code).length, id.replace(`${process.cwd()}/`, '')]);
}

const complaints = [];
// Set first, because Vite's module runner sets the mode to development.
const weights = await moduleWeights();
const forbidden = await strangers();
let sum = 0;
for (const file of pageFiles()) {
  const text = readFileSync(`dist/${file}`, 'utf8');
  const bytes = gzipSync(text).length;
  sum += bytes;
  console.log(`${String(bytes).padStart(7)}  ${file}`);
  for (const [name, sample] of forbidden) if (text.includes(sample)) complaints.push(`${file} holds ${name}`);
}
console.log(`${String(sum).padStart(7)}  bytes of ${limit}, gzip`);
console.log('\nThe ten heaviest modules of the list:');
for (const [bytes, id] of weights.sort(([one], [other]) => other - one).slice(0, 10)) console.log(`${String(bytes).padStart(7)}  ${id}`);
if (sum > limit) complaints.push(`${sum - limit} bytes too many`);
if (complaints.length) {
  console.error(complaints.join('\n'));
  process.exitCode = 1;
}

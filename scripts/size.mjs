// Adds up the JavaScript that a page with one <cal-event-list> transfers in a browser with native Temporal, in English, and
// fails where it grew too heavy.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { runnerImport } from 'vite';
import { pageFiles } from './page-files.mjs';

const limit = 34_000;

const load = async (file) => (await runnerImport(file, { configFile: false, logLevel: 'warn' })).module;

/** What such a page must not wait for, by a text that is found in it alone. */
async function strangers() {
  const { languages } = await load('./src/locale/index.ts');
  const others = languages.filter((language) => language !== 'en');
  const words = others.map(async (language) => [language, (await load(`./src/locale/${language}/common.ts`)).common.retry]);
  return [['Leaflet', 'leaflet-container'], ['the polyfill of Temporal', 'PlainMonthDay'], ...(await Promise.all(words))];
}

const complaints = [];
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
if (sum > limit) complaints.push(`${sum - limit} bytes too many`);
if (complaints.length) {
  console.error(complaints.join('\n'));
  process.exitCode = 1;
}

// Takes the screenshots of the documents with sample data, in headless Chromium: `npm run build`, then
// `npm run pictures -- month.png`, or without a name all of them; those of the desk are taken together. Those of
// WordPress, of the builder and of first pages are taken by hand.
import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import { launch } from 'puppeteer-core';
import { runnerImport } from 'vite';
import { chromiumOptions } from '../../test/runner/find-browser.mjs';
import { deskPictures, takeDeskPictures } from './desk-pictures.mjs';

const load = async (file) => (await runnerImport(file, { configFile: false, logLevel: 'error' })).module;
const examples = (await load('./scripts/docs/examples.ts')).examples();
const { answer } = await load('./demo/sample/service.ts');

// The fonts of this machine, among them those of all scripts in the sample data: without them would be empty boxes.
const letters = { Chinese: '6708', Devanagari: '905' };
for (const [script, letter] of Object.entries(letters))
  if (!execFileSync('fc-list', [`:charset=${letter}`], { encoding: 'utf8' }))
    throw new Error(`No font has the letters of ${script}`);

let page = '';
const server = createServer(async ({ url, headers }, response) => {
  if (url === '/') return response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
  const address = new URL(url, `http://${headers.host}`);
  const found = (await answer(new Request(address))) ?? new Response(null, { status: 404 });
  response.writeHead(found.status, Object.fromEntries(found.headers)).end(Buffer.from(await found.arrayBuffer()));
});
await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
const origin = `http://127.0.0.1:${server.address().port}`;

const list = (attributes, style) => `<cal-event-list base-url="" ${attributes} style="${style}"></cal-event-list>`;
const press = (tab, selector) => tab.locator(selector).click();

/** The additions to an example: its surroundings, its size, or what a visitor opens. */
const scenes = {
  'add-to-calendar.png': {
    of: 'cal-add-to-calendar',
    height: 360,
    open: (tab) => press(tab, 'cal-add-to-calendar >>> button'),
  },
  'filters.png': {
    of: 'cal-event-filters',
    open: (tab) => press(tab, 'cal-event-filters >>> button::-p-text(Category)'),
  },
  'list.png': {
    html: `<style>body { display: flex; margin: 0; inline-size: auto; background: #fff }</style>
      ${list('', 'flex: 1; padding: 16px')}${list('layout="cards"', 'flex: 1; padding: 16px; color: #fff; background: #111; color-scheme: dark')}`,
    width: 1240,
    height: 660,
  },
  'map.png': {
    html: `<cal-event-map base-url="" categories="music" range="month" consent="granted"
      tiles="/cal-elements/sample/tiles/{z}/{x}/{y}.svg" attribution="Drawn by this page"></cal-event-map>`,
    width: 1160,
    height: 525,
  },
  'month.png': {
    html: '<cal-event-month base-url="" color-by="category"></cal-event-month>',
    width: 1280,
    height: 850,
  },
  'search.png': {
    of: 'cal-event-search',
    async open(tab) {
      await press(tab, 'cal-event-search >>> input');
      await tab.keyboard.type('quiet');
      await tab.waitForSelector('cal-event-search >>> [role="option"]', { visible: true });
    },
  },
};
const ownPictures = Object.entries(examples).flatMap(([tag, { picture }]) =>
  picture?.file === `${tag}.png` && !deskPictures.includes(picture.file) ? [[picture.file, { of: tag }]] : [],
);
const pictures = Object.entries({ ...Object.fromEntries(ownPictures), ...scenes });
const named = process.argv.slice(2);

const one = async (path) =>
  Object.values(await (await fetch(`${origin}/cal-elements/sample/cal/events/v1/${path}`)).json()).find(
    Array.isArray,
  )[0];
/** The examples name items of example.org; the sample data has others. */
const ids = {
  slug: (await one('events?per_page=1&featured=true')).slug,
  'venue-id': (await one('venues?per_page=1&has_events=true')).id,
  'organizer-id': (await one('organizers?per_page=1&has_events=true')).id,
};

async function save(tab, file) {
  const path = `docs/pictures/${file}`;
  await tab.screenshot({ path });
  execFileSync('pngquant', ['--nofs', '--force', '--ext=.png', path]);
  console.log(file);
}

const options = chromiumOptions();
const browser = await launch({ ...options, env: { ...options.env, FONTCONFIG_FILE: process.env.FONTCONFIG_FILE } });
for (const [file, { of, html = examples[of].html, width = 900, height = 560, open }] of pictures) {
  if (named.length && !named.includes(file)) continue;
  const shown = html
    .replace(/base-url="[^"]*"/g, `base-url="/cal-elements/sample"`)
    .replace(/\b(slug|venue-id|organizer-id)="[^"]*"/g, (_, name) => `${name}="${ids[name]}"`);
  page = `<!doctype html><html lang="en"><meta charset="utf-8"><script type="module" src="/cal-elements/cal-elements.js"></script>
    <style>body { margin: 24px; font: 16px/1.5 system-ui, sans-serif }</style>${shown}`;
  const tab = await browser.newPage();
  // The zone of the sample data, so that no event shows two clocks.
  await tab.emulateTimezone('Europe/Dublin');
  await tab.setViewport({ width, height });
  await tab.goto(origin, { waitUntil: 'networkidle0' });
  await open?.(tab);
  await tab.waitForNetworkIdle();
  await save(tab, file);
  await tab.close();
}
if (!named.length || deskPictures.some((file) => named.includes(file))) await takeDeskPictures(browser, save);
await browser.close();
process.exit();

// Takes the screenshots of the documents with sample data, in headless Chromium: `npm run build`, then
// `node scripts/docs/take-pictures.mjs month.png`, or without a name all of them; those of the desk are taken together.
// Those of WordPress, of the builder and of first pages are taken by hand.
import { execFileSync } from 'node:child_process';
import { launch } from 'puppeteer-core';
import { chromiumOptions } from '../../test/runner/find-browser.mjs';
import { deskPictures, takeDeskPictures } from './desk-pictures.mjs';
import { examples, startSampleSite } from './sample-site.mjs';

// The fonts of this machine, among them those of all scripts in the sample data: without them would be empty boxes.
const letters = { Chinese: '6708', Devanagari: '905' };
for (const [script, letter] of Object.entries(letters))
  if (!execFileSync('fc-list', [`:charset=${letter}`], { encoding: 'utf8' }))
    throw new Error(`No font has the letters of ${script}`);

const site = await startSampleSite();

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
    height: 880,
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

async function save(tab, file) {
  const path = `docs/pictures/${file}`;
  await tab.screenshot({ path });
  execFileSync('pngquant', ['--nofs', '--force', '--ext=.png', path]);
  execFileSync('zopflipng', ['-y', path, path]);
  console.log(file);
}

const options = chromiumOptions();
const browser = await launch({ ...options, env: { ...options.env, FONTCONFIG_FILE: process.env.FONTCONFIG_FILE } });
for (const [file, { of, html = examples[of].html, width = 900, height = 560, open }] of pictures) {
  if (named.length && !named.includes(file)) continue;
  const tab = await browser.newPage();
  // The zone of the sample data, so that no event shows two clocks.
  await tab.emulateTimezone('Europe/Dublin');
  await tab.setViewport({ width, height });
  await tab.goto(site.pageOf(html), { waitUntil: 'networkidle0' });
  await open?.(tab);
  await tab.waitForNetworkIdle();
  await save(tab, file);
  await tab.close();
}
if (!named.length || deskPictures.some((file) => named.includes(file))) await takeDeskPictures(browser, save);
await browser.close();
process.exit();

// Takes every element and page at two widths, light, dark, in Arabic, Hebrew, Persian and German, into one sheet to
// look through: `npm run build`, then `npm run pictures`, or `npm run pictures -- desk` for the rows whose name has
// that word. The pages of the demo are among them once `npm run site:build` has built them.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { launch } from 'puppeteer-core';
import { serve as serveDemo } from 'vitepress';
import { chromiumOptions } from '../../test/runner/find-browser.mjs';
import { createFirstUser, serve as startService } from './desk-pictures.mjs';
import { examples, startSampleSite } from './sample-site.mjs';

const folder = 'pictures';
const [word = ''] = process.argv.slice(2);

/** The widths and heights of a phone and of a desktop. */
const sizes = [
  [375, 812],
  [1280, 900],
];
const looks = [
  { name: 'light' },
  { name: 'dark', isDark: true },
  { name: 'ar', language: 'ar' },
  { name: 'he', language: 'he' },
  { name: 'fa', language: 'fa' },
  { name: 'de', language: 'de' },
];
/** The longest piece of a page that a person looks at in a sheet, in px. */
const longest = 1800;

const site = await startSampleSite();
const service = await startService(0);
const { origin } = new URL(service.link);
/** One whose first user has not come yet. */
const fresh = await startService(0);

/** Whose browser takes a row: a context of its own for each, at each width, since only the front tab paints. */
const [visitor, editor] = ['visitor', 'editor'];
/** Rows of the sheet: a name, whose browser takes it, its address in a language, and its looks, if not all. */
const rows = Object.entries(examples)
  .filter(([, { html }]) => !/-(?:form|admin|sign-in)\b/.test(html))
  .map(([tag, { html }]) => ({ name: tag, who: visitor, address: (language) => site.pageOf(html, language) }));

/** The looks of the service's pages, which speak neither Hebrew nor Persian. */
const looksOfPages = ['light', 'dark', 'ar', 'de'];
const page = (name, path, who = visitor) =>
  rows.push({ name: `page: ${name}`, who, address: () => new URL(path, origin).href, looks: looksOfPages });
const event = (await (await fetch(`${origin}/cal/events/v1/events?featured=true&per_page=1`)).json()).events[0];
page('first user', fresh.link);
page('list', '/');
page('month', '/month/');
page('calendar', '/calendar/');
page('event', event.url);
page('venue', event.venue[0].url);
page('not found', '/event/nothing-here/');
page('sign-in', '/admin');

page('desk: events', '/admin', editor);
page('desk: new event', '/admin#desk-item=new', editor);
page('desk: venues', '/admin#desk-section=venues', editor);
page('desk: organizers', '/admin#desk-section=organizers', editor);
page('desk: categories', '/admin#desk-section=categories', editor);

if (existsSync('demo/.vitepress/dist')) {
  const port = 18081;
  await serveDemo({ root: 'demo', port });
  for (const path of [
    '',
    'elements/',
    'elements/cal-event-list.html',
    'playground.html',
    'themes.html',
    'get-started.html',
  ])
    rows.push({
      name: `demo: ${path || 'home'}`,
      who: visitor,
      address: () => `http://localhost:${port}/${path}`,
      looks: ['light', 'dark'],
    });
}

/** Takes the rows at one width in a browser of its own; resolves with the cells of each row. */
async function takeAll(chosen, [width, height], cookies) {
  const browser = await launch(chromiumOptions());
  const contexts = { [visitor]: await browser.createBrowserContext(), [editor]: await browser.createBrowserContext() };
  await contexts[editor].setCookie(...cookies);

  async function take(row, look) {
    const tab = await contexts[row.who].newPage();
    // The zone of the sample data, so that no event shows two clocks.
    await tab.emulateTimezone('Europe/Dublin');
    await tab.setViewport({ width, height });
    await tab.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: look.isDark ? 'dark' : 'light' }]);
    await tab.setExtraHTTPHeaders({ 'Accept-Language': look.language ?? 'en' });
    await tab.goto(row.address(look.language));
    await tab.waitForNetworkIdle();
    await tab.evaluate(() => Promise.all([...document.querySelectorAll('*')].map(({ settled }) => settled)));
    // Colors come after what they color.
    await tab.waitForNetworkIdle();
    const whole = await tab.evaluate(() => document.documentElement.scrollHeight);
    const file = `${row.name.replace(/\W+/g, '-')}-${width}-${look.name}.webp`;
    // Beyond the window, pages that run from right to left would be taken beside their place.
    await tab.setViewport({ width, height: Math.min(Math.max(whole, height), longest) });
    await tab.screenshot({ path: `${folder}/${file}`, quality: 80 });
    await tab.close();
    return `<td><a href="${file}"><img src="${file}" alt="" width="${width / 3}" loading="lazy"></a></td>`;
  }

  const cells = [];
  for (const [index, row] of chosen.entries()) {
    const taken = [];
    for (const look of looks)
      taken.push(!row.looks || row.looks.includes(look.name) ? await take(row, look) : '<td></td>');
    cells.push(taken.join(''));
    console.log(`${width} px, ${index + 1} of ${chosen.length}: ${row.name}`);
  }
  await browser.close();
  return cells;
}

async function cookiesOfEditor() {
  const browser = await launch(chromiumOptions());
  const tab = await browser.newPage();
  await tab.goto(service.link);
  await createFirstUser(tab);
  const cookies = await browser.cookies();
  await browser.close();
  return cookies;
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const chosen = rows.filter(({ name }) => name.includes(word));
const cookies = await cookiesOfEditor();
const columns = await Promise.all(sizes.map((size) => takeAll(chosen, size, cookies)));
const heads = sizes.flatMap(([width]) => looks.map(({ name }) => `<th>${width} ${name}</th>`));
const lines = chosen.map(
  ({ name }, index) => `<tr><th>${name}</th>${columns.map((cells) => cells[index]).join('')}</tr>`,
);
writeFileSync(
  `${folder}/index.html`,
  `<!doctype html><meta charset="utf-8"><title>Every element and page</title>
  <style>
    body { font: 14px system-ui; background: #888 }
    th { position: sticky; inset: 0 auto auto 0; background: #fff; padding: 4px }
    td { vertical-align: top }
  </style>
  <table><tr><th></th>${heads.join('')}</tr>${lines.join('')}</table>`,
);
console.log(`Open ${folder}/index.html`);
service.stop();
fresh.stop();
process.exit();

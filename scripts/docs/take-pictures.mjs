// Takes the pictures of docs/elements: the example of each element with sample data, in headless Chromium. Run `npm run build` first.
// Pictures that need tiles, several pages or something opened are taken by hand: those that are not named after a tag.
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { launch } from 'puppeteer-core';
import { runnerImport } from 'vite';
import { chromiumOptions } from '../find-browser.mjs';

const { module } = await runnerImport('./scripts/docs/examples.ts', { configFile: false, logLevel: 'warn' });
const api = 'http://127.0.0.1:8089';
const service = spawn(
  process.execPath,
  ['packages/service/dist/command.js', 'serve', '--port', '8089', '--database', ':memory:', '--seed'],
  {
    stdio: 'inherit',
  },
);
process.on('exit', () => service.kill());
const isReady = () =>
  fetch(`${api}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
while (!(await isReady())) await new Promise((next) => setTimeout(next, 200));

let page = '';
const server = createServer((request, response) => {
  if (request.url === '/') response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
  else if (!request.url.endsWith('.js')) response.writeHead(404).end();
  else response.setHeader('content-type', 'text/javascript').end(readFileSync(`dist${request.url}`));
});
await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
const origin = `http://127.0.0.1:${server.address().port}`;

const one = async (path) => Object.values(await (await fetch(`${api}/cal/events/v1/${path}`)).json()).find(Array.isArray)[0];
/** The examples name items of example.org; the sample data has others. */
const ids = {
  slug: (await one('events?per_page=1&featured=true')).slug,
  'venue-id': (await one('venues?per_page=1&has_events=true')).id,
  'organizer-id': (await one('organizers?per_page=1&has_events=true')).id,
};

const browser = await launch(chromiumOptions());
try {
  for (const [tag, { html, picture }] of Object.entries(module.examples)) {
    if (picture?.file !== `${tag}.png`) continue;
    const example = html
      .replace(/base-url="[^"]*"/, `base-url="${api}"`)
      .replace(/\b(slug|venue-id|organizer-id)="[^"]*"/g, (_, name) => `${name}="${ids[name]}"`);
    page = `<!doctype html><html lang="en"><meta charset="utf-8"><script type="module" src="/cal-elements.js"></script>
      <style>body { margin: 24px; font: 16px/1.5 system-ui, sans-serif; inline-size: 852px }</style>${example}`;
    const tab = await browser.newPage();
    // The zone of the sample data, so that no event shows two clocks.
    await tab.emulateTimezone('Europe/Dublin');
    await tab.setViewport({ width: 900, height: 560 });
    await tab.goto(origin, { waitUntil: 'networkidle0', timeout: 15_000 });
    await tab.screenshot({ path: `demo/screenshots/${picture.file}` });
    await tab.close();
  }
} finally {
  await browser.close();
}
process.exit();

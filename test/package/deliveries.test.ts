import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { install } from '../packed.js';
import { recordedBody } from '../recordings.js';
import { shownIn, visit } from '../pages/harness.js';

const site = mkdtempSync(join(tmpdir(), 'cal-elements-'));
afterAll(() => rmSync(site, { recursive: true }));

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const readme = readFileSync('README.md', 'utf8');
const [, snippet] = /```html\n(.*?)```/s.exec(readme)!;
const [own] = /https:\/\/your-site\.example\/[\w.-]+\//.exec(snippet!)!;
const [cdn] = /https:\/\/cdn\.jsdelivr\.net\/npm\/cal-elements@[\d.]+\/dist\//.exec(readme)!;

it('the README names the CDN’s address of this version', () => expect(cdn).to.include(`@${version}/`));

it.each([
  ['from the reader’s own folder', own],
  ['from the CDN, with its hash', cdn],
])('the first snippet of the README shows events by the packed files, %s', async (_, folder) => {
  const { installed } = install('.', site);
  const { files } = JSON.parse(readFileSync(join(installed, 'dist/integrity.json'), 'utf8')) as {
    files: Record<string, string>;
  };
  const pinned = `integrity="${files['cal-elements.js']}" crossorigin="anonymous" src="${folder}cal-elements.js"`;
  const { page, complaints } = await visit({ body: () => '' });
  await page.setRequestInterception(true);
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    const headers = { 'access-control-allow-origin': '*' };
    if (url.startsWith(folder)) {
      const body = readFileSync(join(installed, 'dist', url.slice(folder.length)));
      void request.respond({ headers, contentType: 'text/javascript', body });
    } else if (url.startsWith('https://example.org/wp-json/')) {
      const events = recordedBody('events.list.default') as object;
      const body = JSON.stringify({ ...events, total_pages: 1 }).replaceAll(
        'https://calendar.example',
        'https://example.org',
      );
      void request.respond({ headers, contentType: 'application/json', body });
    } else if (url.startsWith('https://example.org/')) {
      void request.respond({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
    } else {
      foreign.push(url);
      void request.continue();
    }
  });
  await page.setContent(snippet!.replace(/src="[^"]*"/, pinned));
  await shownIn(page, 'cal-event-list', '[part~="card"]');
  const { origin } = new URL(page.url());
  expect(foreign.filter((url) => !url.startsWith(origin))).to.deep.equal([]);
  // The harness tells of all requests to other hosts; these are the calendar and the files.
  expect(complaints.filter((text) => !text.startsWith('a request to '))).to.deep.equal([]);
});

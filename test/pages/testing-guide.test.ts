import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import type * as Testing from '../../src/entries/testing/index.js';
import { shownIn, visit } from './harness.js';

const guide = readFileSync('docs/guide/testing.md', 'utf8');

it('the calendar of the testing guide is shown in a browser whose requests it answers', async () => {
  const { fakeCalendar } = (await import(pathToFileURL('dist/testing.js').href)) as typeof Testing;
  // Evaluated as it stands in the guide.
  const [, written] = /const calendar = (fakeCalendar\(\{\n.*?\n\}\));/s.exec(guide)!;
  const calendar = runInNewContext(written!, { fakeCalendar }) as typeof fetch;
  const { page, complaints } = await visit({
    body: () => '<script type="module" src="/dist/cal-elements.js"></script>',
  });
  const origin = new URL(page.url()).origin;
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (!request.url().includes('/wp-json/')) return void request.continue();
    void (async () => {
      const answer = await calendar(request.url());
      await request.respond({
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: await answer.text(),
      });
    })();
  });
  await page.evaluate((api) => {
    document.body.insertAdjacentHTML('beforeend', `<cal-event-list base-url="${api}/wp-json"></cal-event-list>`);
  }, origin);
  await shownIn(page, 'cal-event-list', '[part~="title"]');
  const titles = await page.$$eval('cal-event-list >>> [part~="title"]', (links) =>
    links.map(({ textContent }) => textContent),
  );
  expect(titles).to.deep.equal(['Fair', 'Gala']);
  expect(complaints).to.deep.equal([]);
});

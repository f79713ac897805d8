import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { shownIn, visit, type Site } from './harness.js';
import { addElements, tasksDuring } from './tasks.js';

const script = '<script type="module" src="/dist/cal-elements.js"></script>';
const ownTiles = '/tile.png?{z}/{x}/{y}';
const foreignTiles = 'https://tiles.example/{z}/{x}/{y}.png';

/** Towns of Europe, and halls around them. */
const halls = 10_000;
const hall = (index: number) => {
  const town = index % 60;
  const around = (salt: number) => ((index * salt) % 997) / 997 - 0.5;
  return {
    id: index + 1,
    slug: `hall-${index + 1}`,
    url: `https://calendar.example/venue/hall-${index + 1}/`,
    venue: `Hall &amp; Stage ${index + 1}`,
    city: `Town ${town}`,
    address: `${index + 1} Long Street`,
    geo_lat: 36 + ((town * 7) % 22) + around(13) * 0.8,
    geo_lng: -9 + ((town * 11) % 34) + around(29) * 0.8,
  };
};

/** Answers as a server with so many venues would. */
function venues(count: number): (path: string) => object {
  return (path) => {
    const query = new URL(path, 'http://calendar.example').searchParams;
    const [page, perPage] = [Number(query.get('page')), Number(query.get('per_page'))];
    const from = (page - 1) * perPage;
    const items = Array.from({ length: Math.max(Math.min(perPage, count - from), 0) }, (_, index) => hall(from + index));
    return { venues: items, rest_url: '', total: count, total_pages: Math.ceil(count / perPage) };
  };
}

const map = (api: string, attributes: string) => `${script}<cal-venue-map ${api} ${attributes}></cal-venue-map>`;

const shown = (page: Page, selector: string) => shownIn(page, 'cal-venue-map', selector);

const click = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.querySelector('cal-venue-map')!.shadowRoot!.querySelector<HTMLElement>(wanted)!.click(), selector);

const isLeaflet = (path: string) => /place-map/.test(path);

describe('a page with a map', () => {
  it('asks nobody but its own server before consent, loads nothing of the map, and both at once after', async () => {
    const site: Site = { body: (api) => map(api, `tiles="${foreignTiles}"`), api: venues(3) };
    const { page, requests, complaints } = await visit(site);
    await shown(page, '[part~="allow"]');
    expect([requests.filter(isLeaflet), complaints]).to.deep.equal([[], []]);

    const asked: string[] = [];
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (!request.url().startsWith('https://tiles.example/')) return void request.continue();
      asked.push(request.headers().referer ?? '');
      void request.respond({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
    });
    await click(page, '[part~="allow"]');
    await shown(page, '.leaflet-tile-loaded');
    expect(requests.filter(isLeaflet)).to.have.length(1);
    expect(new Set(asked), 'makers of tiles want to know the site').to.deep.equal(new Set([`${new URL(page.url()).origin}/`]));
  });

  it('leaves the list and asks nobody where the reader refuses', async () => {
    const { page, requests, complaints } = await visit({ body: (api) => map(api, `tiles="${foreignTiles}"`), api: venues(3) });
    await shown(page, '[part~="refuse"]');
    await click(page, '[part~="refuse"]');
    await shown(page, '.below [part~="allow"]');
    expect(await page.$$eval('pierce/.directions', (links) => links.length)).to.equal(3);
    expect([requests.filter(isLeaflet), complaints]).to.deep.equal([[], []]);
  });

  it('works under a strict policy and Trusted Types, popup and all', async () => {
    const policy = `default-src 'self'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types cal-elements lit-html`;
    const { page, complaints } = await visit({
      body: (api) => map(api, `tiles="${ownTiles}" attribution="&lt;a href='https://maps.example/'>Maps&lt;/a>"`),
      api: venues(1),
      headers: { 'content-security-policy': policy },
    });
    await shown(page, '.marker');
    await click(page, '.marker');
    await shown(page, '.popup .site');
    await click(page, '[part~="zoom-out"]');
    await shown(page, '.attribution a');
    expect(complaints).to.deep.equal([]);
  });

  it('shows ten thousand venues in clusters, in few markers and short tasks', async () => {
    const { page, requests, complaints } = await visit({
      body: () => '',
      prepare: () => Object.assign(globalThis, { most: 0 }),
      api: venues(halls),
    });
    const origin = new URL(page.url()).origin;
    await page.setViewport({ width: 1280, height: 800 });
    const tasks = await tasksDuring(page, async () => {
      await page.evaluate(() => {
        const count = () => document.querySelector('cal-venue-map')?.shadowRoot?.querySelectorAll('.marker, .cluster').length ?? 0;
        const watch = () => {
          const counted = globalThis as unknown as { most: number };
          counted.most = Math.max(counted.most, count());
          requestAnimationFrame(watch);
        };
        watch();
      });
      await addElements(page, map(`base-url="${origin}/api"`, `tiles="${ownTiles}"`).replace(script, ''));
      await page.waitForFunction(
        () => /10,000/.test(document.querySelector('cal-venue-map')?.shadowRoot?.querySelector('.status')?.textContent ?? ''),
        { timeout: 50_000 },
      );
      for (let step = 0; step < 3; step++) {
        const zoomed = page.evaluate(() =>
          new Promise((resolve) => document.addEventListener('cal-map-move', resolve, { once: true })).then(() => undefined),
        );
        await click(page, '.cluster');
        await zoomed;
      }
    });
    const most = await page.evaluate(() => (globalThis as unknown as { most: number }).most);
    console.log(`longest task ${Math.round(Math.max(...tasks))} ms, at most ${most} markers`);
    expect(tasks.length).to.be.greaterThan(100);
    expect(Math.max(...tasks)).to.be.within(1, 200);
    expect(most).to.be.within(2, 400);
    expect(requests.filter((path) => path.startsWith('/api/'))).to.have.length(halls / 50);
    expect(complaints).to.deep.equal([]);
  });
});

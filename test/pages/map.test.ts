import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { shownIn, visit, type Site } from './harness.js';
import { venues } from './venues.js';

const script = '<script type="module" src="/dist/cal-elements.js"></script>';
const ownTiles = '/tile.png?{z}/{x}/{y}';
const foreignTiles = 'https://tiles.example/{z}/{x}/{y}.png';

const map = (api: string, attributes: string) => `${script}<cal-venue-map ${api} ${attributes}></cal-venue-map>`;

const shown = (page: Page, selector: string) => shownIn(page, 'cal-venue-map', selector);

const click = (page: Page, selector: string) =>
  page.evaluate(
    (wanted) => document.querySelector('cal-venue-map')!.shadowRoot!.querySelector<HTMLElement>(wanted)!.click(),
    selector,
  );

const isLeaflet = (path: string) => /place-map/.test(path);

describe('a page with a map', () => {
  it('contacts only its own server and loads no map before consent, and loads both at once after', async () => {
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
    expect(new Set(asked), 'makers of tiles want to know the site').to.deep.equal(
      new Set([`${new URL(page.url()).origin}/`]),
    );
  });

  it('keeps the list and contacts nobody where the visitor refuses', async () => {
    const { page, requests, complaints } = await visit({
      body: (api) => map(api, `tiles="${foreignTiles}"`),
      api: venues(3),
    });
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
});

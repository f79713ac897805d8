import { describe, expect, it } from 'vitest';
import { shownIn, visit } from './harness.js';
import { events } from './large-pages.js';
import { collectShifts, jumps } from './layout-shifts.js';
import type { Site } from './served-site.js';
import type { Visit } from './site.js';
import { venues } from './venues.js';

const script = '<script type="module" src="/dist/cal-elements.js"></script>';
const ownTiles = 'tiles="/tile.png?{z}/{x}/{y}"';
const shown = `consent="granted" ${ownTiles}`;
const map = (attributes: string) => (api: string) => `${script}<cal-venue-map ${attributes} ${api}></cal-venue-map>`;

/** The code of the elements, but not what paints before it, and not Leaflet. */
const elementCode = /^\/dist\/chunks\/(list\d*|map\d*|cal-venue-map|cal-event-list)-(?!painting)/;
const leaflet = /^\/dist\/chunks\/(place-map|marker)-/;

const asked = ({ requests }: Visit) => requests.filter((path) => path.startsWith('/api/'));
const loaded = ({ requests }: Visit) => requests.filter((path) => leaflet.test(path));
const isMarked = ({ page }: Visit) => shownIn(page, 'cal-venue-map', '.marker, .cluster');

/** What a visitor sees of a map. */
const seen = ({ page }: Visit) =>
  page.$$eval('cal-venue-map', (maps) =>
    maps.map((element) => {
      const all = [...(element.shadowRoot?.querySelectorAll('.marker, .cluster, .site') ?? [])];
      return all.map((one) => `${one.ariaLabel} ${JSON.stringify(one.getBoundingClientRect())}`);
    }),
  );

const isDefined = ({ page }: Visit) => page.$eval('cal-venue-map', (element) => element.matches(':defined'));

/** Waits until the elements have come and show all that they have asked for. */
async function taken({ page, release }: Visit): Promise<void> {
  release();
  await page.evaluate(async () => {
    await customElements.whenDefined('cal-venue-map');
    for (const element of document.querySelectorAll('cal-venue-map')) await element.settled;
  });
}

/** Notes what is added to a map and removed from it from now on, except tiles. */
const watch = ({ page }: Visit) =>
  page.evaluate(() => {
    const changes: string[] = [];
    const isTile = (node: Node) => (node as Element).classList?.contains('leaflet-tile');
    new MutationObserver((records) => {
      for (const { addedNodes, removedNodes } of records)
        for (const node of [...addedNodes, ...removedNodes])
          if (!isTile(node)) changes.push(`${node.nodeName} ${node.textContent}`);
    }).observe(document.querySelector('cal-venue-map')!.shadowRoot!, { childList: true, subtree: true });
    Object.assign(globalThis, { changes });
  });

describe('the first paint of a map', () => {
  it('shows markers before the code of the element is there, which then keeps every node and moves none', async () => {
    const site: Site = { body: map(shown), hold: elementCode, api: venues(10), prepare: collectShifts };
    const visited = await visit(site);
    const { page } = visited;
    await isMarked(visited);
    const before = await seen(visited);
    expect(await isDefined(visited)).to.equal(false);
    await page.$eval('cal-venue-map', ({ shadowRoot }) =>
      shadowRoot!.querySelector<HTMLElement>('.marker, .cluster')!.focus(),
    );
    await watch(visited);
    await taken(visited);
    expect(await seen(visited)).to.deep.equal(before);
    expect(await page.evaluate('changes')).to.deep.equal([]);
    expect(
      await page.$eval('cal-venue-map', ({ shadowRoot }) => shadowRoot!.activeElement?.matches('.marker, .cluster')),
    ).to.equal(true);
    const { sum, moved } = await jumps(page);
    expect(sum, moved).to.equal(0);
    expect(asked(visited)).to.have.length(1);
    expect(visited.complaints).to.deep.equal([]);
  });

  it('shows the first page of a map that has more, which the element asks for', async () => {
    const visited = await visit({ body: map(shown), hold: elementCode, api: venues(100), prepare: collectShifts });
    await isMarked(visited);
    expect(await isDefined(visited)).to.equal(false);
    await taken(visited);
    expect(await visited.page.$eval('cal-venue-map', (element) => element.items.length)).to.equal(100);
    const { sum, moved } = await jumps(visited.page);
    expect(sum, moved).to.be.lessThan(0.01);
    expect(asked(visited)).to.have.length(2);
    expect(visited.complaints).to.deep.equal([]);
  });

  it('is the element’s before the visitor consents, which asks no other host for anything', async () => {
    const visited = await visit({ body: map(''), hold: elementCode, api: venues(3) });
    await visited.requested(8);
    expect(await seen(visited)).to.deep.equal([[]]);
    await taken(visited);
    await shownIn(visited.page, 'cal-venue-map', '[part~="allow"]');
    expect([loaded(visited), visited.complaints]).to.deep.equal([[], []]);
  });

  it('is seen at once where the visitor has consented at an earlier visit, who may switch it off', async () => {
    const prepare = () => localStorage.setItem('cal-elements.consent', 'granted');
    const tiles = 'tiles="https://tiles.example/{z}/{x}/{y}.png"';
    const visited = await visit({ body: map(tiles), hold: elementCode, api: venues(3), prepare });
    await isMarked(visited);
    expect(await isDefined(visited)).to.equal(false);
    await shownIn(visited.page, 'cal-venue-map', '[part~="withdraw"]');
    await taken(visited);
    await visited.page.$eval('cal-venue-map', ({ shadowRoot }) =>
      shadowRoot!.querySelector<HTMLElement>('[part~="withdraw"]')!.click(),
    );
    await visited.page.waitForFunction(
      () => !document.querySelector('cal-venue-map')!.shadowRoot!.querySelector('.leaflet-container'),
    );
  });

  it('leaves what is empty, and errors, to the element, which does not wait for Leaflet', async () => {
    for (const [api, text] of [
      [venues(0), 'No venues'],
      [() => ({ hello: 'world' }), 'not calendar data'],
    ] as const) {
      const visited = await visit({ body: map(shown), api, hold: leaflet });
      await visited.page.waitForFunction(
        (words) =>
          document.querySelector('cal-venue-map')!.shadowRoot?.querySelector('.base')?.textContent.includes(words),
        {},
        text,
      );
      expect(asked(visited)).to.have.length(1);
    }
  });

  it('leaves the list to the element where Leaflet is slow, which then shows the map', async () => {
    const visited = await visit({ body: map(shown), api: venues(3), hold: leaflet });
    await shownIn(visited.page, 'cal-venue-map', '.site');
    expect((await seen(visited)).flat()).to.have.length(3);
    visited.release();
    await isMarked(visited);
    expect(asked(visited)).to.have.length(1);
  });

  it('shows one answer in two equal maps, beside a list', async () => {
    const visited = await visit({
      body: (api) => `${map(shown)(api)}${map(shown)(api)}<cal-event-list range="all" ${api}></cal-event-list>`,
      hold: elementCode,
      api: (path) => (path.includes('/venues') ? venues(4) : events(30, 20))(path),
    });
    const isSeen = () =>
      [...document.querySelectorAll('cal-venue-map')].every((one) =>
        one.shadowRoot?.querySelector('.marker, .cluster'),
      );
    await visited.page.waitForFunction(isSeen);
    const before = await seen(visited);
    expect(before.map(({ length }) => length > 4)).to.deep.equal([true, true]);
    expect(await isDefined(visited)).to.equal(false);
    await taken(visited);
    expect(await seen(visited)).to.deep.equal(before);
    expect(asked(visited)).to.have.length(2);
  });

  it('takes its venues from a server at another origin', async () => {
    const visited = await visit({
      body: (api) => map(shown)(api.replace('site.example', '127.0.0.1')),
      isPublic: true,
      hold: elementCode,
      api: venues(4),
    });
    await isMarked(visited);
    expect(await isDefined(visited)).to.equal(false);
    const before = await seen(visited);
    await taken(visited);
    expect(await seen(visited)).to.deep.equal(before);
    expect(asked(visited)).to.have.length(1);
  });

  it('works under a strict policy and Trusted Types, popup and all', async () => {
    const policy = `default-src 'self'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types cal-elements lit-html`;
    const visited = await visit({
      body: map(`${shown} attribution="&lt;a href='https://maps.example/'>Maps&lt;/a>"`),
      hold: elementCode,
      api: venues(1),
      headers: { 'content-security-policy': policy },
    });
    await isMarked(visited);
    await shownIn(visited.page, 'cal-venue-map', '.attribution a');
    expect(await isDefined(visited)).to.equal(false);
    await taken(visited);
    await visited.page.$eval('cal-venue-map', ({ shadowRoot }) =>
      shadowRoot!.querySelector<HTMLElement>('.marker')!.click(),
    );
    await shownIn(visited.page, 'cal-venue-map', '.popup .site');
    expect(visited.complaints).to.deep.equal([]);
  });

  it('shows the popup as a sheet below the map where its code does not arrive', async () => {
    const visited = await visit({ body: map(shown), api: venues(1), hold: leaflet });
    const { page } = visited;
    await page.setRequestInterception(true);
    page.on('request', (request) => void (/Popup/.test(request.url()) ? request.abort() : request.continue()));
    await taken(visited);
    await shownIn(page, 'cal-venue-map', '.marker');
    await page.$eval('cal-venue-map', ({ shadowRoot }) => shadowRoot!.querySelector<HTMLElement>('.marker')!.click());
    await shownIn(page, 'cal-venue-map', '.sheet-place .site');
  });

  it.each([
    ['nobody is near it', `style="display: block; margin-block-start: 5000px" ${shown}`],
    ['the page has an image of it', `static-map="/map.png" ${shown}`],
    ['its tiles cannot be read', 'consent="granted" tiles="/tiles"'],
    ['the page refuses it', `consent="denied" ${ownTiles}`],
    ['it shows one venue', `venue-id="1" ${shown}`],
  ])('is the element’s where %s', async (_, attributes) => {
    const one = (path: string) => (/venues\/\d/.test(path) ? venues(1)('?page=1&per_page=1') : venues(3)(path));
    const visited = await visit({ body: map(attributes), hold: elementCode, api: one });
    await visited.requested(8);
    expect(await seen(visited)).to.deep.equal([[]]);
    await taken(visited);
    await shownIn(visited.page, 'cal-venue-map', '.site, [part~="error"]');
  });
});

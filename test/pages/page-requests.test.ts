import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { listsShown, shownIn, visit } from './harness.js';
import { pageFiles, type Visit } from './site.js';
import { events } from './large-pages.js';
import { venues } from './venues.js';

const script = '<script type="module" src="/dist/cal-elements.js"></script>';
const list = (attributes: string) => `<cal-event-list ${attributes}></cal-event-list>`;
const snippet = (api: string) => script + list(api);

const scripts = (requests: readonly string[]) => requests.filter((path) => path.startsWith('/dist/')).sort();
/** Of code, compressed. */
const bytesOf = (requests: readonly string[]) =>
  [...new Set(scripts(requests))].reduce((sum, path) => sum + gzipSync(readFileSync(path.slice(1))).length, 0);
const asked = (requests: readonly string[]) => requests.filter((path) => path.startsWith('/api/'));
const inDist = (files: readonly string[]) => files.map((file) => `/dist/${file}`).sort();
const [needed, later] = [inDist(pageFiles().first), inDist(pageFiles().later)];
/** What loads once events are shown: the cache, and what watches the clock. */
const cache = /^\/dist\/chunks\/(cache|rolldown-runtime)-/;
const others = (requests: readonly string[]) =>
  scripts(requests).filter((path) => ![...needed, ...later].includes(path) && !cache.test(path));

describe('a page with the snippet', () => {
  it('requests the events and all code that shows them as soon as the first script runs, in parallel, and the element after them', async () => {
    const { page, requests, requested, release } = await visit({
      body: snippet,
      hold: /^\/(api|dist\/(?!cal-elements))/,
    });
    await requested(needed.length + 2);
    expect(requests.slice(0, 2)).to.deep.equal(['/', '/dist/cal-elements.js']);
    expect(asked(requests)).to.have.length(1);
    expect(scripts(requests)).to.deep.equal(needed);
    release();
    await listsShown(page);
    await page.waitForFunction(() => customElements.get('cal-event-list'));
    expect(scripts(requests).filter((path) => !cache.test(path))).to.deep.equal([...needed, ...later].sort());
    expect(asked(requests)).to.have.length(1);
  });

  it('requests the polyfill of Temporal in parallel, where the browser needs it', async () => {
    const { page, requests, complaints, requested, release } = await visit({
      body: snippet,
      hold: /^\/(api|dist\/(?!cal-elements))/,
      prepare: () => Reflect.deleteProperty(globalThis, 'Temporal'),
    });
    await requested(needed.length + 3);
    expect(others(requests)).to.have.length(1);
    expect(others(requests)[0]).to.match(/^\/dist\/chunks\/temporal-polyfill-/);
    release();
    await listsShown(page);
    expect(others(requests)).to.have.length(1);
    expect(complaints).to.deep.equal([]);
  });

  it('logs nothing, and contacts only its own server', async () => {
    const { page, complaints } = await visit({ body: snippet });
    await listsShown(page);
    expect(complaints).to.deep.equal([]);
  });

  it('loads what tells of mistakes for who makes the page, and for no visitor', async () => {
    const isForAuthors = (path: string) => path.startsWith('/dist/chunks/mistakes-');
    for (const [isPublic, attributes, isLoaded] of [
      [true, '', false],
      [true, 'debug', true],
      [false, '', true],
    ] as const) {
      const { page, requests, rest } = await visit({ body: (api) => snippet(`${api} ${attributes}`), isPublic });
      await listsShown(page);
      await rest();
      expect(requests.some(isForAuthors), attributes).to.equal(isLoaded);
    }
  });

  it('works under a strict policy without a violation', async () => {
    const policy = `default-src 'self'; script-src 'self'; style-src 'self'`;
    const { page, complaints } = await visit({ body: snippet, headers: { 'content-security-policy': policy } });
    await listsShown(page);
    expect(complaints).to.deep.equal([]);
  });

  it('fetches the messages of its language only', async () => {
    const { page, requests } = await visit({ body: snippet, lang: 'de' });
    await listsShown(page);
    expect(others(requests)).to.have.length(1);
    expect(others(requests)[0]).to.match(/^\/dist\/chunks\/de-index-[\w-]{7}\.js$/);
  });

  it('fetches those of a language that readers alone have by one more file', async () => {
    const { page, requests } = await visit({ body: snippet, lang: 'ja' });
    await listsShown(page);
    const names = others(requests).map((path) => path.replace(/^.*\/|-[\w-]{7}\.js$/g, ''));
    expect(names.sort()).to.deep.equal(['ja-index', 'readers']);
  });
});

describe('a page whose calendar has another namespace', () => {
  const site = {
    body: (api: string) =>
      script +
      list(api) +
      `<cal-event-month ${api} date="2026-11-03"></cal-event-month><cal-tag-list ${api}></cal-tag-list>`,
    missing: /^\/api\/cal\//,
    api: (path: string) => (path.includes('_fields') ? { namespaces: ['wp/v2', 'tribe/events/v1'] } : undefined),
  };
  const kinds = (requests: readonly string[]) =>
    asked(requests).map((path) => /^\/api\/(\w*)/.exec(path)![1] || 'index');

  it('asks for the index of its site once, and not at all at the next visit, not even for what is requested early', async () => {
    const { page, requests, requested } = await visit(site);
    const allShown = async () => {
      await listsShown(page);
      await shownIn(page, 'cal-event-month', '[part="month"]');
      await page.evaluate(() => document.querySelector('cal-tag-list')!.settled);
    };
    await allShown();
    expect(kinds(requests).sort()).to.deep.equal(['cal', 'cal', 'cal', 'index', 'tribe', 'tribe', 'tribe']);
    requests.length = 0;
    await page.reload();
    // What the elements ask for later than their list shows events.
    while (kinds(requests).length < 3) await requested(requests.length + 1);
    await allShown();
    expect(kinds(requests)).to.deep.equal(['tribe', 'tribe', 'tribe']);
  });
});

describe('ten lists on a page', () => {
  const ten = (attributes: (index: number) => string) =>
    script + Array.from({ length: 10 }, (_, index) => list(attributes(index))).join('');

  it('make one request when their filters are equal', async () => {
    const { page, requests } = await visit({ body: (api) => ten(() => api) });
    await listsShown(page);
    expect(asked(requests)).to.have.length(1);
  });

  it('make ten requests with ten different filters', async () => {
    const { page, requests } = await visit({ body: (api) => ten((index) => `${api} search="${index}"`) });
    await listsShown(page);
    expect(
      asked(requests)
        .map((path) => new URL(path, 'http://page').searchParams.get('search'))
        .sort(),
    ).to.deep.equal([...'0123456789']);
  });
});

/** The answers that anything waits for behind the first script. */
const behindScript = /^\/(api|dist\/(?!cal-elements))/;

describe('a page with a month', () => {
  it('requests its events together with the code, and the months beside it and the categories once it has nothing else to do', async () => {
    const body = (api: string) => `${script}<cal-event-month ${api} date="2026-11-03"></cal-event-month>`;
    const { page, requests, requested, release, rest } = await visit({ body, api: events(28, 40), hold: behindScript });
    // What paints it, in five files, its messages and its events.
    await requested(2 + 7);
    expect(requests.slice(0, 2)).to.deep.equal(['/', '/dist/cal-elements.js']);
    expect(asked(requests)).to.have.length(1);
    expect(requests.filter((path) => path.includes('/en-calendar-'))).to.have.length(1);
    const first = scripts(requests);
    release();
    await shownIn(page, 'cal-event-month', '[part~="event"]');
    const later = scripts(requests).filter((path) => !first.includes(path) && !cache.test(path));
    expect(
      later.filter((path) => !/\/(cal-event-month|month\d*|list)-(?!painting)/.test(path)),
      'nothing more was waited for',
    ).to.deep.equal([]);
    await page.evaluate(async () => {
      await customElements.whenDefined('cal-event-month');
      await document.querySelector('cal-event-month')!.settled;
    });
    expect(asked(requests)).to.have.length(1);
    await rest();
    expect(asked(requests)).to.have.length(4);
    expect(asked(requests).filter((path) => path.includes('/categories?'))).to.have.length(1);
  });
});

describe('a page with a map', () => {
  const body = (api: string) =>
    `${script}<cal-venue-map ${api} tiles="/tile.png?{z}/{x}/{y}" consent="granted"></cal-venue-map>`;

  it('requests its first venues together with the code, and the others as soon as these have told of them', async () => {
    const { page, requests, requested, release } = await visit({ body, api: venues(100), hold: behindScript });
    await requested(4);
    expect(asked(requests)).to.have.length(1);
    release();
    await shownIn(page, 'cal-venue-map', '[part~="cluster"]');
    while (asked(requests).length < 2) await requested(requests.length + 1);
    expect(asked(requests).map((path) => new URL(path, 'http://page').searchParams.get('page'))).to.deep.equal([
      '1',
      '2',
    ]);
  });

  const isMap = (path: string) => /place-map/.test(path);
  const untilMapIsRequested = async ({ requests, requested }: Visit) => {
    while (!requests.some(isMap)) await requested(requests.length + 1);
  };

  it('requests the code of its map while the venues travel, where consent is given', async () => {
    const site = await visit({ body, api: venues(3), hold: /^\/api/ });
    await untilMapIsRequested(site);
    site.release();
    await shownIn(site.page, 'cal-venue-map', '[part~="marker"]');
    expect(site.requests.filter(isMap)).to.have.length(1);
  });

  it('requests all code of its map together with its own, where consent is given, also at an earlier visit', async () => {
    const all = ['venue-map', 'place-map', 'marker'].map((name) => new RegExp(`/${name}-|/cal-${name}-`));
    for (const consent of ['granted', 'ask']) {
      const { requests, requested, release } = await visit({
        body: (api) =>
          `${script}<cal-venue-map ${api} tiles="https://tiles.example/{z}/{x}/{y}" consent="${consent}"></cal-venue-map>`,
        api: venues(3),
        prepare: () => localStorage.setItem('cal-elements.consent', 'granted'),
        hold: /^\/(api|dist\/chunks\/cal-venue-map-)/,
      });
      while (!all.every((file) => requests.some((path) => file.test(path)))) await requested(requests.length + 1);
      release();
    }
  });

  it('requests no code of its map before consent', async () => {
    const { page, requests, rest } = await visit({
      body: (api) => `${script}<cal-venue-map ${api} tiles="https://tiles.example/{z}/{x}/{y}"></cal-venue-map>`,
      api: venues(3),
    });
    await shownIn(page, 'cal-venue-map', '[part~="allow"]');
    await rest();
    expect(requests.filter(isMap)).to.deep.equal([]);
  });

  it('requests the code of its map when the visitor comes near it', async () => {
    const site = await visit({ body: (api) => `<div style="height: 5000px"></div>${body(api)}`, api: venues(3) });
    await shownIn(site.page, 'cal-venue-map', '[part~="site"]');
    expect(site.requests.filter(isMap)).to.deep.equal([]);
    await site.page.evaluate(() => document.querySelector('cal-venue-map')!.scrollIntoView());
    await untilMapIsRequested(site);
    await shownIn(site.page, 'cal-venue-map', '[part~="marker"]');
  });

  it('loads less than 119,000 bytes of code', async () => {
    const { page, requests } = await visit({ body, api: venues(100) });
    await shownIn(page, 'cal-venue-map', '[part~="cluster"]');
    expect(bytesOf(requests)).to.be.lessThan(119_000);
  });
});

describe('a page with a calendar', () => {
  const body = (api: string) => `${script}<cal-calendar ${api} views="list month week map"></cal-calendar>`;
  /** The element of each view, and the most bytes of code that have arrived when it stands there. */
  const views = [
    ['list', 'cal-event-list', 116_500],
    ['month', 'cal-event-month', 130_800],
    ['week', 'cal-event-week', 140_000],
    ['map', 'cal-event-map', 156_300],
  ] as const;

  it('requests its events and the code of its view together with its own, and the events once', async () => {
    const site = await visit({
      body: (api) => body(`${api} controls="none"`),
      hold: /^\/(api|dist\/chunks\/cal-calendar-)/,
    });
    const { page, requests, requested, release } = site;
    const isWanted = (name: string) => scripts(requests).some((path) => path.startsWith(`/dist/chunks/${name}-`));
    while (!asked(requests).length || !['cal-calendar', 'cal-event-list'].every(isWanted))
      await requested(requests.length + 1);
    release();
    await page.waitForFunction(() =>
      document
        .querySelector('cal-calendar')
        ?.shadowRoot?.querySelector('cal-event-list')
        ?.shadowRoot?.querySelector('[part~="card"]'),
    );
    expect(asked(requests).filter((path) => /page=1\b/.test(path))).to.have.length(1);
  });

  it('loads the code of the view that it shows, and of each other view when the visitor turns to it', async () => {
    const { page, requests } = await visit({ body });
    for (const [view, tag, most] of views) {
      await page.evaluate((name) => document.querySelector('cal-calendar')!.setAttribute('view', name), view);
      await page.waitForFunction(
        (name) =>
          document.querySelector('cal-calendar')?.shadowRoot?.querySelector(`${name}:not(:state(loading))`)?.shadowRoot,
        {},
        tag,
      );
      expect(bytesOf(requests), view).to.be.lessThan(most);
      const later = views.slice(views.findIndex(([name]) => name === view) + 1);
      for (const [, other] of later) expect(scripts(requests).join(), view).not.to.contain(`/${other}-`);
    }
  });
});

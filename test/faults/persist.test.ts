import { readFileSync } from 'node:fs';
import type { Page } from 'puppeteer-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { attributesOf, type VisibleTag } from '../elements.js';
import { listsShown, shownIn, visit } from '../pages/harness.js';
import { api as recorded } from '../pages/mounts.js';
import { venues } from '../pages/venues.js';
import type { Visit } from '../pages/site.js';

declare global {
  /** How often the page was refused its storage. */
  var refused: number;
  /** How much of what the page has asked of its storage is not answered yet. */
  var storing: number;
}

/** Counts what the page asks of its storage, so that a test can wait for it. */
function watchStorage(): void {
  globalThis.storing = 0;
  const count = <Asked extends EventTarget>(asked: Asked, ...ends: string[]): Asked => {
    globalThis.storing++;
    // What follows from an answer is asked while its event is handled.
    for (const name of ends) asked.addEventListener(name, () => setTimeout(() => globalThis.storing--));
    return asked;
  };
  const [factory, database] = [IDBFactory.prototype, IDBDatabase.prototype];
  // Each is called on the object that it is asked of.
  // oxlint-disable-next-line typescript/unbound-method
  const { open } = factory;
  // oxlint-disable-next-line typescript/unbound-method
  const { transaction } = database;
  factory.open = function (...given) {
    return count(open.apply(this, given), 'success', 'error');
  };
  database.transaction = function (...given) {
    return count(transaction.apply(this, given), 'complete', 'abort');
  };
}

const script = `<script>(${String(watchStorage)})()</script><script type="module" src="/dist/cal-elements.js"></script>`;
const list = (api: string) => `${script}<cal-event-list ${api} persist></cal-event-list>`;

/** The text of what a selector finds in an element. */
const textIn = (page: Page, tag: string, selector: string) =>
  page.evaluate(
    (host, wanted) =>
      document.querySelector(host)!.shadowRoot!.querySelector(wanted)?.textContent.replace(/\s+/g, ' ').trim(),
    tag,
    selector,
  );

const titles = (page: Page) =>
  page.evaluate(() => document.querySelector('cal-event-list')!.items.map(({ title }) => title));

/** The keys of what the browser keeps. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    if (!names.includes('cal-elements')) return [];
    return new Promise<IDBValidKey[]>((resolve, reject) => {
      const opening = indexedDB.open('cal-elements');
      opening.onerror = () => reject(opening.error!);
      opening.onsuccess = () => {
        const keys = opening.result.transaction('answers').objectStore('answers').getAllKeys();
        keys.onsuccess = () => {
          opening.result.close();
          resolve(keys.result);
        };
      };
    });
  });

/** Gives the page an idle time, and waits until its storage has answered all that it asks then. */
async function idle(page: Page): Promise<void> {
  await page.evaluate('rest()');
  await page.waitForFunction(() => globalThis.storing === 0);
}

/** Gives the page idle times until what it keeps is as wanted: the code that waits for one may load after the first. */
async function keptAs({ page }: Visit, isWanted: (keys: readonly IDBValidKey[]) => boolean): Promise<void> {
  while (!isWanted(await stored(page))) await idle(page);
}

/** Waits until the page keeps this many answers. */
const kept = (site: Visit, count: number) => keptAs(site, ({ length }) => length === count);

/** Gives the page an idle time once it has the code that keeps answers: of all that it shows, it then writes what it ever will. */
async function keeperRan({ page }: Visit): Promise<void> {
  const address = await page.waitForFunction(
    () => performance.getEntriesByType('resource').find(({ name }) => name.includes('/chunks/persist-'))?.name,
  );
  // Those who asked for it earlier get it earlier. As text, because the test's own build would rewrite the import.
  await page.evaluate(`import(${JSON.stringify(await address.jsonValue())}).then(() => undefined)`);
  await idle(page);
}

/** Loads the page once more, from the browser's own cache. */
async function comeBackOffline({ page }: Visit): Promise<void> {
  await page.setOfflineMode(true);
  await page.goto(page.url(), { waitUntil: 'domcontentloaded' });
  // The new document does not know yet.
  await page.setOfflineMode(true);
}

/** Waits until the element says of which time its data is. */
const outdated = (page: Page, tag = 'cal-event-list') => shownIn(page, tag, '[part="stale"]');

/** Waits until nothing is said of errors or of the time of the data. */
const fresh = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('cal-event-list')!.shadowRoot!.querySelector('.notice'));

/** What is changed of an answer that is kept. */
interface Change {
  /** How many days older it becomes. */
  readonly days?: number;
  readonly data?: unknown;
  readonly buster?: string;
  readonly size?: number;
}

/** Changes all that is kept. */
const change = (page: Page, wanted: Change) =>
  page.evaluate(
    ({ days = 0, data, ...rest }: Change) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('cal-elements');
        opening.onsuccess = () => {
          const database = opening.result;
          const reading = database.transaction('answers', 'readwrite').objectStore('answers').openCursor();
          reading.onsuccess = () => {
            const cursor = reading.result;
            if (cursor) {
              const { state, ...answer } = cursor.value as { state: { data: unknown; dataUpdatedAt: number } };
              const { dataUpdatedAt } = state;
              const changed = { data: data ?? state.data, dataUpdatedAt: dataUpdatedAt - days * 86_400_000 };
              cursor.update({ ...answer, ...rest, state: changed });
              cursor.continue();
            } else {
              database.close();
              resolve();
            }
          };
        };
      }),
    wanted,
  );

describe('a list that persists', () => {
  it('shows the same offline with the time it is of, and is fresh again once online', async () => {
    const site = await visit({ body: list, isCached: true });
    const { page, requests, complaints } = site;
    await listsShown(page);
    await kept(site, 1);
    const before = await titles(page);
    await comeBackOffline(site);
    await outdated(page);
    expect(await titles(page)).to.deep.equal(before);
    expect(await textIn(page, 'cal-event-list', '[part="message"]')).to.match(/^As of \d?\d:\d\d [AP]M\. The calendar/);
    await idle(page);
    const asked = requests.length;
    await page.setOfflineMode(false);
    await fresh(page);
    expect(requests.slice(asked).filter((path) => path.includes('?page=1&'))).to.have.length(1);
    expect(complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).to.deep.equal([]);
  });

  it('names the day where the data is of another one', async () => {
    const site = await visit({ body: list, isCached: true });
    await listsShown(site.page);
    await kept(site, 1);
    await change(site.page, { days: 3 });
    await comeBackOffline(site);
    await outdated(site.page);
    expect(await textIn(site.page, 'cal-event-list', '[part="message"]')).to.match(
      /^As of [A-Z][a-z]{2} \d+, \d{4}, \d?\d:\d\d [AP]M\./,
    );
  });

  it('inherits the setting from a provider', async () => {
    const site = await visit({
      body: (api) => `${script}<cal-provider ${api} persist><cal-event-list></cal-event-list></cal-provider>`,
    });
    await listsShown(site.page);
    await kept(site, 1);
  });

  for (const [what, wanted] of [
    ['is older than a week', { days: 8 }],
    ['another version has kept', { buster: '99.0.0' }],
    ['is broken', { data: { pages: [[{ items: 7 }]], pageParams: [[1]] } }],
  ] satisfies [string, Change][])
    it(`does not show what ${what}`, async () => {
      const site = await visit({ body: list, isCached: true });
      await listsShown(site.page);
      await kept(site, 1);
      await change(site.page, wanted);
      await comeBackOffline(site);
      await shownIn(site.page, 'cal-event-list', '[part="error"]');
      await site.page.setOfflineMode(false);
      await site.page.reload();
      await listsShown(site.page);
    });

  it('shows and keeps no longer what its server refuses', async () => {
    const site = await visit({ body: list, isCached: true });
    const { page } = site;
    await listsShown(page);
    await kept(site, 1);
    await page.setRequestInterception(true);
    const headers = { 'access-control-allow-origin': '*' };
    page.on('request', (request) =>
      request.url().includes('/api/')
        ? void request.respond({ status: 403, contentType: 'application/json', headers, body: '{"code":"no"}' })
        : void request.continue(),
    );
    await page.reload();
    await shownIn(page, 'cal-event-list', '[part="error"]');
    expect(await titles(page)).to.deep.equal([]);
    await kept(site, 0);
  });

  it('removes what is older than a week when it next keeps something', async () => {
    const site = await visit({ body: list });
    const { page } = site;
    await listsShown(page);
    await kept(site, 1);
    const [oldest] = await stored(page);
    await change(page, { days: 8 });
    await page.evaluate(() => document.querySelector('cal-event-list')!.setAttribute('search', 'music'));
    await keptAs(site, (keys) => keys.length === 1 && keys[0] !== oldest);
  });

  it('removes the oldest answers beyond two million characters', async () => {
    const site = await visit({ body: list });
    const { page } = site;
    await listsShown(page);
    await kept(site, 1);
    const [oldest] = await stored(page);
    await change(page, { size: 1_999_999 });
    await page.evaluate(() => document.querySelector('cal-event-list')!.setAttribute('search', 'music'));
    await page.evaluate(() => document.querySelector('cal-event-list')!.settled);
    await keptAs(site, (keys) => !keys.includes(oldest!));
  });
});

/** Elements beside the list of events, with the texts that tell that they show their data. */
const others: readonly (readonly [tag: VisibleTag, shown: string])[] = [
  ['cal-event-month', '[part~="event"]'],
  ['cal-event-week', '[part~="title"]'],
  ['cal-event-detail', '[part~="definition"]'],
  ['cal-venue-list', '[part~="title"]'],
  ['cal-organizer-detail', '[part~="title"]'],
  ['cal-calendar', '[part~="title"]'],
];

/** Waits for what a selector finds in an element, or in the list inside a calendar, and resolves to its texts. */
const textsIn = async (page: Page, tag: string, selector: string) => {
  const texts = await page.waitForFunction(
    (host, wanted) => {
      const root = document.querySelector(host)?.shadowRoot;
      const inner = host === 'cal-calendar' ? root?.querySelector('cal-event-list')?.shadowRoot : root;
      const all = [...(inner?.querySelectorAll(wanted) ?? [])].map(({ textContent }) => textContent.trim());
      return all.length && all;
    },
    {},
    tag,
    selector,
  );
  return texts.jsonValue();
};

describe('what persists is shown offline with the time it is of', () => {
  for (const [tag, shown] of others)
    it(`by <${tag}>`, async () => {
      const site = await visit({
        body: (address) => `${script}<${tag} ${address} ${attributesOf(tag)} persist></${tag}>`,
        api: recorded,
        isCached: true,
      });
      const before = await textsIn(site.page, tag, shown);
      await keeperRan(site);
      await comeBackOffline(site);
      expect(String(await textsIn(site.page, tag, '[part~="stale"]'))).to.match(
        /^As of \d?\d:\d\d [AP]M\. The calendar/,
      );
      expect(await textsIn(site.page, tag, shown)).to.deep.equal(before);
    });
});

describe('a page keeps nothing', () => {
  for (const [what, hidden] of [
    ['without the setting', (api) => `<cal-event-list ${api}></cal-event-list>`],
    [
      'where the address names a nonce',
      (api) => `<cal-event-list ${api.replace('/api', '/api/?rest_route=/&_wpnonce=1')} persist></cal-event-list>`,
    ],
  ] satisfies [string, (api: string) => string][])
    it(what, async () => {
      // The other list, whose answer is kept, tells when this one's would have been.
      const site = await visit({
        body: (api) => `${hidden(api)}${script}<cal-event-list ${api} search="music" persist></cal-event-list>`,
      });
      await listsShown(site.page);
      await keeperRan(site);
      await keptAs(site, (keys) => JSON.stringify(keys).includes('search=music'));
      expect(await stored(site.page)).to.have.length(1);
    });

  it('of an event that was opened with a password', async () => {
    const event = {
      id: 7,
      title: 'Party',
      start_date: '2026-12-01 10:00:00',
      end_date: '2026-12-01 11:00:00',
      timezone: 'UTC',
    };
    const site = await visit({
      body: (api) => `${script}<cal-event-detail ${api} event-id="7" persist></cal-event-detail>`,
      api: () => ({ ...event, utc_start_date: event.start_date, utc_end_date: event.end_date }),
    });
    const { page } = site;
    await page.waitForFunction(() => document.querySelector('cal-event-detail')?.items?.length);
    await kept(site, 1);
    await page.evaluate(() => (document.querySelector('cal-event-detail')!.password = 'secret'));
    await page.evaluate(() => document.querySelector('cal-event-detail')!.settled);
    await idle(page);
    expect(JSON.stringify(await stored(page))).not.to.contain('secret');
  });
});

describe('a page of WordPress for a reader who is signed in', () => {
  const session = `<script>window.calElementsSession = { root: location.origin + '/api', nonce: 'mine' }</script>
<script>${readFileSync('integrations/wordpress/signed-in.js', 'utf8')}</script>`;

  it('keeps nothing', async () => {
    const site = await visit({ body: (api) => session + list(api) });
    const { page } = site;
    await listsShown(page);
    await keeperRan(site);
    // What everybody may read is kept from then on, and nothing of before.
    await page.evaluate(() => {
      Reflect.deleteProperty(window, 'calElementsSession');
      document.querySelector('cal-event-list')!.setAttribute('search', 'music');
    });
    await kept(site, 1);
    expect((await stored(page))[0]).to.contain('search=music');
  });

  it('shows nothing that was kept for everybody', async () => {
    const site = await visit({ body: list, isCached: true });
    const { page } = site;
    await listsShown(page);
    await kept(site, 1);
    const signIn = await page.evaluateOnNewDocument(() => Object.assign(window, { calElementsSession: {} }));
    onTestFinished(() => page.removeScriptToEvaluateOnNewDocument(signIn.identifier));
    await comeBackOffline(site);
    await shownIn(page, 'cal-event-list', '[part="error"]');
    await keeperRan(site);
    expect(await titles(page)).to.deep.equal([]);
    expect(await stored(page)).to.have.length(1);
  });
});

describe('a page whose storage does not work shows its list', () => {
  // Each counts how often the page was refused.
  const ways: Record<string, () => void> = {
    'where there is none': () => {
      const get = () => void (globalThis.refused += 1);
      globalThis.refused = 0;
      Object.defineProperty(globalThis, 'indexedDB', { get });
    },
    'where it is refused': () => {
      globalThis.refused = 0;
      IDBFactory.prototype.open = () => {
        globalThis.refused += 1;
        throw new DOMException('Not here', 'SecurityError');
      };
    },
    'where it is full': () => {
      globalThis.refused = 0;
      IDBObjectStore.prototype.put = () => {
        globalThis.refused += 1;
        throw new DOMException('Full', 'QuotaExceededError');
      };
    },
    'where a later version uses it': () => {
      globalThis.refused = 0;
      const open = indexedDB.open.bind(indexedDB);
      open('cal-elements', 99);
      IDBFactory.prototype.open = (...names) => {
        const opening = open(...names);
        opening.addEventListener('success', () => (globalThis.refused += 1));
        return opening;
      };
    },
  };
  for (const [where, prepare] of Object.entries(ways))
    it(where, async () => {
      const site = await visit({ body: list, prepare });
      const { page, complaints } = site;
      await listsShown(page);
      await keeperRan(site);
      await page.waitForFunction(() => globalThis.refused);
      expect(await titles(page)).to.have.length(10);
      expect(complaints).to.deep.equal([]);
    });
});

describe('what needs the network says so offline', () => {
  it('in place of the map, which then opens by itself', async () => {
    const site = await visit({
      body: (api) =>
        `${script}<cal-venue-map ${api} tiles="/tile.png?{z}/{x}/{y}" consent="granted" persist></cal-venue-map>`,
      api: venues(3),
    });
    const { page } = site;
    const trouble = () => textIn(page, 'cal-venue-map', '[part="trouble"]');
    await shownIn(page, 'cal-venue-map', '.leaflet-tile-loaded');
    await page.setOfflineMode(true);
    await page.evaluate(() =>
      document.querySelector('cal-venue-map')!.shadowRoot!.querySelector<HTMLElement>('[part~="zoom-out"]')!.click(),
    );
    await shownIn(page, 'cal-venue-map', '[part="trouble"]:not([hidden])');
    expect(await trouble()).to.equal('The map needs a connection to the internet.');
    await page.setOfflineMode(false);
    await shownIn(page, 'cal-venue-map', '[part="trouble"][hidden]');
  });
});

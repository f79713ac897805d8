/** Those who sign in to a real service with real browsers: what they leave behind, who else may write, and what is saved. */
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newWorkspace, type Serving, type Workspace } from '../service/command.js';
import { atLeastOne } from '../at-least-one.js';
import { formShown, keyboardOn } from './desk-page.js';
import { browser } from './harness.js';

const password = 'correct horse battery';

let workspace: Workspace;
let serving: Serving;
/** The browsers of a test; each has its own cookies. */
const contexts: BrowserContext[] = [];
beforeAll(async () => {
  workspace = newWorkspace();
  serving = await workspace.serve(['--processes', '2', '--jsonp', 'on']);
  await serving.says(/2 processes share/);
});
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});
afterAll(async () => {
  await serving.stop();
  await workspace.remove();
});

const admin = () => `${serving.origin}/admin`;

async function newPage(): Promise<Page> {
  const context = await (await browser()).createBrowserContext();
  contexts.push(context);
  const page = await context.newPage();
  // Windows of other tests may be in front of it.
  await page.emulateFocusedPage(true);
  return page;
}

/** Types the name and the password of the first user, where the page asks for them. */
async function logIn(page: Page, typed = password): Promise<void> {
  const { fill, shows } = keyboardOn(page);
  await shows('Keep me signed in');
  await fill('User name', 'maria');
  await fill('Password', typed);
  await page.keyboard.press('Enter');
}

/** A browser in which the first user has signed in. */
async function signedIn(): Promise<Page> {
  const page = await newPage();
  await page.goto(admin());
  await logIn(page);
  await keyboardOn(page).shows('Add event');
  return page;
}

/** The cookies of a session that tests share, but for those that end it. */
let session: ReturnType<BrowserContext['cookies']> | undefined;

/** A browser with that session. */
async function inSession(): Promise<Page> {
  session ??= signedIn().then((page) => page.browserContext().cookies());
  const page = await newPage();
  await page.browserContext().setCookie(...(await session));
  await page.goto(admin());
  await keyboardOn(page).shows('Add event');
  return page;
}

/** Opens the form of a new event, and types all that it needs. */
async function writeEvent(page: Page, title: string): Promise<void> {
  const { fill, press } = keyboardOn(page);
  await press('Add event');
  await formShown(page);
  await fill('Title', title);
  await fill('Start date', '12122026');
  await fill('Start time', '0700PM');
}

interface Listed {
  readonly events: readonly { readonly id: number; readonly title: string; readonly start_date: string }[];
}

const listed = async () =>
  ((await (await fetch(`${serving.origin}/cal/events/v1/events?start_date=2026-12-01`)).json()) as Listed).events;
const titles = async () => (await listed()).map(({ title }) => title);

/** The session cookie of a browser. */
const sessionIn = async (page: Page) =>
  (await page.browserContext().cookies()).find(({ name }) => name === 'cal-session')?.value;

/** All that a page and its origin keep, as one text: addresses, markup through shadow roots, storage of every kind, cookies that scripts read. */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const markup = (root: Document | ShadowRoot): string[] =>
      [...root.querySelectorAll('*')].flatMap((element) => [
        element.outerHTML,
        ...(element.shadowRoot ? [element.shadowRoot.innerHTML, ...markup(element.shadowRoot)] : []),
      ]);
    const request = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error!);
      });
    const databases = await Promise.all(
      (await indexedDB.databases()).map(async ({ name }) => {
        const database = await request(indexedDB.open(name!));
        const stores = [...database.objectStoreNames].map(async (store) =>
          request(database.transaction(store).objectStore(store).getAll()),
        );
        return [name, await Promise.all(stores)];
      }),
    );
    const caches_ = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name);
        return Promise.all((await cache.keys()).map(async (key) => [key.url, await (await cache.match(key))!.text()]));
      }),
    );
    const globals = Object.entries(globalThis).filter(([name, value]) => name !== 'seen' && typeof value === 'string');
    const kept = [
      location.href,
      document.cookie,
      history.state,
      { ...localStorage },
      { ...sessionStorage },
      databases,
      caches_,
      globals,
    ];
    return JSON.stringify([kept, (globalThis as unknown as { seen: unknown[] }).seen]) + markup(document).join('\n');
  });

/** Collects in the page what its elements tell scripts, and what reaches the console. */
function collectEvents(): void {
  const seen: string[] = [];
  Object.assign(globalThis, { seen });
  const known = new WeakSet<object>();
  const plain = (_: string, value: unknown) => {
    if (typeof value !== 'object' || value === null) return typeof value === 'function' ? undefined : value;
    if (value instanceof Node || known.has(value)) return undefined;
    known.add(value);
    return value instanceof Error ? { ...value, message: value.message } : value;
  };
  // oxlint-disable-next-line typescript/unbound-method -- it is called with its object below
  const { dispatchEvent } = EventTarget.prototype;
  EventTarget.prototype.dispatchEvent = function (event) {
    if (event instanceof CustomEvent) seen.push(`${event.type} ${JSON.stringify(event.detail, plain)}`);
    return dispatchEvent.call(this, event);
  };
}

it('the page of the printed link fits a phone, at four times the text too', async () => {
  const [, link] = await serving.says(/(http:\S+#setup=\S+)/);
  const page = await newPage();
  await page.setViewport({ width: 375, height: 812 });
  await page.goto(link!);
  await keyboardOn(page).shows('Set up your calendar');
  const widthAt = (size: string) =>
    page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
      return document.documentElement.scrollWidth;
    }, size);
  for (const size of ['100%', '200%', '400%']) expect(await widthAt(size), size).to.equal(375);
});

it('the first user is made by the printed link, whose token, password, session and nonce are kept nowhere', async () => {
  const [, link] = await serving.says(/(http:\S+#setup=(\S+))/);
  const page = await newPage();
  await page.evaluateOnNewDocument(collectEvents);
  const { fill, press, shows } = keyboardOn(page);
  const sent: string[] = [];
  const nonces = new Set<string>();
  const console: string[] = [];
  page.on('console', (message) => console.push(message.text()));
  page.on('pageerror', (error) => console.push(String(error)));
  page.on('request', (request) => {
    const { 'x-wp-nonce': nonce, referer = '' } = request.headers();
    if (nonce) nonces.add(nonce);
    sent.push(request.url().split('#', 1)[0]!, referer);
  });
  const kept: string[] = [];
  await page.goto(link!);
  await shows('Set up your calendar');
  expect(page.url()).not.to.include('setup=');
  await fill('User name', 'maria');
  await fill('New password', password);
  await fill('New password, again', password);
  await fill('Name of the calendar', 'Sails & Songs');
  kept.push(await keptBy(page));
  await page.keyboard.press('Enter');
  await shows('Your first event');
  await shows('Sails & Songs');
  const session = (await sessionIn(page))!;
  kept.push(await keptBy(page));
  await writeEvent(page, 'Gala at the harbour');
  await press('Publish');
  await shows('It is published.');
  kept.push(await keptBy(page));
  expect(console, 'nothing is wrong, nor against the policy of the page').to.deep.equal([]);
  await press('Account of maria');
  await press('Sign out');
  await logIn(page, 'not the password');
  await shows('The user name or the password is wrong');
  kept.push(await keptBy(page));
  expect(await sessionIn(page)).to.equal(undefined);

  expect((await listed()).map(({ title, start_date }) => [title, start_date])).to.deep.equal([
    ['Gala at the harbour', '2026-12-12 19:00:00'],
  ]);
  expect(kept.join()).to.include('cal-session-change').and.to.include('cal-saved');
  const log = serving.lines.filter((line) => !line.includes('#setup='));
  expect(log.join()).to.include('became the first user').and.to.include('signed out');
  const files = readdirSync(workspace.folder).map((file) => readFileSync(join(workspace.folder, file), 'latin1'));
  const token = link!.split('=')[1]!;
  for (const secret of atLeastOne([token, password, 'not the password', session, ...nonces])) {
    for (const [place, texts] of Object.entries({ kept, sent, console, log, files }))
      expect(texts.join('\n').includes(secret), `${secret} in ${place}`).to.equal(false);
  }
  expect(nonces.size).to.be.greaterThan(0);
});

it('the printed link makes no second user', async () => {
  const [, link] = await serving.says(/(http:\S+#setup=\S+)/);
  const page = await newPage();
  const { press, shows } = keyboardOn(page);
  await page.goto(link!);
  await shows('This link no longer works.');
  await press('Sign in without the link');
  await shows('Keep me signed in');
});

describe('a page of another site', () => {
  let attacker: Server;
  beforeAll(async () => {
    attacker = createServer((_, response) =>
      response.setHeader('content-type', 'text/html').end('<!doctype html><body></body>'),
    );
    await new Promise<void>((resolve) => attacker.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => attacker.close());

  // Another port is another origin of the same site, so even its form brings the cookie.
  it.each(['127.0.0.1', 'localhost'])(
    'changes nothing with the cookie of a reader, and learns nothing (%s)',
    async (host) => {
      const page = await inSession();
      const own = await sessionIn(page);
      const evil = await page.browserContext().newPage();
      const origin = `http://${host}:${(attacker.address() as AddressInfo).port}`;
      await evil.goto(origin);
      const all = async () =>
        Promise.all(
          ['events?start_date=2026-01-01', 'tags?hide_empty=false', 'venues', 'categories?hide_empty=false'].map(
            async (path) => (await fetch(`${serving.origin}/cal/events/v1/${path}`)).text(),
          ),
        );
      const before = await all();
      const { events } = JSON.parse(before[0]!) as Listed;
      const { id } = events[0]!;
      const event = { title: 'By another site', start_date: '2026-12-13 10:00', end_date: '2026-12-13 11:00' };

      const learned = await evil.evaluate(
        async (api, body, target) => {
          const json = JSON.stringify(body);
          const form = new URLSearchParams(body);
          const told: unknown[] = [];
          Object.assign(globalThis, { steal: (answer: unknown) => told.push(answer) });
          const ask = (path: string, options: RequestInit) =>
            fetch(api + path, { credentials: 'include', ...options }).then(
              async (response) => told.push(await response.text()),
              () => {},
            );
          for (const type of ['text/plain', 'application/json', 'application/x-www-form-urlencoded']) {
            const options = {
              method: 'POST',
              headers: { 'content-type': type },
              body: type.includes('form') ? form : json,
            };
            for (const mode of ['cors', 'no-cors'] as const) await ask('/events/v1/events', { ...options, mode });
            await ask(`/events/v1/events/${target}`, { ...options, mode: 'no-cors' });
          }
          for (const mode of ['cors', 'no-cors'] as const) {
            await ask(`/events/v1/events/${target}?_method=DELETE`, { method: 'POST', mode });
            await ask('/authoring/v1/session?_method=DELETE', { method: 'POST', mode });
            await ask('/authoring/v1/session', { method: 'DELETE', mode });
            await ask('/authoring/v1/', { mode });
            await ask('/authoring/v1/users', { mode });
            await ask('/authoring/v1/invitations', {
              method: 'POST',
              mode,
              body: JSON.stringify({ name: 'eve', role: 'administrator' }),
            });
          }
          const load = (element: HTMLImageElement | HTMLScriptElement, path: string) =>
            new Promise((done) => {
              element.onload = element.onerror = done;
              element.src = api + path;
              document.body.append(element);
            });
          await load(new Image(), `/events/v1/events/${target}?_method=DELETE`);
          await load(new Image(), '/authoring/v1/session?_method=DELETE');
          for (const path of [
            '/authoring/v1/?_jsonp=steal',
            '/authoring/v1/items?_jsonp=steal',
            '/events/v1/events?status=draft&_jsonp=steal',
          ])
            await load(document.createElement('script'), path);
          return JSON.stringify(told);
        },
        `${serving.origin}/cal`,
        event,
        id,
      );
      expect(learned).not.to.include('maria').and.not.to.include('nonce":"').and.not.to.include('administrator');

      /** Sends a form, which goes to the page that it asks for. */
      const submit = async (
        path: string,
        fields: Record<string, string>,
        enctype = 'application/x-www-form-urlencoded',
      ) => {
        await evil.goto(origin);
        await Promise.all([
          evil.waitForNavigation(),
          evil.evaluate(
            (action, entries, type) => {
              const form = Object.assign(document.createElement('form'), { action, method: 'post', enctype: type });
              for (const [name, value] of entries)
                form.append(Object.assign(document.createElement('input'), { name, value }));
              document.body.append(form);
              form.submit();
            },
            `${serving.origin}/cal${path}`,
            Object.entries(fields),
            enctype,
          ),
        ]);
        return evil.evaluate(() => document.body.textContent);
      };
      expect(await submit('/events/v1/events', event)).to.include('rest_forbidden');
      expect(await submit(`/events/v1/events/${id}?_method=DELETE`, {})).to.include('rest_forbidden');
      expect(await submit(`/events/v1/events/${id}`, { title: 'Changed' })).to.include('rest_forbidden');
      // Neither signs out, nor signs a reader in as somebody else.
      expect(await submit('/authoring/v1/session?_method=DELETE', {})).to.include('rest_forbidden');
      for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data'])
        expect(await submit('/authoring/v1/session', { name: 'maria', password }, type)).to.include('rest_forbidden');
      expect(
        await submit('/authoring/v1/session', { '{"name":"maria","password":"x","a":"': '"}' }, 'text/plain'),
      ).to.include('rest_forbidden');

      expect(await all()).to.deep.equal(before);
      expect(await sessionIn(page)).to.equal(own);
      await page.reload();
      await keyboardOn(page).shows('Add event');
      await keyboardOn(page).tabTo('Account of maria');
    },
  );
});

it('an event whose answer alone was lost is saved once by the next try', async () => {
  const page = await inSession();
  const { press, shows } = keyboardOn(page);
  await writeEvent(page, 'Saved once');
  const driver = await page.createCDPSession();
  await driver.send('Fetch.enable', {
    patterns: [{ urlPattern: '*/cal/events/v1/events*', requestStage: 'Response' }],
  });
  const lost = new Promise<number>((resolve) => {
    driver.on('Fetch.requestPaused', ({ requestId, request, responseStatusCode = 0 }) => {
      if (request.method !== 'POST') return void driver.send('Fetch.continueRequest', { requestId });
      void driver.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' });
      resolve(responseStatusCode);
    });
  });
  await press('Publish');
  expect(await lost, 'the service has saved it').to.equal(201);
  await shows('Try again');
  await driver.send('Fetch.disable');
  await press('Publish');
  await shows('It is published.');
  expect((await titles()).filter((title) => title === 'Saved once')).to.have.length(1);
});

// The last one, because it changes the password.
it('who is signed out by a password that was changed elsewhere signs in above the form, and saves what was typed before', async () => {
  const [here, there] = [await signedIn(), await signedIn()];
  await there.bringToFront();
  await writeEvent(there, 'Typed before');
  await here.bringToFront();
  const changing = keyboardOn(here);
  await changing.press('Account of maria');
  await changing.press('Change password');
  await changing.fill('Present password', password);
  await changing.fill('New password', 'another long password');
  await changing.fill('New password, again', 'another long password');
  await here.keyboard.press('Enter');
  await changing.shows('Your password is changed.');
  await there.bringToFront();
  const writing = keyboardOn(there);
  await writing.press('Publish');
  await logIn(there, 'another long password');
  await writing.shows('It is published.');
  expect((await titles()).filter((title) => title === 'Typed before')).to.have.length(1);
});

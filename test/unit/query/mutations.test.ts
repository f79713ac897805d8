import { InfiniteQueryObserver } from '@tanstack/query-core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ClientSettings, ReadOptions } from '../../../src/data/client/index.js';
import { infiniteQuery } from '../../../src/data/query/infinite-query.js';
import type { Data } from '../../../src/data/query/known-pages.js';
import { followedClient, followOtherTabs } from '../../../src/authoring/session/mutations.js';
import { queryClient } from '../../../src/data/query/query-client.js';
import type { QueryOptions } from '../../../src/data/query/query-options.js';
import { failure, json } from '../client/recordings.js';

type Item = any; // eslint-disable-line @typescript-eslint/no-explicit-any -- any item's JSON

const baseUrl = 'https://calendar.example/api';
const start = `${baseUrl}/cal/events/v1/`;
const settings: ClientSettings = { baseUrl };
const calendar = followedClient(settings);

/** A promise that the test settles. */
function later<T>() {
  let settle!: (value: T) => void;
  const promise = new Promise<T>((resolve) => (settle = resolve));
  return { promise, resolve: (value: T) => settle(value) };
}

let leave: (() => void)[] = [];

/** What an element shows of a list, with the reads that the list has sent. */
async function shown(path: string, items: readonly Item[], { list = {}, read, ...more }: Shown = {}) {
  const reads: ReadOptions[] = [];
  let now = items;
  const options: QueryOptions<Item> = {
    list: {
      resource: path.split(/[/?]/)[0] as 'events',
      url: start + path,
      links: '',
      composition: undefined,
      variant: undefined,
      ...list,
    },
    window: { order: 'asc', perPage: 10, limit: Infinity, first: 1, last: 1 },
    staleTime: 60_000,
    accept: () => {},
    readPage: async (...[, options]) => {
      reads.push(options);
      await read?.();
      return { items: now, total: now.length, totalPages: 1, ...(more.notes && { notes: more.notes }) };
    },
    ...(more.accept && { accept: more.accept }),
  };
  if (more.isActive === false) await queryClient().infiniteQuery(infiniteQuery(options) as never);
  else leave.push(new InfiniteQueryObserver(queryClient(), infiniteQuery(options) as never).subscribe(() => {}));
  const query = queryClient()
    .getQueryCache()
    .find({ queryKey: infiniteQuery(options).queryKey })!;
  const itemsShown = () => (query.state.data as Data<Item> | undefined)?.pages.flat().flatMap(({ items }) => items);
  if (!read) await vi.waitUntil(itemsShown);
  return {
    reads,
    items: itemsShown,
    item: () => itemsShown()?.[0],
    isStale: () => query.isStaleByTime(options.staleTime),
    answer: (items: readonly Item[]) => (now = items),
  };
}

interface Shown extends Partial<Pick<QueryOptions<Item>, 'accept'>> {
  readonly list?: Partial<QueryOptions<Item>['list']>;
  readonly read?: () => Promise<unknown>;
  readonly notes?: readonly Item[];
  readonly isActive?: boolean;
}

const gala = {
  id: 7,
  title: 'Gala',
  status: 'publish',
  start_date: '2027-01-01 19:00:00',
  venue: { id: 3, venue: 'Hall' },
  organizer: [],
};
const fair = {
  id: 8,
  title: 'Fair',
  status: 'publish',
  start_date: '2027-01-02 19:00:00',
  venue: { id: 4, venue: 'Park' },
};

/** A server that answers writes when the test lets it, and with what the test gives. */
function answering() {
  const answer = later<Response>();
  const asked: { readonly url: string; readonly init: RequestInit }[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push({ url, init });
    return init.method === 'GET' ? Promise.resolve(json(gala)) : answer.promise;
  });
  return {
    asked,
    answer: (item: object) => answer.resolve(json(item)),
    refuse: (status: number) => answer.resolve(json({}, { status })),
  };
}

/** Changes an event; `version` keeps it to one request. */
const update = (patch: object, options: object = {}, client = calendar): Promise<unknown> =>
  client.events.update(7, patch, { version: '1', ...options });

beforeEach(() => {
  queryClient().clear();
  // A page without answers of calendars.
  vi.stubGlobal('document', { querySelector: () => null });
});

afterEach(() => {
  for (const one of leave) one();
  leave = [];
  vi.unstubAllGlobals();
});

describe('before the server has answered', () => {
  test('every list and detail shows the change', async () => {
    const server = answering();
    const views = [
      await shown('events?page=1', [gala, fair]),
      await shown('events/7', [gala]),
      await shown('events?page=1&x=1', [fair]),
    ];
    const done = update({ title: 'Ball & <Dance>', start_date: '2027-01-05 20:00:00', event_status: 'cancelled' });
    for (const view of views.slice(0, 2)) {
      expect(view.item()).to.include({
        title: 'Ball &amp; &lt;Dance>',
        start_date: '2027-01-05 20:00:00',
        event_status: 'cancelled',
      });
    }
    expect(views[0]!.items()![1]).to.deep.equal(fair);
    expect(views[2]!.items()).to.deep.equal([fair]);
    server.answer(gala);
    await done;
  });

  test('what is linked is shown where the page knows it, and else as it was', async () => {
    const server = answering();
    const list = await shown('events?page=1', [gala, fair]);
    await shown('organizers?page=1', [{ id: 5, organizer: 'Club' }]);
    const done = update({ venue: 4, organizer: [5], categories: [99] });
    expect(list.item()).to.deep.include({ venue: fair.venue, organizer: [{ id: 5, organizer: 'Club' }] });
    expect(list.item()).not.to.have.property('categories');
    server.answer(gala);
    await done;
  });

  test('events show the change of their venue', async () => {
    const server = answering();
    const list = await shown('events?page=1', [gala, fair]);
    const done = calendar.venues.update(3, { venue: 'New Hall', city: 'Bath' }, { version: '1' });
    expect(list.items()!.map(({ venue }) => venue as unknown)).to.deep.equal([
      { id: 3, venue: 'New Hall', city: 'Bath' },
      fair.venue,
    ]);
    server.answer(gala);
    await done;
  });

  test.each([
    ['removed', () => calendar.events.remove(7, { version: '1' })],
    ['in the trash', () => update({ status: 'trash' })],
    ['a draft', () => update({ status: 'draft' })],
  ])('an event that is %s is in no list for everybody', async (_, write) => {
    const server = answering();
    const [list, one] = [await shown('events?page=1', [gala, fair]), await shown('events/7', [gala])];
    const done = write();
    expect(list.items()).to.deep.equal([undefined, fair]);
    expect(one.item()).to.include({ title: 'Gala' });
    server.answer(gala);
    await done;
  });

  test('a draft stays in a list of drafts', async () => {
    const server = answering();
    const list = await shown('events?status=draft,publish', [gala]);
    const done = update({ status: 'draft' });
    expect(list.item()).to.include({ status: 'draft' });
    server.answer(gala);
    await done;
  });

  test('the same item of another calendar stays as it is', async () => {
    const server = answering();
    const list = await shown('events?page=1', [gala, { ...gala }], {
      list: {
        composition: { servers: `https://other.example/api ${baseUrl}`, order: 'asc' } as never,
        url: 'https://other.example/api/x',
      },
      notes: [{ origin: { server: 'https://other.example/api' } }, { origin: { server: `${baseUrl}/` } }],
    });
    const done = update({ title: 'Ball' });
    expect(list.items()!.map(({ title }) => title as unknown)).to.deep.equal(['Gala', 'Ball']);
    server.answer(gala);
    await done;
  });

  test('a change that cannot be shown waits for the answer', async () => {
    const server = answering();
    const accept = ({ start_date: date }: Item) => {
      if (date === 'tomorrow') throw new TypeError();
    };
    const list = await shown('events?page=1', [gala], { accept });
    const done = update({ start_date: 'tomorrow', title: 'Ball' });
    expect(list.item()).to.deep.equal(gala);
    server.answer(gala);
    await done;
  });

  test('an answer that was on its way does not bring the former state back', async () => {
    const server = answering();
    let answer = Promise.resolve();
    const list = await shown('events?page=1', [gala], { read: () => answer });
    await vi.waitUntil(list.item);
    const old = later<void>();
    answer = old.promise;
    const observer = queryClient().invalidateQueries();
    const done = update({ title: 'Ball' });
    old.resolve();
    await observer;
    expect(list.item()).to.include({ title: 'Ball' });
    server.answer(gala);
    await done;
  });
});

describe('a change that the server refuses', () => {
  test('is taken back, and the reason told', async () => {
    const server = answering();
    const views = [await shown('events?page=1', [gala, fair]), await shown('events/7', [gala])];
    const done = update({ title: 'Ball' });
    server.refuse(403);
    expect((await failure(done)).status).to.equal(403);
    expect(views.map((view) => [view.item(), view.reads.length, view.isStale()])).to.deep.equal([
      [gala, 1, false],
      [gala, 1, false],
    ]);
  });

  test('leaves what the server has said meanwhile', async () => {
    const server = answering();
    const list = await shown('events?page=1', [gala]);
    const done = update({ title: 'Ball' });
    list.answer([{ ...gala, title: 'Theirs' }]);
    await queryClient().invalidateQueries();
    server.refuse(403);
    await failure(done);
    expect(list.item()).to.include({ title: 'Theirs' });
  });

  test('as a conflict is taken back too', async () => {
    answering();
    const list = await shown('events?page=1', [gala]);
    const error = await failure(update({ title: 'Ball' }, { version: undefined, base: { ...gala, title: 'Before' } }));
    expect([error.code, list.item()]).to.deep.equal(['conflict', gala]);
  });
});

describe('after a write', () => {
  test('what is shown is read again past the browser’s cache, and all else counts as out of date', async () => {
    const server = answering();
    const [list, one] = [
      await shown('events?page=1', [gala]),
      await shown('events?page=2', [fair], { isActive: false }),
    ];
    const terms = await shown('categories?page=1', [{ id: 1, name: 'Jazz' }]);
    const other = await shown('events', [gala], { list: { url: 'https://other.example/api/cal/events/v1/events' } });
    list.answer([{ ...gala, title: 'Ball!' }]);
    server.answer(gala);
    await update({ title: 'Ball' });
    await vi.waitUntil(() => list.item()!.title === 'Ball!');
    expect(list.reads.map(({ cache }) => cache)).to.deep.equal([undefined, 'no-cache']);
    expect([one.reads.length, one.isStale()]).to.deep.equal([1, true]);
    expect(terms.reads.at(-1)!.cache).to.equal('no-cache');
    expect([other.reads.length, other.isStale(), other.item()]).to.deep.equal([1, false, gala]);
  });

  test('a new item comes with its lists', async () => {
    const server = answering();
    const list = await shown('events?page=1', [gala]);
    list.answer([gala, fair]);
    server.answer(fair);
    const draft = { title: 'Fair', start_date: 'x', end_date: 'y' };
    const made = await calendar.events.create(draft, { idempotencyKey: 'k' });
    expect(made.id).to.equal(8);
    await vi.waitUntil(() => list.items()!.length === 2);
  });

  test('a removed item is not shown as out of date, but as gone', async () => {
    const server = answering();
    const one = await shown('events/7', [gala], {
      read: vi.fn().mockResolvedValueOnce(0).mockRejectedValue(new Error('gone')),
    });
    await vi.waitUntil(one.item);
    server.answer(gala);
    await calendar.events.remove(7);
    expect(one.item()).to.equal(undefined);
  });

  test('requests carry what the caller gives, and nothing else', async () => {
    const server = answering();
    server.answer(gala);
    await update(
      { title: 'Ball' },
      {},
      followedClient({ baseUrl, headers: { 'X-WP-Nonce': 'abc' }, credentials: 'same-origin' }),
    );
    const { url, init } = server.asked.at(-1)!;
    expect([server.asked.length, url, init.method, init.credentials]).to.deep.equal([
      1,
      `${start}events/7`,
      'PATCH',
      'same-origin',
    ]);
    expect(Object.fromEntries(new Headers(init.headers))).to.include({ 'x-wp-nonce': 'abc', 'if-match': '"1"' });
  });

  test('what is restored has the status that is said', async () => {
    const server = answering();
    server.answer(gala);
    const trashed = { ...gala, status: 'trash', date_utc: '2026-01-01 00:00:00', date: 'x' } as never;
    await calendar.events.restore(trashed, 'draft');
    const { init } = server.asked.at(-1)!;
    expect(JSON.parse(init.body as string)).to.include({ status: 'draft', date: 'x' });
  });

  test('what is restored by its version needs its id alone', async () => {
    const server = answering();
    server.answer(gala);
    await calendar.events.restore({ id: 7 }, 'draft', { version: '3' });
    const { init } = server.asked.at(-1)!;
    expect([init.body, new Headers(init.headers).get('if-match')]).to.deep.equal(['{"status":"draft"}', '"3"']);
  });

  test('other tabs read again what they show', async () => {
    const server = answering();
    const messages: unknown[] = [];
    const tab = new BroadcastChannel('cal-elements.changes');
    tab.onmessage = ({ data }: MessageEvent) => messages.push(data);
    followOtherTabs();
    const list = await shown('events?page=1', [gala]);
    server.answer(gala);
    await update({ title: 'Ball' }, {}, followedClient({ baseUrl, headers: { 'X-WP-Nonce': 'secret' } }));
    await vi.waitUntil(() => messages.length && list.reads.length === 2);
    expect(messages).to.deep.equal([{ start, namespace: undefined }]);
    list.answer([{ ...gala, title: 'From the other tab' }]);
    tab.postMessage(messages[0]);
    await vi.waitUntil(() => list.item()!.title === 'From the other tab');
    tab.close();
  });
});

test('a change names one server', async () => {
  const error = await failure(update({}, {}, followedClient({ baseUrl: `${baseUrl} https://other.example` })));
  expect([error.kind, error.fields]).to.deep.equal(['filter', ['base_url']]);
});

import { describe, expect, test } from 'vitest';
import { createClient, type Page } from '../../../src/data/client/index.js';
import { resources, type ResourceName } from '../../../src/data/schema/index.js';
import { failure, json, recording, replay, server, type Request } from './recordings.js';

const clientOf = (answer: (request: Request) => Response | Promise<Response>) => {
  const { fetch, asked } = server(answer);
  return { client: createClient({ baseUrl: 'https://calendar.example/api', fetch }), asked };
};
const replaying = (name: string) => clientOf(() => replay(recording(name))).client;

const beyond = (code = 'event-archive-page-not-found') =>
  json({ code, message: '', data: { status: 404 } }, { status: 404 });
const count = ({ items, total, totalPages }: Page<unknown>) => [items.length, total, totalPages];

describe('totals', () => {
  test('come from the body, since pages of other origins may not read the headers', async () => {
    const { client } = clientOf(() =>
      json(
        { events: [{ id: 1 }], total: 7, total_pages: 4 },
        { headers: { 'X-TEC-Total': '99', 'X-TEC-TotalPages': '9' } },
      ),
    );
    expect(count(await client.events.list())).to.deep.equal([1, 7, 4]);
  });

  test('are zero where nothing matches, whatever the server counts', async () => {
    expect(
      count(await replaying('venues.list.search.no-match.totals-are-wrong').venues.list({ search: 'zzz' })),
    ).to.deep.equal([0, 0, 0]);
    expect(
      count(await replaying('organizers.list.search.no-match.totals-are-wrong').organizers.list({ search: 'zzz' })),
    ).to.deep.equal([0, 0, 0]);
  });

  test('totals are never fewer than the items seen', async () => {
    const answer = replaying('categories.list.per-page-above-max').categories.list({ per_page: 100 });
    expect(count(await answer)).to.deep.equal([22, 22, 1]);
    const third = clientOf(() => json({ categories: [{ id: 1 }, { id: 2 }], total: 20, total_pages: 2 })).client
      .categories;
    expect(count(await third.list({ page: 3, per_page: 10 }))).to.deep.equal([2, 22, 3]);
    expect(count(await third.list({ page: 3 }))).to.deep.equal([2, 22, 3]);
  });

  test('may be lower bounds, which later pages raise, and all pages are read', async () => {
    const { client, asked } = clientOf(({ url }) => {
      const page = Number(url.searchParams.get('page'));
      if (page > 7) return beyond();
      const events = Array.from({ length: 2 }, (_, index) => ({ id: 2 * page + index }));
      const counted = Math.min(4 * Math.ceil((2 * page + 1) / 4), 14);
      return json({ events, total: counted, total_pages: counted / 2, ...(counted < 14 && { total_relation: 'gte' }) });
    });
    const found: Page<unknown>[] = [];
    for await (const page of client.events.pages({ search: 'x', per_page: 2 })) found.push(page);
    expect(found.map(({ total, totalRelation }) => [total, totalRelation])).to.deep.equal([
      [4, 'gte'],
      [8, 'gte'],
      [8, 'gte'],
      [12, 'gte'],
      [12, 'gte'],
      [14, undefined],
      [14, undefined],
    ]);
    await client.events.list({ search: 'x', exact_total: true });
    expect(asked.at(-1)!.url.searchParams.get('exact_total')).to.equal('true');
  });

  test('the totals of terms stay beyond their last page', async () => {
    expect(count(await replaying('categories.list.page-beyond-last').categories.list({ page: 9 }))).to.deep.equal([
      0, 20, 2,
    ]);
  });
});

describe('a page beyond the last', () => {
  test('is an error', async () => {
    const error = await failure(replaying('events.list.window.page-beyond-last').events.list({ page: 6 }));
    expect([error.kind, error.status, error.code]).to.deep.equal(['http', 404, 'event-archive-page-not-found']);
  });

  test('is an empty list as the first page, which old servers refuse', async () => {
    const { client } = clientOf(() => beyond());
    expect(await client.events.list()).to.deep.equal({ items: [], total: 0, totalPages: 0 });
  });
});

describe('another shape', () => {
  test.each([
    ['a bare array', []],
    ['null', null],
    ['a text', 'events'],
    ['an object without the list', { total: 0, total_pages: 0 }],
    ['the list of another resource', { venues: [], total: 0, total_pages: 0 }],
    ['a list that is an object', { events: {}, total: 0, total_pages: 0 }],
    ['no totals', { events: [] }],
    ['totals as words', { events: [], total: 'none', total_pages: '0' }],
    ['items that are not objects', { events: [1], total: 1, total_pages: 1 }],
    ['a null item', { events: [null], total: 1, total_pages: 1 }],
    ['items without an id', { events: [{ title: 'x' }], total: 1, total_pages: 1 }],
    ['an id as text', { events: [{ id: '1' }], total: 1, total_pages: 1 }],
    ['an error body under status 200', { code: 'x', message: 'y', data: null }],
  ])('%s', async (_, body) => {
    const error = await failure(clientOf(() => json(body)).client.events.list());
    expect([error.kind, error.status]).to.deep.equal(['shape', 200]);
  });

  test('is refused for an item, the index and the documentation, too', async () => {
    const { client } = clientOf(() => json([]));
    for (const promise of [client.events.read(1), client.index(), client.doc()])
      expect((await failure(promise)).kind).to.equal('shape');
  });
});

/** Serves `length` items in pages of `size`, like the measured server. */
const paged =
  (length: number, size = 10, total = length) =>
  ({ url }: Request) => {
    const resource = url.pathname.split('/').at(-1)!;
    const page = Number(url.searchParams.get('page'));
    const ids = Array.from({ length }, (_, index) => ({ id: index + 1 })).slice((page - 1) * size, page * size);
    if (!ids.length && page > 1 && resource !== 'categories' && resource !== 'tags') return beyond();
    return json({
      [resource]: ids,
      total,
      total_pages: Math.ceil(total / size),
      next_rest_url: 'https://trap.example/',
    });
  };

async function idsOf(pages: AsyncIterable<Page<{ readonly id: number }>>): Promise<number[]> {
  const ids: number[] = [];
  for await (const { items } of pages) ids.push(...items.map(({ id }) => id));
  return ids;
}
const upTo = (length: number) => Array.from({ length }, (_, index) => index + 1);

describe('all pages', () => {
  test('of the recorded calendar are its 316 events, once each', async () => {
    const { client, asked } = clientOf(({ url }) =>
      replay(recording(`bulk/events.all.page-${url.searchParams.get('page')}`)),
    );
    const ids = await idsOf(client.events.pages({ start_date: '1900-01-01', end_date: '2100-01-01', per_page: 50 }));
    expect(ids).to.have.length(316);
    expect(new Set(ids).size).to.equal(316);
    expect(asked).to.have.length(7);
  });

  test('keep the filters and count the page, whatever the server names as next', async () => {
    const { client, asked } = clientOf(paged(25));
    await idsOf(client.events.pages({ categories: ['jazz'], search: 'a & b', featured: false }));
    const questions = asked.map(({ url }) => url.search.replace(/page=\d+&?/, ''));
    expect(new Set(questions)).to.deep.equal(new Set(['?search=a+%26+b&categories=jazz&featured=false']));
    expect(asked.map(({ url }) => url.searchParams.get('page'))).to.deep.equal(['1', '2', '3']);
  });

  test('start at the requested page', async () => {
    const { client } = clientOf(paged(25));
    expect(await idsOf(client.events.pages({ page: 3 }))).to.deep.equal([21, 22, 23, 24, 25]);
  });

  test('are requested one first, then four at a time, and arrive in order', async () => {
    let inFlight = 0;
    const seen: number[] = [];
    const answer = paged(95);
    const { client } = clientOf(async (request) => {
      seen.push(++inFlight);
      // Later pages respond sooner.
      for (let page = Number(request.url.searchParams.get('page')); page < 12; page++) await Promise.resolve();
      await new Promise(setImmediate);
      inFlight--;
      return answer(request);
    });
    expect(await idsOf(client.events.pages())).to.deep.equal(upTo(95));
    expect(seen[0]).to.equal(1);
    expect(seen[1]).to.equal(1);
    expect(Math.max(...seen)).to.equal(4);
  });

  test('of categories include the one that the totals omit', async () => {
    const { client, asked } = clientOf(paged(22, 10, 20));
    expect(await idsOf(client.categories.pages())).to.deep.equal(upTo(22));
    expect(asked.length).to.be.at.most(4);
  });

  test('are none for an empty list', async () => {
    const { done } = await clientOf(paged(0)).client.events.pages().next();
    expect(done).to.equal(true);
    expect(await idsOf(clientOf(paged(0)).client.events.pages())).to.deep.equal([]);
    expect(await idsOf(clientOf(() => beyond()).client.events.pages())).to.deep.equal([]);
    expect(
      await idsOf(replaying('venues.list.search.no-match.totals-are-wrong').venues.pages({ search: 'zzz' })),
    ).to.deep.equal([]);
  });

  test('end where the list has shrunk in the meantime', async () => {
    const answer = paged(25);
    const { client } = clientOf((request) =>
      request.url.searchParams.get('page') === '3' ? beyond() : answer(request),
    );
    expect(await idsOf(client.events.pages())).to.deep.equal(upTo(20));
  });

  test('end with the error of a page, after the pages before it', async () => {
    const answer = paged(45);
    const { client } = clientOf((request) =>
      request.url.searchParams.get('page') === '3' ? json({}, { status: 500 }) : answer(request),
    );
    const pages = client.events.pages();
    const ids: number[] = [];
    const error = await failure(
      (async () => {
        for await (const { items } of pages) ids.push(...items.map(({ id }) => id));
      })(),
    );
    expect([error.kind, error.status, ids.length]).to.deep.equal(['http', 500, 20]);
  });

  test('are aborted when nobody waits for them', async () => {
    const answer = paged(95);
    const signals: AbortSignal[] = [];
    const { client } = clientOf((request) => {
      signals.push(request.init.signal!);
      return Number(request.url.searchParams.get('page')) > 2 ? new Promise(() => {}) : answer(request);
    });
    let pages = 0;
    for await (const page of client.events.pages()) if (page && ++pages === 2) break;
    expect(signals).to.have.length(5);
    expect(signals.slice(2).every(({ aborted }) => aborted)).to.equal(true);
  });

  test('end when the caller aborts', async () => {
    const leaving = new AbortController();
    const { client } = clientOf(paged(95));
    const pages = client.events.pages({}, { signal: leaving.signal });
    await pages.next();
    leaving.abort();
    expect((await failure(pages.next())).kind).to.equal('aborted');
  });
});

test.each(Object.keys(resources) as ResourceName[])('%s answer in full', async (name) => {
  const { client } = clientOf(() => replay(recording(name === 'events' ? 'events.list.default' : `bulk/${name}.all`)));
  const { items, total } = await client[name].list();
  expect(items.length).to.be.greaterThan(0);
  expect(total).to.be.at.least(items.length);
});

import { afterEach, expect, it, vi } from 'vitest';
import { infiniteQuery } from '../../../src/data/query/infinite-query.js';
import { persist } from '../../../src/data/query/persist.js';
import { queryClient } from '../../../src/data/query/query-client.js';
import type { QueryOptions } from '../../../src/data/query/query-options.js';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const part = (url: string, more: Partial<QueryOptions<unknown>> = {}): QueryOptions<unknown> => ({
  list: {
    resource: 'events',
    url: `https://calendar.example/${url}`,
    links: '',
    composition: undefined,
    variant: undefined,
  },
  window: { order: 'asc', perPage: 10, limit: Infinity, first: 1, last: 1 },
  staleTime: 0,
  persist: true,
  accept: Boolean,
  readPage: () => Promise.reject(new Error('nothing is read here')),
  ...more,
});

it('of a list that is kept, all parts are, and nothing that may be a secret or of several calendars', async () => {
  vi.useFakeTimers();
  const open = vi.fn();
  vi.stubGlobal('indexedDB', { open });
  // Nothing waits for the idle time of a page that is gone.
  vi.stubGlobal('document', {});
  const isStored = async (options: QueryOptions<unknown>) => {
    const client = queryClient();
    const query = client.getQueryCache().build(client, infiniteQuery(options) as never);
    open.mockClear();
    query.setData({ pages: [], pageParams: [] });
    await vi.runOnlyPendingTimersAsync();
    return open.mock.calls.length > 0;
  };
  const jazz = part('events?search=jazz');
  persist(jazz);
  expect(await isStored(jazz)).to.equal(true);
  expect(await isStored({ ...jazz, window: { ...jazz.window, first: 2 } })).to.equal(true);
  expect(await isStored(part('events?search=blues', { persist: false }))).to.equal(false);
  expect(await isStored(part('events?password=jazz'))).to.equal(false);
  const servers = 'https://calendar.example https://other.example';
  const composition = {
    servers,
    order: 'asc',
    ongoing: undefined,
    fold_series: undefined,
    free: undefined,
    online: undefined,
  } as const;
  expect(await isStored(part('', { list: { ...jazz.list, composition } }))).to.equal(false);
  expect(
    await isStored(
      part('', { list: { ...jazz.list, composition: { ...composition, servers: 'https://calendar.example' } } }),
    ),
  ).to.equal(true);
});

import { afterEach, expect, it, vi } from 'vitest';
import { persist } from '../../../src/query/persist.js';
import { queryClient } from '../../../src/query/query-client.js';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a list is kept no longer than the page remembers one of its parts', async () => {
  vi.useFakeTimers();
  const open = vi.fn();
  vi.stubGlobal('indexedDB', { open });
  const queryKey = ['events', 'https://calendar.example/events?search=jazz'];
  const cache = queryClient().getQueryCache();
  const answer = async (part: string) => {
    queryClient().setQueryData([String(queryKey), part], { pages: [], pageParams: [] });
    open.mockClear();
    await vi.runOnlyPendingTimersAsync();
    return open.mock.calls.length > 0;
  };
  persist(queryKey);
  expect(await answer('first')).to.equal(true);
  expect(await answer('last')).to.equal(true);
  cache.remove(cache.find({ queryKey: [String(queryKey), 'first'] })!);
  expect(await answer('next')).to.equal(true);
  cache.clear();
  expect(await answer('first')).to.equal(false);
  persist(queryKey);
  expect(await answer('first')).to.equal(true);
});

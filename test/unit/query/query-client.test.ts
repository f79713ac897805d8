import { QueryObserver } from '@tanstack/query-core';
import { expect, it } from 'vitest';
import { mostUnshown, queryClient } from '../../../src/data/query/query-client.js';

it('the page keeps only so many answers that nothing shows any more, the latest', () => {
  const client = queryClient();
  const leave = new QueryObserver(client, {
    queryKey: ['shown'],
    queryFn: () => 1,
    initialData: 1,
    staleTime: Infinity,
  }).subscribe(() => {});
  for (let month = 0; month < 3 * mostUnshown; month++) client.setQueryData(['month', month], month);
  const kept = client
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey[1]);
  expect(kept).to.have.length(mostUnshown + 1);
  expect(kept.at(-1)).to.equal(3 * mostUnshown - 1);
  expect(client.getQueryData(['shown'])).to.equal(1);
  leave();
});

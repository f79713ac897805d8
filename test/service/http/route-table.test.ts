import { expect, it } from 'vitest';
import { routeTable } from '../../../src/service/http/route-table.js';

it('demands a role of whoever uses a route that writes, and of nobody who reads', () => {
  const open = routeTable.filter(({ leastRole }) => leastRole === undefined).map(({ method }) => method);
  expect([...new Set(open)]).to.deep.equal(['GET']);
  expect(routeTable.filter(({ method, leastRole }) => method === 'GET' && leastRole)).to.deep.equal([]);
});

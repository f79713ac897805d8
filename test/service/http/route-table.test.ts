import { expect, it } from 'vitest';
import { routeTable } from '../../../src/service/http/route-table.js';

it('demands a right of whoever uses a route that writes, and of nobody who reads', () => {
  const open = routeTable.filter(({ needs }) => needs === undefined).map(({ method }) => method);
  expect([...new Set(open)]).to.deep.equal(['GET']);
  expect(routeTable.filter(({ method, needs }) => method === 'GET' && needs)).to.deep.equal([]);
});

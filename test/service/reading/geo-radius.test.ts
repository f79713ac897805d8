import { expect, it } from 'vitest';
import { distance } from '../../../src/service/reading/geo-radius.js';

it.each([
  ['the same place', [52.5, 13.4], [52.5, 13.4], 0],
  ['Berlin to Paris', [52.52, 13.405], [48.8566, 2.3522], 878],
  ['across the date line', [0, 179.5], [0, -179.5], 111],
  ['over the pole', [89.5, 0], [89.5, 180], 111],
] as [string, [number, number], [number, number], number][])('%s', (_, from, to, kilometres) => {
  expect(distance(...from, ...to)).to.be.closeTo(kilometres, 1);
});

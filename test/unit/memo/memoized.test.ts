import { expect, it } from 'vitest';
import { memoized } from '../../../src/data/memo/index.js';

it('a memoized function that `map` calls makes nothing anew when the array has grown', () => {
  const recordOf = memoized((item: { readonly id: number }) => ({ ...item }));
  const [first, second] = [{ id: 1 }, { id: 2 }];
  const [record] = [first].map(recordOf);
  expect([first, second].map(recordOf)[0]).to.equal(record);
});

it('a memoized function makes its result anew when another input has changed', () => {
  const named = memoized((item: { readonly id: number }, name: string) => ({ ...item, name }));
  const item = { id: 1 };
  expect(named(item, 'one')).to.equal(named(item, 'one'));
  expect(named(item, 'two').name).to.equal('two');
});

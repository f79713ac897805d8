import { describe, expect, it } from 'vitest';
import { readForm } from '../../../src/service/request/form.js';
import { Problem } from '../../../src/service/request/problem.js';

describe('forms', () => {
  it.each([
    ['a=1&b=two+words&a=3', { a: '3', b: 'two words' }],
    ['a[]=1&a[]=2', { a: ['1', '2'] }],
    ['a[1]=x&a[0]=y', { a: ['y', 'x'] }],
    ['venue[venue]=Hall&venue[city]=Bergen', { venue: { venue: 'Hall', city: 'Bergen' } }],
    ['o[0][name]=A&o[1]=7', { o: [{ name: 'A' }, '7'] }],
    ['a&b=', { a: '', b: '' }],
    ['a=%00b', { a: 'b' }],
    ['__proto__[x]=1', {}],
  ])('%s', (text, form) => {
    expect(readForm(text)).to.deep.equal(form);
    expect(({} as Record<string, unknown>).x).to.equal(undefined);
  });

  it('of more than 1,000 pairs are refused', () => {
    const pairs = (count: number) => 'a[]=&'.repeat(count);
    expect(readForm(pairs(1000))).to.deep.equal({ a: Array.from({ length: 1000 }, () => '') });
    expect(() => readForm(pairs(1001)))
      .to.throw(Problem)
      .with.property('message', 'More than 1000 parameters.');
  });

  it('that are encoded badly are refused', () => {
    expect(() => readForm('a=%E0%A4')).to.throw(Problem);
  });
});

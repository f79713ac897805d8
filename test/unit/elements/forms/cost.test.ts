import { describe, expect, it } from 'vitest';
import { costOf, namedCurrency, textOfCost, type Cost } from '../../../../src/authoring/forms/cost.js';
import { fieldNamed, formContext } from './form-context.js';

const form = await formContext();
const priceOf = (own: Partial<Cost>): Cost => ({ kind: 'price', amount: '', upTo: '', words: '', ...own });

describe('a stored cost', () => {
  it.each([
    ['$6 - $9', '$', '$7 - $9'],
    ['5-10 €', 'EUR', '7 € - 10 €'],
    ['£5 - 10', '£', '£7 - £10'],
    ['10 CHF', 'CHF', '7 CHF'],
    ['CHF 10', 'CHF', 'CHF 7'],
    ['kr. 5', 'kr.', 'kr. 7'],
    ['6', 'EUR', '€7'],
    ['5.50', 'EUR', '€7'],
  ])('%s is an amount in %s, and stays in it', (stored, currency, written) => {
    const cost = costOf(stored);
    expect([cost.kind, namedCurrency(cost, 'EUR')]).to.deep.equal(['price', currency]);
    expect(textOfCost({ ...cost, amount: '7' }, 'EUR')).to.equal(written);
  });

  it.each(['€5 / $6', 'from 5 €', 'ab 5', '£5 - €10', '1.234,50 €', 'Pay what you want'])(
    '%s stays in words',
    (stored) => {
      expect(costOf(stored)).to.include({ kind: 'words', words: stored });
      expect(textOfCost(costOf(stored), 'EUR')).to.equal(stored);
    },
  );

  it.each(['Free', 'free', '0', '0.00'])('%s is free', (stored) => {
    expect(textOfCost(costOf(stored), 'EUR')).to.equal('Free');
  });

  it('of blanks is none', () => {
    expect([costOf('  ').kind, textOfCost(costOf(''), 'EUR')]).to.deep.equal(['unstated', '']);
  });
});

describe('a cost that is typed', () => {
  it.each([
    ['12,50', '20', 'EUR', '€12.50 - €20'],
    [' 5 ', '', 'CHF', 'CHF 5'],
    ['5', '', '¤', '¤5'],
    ['', '9', 'EUR', ''],
  ])('from %j to %j in %s is written as %j', (amount, upTo, currency, written) => {
    expect(textOfCost(priceOf({ amount, upTo }), currency)).to.equal(written);
  });

  const { event } = form.words;
  it.each([
    [priceOf({ amount: '12,50', upTo: '20' }), undefined],
    [priceOf({ amount: 'much' }), { control: 'cost-amount', text: event.notAmount }],
    [priceOf({ amount: '' }), { control: 'cost-amount', text: event.notAmount }],
    [priceOf({ amount: '1', upTo: '1.234' }), { control: 'cost-up-to', text: event.notAmount }],
    [priceOf({ amount: '10', upTo: '9,50' }), { control: 'cost-up-to', text: event.wrongOrder }],
    [priceOf({ kind: 'free', amount: 'much' }), undefined],
    [priceOf({ kind: 'words', words: 'a'.repeat(200) }), undefined],
    [
      priceOf({ kind: 'words', words: 'a'.repeat(203) }),
      { control: 'cost-in-words', text: form.words.tooLong('Cost', 3) },
    ],
  ])('%j is checked', (cost, problem) => {
    expect(fieldNamed('cost').check!(cost, form)).to.deep.equal(problem);
  });
});

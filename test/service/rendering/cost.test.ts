import { expect, it } from 'vitest';
import { costDetails, costText } from '../../../src/service/rendering/cost.js';

const none = ['', ''];

it.each([
  ['', '', [], none],
  ['25', '$25', ['25'], none],
  ['0', 'Free', ['0'], none],
  ['€9.90', '€9.90', ['9.90'], ['€', 'prefix']],
  ['30 kr', '30kr', ['30'], ['kr', 'postfix']],
  ['CA$10', 'CA$10', ['10'], ['CA$', 'prefix']],
  ['10 - 20', '$10 – $20', ['10', '20'], none],
  ['5 | 15 | 25', '$5 – $25', ['5', '15', '25'], none],
  ['£7/£5', '£5 – £7', ['5', '7'], ['£', 'prefix']],
  ['0 - 10', 'Free – $10', ['0', '10'], none],
  ['12,50 €', '12,50€', ['12.50'], ['€', 'postfix']],
  ['$1,250.00', '$1,250.00', ['1250.00'], ['$', 'prefix']],
  ['1 500', '$1 500', ['1500'], none],
  ['Members $5, guests $9', 'Members $5, guests $9', ['5', '9'], none],
  ['Pay what you can', 'Pay what you can', ['pay-what-you-can'], none],
] as const)('%j is shown as %j', (sent, shown, values, [symbol, position]) => {
  expect(costText(sent, 'USD')).to.equal(shown);
  expect(costDetails(sent, 'USD')).to.deep.equal({ currency_symbol: symbol, currency_code: '', currency_position: position, values });
});

it('what is shown is shown the same again', () => {
  for (const cost of ['25', '10 - 20', '12,50 €', '£7/£5', '0', 'Free'])
    expect(costText(costText(cost, 'EUR'), 'USD')).to.equal(costText(cost, 'EUR'));
});

it.each([
  ['EUR', '€5', '€5 – €9'],
  ['CHF', 'CHF\u00a05', 'CHF\u00a05 – CHF\u00a09'],
  ['JPY', '¥5', '¥5 – ¥9'],
])('amounts without a currency are in that of the calendar, %s', (currency, one, range) => {
  expect([costText('5', currency), costText('5 - 9', currency)]).to.deep.equal([one, range]);
  expect(costText('$7', currency)).to.equal('$7');
});

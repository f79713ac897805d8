import { expect, it } from 'vitest';
import { costDetails, costText, currencyOf } from '../../../src/service/rendering/cost.js';

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
  ['5-10€', '5€ – 10€', ['5', '10'], ['€', 'postfix']],
  ['5–10 €', '5€ – 10€', ['5', '10'], ['€', 'postfix']],
  ['10-20 EUR', '10 EUR – 20 EUR', ['10', '20'], ['EUR', 'postfix']],
  ['EUR 10 / 20', 'EUR\u00a010 – EUR\u00a020', ['10', '20'], ['EUR', 'prefix']],
  ['£5 - 10', '£5 – £10', ['5', '10'], ['£', 'prefix']],
  ['5 - £10', '£5 – £10', ['5', '10'], ['£', 'prefix']],
  ['50-100 kr', '50kr – 100kr', ['50', '100'], ['kr', 'postfix']],
  ['kr 50', 'kr\u00a050', ['50'], ['kr', 'prefix']],
  ['20 / 15 zł', '15zł – 20zł', ['15', '20'], ['zł', 'postfix']],
  ['US$5-10', 'US$5 – US$10', ['5', '10'], ['US$', 'prefix']],
  ['Fr. 20', 'Fr.\u00a020', ['20'], ['Fr.', 'prefix']],
  ['5 Euro', '5 Euro', ['5'], ['Euro', 'postfix']],
  ['7.5', '$7.50', ['7.5'], none],
  ['7,5-12 €', '7,50€ – 12€', ['7.5', '12'], ['€', 'postfix']],
  ['0-5€', 'Free – 5€', ['0', '5'], ['€', 'postfix']],
  ['€5 / $6', '€5 / $6', ['5', '6'], none],
  ['from 5 €, children 3', 'from 5 €, children 3', ['3', '5'], ['€', 'postfix']],
  ['5 XYZ', '5 XYZ', ['5'], none],
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

it.each([
  ['10 CHF', 'USD', 'CHF'],
  ['CHF 10', 'USD', 'CHF'],
  ['5-10€', 'USD', 'EUR'],
  ['5 Euro', 'USD', 'EUR'],
  ['£5 - 10', 'EUR', 'GBP'],
  ['$5', 'CAD', 'CAD'],
  ['$5', 'EUR', 'USD'],
  ['US$5', 'CAD', 'USD'],
  ['$5 CAD', 'USD', 'CAD'],
  ['50 kr', 'SEK', 'SEK'],
  ['50 kr', 'EUR', ''],
  ['20 zł', 'EUR', 'PLN'],
  ['€5 / $6', 'EUR', ''],
  ['5 - 6', 'EUR', 'EUR'],
  ['Free', 'EUR', 'EUR'],
])('%j on a calendar in %s is in %j', (cost, calendar, currency) => {
  expect([currencyOf(cost, calendar), currencyOf(costText(cost, calendar), calendar)]).to.deep.equal([currency, currency]);
});

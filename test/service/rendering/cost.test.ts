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
  // A dash in the place of cents, and other ways to group digits.
  ['10,- €', '10,-€', ['10'], ['€', 'postfix']],
  ['5,- / 10,- €', '5,-€ – 10,-€', ['5', '10'], ['€', 'postfix']],
  ['€10,–', '€10,–', ['10'], ['€', 'prefix']],
  ['CHF 20.--', 'CHF\u00a020.--', ['20'], ['CHF', 'prefix']],
  ['1.250,- €', '1.250,-€', ['1250'], ['€', 'postfix']],
  ['5,-10 €', '5,-10 €', ['5', '10'], ['€', 'postfix']],
  ['CHF 1’000', 'CHF\u00a01’000', ['1000'], ['CHF', 'prefix']],
  ['1\u2009500 - 2\u2009000 Kč', '1\u2009500Kč – 2\u2009000Kč', ['1500', '2000'], ['Kč', 'postfix']],
  ['₹1,00,000', '₹1,00,000', ['100000'], ['₹', 'prefix']],
  ['₹1,00,000.50 - 12,34,567', '₹1,00,000.50 – ₹12,34,567', ['100000.50', '1234567'], ['₹', 'prefix']],
  ['5, 10, 15', '5, 10, 15', ['5', '10', '15'], none],
  // Codes in small letters, and words.
  ['10-20 eur', '10 eur – 20 eur', ['10', '20'], ['eur', 'postfix']],
  ['5-10 dollars', '5 dollars – 10 dollars', ['5', '10'], ['dollars', 'postfix']],
  ['100-200 грн', '100 грн – 200 грн', ['100', '200'], ['грн', 'postfix']],
  ['1000円', '1000円', ['1000'], ['円', 'postfix']],
  ['2 cup', '2 cup', ['2'], none],
  ['from 5 €, children 3', 'from 5 €, children 3', ['3', '5'], ['€', 'postfix']],
  ['5 XYZ', '5 XYZ', ['5'], none],
  ['Pay what you can', 'Pay what you can', ['pay-what-you-can'], none],
] as const)('%j is shown as %j', (sent, shown, values, [symbol, position]) => {
  expect(costText(sent, 'USD')).to.equal(shown);
  expect(costDetails(sent, 'USD')).to.deep.equal({
    currency_symbol: symbol,
    currency_code: '',
    currency_position: position,
    values,
  });
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
  ['10,- €', 'USD', 'EUR'],
  ['10 eur', 'USD', 'EUR'],
  ['10 dollars', 'EUR', 'USD'],
  ['10 dollars', 'CAD', 'CAD'],
  ['5 Pounds', 'EUR', 'GBP'],
  ['1000円', 'USD', 'JPY'],
  ['10 元', 'USD', ''],
  ['10 TL', 'EUR', 'TRY'],
  ['20 руб.', 'EUR', 'RUB'],
])('%j on a calendar in %s is in %j', (cost, calendar, currency) => {
  expect([currencyOf(cost, calendar), currencyOf(costText(cost, calendar), calendar)]).to.deep.equal([
    currency,
    currency,
  ]);
});

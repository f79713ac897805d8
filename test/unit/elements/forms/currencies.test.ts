import { afterEach, describe, expect, it, vi } from 'vitest';
import { currenciesByName, visitorCurrency } from '../../../../src/authoring/forms/currencies.js';

afterEach(() => void vi.unstubAllGlobals());

describe('the currency of a visitor', () => {
  it.each([
    [['de'], 'EUR'],
    [['en-GB', 'de'], 'GBP'],
    [['fr-CH'], 'CHF'],
    [['pl'], 'PLN'],
    [['ar'], 'EGP'],
    [['es-MX'], 'MXN'],
    // Esperanto has no region.
    [['eo', 'sv'], 'SEK'],
    [['eo'], 'USD'],
    [[], 'USD'],
  ])('whose browser speaks %j is %s', (languages, currency) => {
    vi.stubGlobal('navigator', { languages });
    expect(visitorCurrency()).to.equal(currency);
  });
});

it.each(['en', 'de', 'ar'])('all currencies are named in %s, in the order of their names', (language) => {
  const all = currenciesByName(language);
  const names = all.map(([, name]) => name);
  expect(names).to.deep.equal([...names].sort(new Intl.Collator(language).compare));
  expect(all.map(([code]) => code)).to.include.members(['EUR', 'USD', 'CHF']);
});

/** The codes of all currencies. */
export const currencyCodes: readonly string[] = Intl.supportedValuesOf('currency');

const signs = new Map<string, string>();

/** The sign of a currency on its own calendar: `$`, `€`, `CHF`. */
export function signOfCurrency(currency: string): string {
  let sign = signs.get(currency);
  if (sign === undefined) {
    const parts = new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    }).formatToParts(0);
    signs.set(currency, (sign = parts.find(({ type }) => type === 'currency')!.value));
  }
  return sign;
}

/**
 * Signs and words that mean one currency, wherever they stand: the code of each. Others, such as `kr`, are those of
 * several.
 */
const codes: Readonly<Record<string, string>> = {
  ...{
    $: 'USD',
    US$: 'USD',
    CA$: 'CAD',
    C$: 'CAD',
    A$: 'AUD',
    AU$: 'AUD',
    NZ$: 'NZD',
    HK$: 'HKD',
    S$: 'SGD',
    NT$: 'TWD',
    MX$: 'MXN',
  },
  ...{
    R$: 'BRL',
    '€': 'EUR',
    EURO: 'EUR',
    EUROS: 'EUR',
    '£': 'GBP',
    '¥': 'JPY',
    'CN¥': 'CNY',
    '₹': 'INR',
    '₩': 'KRW',
    '₪': 'ILS',
  },
  ...{
    '₫': 'VND',
    '₱': 'PHP',
    '₺': 'TRY',
    '₴': 'UAH',
    '₽': 'RUB',
    '₸': 'KZT',
    '₾': 'GEL',
    '₼': 'AZN',
    '₦': 'NGN',
    '₵': 'GHS',
  },
  ...{ '₡': 'CRC', '₲': 'PYG', '₮': 'MNT', '₭': 'LAK', '฿': 'THB', '৳': 'BDT', '֏': 'AMD', '៛': 'KHR' },
  ...{
    ZŁ: 'PLN',
    KČ: 'CZK',
    FT: 'HUF',
    LEI: 'RON',
    'FR.': 'CHF',
    'SFR.': 'CHF',
    FRANKEN: 'CHF',
    RM: 'MYR',
    RP: 'IDR',
    TL: 'TRY',
  },
  ...{ ЛВ: 'BGN', ГРН: 'UAH', РУБ: 'RUB', 円: 'JPY', 원: 'KRW' },
};

/** Words for signs that several currencies have. */
const wordsOfSigns: Readonly<Record<string, string>> = { DOLLAR: '$', DOLLARS: '$', POUND: '£', POUNDS: '£' };

/** The code of the currency that a sign, code or word means on a calendar; empty where it could be one of several. */
export function codeOf(sign: string, currency: string): string {
  const word = sign.toUpperCase();
  const upper = wordsOfSigns[word] ?? word;
  if (upper === signOfCurrency(currency).toUpperCase()) return currency;
  return currencyCodes.includes(upper) ? upper : (codes[upper] ?? codes[upper.replace(/\.$/, '')] ?? '');
}

/**
 * The regions of each currency that several use, and of those that one does: a calendar's administrator most likely
 * counts in it.
 */
const regions: Readonly<Record<string, string>> = {
  EUR: 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK',
  USD: 'US EC PR SV',
  XOF: 'BF BJ CI GW ML NE SN TG',
  XAF: 'CF CG CM GA GQ TD',
  CHF: 'CH LI',
  GBP: 'GB GG IM JE',
  DKK: 'DK FO GL',
  AUD: 'AU',
  ...{
    AED: 'AE',
    ARS: 'AR',
    BRL: 'BR',
    CAD: 'CA',
    CLP: 'CL',
    CNY: 'CN',
    COP: 'CO',
    CRC: 'CR',
    CZK: 'CZ',
    DOP: 'DO',
    DZD: 'DZ',
    EGP: 'EG',
  },
  ...{
    GTQ: 'GT',
    HKD: 'HK',
    HNL: 'HN',
    HUF: 'HU',
    IDR: 'ID',
    ILS: 'IL',
    INR: 'IN',
    IQD: 'IQ',
    ISK: 'IS',
    JOD: 'JO',
    JPY: 'JP',
    KES: 'KE',
  },
  ...{
    KRW: 'KR',
    KWD: 'KW',
    LBP: 'LB',
    MAD: 'MA',
    MXN: 'MX',
    MYR: 'MY',
    NGN: 'NG',
    NOK: 'NO',
    NZD: 'NZ',
    OMR: 'OM',
    PEN: 'PE',
    PHP: 'PH',
  },
  ...{
    PKR: 'PK',
    PLN: 'PL',
    PYG: 'PY',
    QAR: 'QA',
    RON: 'RO',
    RSD: 'RS',
    SAR: 'SA',
    SEK: 'SE',
    SGD: 'SG',
    THB: 'TH',
    TND: 'TN',
    TRY: 'TR',
  },
  ...{ TWD: 'TW', UAH: 'UA', UYU: 'UY', VND: 'VN', ZAR: 'ZA' },
};

/** The currency of the visitor's region, by the languages of the browser; USD where that is not known. */
export function visitorCurrency(): string {
  for (const language of navigator.languages) {
    const { region } = new Intl.Locale(language).maximize();
    const [code] = Object.entries(regions).find(([, found]) => region && found.split(' ').includes(region)) ?? [];
    if (code) return code;
  }
  return 'USD';
}

/** All currencies with their names in a language, sorted by these. */
export function currenciesByName(language: string): readonly (readonly [code: string, name: string])[] {
  const names = new Intl.DisplayNames(language, { type: 'currency' });
  const { compare } = new Intl.Collator(language);
  return Intl.supportedValuesOf('currency')
    .map((code) => [code, names.of(code) ?? code] as const)
    .sort(([, one], [, other]) => compare(one, other));
}

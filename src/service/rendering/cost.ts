import { codeOf, currencyCodes, signOfCurrency } from './currencies.js';

const code = currencyCodes.join('|');
/** Codes that people write in small letters, none of which is a word. */
const smallCodes = 'eur|usd|gbp|chf|sek|nok|dkk|pln|czk|huf|jpy|inr|aud|nzd|brl|mxn';
const words = String.raw`[Ee]uros?|[Dd]ollars?|[Pp]ounds?|Franken|лв\.?|грн\.?|руб\.?|円|元|원`;
const letters = String.raw`kr\.?|S?Fr\.|Rs\.?|RM|Rp\.?|TL|lei|zł|Kč|Ft|${words}|${smallCodes}|${code}`;

/** The separator between groups of digits. */
const gap = String.raw`[.,'’ \u00A0\u2009\u202F]`;
/**
 * Digits in groups of three, or as in India of two and a last one of three, with two or fewer behind a point or comma,
 * or a dash instead of them.
 */
const number = String.raw`(?:\d{1,3}(?:${gap}\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d{1,2}(?:,\d\d)+,\d{3}(?:\.\d\d?)?(?!\d)|\d+(?:[.,]\d+)?)(?:[.,][-–—]+(?!\d))?`;

/** One amount: a sign before or behind its digits. */
const amount = new RegExp(
  String.raw`(?:(?<!\p{L})(?<before>[A-Z]{0,3}\p{Sc}|${letters})\s?)?(?<digits>${number})(?:\s?(?<after>[A-Z]{0,3}\p{Sc}|${letters})(?!\p{L}))?`,
  'gu',
);

/** The separator of a range's amounts. */
const between = /^[\s\-–—/|]*$/;

interface Amount {
  readonly digits: string;
  /** Plain decimal text: `1250.00`. */
  readonly value: string;
  readonly before: string;
  readonly after: string;
}

/** `1,250.00`, `12,50` and `1 250` as plain decimal text; a lone separator before three digits groups them. */
function decimal(digits: string): string {
  const plain = digits.replace(/['’ \u00A0\u2009\u202F\-–—]/g, '').replace(/[.,]$/, '');
  const at = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  const kinds = new Set(plain.match(/[.,]/g));
  if (at < 0 || (kinds.size === 1 && /[.,]\d{3}$/.test(plain))) return plain.replace(/[.,]/g, '');
  return `${plain.slice(0, at).replace(/[.,]/g, '')}.${plain.slice(at + 1)}`;
}

/** The amounts of a text, in its order. */
const amountsIn = (cost: string): Amount[] =>
  (/\d/.test(cost) ? [...cost.matchAll(amount)] : []).map(({ groups }) => ({
    digits: groups!.digits!,
    value: decimal(groups!.digits!),
    before: groups!.before ?? '',
    after: groups!.after ?? '',
  }));

const fromLeast = (amounts: readonly Amount[]) => [...amounts].sort((a, b) => Number(a.value) - Number(b.value));

const signsIn = (amounts: readonly Amount[]): string[] => [
  ...new Set(amounts.flatMap(({ before, after }) => [before, after]).filter((sign) => sign !== '')),
];

/** The currency sign of all amounts, which may stand at one of them; none where there are several. */
function signOf(amounts: readonly Amount[]): { before: string; after: string } {
  const isOne = signsIn(amounts).length === 1;
  return (isOne && amounts.find(({ before, after }) => before || after)) || { before: '', after: '' };
}

/** An amount with at least two decimals, where it has any. */
const padded = (digits: string): string => (/[.,]\d$/.test(digits) ? `${digits}0` : digits);

/** Codes and words stand apart from the digits. */
const prefix = (sign: string) => (/[\p{L}.]$/u.test(sign) ? `${sign}\u00a0` : sign);
const suffix = (sign: string) => (/^\p{L}{3}/u.test(sign) ? ` ${sign}` : sign);

/**
 * A cost as it is shown (wire section 7.3): one amount, a range from the least to the most, or the words that were
 * sent.
 */
export function costText(cost: string, currency: string): string {
  const amounts = amountsIn(cost);
  const isRange = amounts.length > 0 && between.test(cost.replace(amount, '')) && !/^\s*-/.test(cost);
  if (!isRange || signsIn(amounts).length > 1) return cost;
  const { before, after } = signOf(amounts);
  const shown = ({ digits, value }: Amount) =>
    Number(value) === 0
      ? 'Free'
      : `${after ? '' : prefix(before || signOfCurrency(currency))}${padded(digits)}${suffix(after)}`;
  const sorted = fromLeast(amounts);
  const [least, most] = [sorted[0]!, sorted.at(-1)!];
  return least.value === most.value ? shown(least) : `${shown(least)} – ${shown(most)}`;
}

/** `cost_details`: the amounts as text, from the least to the most, and their currency sign. */
export function costDetails(cost: string, currency: string) {
  const amounts = amountsIn(cost);
  const sign = signOf(amounts);
  // A range in the default sign has an empty sign, as measured.
  const { before, after } =
    amounts.length > 1 && sign.before === signOfCurrency(currency) ? { before: '', after: '' } : sign;
  const label = cost.trim().toLowerCase().replace(/\s+/g, '-');
  return {
    currency_symbol: before || after,
    currency_code: '',
    currency_position: before ? 'prefix' : after ? 'postfix' : '',
    values: amounts.length ? [...new Set(fromLeast(amounts).map(({ value }) => value))] : label ? [label] : [],
  };
}

/**
 * The code of the currency of a cost on a calendar; empty where it names several, or one that could be any of several.
 */
export function currencyOf(cost: string, currency: string): string {
  const signs = signsIn(amountsIn(cost));
  const exact = signs.find((sign) => currencyCodes.includes(sign));
  const found = new Set(
    signs.map((sign) => (exact && sign === signOfCurrency(exact) ? exact : codeOf(sign, currency))),
  );
  return found.size > 1 ? '' : ([...found][0] ?? currency);
}

/** The cost of an event. */
export interface Cost {
  readonly kind: 'unstated' | 'free' | 'price' | 'words';
  /** Amounts as they are typed. */
  readonly amount: string;
  readonly upTo: string;
  /** The currency sign that is stored with them, and whether it stands behind; empty for that of the calendar. */
  readonly sign?: string;
  readonly isBehind?: boolean;
  /** A cost in words, which is neither free nor an amount. */
  readonly words: string;
}

/** No cost. */
export const unstated: Cost = { kind: 'unstated', amount: '', upTo: '', words: '' };

const oneAmount = String.raw`[^\d\s]{0,5}?\s?\d+(?:\.\d{1,2})?(?:\s?[^\d\s–-]{1,5})?`;
const written = new RegExp(`^(${oneAmount})(?:\\s?[-–]\\s?(${oneAmount}))?$`, 'u');

/** An amount and its sign. */
const partsOf = (text = '') => /^(?<before>\D*)(?<amount>\d+(?:\.\d+)?)(?<after>\D*)$/u.exec(text)?.groups;

/** Whether it stands for a currency. */
const isSign = (text: string): boolean => /\p{Sc}|^[A-Z]{3}$|^(?:kr|zł|Kč|Ft|lei|S?Fr|Rs|RM|Euros?)\.?$/iu.test(text);

/** A stored cost: what servers would read in another way stays in words. */
export function costOf(stored: string): Cost {
  const text = stored.trim();
  if (!text) return unstated;
  if (/^(?:free|0(?:\.0+)?)$/i.test(text)) return { ...unstated, kind: 'free' };
  const [, from, to] = written.exec(text) ?? [];
  const ends = [partsOf(from), partsOf(to)].filter((end) => end !== undefined);
  const signs = [
    ...new Set(ends.flatMap(({ before = '', after = '' }) => [before.trim(), after.trim()]).filter(Boolean)),
  ] as string[];
  if (!ends.length || signs.length > 1 || !signs.every(isSign)) return { ...unstated, kind: 'words', words: text };
  const [sign] = signs;
  const price = { ...unstated, kind: 'price' as const, amount: ends[0]!.amount!, upTo: ends[1]?.amount ?? '' };
  return sign ? { ...price, sign, isBehind: ends.some(({ after }) => after !== '') } : price;
}

/**
 * An amount as every server reads it: digits and a point, since commas are taken for groups of digits (wire section
 * 7.3).
 */
export const plainAmount = (text: string): string => text.trim().replace(',', '.');

/** "€" for EUR, "CHF " for what has no sign. */
function signOf(currency: string): string {
  if (!/^[A-Z]{3}$/.test(currency)) return currency;
  const parts = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  const sign = parts.find(({ type }) => type === 'currency')!.value;
  return /[a-z]$/i.test(sign) ? `${sign} ` : sign;
}

/** The sign with which amounts are written: the stored one, or that of the calendar. */
const writtenSign = ({ sign }: Cost, currency: string): string =>
  sign ? (/[a-z.]$/i.test(sign) ? `${sign} ` : sign) : signOf(currency);

/** The sign of the amounts: the stored one, where that is not the calendar's own. */
export const namedCurrency = ({ sign }: Cost, currency: string): string =>
  sign && sign !== signOf(currency).trim() ? sign : currency;

/**
 * A cost as it is stored; empty where there is none.
 * @param currency that of the calendar: a code of three letters, or a sign
 */
export function textOfCost(cost: Cost, currency: string): string {
  const { kind, amount, upTo, words, sign, isBehind } = cost;
  if (kind === 'free') return 'Free';
  if (kind === 'words') return words.trim();
  if (kind === 'unstated' || !amount.trim()) return '';
  return [amount, upTo]
    .filter((one) => one.trim())
    .map((one) => (isBehind ? `${plainAmount(one)} ${sign}` : writtenSign(cost, currency) + plainAmount(one)))
    .join(' - ');
}

/** Whether it is an amount as it is typed. */
export const isAmount = (text: string): boolean => /^\d{1,9}(?:\.\d{1,2})?$/.test(plainAmount(text));

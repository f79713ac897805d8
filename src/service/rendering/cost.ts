/** One amount: a sign before or behind its digits. Digits come in groups of three, with two or fewer behind a point or comma. */
const amount =
  /(?:(?<before>[A-Z]{0,2}\p{Sc}|[A-Z]{3}\b)\s?)?(?<digits>\d{1,3}(?:[.,' \u00A0\u202F]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?)(?:\s?(?<after>\p{Sc}|kr|zł|Kč|Ft|[A-Z]{3})(?!\p{L}))?/gu;

/** What may separate the amounts of a range. */
const between = /^[\s\-–—/|]*$/;

const signs = new Map<string, string>();

/** The sign that stands before amounts without one, by the code of the calendar's currency: `$`, `€`, `CHF `. */
function signOfCurrency(currency: string): string {
  let sign = signs.get(currency);
  if (sign === undefined) {
    const parts = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).formatToParts(0);
    const symbol = parts.find(({ type }) => type === 'currency')!.value;
    signs.set(currency, (sign = /[a-z]$/i.test(symbol) ? `${symbol}\u00a0` : symbol));
  }
  return sign;
}

interface Amount {
  readonly digits: string;
  /** Plain decimal text: `1250.00`. */
  readonly value: string;
  readonly before: string;
  readonly after: string;
}

/** `1,250.00`, `12,50` and `1 250` as plain decimal text; a lone separator before three digits groups them. */
function decimal(digits: string): string {
  const plain = digits.replace(/[' \u00A0\u202F]/g, '');
  const at = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  const kinds = new Set(plain.match(/[.,]/g));
  if (at < 0 || (kinds.size === 1 && /[.,]\d{3}$/.test(plain))) return plain.replace(/[.,]/g, '');
  return `${plain.slice(0, at).replace(/[.,]/g, '')}.${plain.slice(at + 1)}`;
}

const amountsIn = (cost: string): Amount[] =>
  [...cost.matchAll(amount)]
    .map(({ groups }) => ({
      digits: groups!.digits!,
      value: decimal(groups!.digits!),
      before: groups!.before ?? '',
      after: groups!.after ?? '',
    }))
    .sort((a, b) => Number(a.value) - Number(b.value));

/** The currency sign that all amounts share. */
function signOf(amounts: readonly Amount[]): { before: string; after: string } {
  const [first] = amounts;
  const agreed = first && amounts.every(({ before, after }) => before === first.before && after === first.after);
  return agreed ? first : { before: '', after: '' };
}

/** A cost as it is shown (wire section 7.3): one amount, a range from the least to the most, or the words that were sent. */
export function costText(cost: string, currency: string): string {
  const amounts = amountsIn(cost);
  const [least, most] = [amounts[0], amounts.at(-1)];
  if (!least || !most || !between.test(cost.replace(amount, '')) || /^\s*-/.test(cost)) return cost;
  const { before, after } = signOf(amounts);
  const shown = ({ digits, value }: Amount) =>
    Number(value) === 0 ? 'Free' : `${after ? '' : before || signOfCurrency(currency)}${digits}${after}`;
  return least.value === most.value ? shown(least) : `${shown(least)} – ${shown(most)}`;
}

/** `cost_details`: the amounts as text, from the least to the most, and the currency sign when all share it. */
export function costDetails(cost: string, currency: string) {
  const amounts = amountsIn(cost);
  const sign = signOf(amounts);
  // A range in the default sign has an empty sign, as measured.
  const { before, after } = amounts.length > 1 && sign.before === signOfCurrency(currency) ? { before: '', after: '' } : sign;
  const label = cost.trim().toLowerCase().replace(/\s+/g, '-');
  return {
    currency_symbol: before || after,
    currency_code: '',
    currency_position: before ? 'prefix' : after ? 'postfix' : '',
    values: amounts.length ? [...new Set(amounts.map(({ value }) => value))] : label ? [label] : [],
  };
}

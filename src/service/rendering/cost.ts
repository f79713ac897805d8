/** Money in a text: a sign before or behind, digits with separators. Signs are letters or currency symbols beside the digits. */
const amount =
  /(?:(?<before>[\p{Sc}\p{Lu}]{1,3})\s?)?(?<digits>\d[\d.,' \u00A0\u202F]*\d|\d)(?:\s?(?<after>\p{Sc}|kr|zł|Kč|Ft|[A-Z]{3})(?!\p{L}))?/gu;

/** `1,250.00`, `12,50` and `1 250` as plain decimal text. A lone separator before exactly three digits groups them. */
function decimal(digits: string): string {
  const plain = digits.replace(/[' \u00A0\u202F]/g, '');
  const separators = plain.match(/[.,]/g) ?? [];
  const last = separators.at(-1);
  const groups = last === undefined || (/[.,]\d{3}$/.test(plain) && new Set(separators).size === 1);
  if (groups) return plain.replace(/[.,]/g, '');
  const at = plain.lastIndexOf(last);
  return `${plain.slice(0, at).replace(/[.,]/g, '')}.${plain.slice(at + 1)}`;
}

/** What `cost_details` says of a cost (wire section 7.3): amounts as text, and the sign when all agree on it. */
export function costDetails(cost: string) {
  const found = [...cost.matchAll(amount)].map(({ groups }) => groups!);
  const signs = new Set(found.map(({ before, after }) => `${before ?? ''} ${after ?? ''}`));
  const { before = '', after = '' } = (signs.size === 1 && found[0]) || {};
  const words = cost.trim().toLowerCase().replace(/\s+/g, '-');
  return {
    currency_symbol: before || after,
    currency_code: '',
    currency_position: before ? 'prefix' : after ? 'postfix' : '',
    values: found.length ? found.map(({ digits }) => decimal(digits!)) : words ? [words] : [],
  };
}

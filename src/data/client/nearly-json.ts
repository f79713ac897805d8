/**
 * Finds data that a server has written among other text, such as the notices of PHP. Loads only where a body is no
 * JSON, or none of the interface.
 */
import { membersOf } from '../schema/shapes.js';

/** The most characters that are read in all, since each bracket may be the one where data begin. */
const most = 20_000_000;

/** The end of the object or list that begins at an index, or the end of the text. */
function endOf(text: string, start: number): number {
  let depth = 0;
  const token = /"[^"\\]*(?:\\[^][^"\\]*)*"|[{[]|[}\]]/g;
  token.lastIndex = start;
  for (let found = token.exec(text); found; found = token.exec(text)) {
    const [sign] = found;
    if (sign === '{' || sign === '[') depth++;
    else if (sign === '}' || sign === ']') depth--;
    if (!depth) return token.lastIndex;
  }
  return text.length;
}

/** Whether it is data, and not words in brackets, such as `[8192]`. */
const isData = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 0 && value.every((item) => typeof item === 'object' && item !== null)
    : typeof value === 'object';

/** The answer of a server that has failed, such as WordPress writes behind the data that it had begun with. */
const isFailure = (value: unknown): boolean => {
  const { code, message } = membersOf(value);
  return typeof code === 'string' && typeof message === 'string';
};

/**
 * The longest object or list in a text that can be read, a failure only where there is nothing else; `undefined`
 * without any.
 */
export function dataIn(text: string): unknown {
  let longest = 0;
  let data: unknown;
  let failure: unknown;
  const begin = /[{[]/g;
  for (let left = most, found = begin.exec(text); found && left > 0; found = begin.exec(text)) {
    const end = endOf(text, found.index);
    left -= end - found.index;
    if (end - found.index <= longest) continue;
    try {
      const value: unknown = JSON.parse(text.slice(found.index, end));
      if (!isData(value)) continue;
      begin.lastIndex = end;
      if (isFailure(value)) failure ??= value;
      else [data, longest] = [value, end - found.index];
    } catch {
      // Words in brackets.
    }
  }
  return data ?? failure;
}

/** A longer line is cut. */
const longestLine = 200;

/** The entities that PHP writes into its notices. */
const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#039;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/**
 * The first line that a browser would show of a text, as plain text; none of a whole web page, or of data that break
 * off.
 */
export function firstLine(text: string): string {
  if (/^\s*(<(!doctype|html)\b|[{[]\s*["{[\]}])/i.test(text)) return '';
  const words = text
    .slice(0, 20_000)
    .replace(/<(script|style)\b[^]*?<\/\1>|<!--[^]*?-->/gi, '\n')
    .replace(/<\/?(?:b|i|em|strong|a|span|code)\b[^>]*>/gi, '')
    .replace(/<[^<>]*>/g, '\n')
    .replace(/&(?:quot|#039|lt|gt|amp);/g, (entity) => entities[entity]!)
    .replace(/\uFEFF/g, '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .find(Boolean);
  return !words || words.length <= longestLine ? (words ?? '') : `${words.slice(0, longestLine)}…`;
}

/** A whole number that may be written as people write it: `1,234`, `1.234`, `1 234`, `12.0`. */
const integerText = /^(\d+|\d{1,3}(?:([.,'’ \u00A0\u2009\u202F])\d{3})(?:\2\d{3})*)(?:\.0+)?$/;

function integerOf(value: unknown): number {
  if (typeof value !== 'string') return value as number;
  const [, digits] = integerText.exec(value.trim()) ?? [];
  return digits === undefined ? NaN : Number(digits.replace(/\D/g, ''));
}

/** Items with their totals as whole numbers, also where these are written as text; nothing where one is none. */
export function withTotals(items: unknown, ...totals: readonly unknown[]): readonly unknown[] {
  const found = totals.map(integerOf);
  return found.every(Number.isInteger) ? [items, ...found] : [];
}

import { Unreadable, type FilterTable, type Kind } from '../../schema/index.js';
import type { FormValue } from '../request/form.js';
import { longestSearch } from '../text/accent-folding.js';
import { refused, wrongType, type Refusal } from '../request/problem.js';

/** Kinds whose refusal names the type that was expected (wire section 4). */
const typed = ['boolean', 'number'];

/** What one value was read as, or why not. */
export function readValue(kind: Kind<unknown>, given: unknown): { value: unknown } | { refusal: Refusal } {
  // `x[]=1&x[]=2` comes as texts, as `x=1,2` does.
  const isTextList = kind.type.startsWith('array') && Array.isArray(given) && given.every((member) => typeof member === 'string');
  const value = kind.accept(isTextList ? given.join(',') : given);
  if (!(value instanceof Unreadable)) return { value };
  return { refusal: typed.includes(kind.type) ? wrongType(kind.type) : refused };
}

/** Untyped filters of venues and organizers: words for no, and nothing at all, mean no; all else means yes (wire section 8.2). */
const untypedNo = ['', '0', 'false', 'no', 'off'];

/** Engines limit the values of a statement. */
const isTooLong = (value: unknown) => Array.isArray(value) && value.length > 1000;

/** Query parameters as values, defaults filled in; what could not be read is refused by name. */
export function readFilters(table: FilterTable, given: Readonly<Record<string, FormValue>>) {
  const values: Record<string, unknown> = {};
  const refusals: Record<string, Refusal> = {};
  for (const [name, row] of Object.entries(table)) {
    const text = given[name];
    if (text === undefined) values[name] = typeof row.default === 'string' ? undefined : row.default;
    else if (row.type === 'untyped') values[name] = typeof text === 'string' && !untypedNo.includes(text.trim().toLowerCase());
    else if (text === '' || (name === 'search' && typeof text === 'string' && text.length > longestSearch.characters))
      refusals[name] = refused;
    else {
      const read = readValue(row.kind as Kind<unknown>, text);
      if ('value' in read && !isTooLong(read.value)) values[name] = read.value;
      else refusals[name] = 'refusal' in read ? read.refusal : refused;
    }
    const other = row.together;
    if (other && text !== undefined && given[other] === undefined) refusals[other] = refused;
  }
  return { values, refusals };
}

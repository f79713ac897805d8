import { Unreadable, type FilterTable, type Kind } from '../../data/schema/index.js';
import type { FormValue } from '../request/form.js';
import { longestSearch } from '../text/accent-folding.js';
import { refused, wrongType, type Refusal } from '../request/problem.js';
import { declaredType } from '../request/declared-types.js';

/** Kinds whose refusal names the type that was expected (wire section 4). */
const typed = ['boolean', 'number'];

/** A value, or the reason why it could not be read. */
function readValue(kind: Kind<unknown>, given: unknown): { value: unknown } | { refusal: Refusal } {
  const value = kind.accept(given);
  if (!(value instanceof Unreadable)) return { value };
  return { refusal: typed.includes(declaredType(kind)) ? wrongType(declaredType(kind)) : refused };
}

/**
 * Untyped filters of venues and organizers: words for no, and empty texts, mean no; all else means yes (wire section
 * 8.2).
 */
const untypedNo = ['', '0', 'false', 'no', 'off'];

/** Boolean-like filters: words for yes mean yes, and all other texts no (wire section 6.1). */
const likeYes = ['1', 'true', 'yes', 'on'];

/** Filters of one text that may come as a list of texts, too (wire section 6.2). */
const wordLists = ['status'];

/** The most IDs or slugs that a list of them may hold: each costs a look into the database. */
export const mostMembers = 100;
export const tooMany: Refusal = { message: 'tooMany', detail: mostMembers };

const isTextList = (given: FormValue | undefined): given is string[] =>
  Array.isArray(given) && given.every((member) => typeof member === 'string');

/** Query parameters as values, defaults filled in; what could not be read is refused by name. */
export function readFilters(table: FilterTable, given: Readonly<Record<string, FormValue>>) {
  const values: Record<string, unknown> = {};
  const refusals: Record<string, Refusal> = {};
  for (const [name, row] of Object.entries(table)) {
    // `x[]=1&x[]=2` comes as texts, as `x=1,2` does.
    const isList = declaredType(row.kind).startsWith('array') || wordLists.includes(name);
    const text = isList && isTextList(given[name]) ? given[name].join(',') : given[name];
    if (text === undefined) values[name] = typeof row.default === 'string' ? undefined : row.default;
    else if (row.type === 'untyped')
      values[name] = typeof text === 'string' && !untypedNo.includes(text.trim().toLowerCase());
    else if (text === '') refusals[name] = refused;
    else if (name === 'search' && typeof text === 'string' && text.length > longestSearch.characters)
      refusals[name] = { message: 'tooLong', detail: longestSearch.characters };
    else if (row.type === 'boolean-like' && typeof text === 'string')
      values[name] = likeYes.includes(text.trim().toLowerCase());
    else {
      const read = readValue(row.kind as Kind<unknown>, text);
      if ('refusal' in read) refusals[name] = read.refusal;
      else if (Array.isArray(read.value) && read.value.length > mostMembers) refusals[name] = tooMany;
      else values[name] = read.value;
    }
    const other = row.together;
    if (other && text !== undefined && given[other] === undefined) refusals[other] = refused;
  }
  return { values, refusals };
}

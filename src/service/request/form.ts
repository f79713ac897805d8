import { invalidParameters } from './problem.js';

interface Node {
  [name: string]: string | Node;
}
export type FormValue = string | FormValue[] | { [name: string]: FormValue };

/** A name that would reach into every object. */
const reserved = '__proto__';

/** The text of a name or value; a failure names the parameter that it belongs to. */
function decode(text: string, name: string): string {
  try {
    // No text holds a zero byte, and PostgreSQL takes none.
    return decodeURIComponent(text.replaceAll('+', ' ')).replaceAll('\0', '');
  } catch {
    throw invalidParameters({ [name]: { message: 'badEncoding' } });
  }
}

/**
 * Reads a query string or a form: `a=1`, `a[]=1&a[]=2`, `venue[city]=Bergen`, `organizer[0][email]=…`.
 * A plain name that is repeated keeps its last value (wire section 6.2).
 */
export function readForm(text: string): Record<string, FormValue> {
  const form: Node = {};
  for (const pair of text.split('&')) {
    if (pair === '') continue;
    const at = pair.indexOf('=');
    const written = at < 0 ? pair : pair.slice(0, at);
    const name = decode(written, written);
    const [, first = name, brackets = ''] = /^([^[\]]+)((?:\[[^[\]]*\]){1,8})$/.exec(name) ?? [];
    const keys = [...brackets.matchAll(/\[(.*?)\]/g)].map(([, key]) => key!);
    put(form, [first, ...keys], at < 0 ? '' : decode(pair.slice(at + 1), name));
  }
  return Object.fromEntries(Object.entries(form).map(([name, value]) => [name, withLists(value)]));
}

function put(node: Node, [key, ...rest]: string[], value: string): void {
  const name = key === '' ? String(Object.keys(node).length) : key!;
  if (name === reserved) return;
  const inner = node[name];
  if (rest.length === 0) node[name] = value;
  else put(typeof inner === 'object' ? inner : (node[name] = {}), rest, value);
}

/** Objects whose keys are 0, 1, 2 … are lists. */
function withLists(value: string | Node): FormValue {
  if (typeof value === 'string') return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, withLists(inner)] as const);
  return entries.every(([name], index) => name === String(index)) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

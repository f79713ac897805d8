import { invalidParameters, problem } from './problem.js';

type Node = Map<string, string | Node>;
export type FormValue = string | FormValue[] | { [name: string]: FormValue };

/** A form with more pairs is refused: no resource has nearly as many fields. */
const mostPairs = 1000;

/** Names that would change the prototype of every object. */
const reserved = '__proto__';

/** The text of a name or value; a failure names the parameter that it belongs to. */
function decode(text: string, name: string): string {
  try {
    // No text holds a zero byte, which PostgreSQL refuses.
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
  const pairs = text.split('&').filter((pair) => pair !== '');
  if (pairs.length > mostPairs) throw problem(400, 'rest_too_many_params', 'tooManyParameters', mostPairs);
  const form: Node = new Map();
  for (const pair of pairs) {
    const at = pair.indexOf('=');
    const written = at < 0 ? pair : pair.slice(0, at);
    const name = decode(written, written);
    const [, first = name, brackets] = /^([^[\]]+)((?:\[[^[\]]*\]){1,8})$/.exec(name) ?? [];
    const keys = brackets?.slice(1, -1).split('][') ?? [];
    put(form, [first, ...keys], at < 0 ? '' : decode(pair.slice(at + 1), name));
  }
  return Object.fromEntries([...form].map(([name, value]) => [name, withLists(value)]));
}

function put(node: Node, [key, ...rest]: string[], value: string): void {
  const name = key === '' ? String(node.size) : key!;
  if (name === reserved) return;
  if (rest.length === 0) {
    node.set(name, value);
    return;
  }
  let inner = node.get(name);
  if (typeof inner !== 'object') node.set(name, (inner = new Map()));
  put(inner, rest, value);
}

/** Objects whose keys are 0, 1, 2 … are lists. */
function withLists(value: string | Node): FormValue {
  if (typeof value === 'string') return value;
  // An object sorts the keys that are numbers.
  const members = Object.fromEntries([...value].map(([name, inner]) => [name, withLists(inner)]));
  return Object.keys(members).every((name, index) => name === String(index)) ? Object.values(members) : members;
}

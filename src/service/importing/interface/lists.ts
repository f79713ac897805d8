import { listOf, membersOf } from '../../../data/schema/index.js';
import { decode } from '../decode.js';
import { Unreadable } from '../read-events.js';

export type Item = Readonly<Record<string, unknown>>;

/** The lists of the interface that are read, by their members of answers. */
const kinds = ['events', 'venues', 'organizers', 'categories', 'tags'] as const;
export type Kind = (typeof kinds)[number];

/** Items inside an item or an answer: one, several, or `[]`. */
export const itemsIn = (value: unknown): Item[] => [listOf(value) ?? []].flat().map(membersOf);

/** Whether a file that begins so holds JSON. */
export const isLists = (bytes: Buffer): boolean => /^\uFEFF?\s*\{/.test(decode(bytes.subarray(0, 1_024)));

/** The lists of an answer. @throws Error for anything else */
export function listsIn(text: string): [kind: Kind, items: Item[]][] {
  const answer = membersOf(JSON.parse(text));
  const found = kinds.filter((kind) => Array.isArray(listOf(answer[kind])));
  if (!found.length) throw new Error(`it has none of ${kinds.join(', ')}`);
  return found.map((kind) => [kind, itemsIn(answer[kind])]);
}

/** Whether an item is one: all of them have numbers. */
export const isNumbered = ({ id }: Item): boolean => Number.isInteger(id);

/** The items of a file of answers, one a line. @throws Unreadable for anything else */
export function gather(text: string): Record<Kind, Item[]> {
  const lists = Object.fromEntries(kinds.map((kind) => [kind, [] as Item[]])) as Record<Kind, Item[]>;
  try {
    for (const line of text.split('\n').filter((one) => one.trim()))
      for (const [kind, items] of listsIn(line)) lists[kind] = lists[kind].concat(items.filter(isNumbered));
    return lists;
  } catch {
    throw new Unreadable('no_calendar');
  }
}

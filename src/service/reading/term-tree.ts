import type { DatabaseReader } from '../store/types.js';
import type { TermName, TermRow } from '../store/tables.js';

/** All terms of a taxonomy: there are few, and most requests need their tree. */
export const loadTerms = (reader: DatabaseReader, taxonomy: TermName): Promise<TermRow[]> =>
  reader.selectFrom('terms').selectAll().where('taxonomy', '=', taxonomy).execute();

/** Terms and all below them. */
export function withDescendants(terms: readonly TermRow[], ids: readonly number[]): number[] {
  const children = new Map<number, number[]>();
  for (const { id, parent } of terms) {
    const siblings = children.get(parent);
    if (siblings) siblings.push(id);
    else children.set(parent, [id]);
  }
  const found = new Set(ids);
  for (const parent of found) for (const child of children.get(parent) ?? []) found.add(child);
  return [...found];
}

/** IDs of terms and of all above them. */
export function withAncestors(terms: ReadonlyMap<number, TermRow>, chosen: readonly TermRow[]): Set<number> {
  const found = new Set<number>();
  for (const term of chosen)
    for (let at: TermRow | undefined = term; at && !found.has(at.id); at = terms.get(at.parent)) found.add(at.id);
  return found;
}

/** Slugs from the top down to the term; a cycle of imported terms ends where it closes. */
export function pathOf(terms: ReadonlyMap<number, TermRow>, term: TermRow): string[] {
  const path = new Map<number, string>();
  for (let at: TermRow | undefined = term; at && !path.has(at.id); at = terms.get(at.parent)) path.set(at.id, at.slug);
  return [...path.values()].reverse();
}

/**
 * IDs of the terms that a filter names, with all below them; `undefined` when one is unknown. A number is an ID, as in
 * the interface, or else a slug.
 */
export async function termsNamed(
  reader: DatabaseReader,
  taxonomy: TermName,
  given: readonly (number | string)[],
): Promise<number[] | undefined> {
  const terms = await loadTerms(reader, taxonomy);
  const ids = given.map(
    (name) => (terms.find(({ id }) => id === name) ?? terms.find(({ slug }) => slug === String(name)))?.id,
  );
  return ids.includes(undefined) ? undefined : withDescendants(terms, ids as number[]);
}

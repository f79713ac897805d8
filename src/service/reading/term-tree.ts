import type { DatabaseReader } from '../store/store.js';
import type { TermName, TermRow } from '../store/tables.js';

/** All terms of a taxonomy: there are few, and most requests need their tree. */
export const loadTerms = (reader: DatabaseReader, taxonomy: TermName): Promise<TermRow[]> =>
  reader.selectFrom('terms').selectAll().where('taxonomy', '=', taxonomy).execute();

/** A term and all below it. */
export function withDescendants(terms: readonly TermRow[], id: number): number[] {
  const found = new Set([id]);
  for (const parent of found) for (const term of terms) if (term.parent === parent) found.add(term.id);
  return [...found];
}

/** Slugs from the top down to the term; a cycle of imported terms ends where it closes. */
export function pathOf(terms: ReadonlyMap<number, TermRow>, term: TermRow): string[] {
  const path = new Map<number, string>();
  for (let at: TermRow | undefined = term; at && !path.has(at.id); at = terms.get(at.parent)) path.set(at.id, at.slug);
  return [...path.values()].reverse();
}

/**
 * IDs of the terms that a filter names, with all below them; `undefined` when one is unknown.
 * A number is an ID, as the interface says, or else a slug.
 */
export async function termsNamed(
  reader: DatabaseReader,
  taxonomy: TermName,
  given: readonly (number | string)[],
): Promise<number[] | undefined> {
  const terms = await loadTerms(reader, taxonomy);
  const ids = given.map((name) => (terms.find(({ id }) => id === name) ?? terms.find(({ slug }) => slug === String(name)))?.id);
  return ids.includes(undefined) ? undefined : [...new Set(ids.flatMap((id) => withDescendants(terms, id!)))];
}

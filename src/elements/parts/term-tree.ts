import type { Term } from '../../data/records/index.js';

/** An item that can be nested. */
interface Nested {
  readonly id: number;
  readonly parent: number;
  readonly count?: number | undefined;
}

/** A term and those below it, in the order in which they came. */
export interface Branch<T extends Nested = Term> {
  readonly term: T;
  readonly below: readonly Branch<T>[];
  /**
   * Its uses and those of all below it; what has terms of two branches counts twice. `undefined` where the server does
   * not say.
   */
  readonly count: number | undefined;
}

/** Nests terms by parent. A term whose parent is missing or circular is put at the top, so that none is lost. */
export function termTree<T extends Nested>(terms: readonly T[]): Branch<T>[] {
  const byParent = new Map<number, T[]>();
  for (const term of terms) byParent.set(term.parent, [...(byParent.get(term.parent) ?? []), term]);
  const known = new Set(terms.map(({ id }) => id));
  const placed = new Set<T>();

  const grow = (term: T): Branch<T>[] => {
    if (placed.has(term)) return [];
    placed.add(term);
    const below = (byParent.get(term.id) ?? []).flatMap(grow);
    const count = below.reduce((sum, branch) => (sum === undefined ? sum : sum + (branch.count ?? 0)), term.count);
    return [{ term, below, count }];
  };
  const tops = terms.filter(({ parent }) => !known.has(parent));
  return [...tops, ...terms].flatMap(grow);
}

/** How often each term is used, with all below it, by its id. */
export function usesOf(terms: readonly Term[]): ReadonlyMap<number, number | undefined> {
  const uses = new Map<number, number | undefined>();
  const note = ({ term, below, count }: Branch): void => {
    uses.set(term.id, count);
    below.forEach(note);
  };
  termTree(terms).forEach(note);
  return uses;
}

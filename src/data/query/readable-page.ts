import type { Page } from '../client/read.js';
import { memoizedByValue } from '../memo/index.js';
import type { Notes } from '../records/notes.js';

/** An item that cannot be shown, and the field for want of which it cannot. */
export interface LeftOut {
  readonly item: unknown;
  readonly field: string;
}

/** A page of valid items. The index of an invalid one stays empty, so that the others keep theirs. */
export interface ReadablePage<T> extends Omit<Page<T>, 'items'> {
  readonly items: readonly (T | undefined)[];
  readonly leftOut?: readonly LeftOut[];
  /**
   * Our metadata of each item, where pages are composed. Kept apart from the items, because a server could forge
   * members.
   */
  readonly notes?: readonly Notes[];
}

/**
 * Equal members are one object: events repeat their venue, their organizers and terms, which would be most of a long
 * list.
 */
const shared = memoizedByValue(1000, (member: unknown) => member);

function shareMembers(item: Record<string, unknown>): void {
  for (const name of ['venue', 'organizer', 'categories', 'tags'])
    if (typeof item[name] === 'object') item[name] = shared(item[name]);
}

/** The page without the items that `accept` throws for. @throws what it throws where it takes none */
export function readablePage<T>(page: Page<T>, accept: (item: T) => unknown): ReadablePage<T> {
  const leftOut: LeftOut[] = [];
  const items = page.items.map((item) => {
    try {
      shareMembers(item as Record<string, unknown>);
      accept(item);
      return item;
    } catch (cause) {
      if (leftOut.push({ item, field: (cause as { field?: string }).field ?? '' }) === page.items.length) throw cause;
      return undefined;
    }
  });
  return { ...page, items, leftOut };
}

import type { Page } from '../client/read.js';
import { memoizedByValue } from '../memo/index.js';
import type { LeftOut, ReadablePage } from './left-out.js';

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

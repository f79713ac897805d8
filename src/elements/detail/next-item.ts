import { fetchAhead, itemAtLink, type QueryOptions } from '../../data/query/index.js';
import type { ResourceName } from '../../data/schema/index.js';

const signs = ['pointerover', 'focusin'];

/**
 * Fetches the item whose link is under the pointer or has the focus, because a press may open it here.
 * @param optionsFor returns the request of the item with an id, on its server among several
 * @returns what ends that
 */
export function watchLinks(
  resource: ResourceName,
  optionsFor: (id: number, server?: string) => QueryOptions<unknown>,
): () => void {
  let link: HTMLAnchorElement | undefined;
  let forget: (() => void) | undefined;
  const look = (event: Event) => {
    const found = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (found === link) return;
    link = found;
    forget?.();
    forget = fetchAhead(() => {
      // A pointer that only passes over the link is not about to press it.
      const item = found && found === link ? itemAtLink(resource, found) : undefined;
      return item && [optionsFor(item.id, item.server)];
    });
  };
  for (const sign of signs) document.addEventListener(sign, look);
  return () => {
    for (const sign of signs) document.removeEventListener(sign, look);
    forget?.();
  };
}

import type { Page } from 'puppeteer-core';

/** Counts what elements render into their shadow roots. */
interface Painting {
  /** The elements that each update added. */
  readonly updates: number[];
  /** The most markers on a map at once. */
  markers: number;
}

/** Counts what each update adds to the shadow roots of a page; call it in the page before its scripts. */
export function countPainting(): void {
  const painting: Painting = { updates: [], markers: 0 };
  Object.assign(globalThis, { painting });
  const sizeOf = (node: Node) => (node instanceof Element ? 1 + node.querySelectorAll('*').length : 0);
  const { attachShadow } = Object.getOwnPropertyDescriptors(Element.prototype);
  Element.prototype.attachShadow = function (options) {
    const root = attachShadow.value!.call(this, options);
    new MutationObserver((records) => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes]).reduce((sum, node) => sum + sizeOf(node), 0);
      if (added) painting.updates.push(added);
      painting.markers = Math.max(painting.markers, root.querySelectorAll('.marker, .cluster').length);
    }).observe(root, { childList: true, subtree: true });
    return root;
  };
}

export const paintingOf = (page: Page): Promise<Painting> =>
  page.evaluate(() => (globalThis as unknown as { painting: Painting }).painting);

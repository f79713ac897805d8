const exported = new WeakSet<Element>();

/**
 * Offers the parts of an inner element to the page under their own names, also those that are rendered later: which they are depends on
 * its data, as with `category-music`. Nothing happens until its code is there, nor the second time.
 */
export function exportAllParts(inner: Element): void {
  const root = inner.shadowRoot;
  if (!root || exported.has(inner)) return;
  exported.add(inner);
  const names = new Set<string>();
  const collect = (nodes: Iterable<Node>) => {
    const before = names.size;
    for (const node of nodes) {
      if (!(node instanceof Element)) continue;
      for (const one of [node, ...node.querySelectorAll('[part]')]) for (const name of one.part) names.add(name);
    }
    if (names.size > before) inner.setAttribute('exportparts', [...names].join());
  };
  collect(root.children);
  new MutationObserver((records) =>
    collect(records.flatMap(({ type, target, addedNodes }) => (type === 'attributes' ? target : [...addedNodes]))),
  ).observe(root, { subtree: true, childList: true, attributeFilter: ['part'] });
}

const exported = new WeakSet<Element>();

/** The names under which an element offers its own parts and those of elements inside it. */
const namesOf = (element: Element): string[] => [
  ...(element.getAttribute('part')?.match(/\S+/g) ?? []),
  ...(element.getAttribute('exportparts') ?? '')
    .split(',')
    .flatMap((one) => one.split(':').at(-1)!.match(/\S+/g) ?? []),
];

/**
 * Offers the parts of an inner element, and of those inside it, to the page under their own names, also those that are
 * rendered later: which they are depends on its data, as with `category-music`. Names that it has been given stay.
 * Nothing happens until its code is there, nor the second time.
 */
export function exportAllParts(inner: Element): void {
  const root = inner.shadowRoot;
  if (!root || exported.has(inner)) return;
  exported.add(inner);
  const names = new Set(inner.getAttribute('exportparts')?.split(/, */));
  const collect = (nodes: Iterable<Node>) => {
    const before = names.size;
    for (const node of nodes) {
      if (!(node instanceof Element)) continue;
      for (const one of [node, ...node.querySelectorAll('[part], [exportparts]')])
        for (const name of namesOf(one)) names.add(name);
    }
    if (names.size > before) inner.setAttribute('exportparts', [...names].join());
  };
  collect(root.children);
  new MutationObserver((records) =>
    collect(records.flatMap(({ type, target, addedNodes }) => (type === 'attributes' ? target : [...addedNodes]))),
  ).observe(root, { subtree: true, childList: true, attributeFilter: ['part', 'exportparts'] });
}

/** Likewise those of all elements of ours inside a root. */
export function exportInnerParts(root: ParentNode): void {
  for (const one of root.querySelectorAll(':defined')) if (one.localName.startsWith('cal-')) exportAllParts(one);
}

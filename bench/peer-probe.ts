/** The numbers that a page has painted, and when. */

/** Numbers of events that a page is to show. Markers of a map are looked for by default. */
export interface Expected {
  readonly from: number;
  readonly to: number;
  /** The number that counts as all. */
  readonly need: number;
  /** Whether events may stand in the page unseen, as those that a month folds. Asking that of rows lays out what lies below the screen. */
  readonly mayFold: boolean;
}

interface Changes {
  added: number;
  removed: number;
}

/** Times are milliseconds since the start of the visit, of frames that have been painted. */
export interface Probe {
  /** When the first event or marker was seen. */
  first: number | undefined;
  /** When all expected events were rendered. */
  all: number | undefined;
  /** When the tree changed last. */
  changed: number;
  /** When the last press arrived. */
  pressed: number;
  /** Elements that came and went since the first event was seen, and since all were rendered. */
  readonly afterFirst: Changes;
  readonly afterAll: Changes;
  /** The number of events or markers rendered now. */
  readonly count: () => number;
  /** Begins to look anew. */
  readonly expect: (expected: Expected | undefined) => void;
  /** Resolves when the first and all have been seen. */
  seen: Promise<void>;
}

/**
 * Looks at each frame after a change, also into shadow roots, until all is seen; call it in the page before its
 * scripts.
 */
export function watchPainting(initial: Expected | undefined): void {
  const markers = '.leaflet-marker-icon, .marker, .cluster';
  const roots = new Set<Document | ShadowRoot>();
  let expected: Expected | undefined;
  let isLooking = false;
  let isPlanned = false;
  let tell = () => {};

  function rendered(): Element[] {
    const found = new Map<unknown, Element>();
    for (const root of roots) {
      if (!expected) for (const marker of root.querySelectorAll(markers)) found.set(marker, marker);
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (expected && walker.nextNode()) {
        const { data, parentElement } = walker.currentNode as Text;
        const number = Number(/#(\d{4})\b/.exec(data)?.[1]);
        const isWanted = parentElement && number >= expected.from && number <= expected.to;
        if (isWanted && (!expected.mayFold || parentElement.checkVisibility())) found.set(number, parentElement);
      }
    }
    return [...found.values()];
  }
  const isSeen = (one: Element) => {
    const { width, height } = one.getBoundingClientRect();
    return width > 0 && height > 0 && one.checkVisibility({ visibilityProperty: true });
  };

  const probe: Probe = {
    first: undefined,
    all: undefined,
    changed: 0,
    pressed: 0,
    afterFirst: { added: 0, removed: 0 },
    afterAll: { added: 0, removed: 0 },
    count: () => rendered().length,
    expect(next) {
      expected = next;
      probe.first = probe.all = undefined;
      isLooking = true;
      probe.seen = new Promise((resolve) => (tell = resolve));
    },
    seen: Promise.resolve(),
  };
  Object.assign(globalThis, { probe });

  function look(): void {
    isPlanned = false;
    if (!isLooking) return;
    const now = performance.now();
    const found = rendered();
    if (probe.first === undefined && found.some(isSeen)) {
      probe.first = now;
      performance.mark('first');
    }
    if (probe.first === undefined || found.length < (expected?.need ?? 1)) return;
    probe.all = now;
    performance.mark('all');
    isLooking = false;
    tell();
  }
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = look;

  const sizeOf = (nodes: NodeList) =>
    [...nodes].reduce((sum, node) => sum + (node instanceof Element ? 1 + node.querySelectorAll('*').length : 0), 0);
  const observer = new MutationObserver((records) => {
    probe.changed = performance.now();
    for (const { target, addedNodes, removedNodes } of records) {
      // A shadow root that is written into the HTML.
      if (target instanceof Element && target.shadowRoot) watch(target.shadowRoot);
      if (probe.first === undefined) continue;
      for (const changes of [probe.afterFirst, ...(probe.all === undefined ? [] : [probe.afterAll])]) {
        changes.added += sizeOf(addedNodes);
        changes.removed += sizeOf(removedNodes);
      }
    }
    if (isPlanned || !isLooking) return;
    isPlanned = true;
    // The message arrives when the frame that shows the changes has been painted.
    requestAnimationFrame(() => port2.postMessage(0));
  });
  function watch(root: Document | ShadowRoot): void {
    if (roots.has(root)) return;
    roots.add(root);
    observer.observe(root, { childList: true, subtree: true, characterData: true });
  }
  watch(document);
  const { attachShadow } = Object.getOwnPropertyDescriptors(Element.prototype);
  Element.prototype.attachShadow = function (options) {
    const root = attachShadow.value!.call(this, options);
    watch(root);
    return root;
  };
  addEventListener('click', ({ timeStamp }) => (probe.pressed = timeStamp), { capture: true });
  probe.expect(initial);
}

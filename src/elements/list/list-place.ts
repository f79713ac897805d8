/**
 * The position of a visitor in a list, kept with the page in the history of the browser: Back then leads to it, also
 * where the page is loaded anew.
 */

/** A list that adds pages below. */
interface List extends HTMLElement {
  readonly settled: Promise<void>;
  loadMore(): void;
}

/** The number of pages that lists have added below, by their names, and the scroll position of the page. */
interface KeptPlace {
  readonly calAdded?: Readonly<Record<string, number>>;
  readonly calScrolled?: number;
}

const kept = (): KeptPlace => (typeof history.state === 'object' && (history.state as KeptPlace | null)) || {};

function write(place: KeptPlace): void {
  try {
    history.replaceState({ ...kept(), ...place }, '');
  } catch {
    // Some frames have no history of their own.
  }
}

const onHide = (): void => write({ calScrolled: scrollY });

/** Tells a list from others of the page: by its attributes, and those of the elements around it. */
function nameOf(list: Element): string {
  const names = [];
  for (
    let element: Element | null = list;
    element?.localName.startsWith('cal-') || element === list;
    element = element.parentElement
  )
    names.push(
      element.localName,
      ...element.getAttributeNames().map((name) => `${name}=${element.getAttribute(name)}`),
    );
  return names.join(' ');
}

/** Keeps how many pages a list has added, and from now on how far the page is scrolled when it is left. */
export function keep(list: List, added: number): void {
  write({ calAdded: { ...kept().calAdded, [nameOf(list)]: added } });
  addEventListener('pagehide', onHide);
}

/**
 * Adds as many pages to a list as when the visitor left it, and scrolls to where they were, unless they have done
 * something since.
 */
export async function comeBack(list: List): Promise<void> {
  const { calAdded, calScrolled: top } = kept();
  const added = calAdded?.[nameOf(list)] ?? 0;
  for (let page = 0; page < added; page++) {
    await list.settled;
    list.loadMore();
  }
  await list.settled;
  if (!added) return;
  addEventListener('pagehide', onHide);
  if (typeof top === 'number' && top > scrollY && !navigator.userActivation?.hasBeenActive)
    scrollTo({ top, behavior: 'instant' });
}

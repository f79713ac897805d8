/**
 * The position of a visitor in a list, kept with the page in the history of the browser: Back then leads to it, also
 * where the page is loaded anew.
 */

/** A list that adds pages below. */
interface List extends HTMLElement {
  readonly settled: Promise<void>;
  loadMore(): void;
}

/** The pages that a list has added below, and the link by which it was left. */
interface KeptList {
  readonly added: number;
  readonly href?: string | null | undefined;
  /** The distance of that link from the top of the window, in pixels. */
  readonly top?: number | undefined;
}

/** The places in lists, by their names, and the scroll position of the page. */
interface KeptPlace {
  readonly calLists?: Readonly<Record<string, KeptList>>;
  readonly calScrolled?: number;
}

const kept = (): KeptPlace => (typeof history.state === 'object' && (history.state as KeptPlace | null)) || {};

/** The places that the history does not have yet, because browsers take long to write one. */
let unwritten: KeptPlace['calLists'];

function note(list: List, place: KeptList): void {
  unwritten = { ...unwritten, [nameOf(list)]: place };
}

function write(): void {
  if (!unwritten) return;
  const before = kept();
  const calLists = { ...before.calLists, ...unwritten };
  unwritten = undefined;
  try {
    history.replaceState({ ...before, calLists, calScrolled: scrollY }, '');
  } catch {
    // Some frames have no history of their own.
  }
}

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
      // The address of a page sets them in another order than visitors.
      ...element
        .getAttributeNames()
        .sort()
        .map((name) => `${name}=${element.getAttribute(name)}`),
    );
  return names.join(' ');
}

const watched = new WeakSet<List>();

/** Keeps from now on where the page is scrolled to when it is left, and the link that has the focus. */
function watch(list: List): void {
  if (watched.has(list)) return;
  watched.add(list);
  // Scripts of the page may lead to another entry of the history at a press, and phones end pages that are not seen.
  for (const type of ['click', 'keydown', 'visibilitychange']) addEventListener(type, write, true);
  addEventListener('pagehide', () => {
    const place = { ...kept().calLists, ...unwritten }[nameOf(list)];
    const link = list.shadowRoot!.activeElement;
    if (place) note(list, { ...place, href: link?.getAttribute('href'), top: link?.getBoundingClientRect().top });
    write();
  });
}

/** Keeps how many pages a list has added. */
export function keep(list: List, added: number): void {
  note(list, { added });
  watch(list);
}

/**
 * Adds as many pages to a list as when the visitor left it, scrolls to where they were and gives the focus back to the
 * link, unless they have done something since.
 */
export async function comeBack(list: List): Promise<void> {
  const { calLists, calScrolled: scrolled } = kept();
  const { added = 0, href, top = 0 } = calLists?.[nameOf(list)] ?? {};
  if (!added) return;
  // Browsers take what somebody did on the page before for something done here.
  const done = new AbortController();
  for (const type of ['keydown', 'pointerdown', 'touchstart', 'wheel'])
    addEventListener(type, () => done.abort(), { signal: done.signal, passive: true });
  for (let page = 0; page < added; page++) {
    await list.settled;
    list.loadMore();
  }
  await list.settled;
  watch(list);
  if (done.signal.aborted) return;
  done.abort();
  if (typeof scrolled === 'number') scrollTo({ top: scrolled, behavior: 'instant' });
  const link = href && list.shadowRoot!.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`);
  if (!link || document.activeElement !== document.body) return;
  link.focus({ preventScroll: true });
  // Rows far from the screen have a height that is only estimated, so the same position may show others.
  scrollBy({ top: link.getBoundingClientRect().top - top, behavior: 'instant' });
}

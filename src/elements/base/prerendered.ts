/**
 * The content that `prerender` has written into an element: in its shadow root its image, and beside that words for
 * browsers without scripts.
 */

/** The mark before which elements render; the prerendered image follows it. */
const isMark = (node: Node) => node.nodeType === Node.COMMENT_NODE && node.nodeValue === 'cal';

/** Removes what is over from the image and the words, with a group that has nothing else. */
function removeEnded(parent: ParentNode): void {
  for (const ended of parent.querySelectorAll<HTMLElement>('[data-cal-end]')) {
    // A day without a zone ends on the clock of this machine.
    if (Date.parse(ended.dataset.calEnd!) > Date.now()) continue;
    const group = ended.closest('section');
    (ended.closest('.item') ?? ended).remove();
    if (group && !group.querySelector('.item')) group.remove();
  }
}

/** The roots that the first script of a page watches, so that the element need not. */
const watched = new WeakSet<ShadowRoot>();

/**
 * Keeps the prerendered image of an element right until the element shows something better, and then takes it away; the
 * focus goes to the same link.
 * @param focusedBefore what had the focus when this file was requested: an image that is hidden before it arrives has
 * lost it
 */
export function replacePrinted(element: Element, focusedBefore?: Element | null): void {
  const root = element.shadowRoot!;
  const mark = [...root.childNodes].find(isMark);
  if (!mark || watched.has(root)) return;
  watched.add(root);
  const replace = () => {
    const base = root.querySelector('.base:not(.picture)');
    if (!base) return;
    // As the style of the image finds out, too: data may be there before its words are.
    const isShown = !base.querySelector('.skeleton');
    // What an author has put above and below goes to the first slot of its name, and would be hidden with it.
    for (const slot of base.querySelectorAll<HTMLSlotElement>(':scope > slot'))
      slot.name = slot.name.replace(/ ?$/, isShown ? '' : ' ');
    if (!isShown) return;
    watching.disconnect();
    const isFocusFree = element.ownerDocument.activeElement === element.ownerDocument.body;
    const link = root.activeElement ?? (isFocusFree ? focusedBefore : undefined);
    const focused = link?.closest('.picture a')?.getAttribute('href');
    while (mark.nextSibling) mark.nextSibling.remove();
    if (focused) root.querySelector<HTMLElement>(`a[href="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
  };
  // Before the browser paints it, so that the focus has not left the image that is hidden by then.
  const watching = new MutationObserver(replace);
  watching.observe(root, { childList: true, subtree: true });
  removeEnded(root);
  removeEnded(element);
  replace();
}

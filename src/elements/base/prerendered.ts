/**
 * The content that `prerender` has written into an element: in its shadow root its markup, and beside that words for
 * browsers without scripts.
 */
import { selectedText, selectText } from './kept-selection.js';

/** The mark before which elements render; the printed markup follows it. It is emptied once that markup is watched. */
const isMark = (node: Node) => node.nodeType === Node.COMMENT_NODE && node.nodeValue === 'cal';

/** Removes what is over from the markup and the words, with a group that has nothing else. */
function removeEnded(parent: ParentNode): void {
  for (const ended of parent.querySelectorAll<HTMLElement>('[data-cal-end]')) {
    // A day without a zone ends on the clock of this machine.
    if (Date.parse(ended.dataset.calEnd!) > Date.now()) continue;
    const group = ended.closest('section');
    (ended.closest('.item') ?? ended).remove();
    if (group && !group.querySelector('.item')) group.remove();
  }
}

/** The view of a calendar, in what the element has rendered or in what is printed. */
const viewIn = (base: ParentNode | null) => base?.querySelector<HTMLElement>('.content > *');

/** A selector for the link or button that the element renders in place of a printed one. */
function selectorOf(control: Element): string {
  const name = control.localName === 'a' ? 'href' : 'part';
  const day = control.closest<HTMLElement>('[data-date]')?.dataset.date;
  return `${day ? `[data-date="${day}"] ` : ''}[${name}="${CSS.escape(control.getAttribute(name)!)}"]`;
}

interface Settling extends Element {
  readonly settled?: Promise<void>;
}

/**
 * Keeps the printed markup of an element right until the element shows something better, and then takes it away; the
 * focus goes to the same link or button, and the same text stays selected.
 * @param focusedBefore what had the focus when this file was requested: markup that is hidden before it arrives has
 * lost it
 */
export function replacePrinted(element: Element, focusedBefore?: Element | null): void {
  const root = element.shadowRoot!;
  const mark = [...root.childNodes].find(isMark);
  if (!mark) return;
  mark.nodeValue = '';
  const printedView = viewIn(root.querySelector('.printed'));
  // A calendar is shown once its view is.
  let isSettled = !printedView;
  const replace = () => {
    const base = root.querySelector('.base:not(.printed)');
    if (!base) return;
    // As the style sheet of what is printed finds out, too: data may be there before its words are.
    const view = viewIn(base);
    // The address may tell of another view than the one that a server has begun with.
    const isOther = printedView && view && view.localName !== printedView.dataset.view;
    const isWaiting = [base, view?.shadowRoot].some((part) => part?.querySelector('.skeleton'));
    const isShown = isOther || (isSettled && !isWaiting);
    // What an author has put above and below goes to the first slot of its name, and would be hidden with it.
    for (const slot of base.querySelectorAll<HTMLSlotElement>(':scope > slot'))
      slot.name = slot.name.replace(/ ?$/, isShown ? '' : ' ');
    if (!isShown) return;
    watching.disconnect();
    const isFocusFree = element.ownerDocument.activeElement === element.ownerDocument.body;
    const active =
      printedView?.shadowRoot?.activeElement ?? root.activeElement ?? (isFocusFree ? focusedBefore : undefined);
    const focused = active?.closest('.printed :is(a[href], button[part])');
    const place = focused?.getRootNode() === root ? root : view?.shadowRoot;
    const printedRoot = printedView?.shadowRoot ?? root;
    const printed = printedRoot.querySelector('.printed');
    const selected = printed && selectedText(printedRoot, printed);
    const links = focused && selectorOf(focused);
    // Several rows may have the same link.
    const nth = links ? [...focused.closest('.printed')!.querySelectorAll(links)].indexOf(focused) : 0;
    // Its style sheet, which comes first, has hidden it: shown beside what replaces it, it would let the page scroll.
    while (mark.nextSibling) root.lastChild!.remove();
    if (links) place?.querySelectorAll<HTMLElement>(links)[nth]?.focus({ preventScroll: true });
    const shown = printedRoot === root ? base : view?.shadowRoot?.querySelector('.base');
    if (selected && shown) selectText(shown, selected);
  };
  // Before the browser paints it, so that the focus has not left what is hidden by then.
  const watching = new MutationObserver(replace);
  watching.observe(root, { childList: true, subtree: true });
  for (const written of [root, printedView?.shadowRoot, element]) if (written) removeEnded(written);
  replace();
  if (!printedView) return;
  void customElements.whenDefined(element.localName).then(async () => {
    await (element as Settling).settled;
    isSettled = true;
    const view = viewIn(root.querySelector('.base:not(.printed)'))?.shadowRoot;
    if (view) watching.observe(view, { childList: true, subtree: true });
    replace();
  });
}

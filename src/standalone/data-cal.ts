/**
 * `<div data-cal="event-list" data-cal-categories="music">` for editors that remove unknown tags and attributes. The element goes into
 * the box and not into its place, because frameworks remove what they have made themselves.
 */
const prefix = 'data-cal-';

/** The documents and shadow roots that are looked after, whichever copy of this script does it: pages may run it again. */
const discovered = ((globalThis as Record<symbol, unknown>)[Symbol.for('cal-elements.discovered')] ??= new WeakSet()) as WeakSet<Node>;

/** Boxes that have their element, and are watched for other attributes. */
const filled = new WeakSet<Element>();

/** Templates of cards have `data-cal="title"` and the like, which name no element. */
function tagOf(box: HTMLElement): string | undefined {
  const tag = `cal-${box.dataset.cal!.trim().toLowerCase().replace(/^cal-/, '')}`;
  return customElements.get(tag) && tag;
}

function setAttribute(box: HTMLElement, element: Element, name: string): void {
  if (!name.startsWith(prefix)) return;
  const text = box.getAttribute(name);
  if (text === null) element.removeAttribute(name.slice(prefix.length));
  else element.setAttribute(name.slice(prefix.length), text);
}

function fill(box: HTMLElement): void {
  const tag = tagOf(box);
  if (!tag || filled.has(box)) return;
  filled.add(box);
  // A box that was copied has its element already.
  const known = box.querySelector(`:scope > ${tag}`);
  const element = known ?? document.createElement(tag);
  for (const name of box.getAttributeNames()) setAttribute(box, element, name);
  if (!known) {
    element.append(...box.childNodes);
    box.append(element);
  }
  new MutationObserver((records) => {
    for (const { attributeName } of records) setAttribute(box, element, attributeName!);
  }).observe(box, { attributes: true });
}

function search(node: Document | ShadowRoot | Element): void {
  if (node instanceof HTMLElement && node.dataset.cal) fill(node);
  node.querySelectorAll<HTMLElement>('[data-cal]').forEach(fill);
  const elements = [...(node instanceof Element ? [node] : []), ...node.querySelectorAll('*')];
  for (const { shadowRoot, localName } of elements) if (shadowRoot && !localName.startsWith('cal-')) discover(shadowRoot);
}

function watch(root: Document | ShadowRoot): void {
  search(root);
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) if (node instanceof Element) search(node);
  }).observe(root, { childList: true, subtree: true });
}

/** Fills the boxes with `data-cal` in a document or shadow root, now and later. The page's own document is looked after already. */
export function discover(root: Document | ShadowRoot): void {
  if (discovered.has(root)) return;
  discovered.add(root);
  // A box that is still being parsed lacks its content.
  if (document.readyState !== 'loading') watch(root);
  else document.addEventListener('DOMContentLoaded', () => watch(root));
}

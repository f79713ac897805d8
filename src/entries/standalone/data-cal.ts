/**
 * `<div data-cal="event-list" data-cal-categories="music">` for editors that remove unknown tags and attributes. The
 * element goes into the box and does not replace it, because frameworks remove what they have made themselves.
 */
const prefix = 'data-cal-';

/**
 * The documents and shadow roots that are looked after, whichever copy of this script does it: pages may run it again.
 */
const discovered = ((globalThis as Record<symbol, unknown>)[Symbol.for('cal-elements.discovered')] ??=
  new WeakSet()) as WeakSet<Node>;

/** Boxes that have their element, and are watched for other attributes. */
const filled = new WeakSet<Element>();

/** Templates of cards have `data-cal="title"` and the like, which name no element. */
function tagOf(box: HTMLElement): string | undefined {
  const tag = `cal-${box.dataset.cal!.trim().toLowerCase().replace(/^cal-/, '')}`;
  return customElements.get(tag) && tag;
}

/** Attributes of the page that a box may give to its element, beside those that the element itself reads. */
const pageAttributes: readonly string[] = ['id', 'lang', 'dir'];

/** Characters and functions that end a declaration, or name an address. */
const notPlain = /[{}\\]|(url|src|image|image-set|cross-fade|element|attr)\(/i;

/** The declarations of custom properties in a style; whoever writes a box may set nothing else. */
const tokensIn = (style: string) =>
  style
    .split(';')
    .map((declaration) => /^\s*(--cal-[\w-]+)\s*:(.+)$/s.exec(declaration))
    .flatMap((found) => (found && !notPlain.test(found[2]!) ? [[found[1]!, found[2]!.trim()] as const] : []));

function setStyle({ style }: HTMLElement, text: string): void {
  for (const name of [...style]) style.removeProperty(name);
  for (const [name, value] of tokensIn(text)) style.setProperty(name, value);
}

/**
 * Sets an attribute of the element as the box has it. Editors and sanitizers let `data-*` of anybody through, so an
 * element takes no more than what it reads: no handler, no `popover`, no style but its own custom properties.
 */
function setAttribute(box: HTMLElement, element: HTMLElement, given: string): void {
  if (!given.startsWith(prefix)) return;
  const name = given.slice(prefix.length);
  const text = box.getAttribute(given);
  const { observedAttributes = [] } = element.constructor as { readonly observedAttributes?: readonly string[] };
  if (name === 'style') setStyle(element, text ?? '');
  else if (!observedAttributes.includes(name) && !pageAttributes.includes(name)) return;
  else if (text === null) element.removeAttribute(name);
  else element.setAttribute(name, text);
}

function fill(box: HTMLElement): void {
  const tag = tagOf(box);
  if (!tag || filled.has(box)) return;
  filled.add(box);
  // A box that was copied has its element already.
  const known = box.querySelector<HTMLElement>(`:scope > ${tag}`);
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

/** Page builders bring what they made in their own window into a canvas, where it is an instance of no class. */
const isElement = (node: Node): node is HTMLElement => node.nodeType === 1;

function search(node: Document | ShadowRoot | HTMLElement): void {
  if (isElement(node) && node.dataset?.cal) fill(node);
  node.querySelectorAll<HTMLElement>('[data-cal]').forEach(fill);
  const elements = [...(isElement(node) ? [node] : []), ...node.querySelectorAll('*')];
  for (const { shadowRoot, localName } of elements)
    if (shadowRoot && !localName.startsWith('cal-')) discover(shadowRoot);
}

function watch(root: Document | ShadowRoot): void {
  search(root);
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) if (isElement(node)) search(node);
  }).observe(root, { childList: true, subtree: true });
}

/**
 * Fills the boxes with `data-cal` in a document or shadow root, now and later. The page's own document is looked after
 * already.
 */
export function discover(root: Document | ShadowRoot): void {
  if (discovered.has(root)) return;
  discovered.add(root);
  // A box that is still being parsed lacks its content.
  if (document.readyState !== 'loading') watch(root);
  else document.addEventListener('DOMContentLoaded', () => watch(root));
}

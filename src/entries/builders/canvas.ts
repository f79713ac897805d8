/** The elements as canvases of builders show them: inert, so that a press chooses a block and nothing takes the focus. */
import { table } from 'virtual:blocks';
import { lacksCalendar, type Block } from './block-table.js';

/** A document without a window: what is made in it becomes an element only in the canvas. */
export const nowhere = globalThis.document?.implementation.createHTMLDocument();

/** The ids of elements in canvases, where their boxes may have those of the page. */
const idsInCanvas = (ids: unknown) => String(ids).replace(/\S+/g, 'shown-$&');

/** Shows an element with its attributes in a box of the canvas, or asks for its calendar. */
export function draw(
  box: HTMLElement,
  block: Block,
  attributes: Readonly<Record<string, unknown>>,
  baseUrl: string | undefined,
  say: (text: string) => string,
): void {
  const isEmpty = lacksCalendar(block, attributes, baseUrl);
  const localName = isEmpty ? 'p' : block.tag;
  // The element, or what stands there until it has a calendar.
  let content = box.querySelector<HTMLElement>(`:scope > :is(${block.tag}, p)`);
  if (content?.localName !== localName) {
    content?.remove();
    content = nowhere.createElement(localName);
    box.append(content);
    if (isEmpty) content.textContent = say(table.texts.noCalendar);
    if (isEmpty) content.style.cssText = 'padding: 2em; border: 1px dashed; text-align: center';
    content.inert = true;
  }
  if (isEmpty) return;
  for (const name of content.getAttributeNames())
    if (name !== 'inert' && !(name in attributes)) content.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes)) {
    const text = ['id', 'for'].includes(name) ? idsInCanvas(value) : String(value);
    if (content.getAttribute(name) !== text) content.setAttribute(name, text);
  }
}

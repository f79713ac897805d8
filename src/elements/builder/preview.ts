import type { Settings } from './settings.js';

/** Puts what the settings say into a box, on the element that is there already where the tag stays the same. */
export function showPreview(box: HTMLElement, { tag, attributes, tokens }: Settings): void {
  // Mistakes are for the author to see, and the address of this page is not the calendar's to change.
  const wanted: Readonly<Record<string, string>> = { ...attributes, debug: '', ...(tag === 'cal-calendar' && { state: 'none' }) };
  const shown = box.firstElementChild;
  const element = shown?.localName === tag ? (shown as HTMLElement) : document.createElement(tag);
  for (const name of element.getAttributeNames()) if (name !== 'style' && !(name in wanted)) element.removeAttribute(name);
  for (const [name, text] of Object.entries(wanted)) if (element.getAttribute(name) !== text) element.setAttribute(name, text);
  const { style } = element;
  for (const name of [...style]) if (!(name in tokens)) style.removeProperty(name);
  for (const [name, text] of Object.entries(tokens)) style.setProperty(name, text);
  if (element !== shown) box.replaceChildren(element);
}

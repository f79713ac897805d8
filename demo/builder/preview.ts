import { elementsOf, type ElementSettings, type Settings } from './settings.js';

/** The element that the settings name, the one that is in the box already where there is one. */
function elementIn(box: HTMLElement, { tag, attributes, tokens }: ElementSettings): HTMLElement {
  // Mistakes are for the author to see, and the address of this page is not the calendar's to change.
  const wanted: Readonly<Record<string, string>> = {
    ...attributes,
    debug: '',
    ...(tag === 'cal-calendar' && { state: 'none' }),
  };
  const shown = [...box.children].find(({ localName }) => localName === tag);
  const element = (shown as HTMLElement | undefined) ?? document.createElement(tag);
  for (const name of element.getAttributeNames())
    if (name !== 'style' && !(name in wanted)) element.removeAttribute(name);
  for (const [name, text] of Object.entries(wanted))
    if (element.getAttribute(name) !== text) element.setAttribute(name, text);
  const { style } = element;
  for (const name of [...style]) if (!(name in tokens)) style.removeProperty(name);
  for (const [name, text] of Object.entries(tokens)) style.setProperty(name, text);
  return element;
}

/** Shows an element with the settings in a box. */
export function showPreview(box: HTMLElement, settings: Settings): void {
  const elements = elementsOf(settings).map((one) => elementIn(box, one));
  const { children } = box;
  if (children.length !== elements.length || elements.some((element, index) => element !== children[index]))
    box.replaceChildren(...elements);
}

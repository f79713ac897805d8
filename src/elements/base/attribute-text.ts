/** Servers document `starts_after`, and elements take that too. */
export const documentedName = (name: string): string => name.replaceAll('-', '_');

/** The text of an attribute in either spelling. */
export const attributeText = (element: Element, name: string): string | null =>
  element.getAttribute(name) ?? element.getAttribute(documentedName(name));

/** Sets an attribute that has another text in either spelling; null removes it. */
export function setAttributeText(element: Element, name: string, text: string | null): void {
  if (attributeText(element, name) === text) return;
  // The documented spelling would otherwise take effect when ours is removed.
  if (name.includes('-')) element.removeAttribute(documentedName(name));
  if (text === null) element.removeAttribute(name);
  else element.setAttribute(name, text);
}

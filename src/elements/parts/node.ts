/** What stands in an element; what is absent leaves no trace. */
export type Content = Node | string | false | undefined;

/**
 * Builds an element. Cards are built by it and not by templates, because there are many and few ever change: a template leaves a
 * comment wherever something may stand, and is compared piece by piece at every update.
 */
export function node(
  tag: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  ...content: readonly Content[]
): HTMLElement {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) if (value !== undefined) made.setAttribute(name, String(value));
  made.append(...(content.filter(Boolean) as (Node | string)[]));
  return made;
}

/** A line of text in its own direction; none without text. */
export const textNode = (part: string, text: string): HTMLElement | undefined =>
  text ? node('div', { part, dir: 'auto' }, text) : undefined;

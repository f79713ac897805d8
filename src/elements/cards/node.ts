/** What stands in an element; what is absent leaves no trace. */
export type Content = Node | string | false | undefined;

/** The element of each sort that the others are copies of, because a copy costs less than its attributes. */
let originals: Record<string, HTMLElement> = {};

/** Forgets them, where another document follows: a program that writes pages has one of its own for each. */
export const forgetOriginals = (): void => {
  originals = {};
};

function original(sort: string): HTMLElement {
  const [tag, ...attributes] = sort.split(' ');
  const made = document.createElement(tag!);
  for (const attribute of attributes) made.setAttribute(...(attribute.split('=') as [string, string]));
  return made;
}

/**
 * Builds an element. Cards are built by it and not by templates, because there are many and few ever change: a template leaves a
 * comment wherever something may stand, and is compared piece by piece at every update.
 * @param sort the tag, and the attributes that are the same for all of the sort: `div part=body class=body`
 */
export function node(
  sort: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  ...content: readonly Content[]
): HTMLElement {
  const made = (originals[sort] ??= original(sort)).cloneNode() as HTMLElement;
  for (const name in attributes) if (attributes[name] !== undefined) made.setAttribute(name, String(attributes[name]));
  made.append(...(content.filter(Boolean) as (Node | string)[]));
  return made;
}

/** A line of text in its own direction; none without text. */
export const textNode = (part: string, text: string): HTMLElement | undefined =>
  text ? node(`div part=${part} dir=auto`, {}, text) : undefined;

import type { OwnerDocument } from '../../data/records/index.js';

/** The content of an element; absent parts leave no trace. */
export type Content = Node | string | false | undefined;

/**
 * Builds an element. Cards are built by it and not by templates, because there are many and few ever change: a template
 * leaves a comment wherever something may stand, and is compared piece by piece at every update.
 * @param sort the tag, and the attributes that are the same for all of the sort: `div part=body class=body`
 */
export type NodeBuilder = (
  sort: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  ...content: readonly Content[]
) => HTMLElement;

/** Builds elements in a document; in that of the page where none is given. */
export function nodesIn(document?: OwnerDocument): NodeBuilder {
  /** The element of each sort that the others are copies of, because a copy costs less than its attributes. */
  const originals: Record<string, HTMLElement> = {};
  const original = (sort: string) => {
    const [tag, ...attributes] = sort.split(' ');
    const made = (document ?? globalThis.document).createElement(tag!);
    for (const attribute of attributes) made.setAttribute(...(attribute.split('=') as [string, string]));
    return made;
  };
  return (sort, attributes, ...content) => {
    const made = (originals[sort] ??= original(sort)).cloneNode() as HTMLElement;
    for (const name in attributes)
      if (attributes[name] !== undefined) made.setAttribute(name, String(attributes[name]));
    made.append(...(content.filter(Boolean) as (Node | string)[]));
    return made;
  };
}

/** Builds an element in the document of the page. */
export const node = nodesIn();

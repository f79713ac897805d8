import { sanitize } from 'hast-util-sanitize';
import { commonAttributes, parsedElements, withMediaTags } from '../elements/html/html-rules.js';
import { withoutJudgedAttributes } from '../data/records/index.js';
import { isBreaking, inParagraphs } from '../data/text/index.js';
import type { MarkupDocument } from './markup-document.js';
import { longestText, type ParsedNode } from './parsed-html.js';
import { SanitizedElement } from './sanitized-element.js';

type Tree = ReturnType<typeof sanitize>;
type Content = Extract<Tree, { readonly type: 'root' }>['children'][number];

/**
 * A parsed node as the sanitizer takes it, with attributes under the names that HTML has for them. Comments are none.
 */
function unsafe(node: ParsedNode, tags: Set<string>): Content[] {
  if ('value' in node) return [{ type: 'text', value: node.value }];
  if (!('tagName' in node)) return [];
  tags.add(node.tagName);
  const properties = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  return [
    {
      type: 'element',
      tagName: node.tagName,
      properties,
      children: node.childNodes.flatMap((child) => unsafe(child, tags)) as never,
    },
  ];
}

/** The sanitized content, as elements. */
function builtIn(document: MarkupDocument, node: Tree): SanitizedElement | string {
  if (node.type === 'text') return node.value;
  const made = new SanitizedElement('tagName' in node ? node.tagName : '', document);
  if ('properties' in node)
    for (const [name, value] of Object.entries(node.properties)) made.setAttribute(name, String(value));
  if ('children' in node) made.append(...node.children.map((child) => builtIn(document, child)));
  return made;
}

/** The last text that was sanitized: a description is printed as markup, and then as words. */
let last: { readonly html: string; readonly safe: Tree } | undefined;

/** The HTML of others, reduced to the elements that the table allows. */
export function cleaned(html: string, document: MarkupDocument): SanitizedElement {
  if (last?.html !== html) last = { html, safe: sanitized(html, document) };
  return builtIn(document, last.safe) as SanitizedElement;
}

function sanitized(html: string, document: MarkupDocument): Tree {
  const tags = new Set<string>();
  // Before anything looks through it.
  const text = html.length > longestText ? '' : withMediaTags(withoutJudgedAttributes(inParagraphs(html)));
  const children = document.parsed(text, 'div').flatMap((node) => unsafe(node, tags));
  return sanitize(
    { type: 'root', children },
    {
      tagNames: Object.keys(parsedElements),
      attributes: { ...parsedElements, '*': commonAttributes } as unknown as Record<string, string[]>,
      // All others go with their content.
      strip: [...tags].filter((tag) => !Object.hasOwn(parsedElements, tag)),
      // What the sanitizer would add by itself.
      ancestors: {},
      clobber: [],
      protocols: {},
      required: {},
    },
  );
}

/** The text of cleaned HTML, a line each. */
export function paragraphs(root: SanitizedElement): string[] {
  const lines = [''];
  const read = (node: SanitizedElement | string) => {
    if (typeof node === 'string') lines.push(lines.pop()! + node);
    else {
      const ends = isBreaking(node.localName) ? [''] : [];
      lines.push(...ends);
      for (const child of node.childNodes) read(child as SanitizedElement | string);
      lines.push(...ends);
    }
  };
  read(root);
  return lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter(Boolean);
}

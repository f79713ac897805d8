import { DOMParser, DOMSerializer, type Node as TextNode } from 'prosemirror-model';
import { attributesOf, editableTag, isAllowed } from './elements.js';
import { outline } from './outline.js';
import { schema } from './schema.js';
import { storedNodes } from './stored-html.js';

/** Something of a text that formatting it would remove; `name` is that of the element or attribute. */
export type Loss =
  { readonly kind: 'element' | 'attribute'; readonly name: string } | { readonly kind: 'comment' | 'structure' };

const parser = DOMParser.fromSchema(schema);
const serializer = DOMSerializer.fromSchema(schema);

/** Stored HTML as a text that can be formatted, without what `whatWouldBeLost` names. */
export const parse = (html: string): TextNode => parser.parse(storedNodes(html));

/**
 * Plain text as one that can be formatted: blank lines part paragraphs. A position in it is one less than in the
 * result.
 */
export function parsePlain(text: string): TextNode {
  const paragraphs = text.split('\n\n').map((paragraph) => {
    const lines = paragraph.split('\n').map((line) => (line ? [schema.text(line)] : []));
    return schema.node(
      'paragraph',
      null,
      lines.flatMap((line, index) => (index ? [schema.node('hard_break'), ...line] : line)),
    );
  });
  return schema.node('doc', null, paragraphs);
}

/** A text as HTML, a block a line; empty where it holds nothing. */
export function serialize(text: TextNode): string {
  if (text.childCount === 1 && text.firstChild!.isTextblock && !text.firstChild!.content.size) return '';
  const blocks = document.implementation.createHTMLDocument().createElement('div');
  serializer.serializeFragment(text.content, { document: blocks.ownerDocument }, blocks);
  for (const item of blocks.querySelectorAll('li')) {
    const paragraphs = [...item.children].filter(({ localName }) => localName === 'p');
    if (item.className === '' && paragraphs.length === 1 && !paragraphs[0]!.attributes.length)
      paragraphs[0]!.replaceWith(...paragraphs[0]!.childNodes);
    item.removeAttribute('class');
  }
  return [...blocks.children].map(({ outerHTML }) => outerHTML).join('\n');
}

/** The name that an attribute has in the stored text. */
const storedName = (name: string) => name.replace(/^data-(?=(?:on[a-z]+|style|is)$)/, '');

function lossesIn(nodes: ParentNode): Loss[] {
  return [...nodes.childNodes].flatMap((node): Loss[] => {
    if (node.nodeType === Node.COMMENT_NODE) return [{ kind: 'comment' }];
    if (node.nodeType !== Node.ELEMENT_NODE) return [];
    const element = node as Element;
    const tag = editableTag(element);
    // Without attributes, a span has no effect.
    if (!tag && element.localName !== 'span')
      return [{ kind: 'element', name: element.localName === 'xmp' ? 'style' : element.localName }];
    const kept = tag ? attributesOf(tag) : [];
    const names = new Set([...element.getAttributeNames(), ...kept]);
    const lost = [...names].filter((name) => !kept.includes(name) || !isAllowed(name, element.getAttribute(name)));
    return [...lost.map((name): Loss => ({ kind: 'attribute', name: storedName(name) })), ...lossesIn(element)];
  });
}

/** The content of stored HTML that opening it for formatting and saving it would change. */
export function whatWouldBeLost(html: string): Loss[] {
  const nodes = storedNodes(html);
  const losses = new Map(lossesIn(nodes).map((loss) => [JSON.stringify(loss), loss]));
  if (losses.size) return [...losses.values()];
  const before = outline(nodes);
  const after = outline(storedNodes(serialize(parse(html))));
  return before.join('\n') === after.join('\n') ? [] : [{ kind: 'structure' }];
}

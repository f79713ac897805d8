import { Schema, type Attrs, type MarkSpec, type Node, type NodeSpec, type TagParseRule } from 'prosemirror-model';
import { attributesOf, isAllowed, type EditableTag } from './elements.js';

/** The attributes of an element, where all of its addresses are allowed; without them it is passed over. */
const readAttributes = (tag: EditableTag) => (element: HTMLElement) =>
  attributesOf(tag).every((name) => isAllowed(name, element.getAttribute(name))) &&
  Object.fromEntries(attributesOf(tag).map((name) => [name, element.getAttribute(name)]));

const attributes = (tag: EditableTag, attrs: Attrs) =>
  Object.fromEntries(attributesOf(tag).map((name) => [name, attrs[name]]));

const described = (tag: EditableTag, rules: readonly TagParseRule[] = [{ tag }]) => ({
  attrs: Object.fromEntries(attributesOf(tag).map((name) => [name, { default: null }])),
  parseDOM: rules.map((rule) => ({ getAttrs: readAttributes(tag), ...rule })),
});

const block = (tag: EditableTag, spec: NodeSpec): NodeSpec => ({
  ...described(tag),
  toDOM: ({ attrs }: Node) => [tag, attributes(tag, attrs), 0],
  ...spec,
});
const leaf = (tag: EditableTag, spec: NodeSpec): NodeSpec => ({
  ...described(tag),
  toDOM: ({ attrs }: Node) => [tag, attributes(tag, attrs)],
  ...spec,
});
const mark = (tag: EditableTag, same: readonly string[] = [], spec: MarkSpec = {}): MarkSpec => ({
  ...described(
    tag,
    [tag, ...same].map((name) => ({ tag: name })),
  ),
  toDOM: ({ attrs }) => [tag, attributes(tag, attrs), 0],
  ...spec,
});

const levels = [2, 3, 4] as const;

/** The texts that can be formatted. Links come first, so that they stand around other marks. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: block('p', { group: 'block', content: 'inline*' }),
    heading: {
      group: 'block',
      content: 'inline*',
      defining: true,
      attrs: { ...described('h2').attrs, level: { default: 2 } },
      parseDOM: levels.map((level) => ({
        tag: `h${level}`,
        getAttrs: (element) => ({ ...readAttributes('h2')(element), level }),
      })),
      toDOM: ({ attrs }) => [`h${attrs.level as number}`, attributes('h2', attrs), 0],
    },
    bullet_list: block('ul', { group: 'block', content: 'list_item+' }),
    ordered_list: block('ol', { group: 'block', content: 'list_item+' }),
    // Items are written without paragraphs, unless they came with them.
    list_item: {
      content: 'paragraph block*',
      defining: true,
      attrs: { ...described('li').attrs, isLoose: { default: false } },
      parseDOM: [
        {
          tag: 'li',
          getAttrs: (element) => ({
            ...readAttributes('li')(element),
            isLoose: [...element.children].some(({ localName }) => localName === 'p'),
          }),
        },
      ],
      toDOM: ({ attrs }) => ['li', { ...attributes('li', attrs), class: attrs.isLoose ? 'loose' : null }, 0],
    },
    blockquote: block('blockquote', { group: 'block', content: 'block+', defining: true }),
    horizontal_rule: leaf('hr', { group: 'block' }),
    text: { group: 'inline' },
    hard_break: leaf('br', { group: 'inline', inline: true, selectable: false, linebreakReplacement: true }),
    image: leaf('img', { group: 'inline', inline: true, draggable: true }),
  },
  marks: {
    link: mark('a', [], { inclusive: false }),
    strong: mark('strong', ['b']),
    em: mark('em', ['i']),
    del: mark('del'),
    sup: mark('sup'),
    sub: mark('sub'),
  },
});

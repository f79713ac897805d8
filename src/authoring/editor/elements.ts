/** Attributes that every element of a text may have. */
const commonAttributes = ['lang', 'dir', 'title'] as const;

/**
 * The HTML that authors can format, with the attributes of each element beside the common ones: what both the service
 * keeps of authors (`service/text/html.ts`) and the elements show (`elements/html/html-rules.ts`).
 */
export const editableElements = {
  p: [],
  h2: [],
  h3: [],
  h4: [],
  ul: [],
  ol: [],
  li: [],
  blockquote: [],
  hr: [],
  strong: [],
  em: [],
  del: [],
  sup: [],
  sub: [],
  a: ['href'],
  br: [],
  img: ['src', 'alt', 'width', 'height'],
} as const satisfies Record<string, readonly string[]>;

export type EditableTag = keyof typeof editableElements;

export const attributesOf = (tag: EditableTag): readonly string[] => [...commonAttributes, ...editableElements[tag]];

/** Elements that readers see as one of ours. */
const sameElements: Readonly<Record<string, EditableTag>> = { b: 'strong', i: 'em' };

/** The editable element that an element is, if it is one. */
export const editableTag = ({ localName }: Element): EditableTag | undefined =>
  Object.hasOwn(editableElements, localName) ? (localName as EditableTag) : sameElements[localName];

const schemes: Readonly<Record<string, RegExp>> = { href: /^(https?|mailto|tel):$/, src: /^https?:$/ };

/** Whether an attribute may have this value: addresses of other schemes are refused; relative ones stay as they are. */
export function isAllowed(attribute: string, value: string | null): boolean {
  const scheme = schemes[attribute];
  return !scheme || (value !== null && scheme.test(URL.parse(value, 'https://relative.invalid')?.protocol ?? ''));
}

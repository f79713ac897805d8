import type { ElementData } from 'virtual:element-data';

export type Texts = Readonly<Record<string, string>>;

/** What a snippet says: an element with its attributes and custom properties. */
export interface Settings {
  readonly tag: string;
  readonly attributes: Texts;
  readonly tokens: Texts;
}

/** Attributes that any element of a page may have, and that the form does not offer. */
const pageAttributes = ['dir'];

const filtered = (texts: Texts, isKept: (name: string, text: string) => boolean): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([name, text]) => text.trim() && isKept(name, text)));

/** The settings without what is default or empty, and without what the element does not have. */
export function relevant({ tag, attributes, tokens }: Settings, data: ElementData): Settings {
  const known = new Map(data.attributes.map((attribute) => [attribute.name, attribute]));
  return {
    tag,
    attributes: filtered(attributes, (name, text) => (known.has(name) ? known.get(name)!.default !== text : pageAttributes.includes(name))),
    tokens: filtered(tokens, (name, text) => name.startsWith('--cal-') && !/[;{}]/.test(text)),
  };
}

/** The names of what settings say and the element does not have. */
export const unknownNames = ({ attributes }: Settings, data: ElementData): string[] =>
  Object.keys(attributes).filter((name) => !pageAttributes.includes(name) && data.attributes.every((known) => known.name !== name));

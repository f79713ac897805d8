import type { ElementData } from 'virtual:element-data';

export type Texts = Readonly<Record<string, string>>;

/** An element with its attributes and custom properties. */
export interface ElementSettings {
  readonly tag: string;
  readonly attributes: Texts;
  readonly tokens: Texts;
}

/** What a snippet says: an element, and the controls that are joined to it, with attributes of their own. */
export interface Settings extends ElementSettings {
  readonly controls: Readonly<Record<string, Texts>>;
}

/** The elements that can be joined to a view, in the order in which they stand above it. */
export const controlTags = ['cal-event-search', 'cal-event-filters'] as const;
export type ControlTag = (typeof controlTags)[number];

/** Attributes that any element of a page may have, and that the form does not offer. */
const pageAttributes = ['dir', 'id'];

const filtered = (texts: Texts, isKept: (name: string, text: string) => boolean): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([name, text]) => text.trim() && isKept(name, text)));

/** The settings without what is default or empty, and without what the element does not have. */
export function relevant({ tag, attributes, tokens, controls }: Settings, data: ElementData): Settings {
  const known = new Map(data.attributes.map((attribute) => [attribute.name, attribute]));
  return {
    tag,
    attributes: filtered(attributes, (name, text) => (known.has(name) ? known.get(name)!.default !== text : pageAttributes.includes(name))),
    tokens: filtered(tokens, (name, text) => name.startsWith('--cal-') && !/[;{}]/.test(text)),
    controls: data.takesControls ? controls : {},
  };
}

/** The names of what settings say and the element does not have. */
export const unknownNames = ({ attributes }: Settings, data: ElementData): string[] =>
  Object.keys(attributes).filter((name) => !pageAttributes.includes(name) && data.attributes.every((known) => known.name !== name));

/** Between a control and what stands below it. */
const distance = { 'margin-block-end': '1rem' };

/** The elements of a snippet in their order: the controls name the view by its id, and have its language, direction and colors. */
export function elementsOf({ tag, attributes, tokens, controls }: Settings): ElementSettings[] {
  const shared = filtered(attributes, (name) => name === 'lang' || name === 'dir');
  const joined = controlTags.flatMap((control) => {
    const own = controls[control];
    return own ? [{ tag: control, attributes: { ...own, ...shared, for: attributes.id ?? '' }, tokens: { ...tokens, ...distance } }] : [];
  });
  return [...joined, { tag, attributes, tokens }];
}

/** The settings with a control more or less; the view has an id as long as controls need one. */
export function withControl(settings: Settings, control: ControlTag, isJoined: boolean): Settings {
  const { [control]: own = {}, ...others } = settings.controls;
  const controls = isJoined ? { ...others, [control]: own } : others;
  // Another snippet on the page has another id.
  const id = settings.attributes.id || `events-${Math.random().toString(36).slice(2, 6)}`;
  return { ...settings, controls, attributes: { ...settings.attributes, id: Object.keys(controls).length ? id : '' } };
}

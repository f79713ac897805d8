import type { Setting } from '../../src/entries/builders/block-table.js';
import { controlTags, type ControlTag, type ElementData } from './element-data.js';

export type Texts = Readonly<Record<string, string>>;

/** An element with its attributes and custom properties. */
export interface ElementSettings {
  readonly tag: string;
  readonly attributes: Texts;
  readonly tokens: Texts;
}

/** The settings of a snippet: an element, and the controls that are joined to it, with attributes of their own. */
export interface Settings extends ElementSettings {
  readonly controls: Readonly<Record<string, Texts>>;
}

/** Attributes that any element of a page may have, and that the form does not offer. */
const pageAttributes = ['dir', 'id'];

/** The signs that may end a declaration, or name an address, which the preview would request. */
const notPlain = /[;{}\\]|(url|src|image|image-set|cross-fade|element|attr)\(/i;

const filtered = (texts: Texts, isKept: (name: string, text: string) => boolean): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([name, text]) => text.trim() && isKept(name, text)));

/** The settings of a snippet, where an attribute without a value means yes if it can. */
export function withYes({ attributes, controls, ...others }: Settings, data: ElementData): Settings {
  const read = (texts: Texts, known: readonly Setting[] = []): Texts => {
    const isYes = (name: string) =>
      known.find((row) => row.name === name)?.choices?.some(({ value }) => value === 'true');
    return Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [name, text === '' && isYes(name) ? 'true' : text]),
    );
  };
  const readControls = Object.entries(controls).map(([control, own]) => [control, read(own, data.controls[control])]);
  return {
    ...others,
    attributes: read(attributes, data.settings),
    controls: Object.fromEntries(readControls) as Settings['controls'],
  };
}

/** The settings without what is default or empty, and without what the element does not have. */
export function relevant({ tag, attributes, tokens, controls }: Settings, data: ElementData): Settings {
  const known = new Map(data.settings.map((attribute) => [attribute.name, attribute]));
  return {
    tag,
    attributes: filtered(attributes, (name, text) =>
      known.has(name) ? known.get(name)!.default !== text : pageAttributes.includes(name),
    ),
    tokens: filtered(tokens, (name, text) => name.startsWith('--cal-') && !notPlain.test(text)),
    controls: Object.fromEntries(
      Object.entries(data.controls).flatMap(([control, rows]) =>
        controls[control]
          ? [[control, filtered(controls[control], (name) => rows.some((row) => row.name === name))]]
          : [],
      ),
    ),
  };
}

/** The settings with a calendar where they name none. */
export const withCalendar = (settings: Settings, baseUrl: string): Settings => ({
  ...settings,
  attributes: { 'base-url': baseUrl, ...settings.attributes },
});

/** The names in the settings that the element does not have. */
export const unknownNames = ({ attributes, controls }: Settings, data: ElementData): string[] => [
  ...Object.keys(attributes).filter(
    (name) => !pageAttributes.includes(name) && data.settings.every((known) => known.name !== name),
  ),
  ...Object.entries(controls).flatMap(([control, own]) =>
    Object.keys(own).filter((name) => !data.controls[control]?.some((row) => row.name === name)),
  ),
];

/** Between a control and what stands below it. */
const distance = { 'margin-block-end': '1rem' };

/**
 * The elements of a snippet in their order: the controls name the view by its id, and have its language, direction and
 * colors.
 */
export function elementsOf({ tag, attributes, tokens, controls }: Settings): ElementSettings[] {
  const shared = filtered(attributes, (name) => name === 'lang' || name === 'dir');
  const joined = controlTags.flatMap((control) => {
    const own = controls[control];
    return own
      ? [
          {
            tag: control,
            attributes: { ...own, ...shared, for: attributes.id ?? '' },
            tokens: { ...tokens, ...distance },
          },
        ]
      : [];
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

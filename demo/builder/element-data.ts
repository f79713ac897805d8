import { showsAlone, tagsOf, type TagOf } from '../../src/elements/catalog.js';
import {
  categoryFilters,
  eventFilters,
  kebabCase,
  organizerFilters,
  tagFilters,
  venueFilters,
  type FilterTable,
} from '../../src/data/schema/index.js';

/** The elements that can be joined to a view, in the order in which they stand above it. */
export const controlTags = tagsOf('control');
export type ControlTag = TagOf<'control'>;

/** The members of an attribute in the manifest (`dist/custom-elements.json`) that the builder reads. */
interface ManifestAttribute {
  readonly name: string;
  readonly description?: string;
  readonly default?: string;
  readonly type?: { readonly text: string };
}

export interface Manifest {
  readonly modules: readonly {
    readonly declarations?: readonly {
      readonly tagName?: string;
      readonly summary?: string;
      readonly attributes?: readonly ManifestAttribute[];
      readonly cssProperties?: readonly { readonly name: string; readonly description?: string }[];
    }[];
  }[];
}

/** The builder's data of an element. */
export interface ElementData {
  readonly tag: string;
  readonly summary: string;
  readonly attributes: readonly AttributeData[];
  /** The controls that can be joined to it, with their attributes. */
  readonly controls: Readonly<Record<string, readonly AttributeData[]>>;
  /** Its custom properties. */
  readonly tokens: readonly { readonly name: string; readonly description: string }[];
}

export interface AttributeData {
  readonly name: string;
  /** Its values, instead of any text. */
  readonly choices?: readonly string[] | undefined;
  readonly isNumber: boolean;
  readonly default?: string | undefined;
  readonly description: string;
  readonly group: 'own' | 'filters' | 'settings';
}

const filterNames = [eventFilters, venueFilters, organizerFilters, categoryFilters, tagFilters].flatMap(
  (table: FilterTable) => Object.keys(table).map(kebabCase),
);

/** An attribute of HTML, which each element reads. */
const language: AttributeData = {
  name: 'lang',
  isNumber: false,
  description: 'Language of the element, such as de or pt-BR; the page’s when absent',
  group: 'settings',
};

const choicesOf = (type = ''): readonly string[] | undefined =>
  type === 'boolean' ? ['true', 'false'] : type.match(/'[^']*'/g)?.map((quoted) => quoted.slice(1, -1));

/** The elements that show something by themselves. */
export function elementDataOf({ modules }: Manifest): ElementData[] {
  const all = modules.flatMap(({ declarations = [] }) => declarations);
  const attributesOf = (tag: string) => all.find(({ tagName }) => tagName === tag)!.attributes!;
  const settings = attributesOf('cal-provider').map(({ name }) => name);
  const groupOf = (name: string): AttributeData['group'] =>
    settings.includes(name) ? 'settings' : filterNames.includes(name) ? 'filters' : 'own';
  const rowOf = ({ name, description = '', default: usual, type }: ManifestAttribute): AttributeData => ({
    name,
    choices: choicesOf(type?.text),
    isNumber: type?.text === 'number',
    default: usual,
    description,
    group: groupOf(name),
  });
  const controls = Object.fromEntries(controlTags.map((tag) => [tag, attributesOf(tag).map(rowOf)]));
  return all.flatMap(({ tagName, summary = '', attributes = [], cssProperties = [] }) => {
    if (!tagName || !showsAlone(tagName)) return [];
    const names = attributes.map(({ name }) => name);
    return {
      tag: tagName,
      summary,
      attributes: [...attributes.map(rowOf), language],
      // Views of events take them; a whole calendar has controls of its own.
      controls: names.includes('featured') && names.includes('search') && tagName !== 'cal-calendar' ? controls : {},
      tokens: cssProperties.map(({ name, description = '' }) => ({ name, description })),
    };
  });
}

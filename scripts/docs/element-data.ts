import { kebabCase, Unreadable, type FilterRow } from '../../src/schema/index.js';
import { controlTags } from '../../src/elements/builder/settings.js';
import type { AttributeData, ElementData } from 'virtual:element-data';
import type { TablesByClass } from './manifest-plugin.js';
import type { Entry, Manifest } from './tables.js';

/** They show nothing by themselves, or build what others show. */
const others = ['cal-builder', 'cal-provider', ...controlTags];

function choicesOf({ kind }: FilterRow): readonly string[] | undefined {
  // Refusing a value, a choice names those that it takes.
  const refused: unknown = kind.parse('');
  return refused instanceof Unreadable ? refused.choices : undefined;
}

/** An attribute of HTML, which each element reads. */
const language: AttributeData = {
  name: 'lang',
  kind: 'text',
  description: 'Language of the element, such as de or pt-BR; the page’s when absent',
  group: 'settings',
};

/** What the form of the builder shows of each element: its attributes with their kinds, and its custom properties. */
export function elementDataOf({ modules }: Manifest, tables: TablesByClass): ElementData[] {
  const elements = modules.flatMap(({ declarations }) => declarations ?? []).filter(({ tagName }) => tagName && !others.includes(tagName));
  return elements.map(({ name, tagName, summary = '', attributes = [], cssProperties = [] }) => {
    const attributeData = (attribute: Entry): AttributeData => {
      const found = tables[attribute.inheritedFrom?.name ?? name]!.flatMap(({ rows, group }) =>
        Object.entries(rows).flatMap(([row, value]) => (kebabCase(row) === attribute.name ? [{ value, group }] : [])),
      )[0]!;
      return {
        name: attribute.name,
        kind: found.value.kind.name,
        choices: choicesOf(found.value),
        default: attribute.default,
        description: attribute.description ?? '',
        group: found.group ?? 'own',
      };
    };
    return {
      tag: tagName!,
      summary,
      attributes: [...attributes.map(attributeData), language],
      // Views of events; a whole calendar has controls of its own.
      takesControls: ['featured', 'search'].every((own) => attributes.some(({ name }) => name === own)) && tagName !== 'cal-calendar',
      tokens: cssProperties.map(({ name: token, description = '' }) => ({ name: token, description })),
    };
  });
}

import { readdirSync } from 'node:fs';
import { ts } from '@custom-elements-manifest/analyzer/index.js';
import type { DocumentedTable } from './attributes.js';
import type { TablesByClass } from './manifest-plugin.js';
import { elementsOf, rowComments, sourceOf } from './row-comments.js';
import { categoryListFilters, mapSettings, periodFilters, settings } from '../../src/data/query/index.js';
import {
  eventFilters,
  filterDescriptions,
  organizerFilters,
  tagFilters,
  venueFilters,
  type FilterTable,
  type ResourceName,
} from '../../src/data/schema/index.js';

/** The class of an element, or one that it extends. */
interface ElementClass {
  readonly name: string;
  /** The tables that its attributes are computed from, beside those of the class that it extends. */
  readonly tables?: readonly FilterTable[];
}

/** The tables of filters, whose descriptions the schema has. */
const filters = new Map<FilterTable, ResourceName>([
  [eventFilters, 'events'],
  [periodFilters, 'events'],
  [venueFilters, 'venues'],
  [organizerFilters, 'organizers'],
  [categoryListFilters, 'categories'],
  [tagFilters, 'tags'],
]);

const shared = new Set<FilterTable>([settings, mapSettings]);

/** The folders of the elements. */
export const folders = ['src/elements', 'src/authoring'];

/** The files in the folders of the elements. */
export const elementFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${folder}/${file}`);

/** The expression that each class writes behind `static tables =`, by its name. */
const written = new Map(
  folders.flatMap(elementFiles).flatMap((file) =>
    sourceOf(file)
      .statements.filter(ts.isClassDeclaration)
      .flatMap(({ name, members }) => {
        const tables = members.find((member) => ts.isPropertyDeclaration(member) && member.name.getText() === 'tables');
        return tables && ts.isPropertyDeclaration(tables)
          ? [[name!.text, { file, value: tables.initializer! }] as const]
          : [];
      }),
  ),
);

/** The classes from an element to the one that knows no tables. */
const chainOf = (element: ElementClass): ElementClass[] =>
  element.tables ? [element, ...chainOf(Object.getPrototypeOf(element) as ElementClass)] : [];

/** The tables of one class; where two have a row of the same name, it is that of the first. */
function documented({ name, tables = [] }: ElementClass): DocumentedTable[] {
  const sources = elementsOf(written.get(name)!);
  const taken = new Set<string>();
  return tables.map((table, index) => {
    const rows = Object.fromEntries(Object.entries(table).filter(([row]) => !taken.has(row)));
    for (const row of Object.keys(rows)) taken.add(row);
    const resource = filters.get(table);
    if (resource) return { rows, descriptions: filterDescriptions[resource], group: 'filters' };
    return { rows, descriptions: rowComments(sources[index]!), ...(shared.has(table) && { group: 'settings' }) };
  });
}

/** The tables that elements name in `static tables`, and those that the classes name that they extend. */
export function tablesOf(elements: readonly ElementClass[]): TablesByClass {
  const classes = new Set(elements.flatMap(chainOf).filter(({ name }) => written.has(name)));
  return Object.fromEntries([...classes].map((one) => [one.name, documented(one)]));
}

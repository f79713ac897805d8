import {
  camelCase,
  computed,
  kebabCase,
  Unreadable,
  type FilterTable,
  type Kind,
} from '../../src/data/schema/index.js';

/** A table of attributes as the source names it, with the descriptions of its rows. */
export interface DocumentedTable {
  readonly rows: FilterTable;
  readonly descriptions: Readonly<Record<string, string>>;
  /** Filters of the interface, or settings that all elements share; without, the element's own attributes. */
  readonly group?: 'filters' | 'settings';
}

/** One attribute of the manifest (custom-elements.json). */
export interface Attribute {
  readonly name: string;
  readonly fieldName: string;
  readonly type: { readonly text: string };
  readonly default?: string;
  readonly description: string;
}

const types: Record<string, string> = {
  ...{ integer: 'number', positive: 'number', weekday: 'number', number: 'number' },
  boolean: 'boolean',
};

function typeOf(kind: Kind<unknown>): string {
  // Refusing a value, a choice names those that it takes.
  const refused = kind.parse('');
  const choices = refused instanceof Unreadable ? refused.choices : undefined;
  return choices ? choices.map((choice) => `'${choice}'`).join(' | ') : (types[kind.name] ?? 'string');
}

/** The attributes that an element gets from a table. */
export function attributesOf({ rows, descriptions }: DocumentedTable): Attribute[] {
  return Object.entries(rows).map(([name, row]) => ({
    name: kebabCase(name),
    fieldName: camelCase(name),
    type: { text: typeOf(row.kind) },
    ...(row.default === undefined || row.default === computed
      ? {}
      : { default: `${row.default as string | number | boolean}` }),
    description: descriptions[name] ?? '',
  }));
}

import { camelCase, kebabCase, Unreadable, type FilterTable } from '../../src/data/schema/index.js';
import type { DocumentedTable } from './attributes.js';
import type { Example } from './examples.js';
import type { TablesByClass } from './manifest-plugin.js';

/** One row of a table: an attribute, part, event or other entry of the manifest. */
export interface Entry {
  readonly name: string;
  readonly description?: string;
  readonly default?: string;
  readonly type?: { readonly text: string };
  /** The base class that it comes from. */
  readonly inheritedFrom?: { readonly name: string };
}
/** A property or method of an element. */
export interface Member extends Entry {
  readonly kind: 'field' | 'method';
  readonly privacy?: string;
  /** The attribute of the same meaning. */
  readonly attribute?: string;
  readonly static?: boolean;
  readonly return?: { readonly type?: { readonly text: string } };
}

interface ManifestElement {
  readonly name: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tagName?: string;
  readonly attributes?: readonly Entry[];
  readonly members?: readonly Member[];
  readonly slots?: readonly Entry[];
  readonly events?: readonly Entry[];
  readonly cssParts?: readonly Entry[];
  readonly cssProperties?: readonly Entry[];
  readonly cssStates?: readonly Entry[];
}
type Tagged = ManifestElement & { readonly tagName: string };
export interface Manifest {
  readonly modules: readonly { readonly path: string; readonly declarations?: readonly ManifestElement[] }[];
}

type Column = readonly [heading: string, text: (entry: Entry) => string];

const code = (text: string | undefined) => (text ? `\`${text}\`` : '');
const name = (heading: string): Column => [heading, (entry) => code(entry.name)];
// The analyzer appends ` | undefined` to optional members.
const type: Column = ['Type', (entry) => code(entry.type?.text.replace(/( \| undefined)+$/, ''))];
const fallback: Column = ['Default', (entry) => code(entry.default)];
const description: Column = ['Description', (entry) => entry.description ?? ''];

/** How the values of a kind are written in an attribute; other kinds are named by their type. */
const spellings: Readonly<Record<string, string>> = {
  boolean: '`true` or `false`',
  date: 'a date',
  ids: 'IDs, comma-separated',
  idsOrSlugs: 'IDs or slugs, comma-separated',
  integer: 'a whole number',
  number: 'a number',
  positive: 'a whole number, 1 or more',
  url: 'an address',
  weekday: '1 (Monday) to 7 (Sunday)',
  zone: 'a time zone',
};

function spelling(attribute: string, rows: FilterTable): string {
  const kind = Object.entries(rows).find(([row]) => kebabCase(row) === attribute)?.[1].kind;
  const refused = kind?.parse('') as unknown;
  if (refused instanceof Unreadable && refused.choices) return refused.choices.map(code).join(', ');
  return (kind && spellings[kind.name]) ?? 'text';
}

const cell = (text: string) => text.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ');
const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;

export function table<T extends Entry>(
  entries: readonly T[],
  columns: readonly (readonly [heading: string, text: (entry: T) => string])[],
): string {
  // Columns without any text are left out.
  const filled = columns.filter(([, text]) => entries.some(text));
  const lines = entries.map((entry) => row(filled.map(([, text]) => text(entry))));
  return [row(filled.map(([heading]) => heading)), row(filled.map(() => '---')), ...lines].join('\n');
}

const elementsOf = ({ modules }: Manifest) =>
  modules
    .flatMap(({ declarations }) => declarations ?? [])
    .filter((element): element is Tagged => Boolean(element.tagName));

/**
 * Attributes in three groups: filters of the interface, those of the element itself, and the settings that all share.
 */
function attributeSections(element: Tagged, tables: TablesByClass): string[] {
  const { attributes = [], tagName } = element;
  const tableOf = ({ name, inheritedFrom }: Entry): DocumentedTable | undefined =>
    tables[inheritedFrom?.name ?? element.name]?.find(({ rows }) =>
      Object.keys(rows).some((row) => kebabCase(row) === name),
    );
  const inGroup = (group: DocumentedTable['group']) =>
    attributes.filter((attribute) => tableOf(attribute)?.group === group);
  const values: Column = ['Values', (entry) => spelling(entry.name, tableOf(entry)?.rows ?? {})];
  const columns = [name('Attribute'), values, fallback, description];
  const [own, filters, settings] = [inGroup(undefined), inGroup('filters'), inGroup('settings')];
  const isProvider = tagName === 'cal-provider';
  return [
    ...(own.length ? ['### Appearance and behaviour', table(own, columns)] : []),
    ...(filters.length ? ['### Filters of the interface', table(filters, columns)] : []),
    ...(settings.length && !isProvider
      ? [
          '### Shared settings',
          `${settings.map((entry) => code(entry.name)).join(', ')}: the element's own, else those of the nearest ` +
            '[`<cal-provider>`](cal-provider.md#attributes).',
        ]
      : []),
    ...(isProvider ? [table(settings, columns)] : []),
  ];
}

const sections: readonly {
  heading: string;
  entries: (element: Tagged) => readonly Entry[];
  columns: readonly Column[];
  below?: string;
}[] = [
  {
    heading: 'Properties',
    entries: ({ members = [] }) =>
      members.filter(({ kind, attribute, static: isStatic }) => kind === 'field' && !attribute && !isStatic),
    columns: [name('Property'), type, description],
  },
  {
    heading: 'Methods',
    entries: ({ members = [] }) => members.filter(({ kind }) => kind === 'method'),
    columns: [
      ['Method', ({ name }) => `\`${name}()\``],
      ['Returns', (entry) => code((entry as Member).return?.type?.text)],
      description,
    ],
  },
  {
    heading: 'Events',
    entries: ({ events = [] }) => events,
    columns: [name('Event'), description],
    below: 'Events bubble and are composed. [What their `detail` carries](data.md).',
  },
  {
    heading: 'Slots',
    entries: ({ slots = [] }) => slots,
    columns: [['Slot', (entry) => code(entry.name) || '(default)'], description],
  },
  { heading: 'Parts', entries: ({ cssParts = [] }) => cssParts, columns: [name('Part'), description] },
  {
    heading: 'States',
    entries: ({ cssStates = [] }) => cssStates,
    columns: [['State', ({ name }) => code(`:state(${name})`)], description],
  },
  {
    heading: 'Custom properties',
    entries: ({ cssProperties = [] }) => cssProperties,
    columns: [name('Custom property'), fallback, description],
  },
];

/** The manual of each element as Markdown, by the name of its file. */
export function elementPages(
  manifest: Manifest,
  tables: TablesByClass,
  examples: Readonly<Record<string, Example>>,
): ReadonlyMap<string, string> {
  const page = (element: Tagged) => {
    const { tagName, summary, description } = element;
    const example = examples[tagName];
    const shown = example && [
      `\`\`\`html\n${example.html.trim()}\n\`\`\``,
      ...(example.picture ? [`![${example.picture.alt}](../pictures/${example.picture.file})`] : []),
    ];
    const attributes = attributeSections(element, tables);
    const properties = element.attributes?.length
      ? [`Each attribute is a property as well, in camel case: ${camelExample(element)}.`]
      : [];
    const rest = sections.flatMap(({ heading, entries, columns, below }) => {
      const found = entries(element);
      return found.length ? [`## ${heading}`, table(found, columns), below] : [];
    });
    const head = [
      `# \`<${tagName}>\``,
      summary,
      ...(shown ?? []),
      description,
      '[All elements](../../README.md#elements)',
    ];
    const texts = [...head, ...(attributes.length ? ['## Attributes', ...attributes, ...properties] : []), ...rest];
    return `${texts.filter(Boolean).join('\n\n')}\n`;
  };
  return new Map(elementsOf(manifest).map((element) => [`${element.tagName}.md`, page(element)]));
}

/** An attribute whose property has another spelling. */
function camelExample({ attributes = [] }: Tagged): string {
  const { name } = attributes.find((attribute) => attribute.name.includes('-')) ?? attributes[0]!;
  return `${code(name)} is ${code(camelCase(name.replaceAll('-', '_')))}`;
}

/** The part of a summary before its details. */
export const gistOf = (summary: string) => summary.split(/[.:](?:\s|$)/)[0]!;

/**
 * Replaces the text between `<!-- elements -->` and `<!-- /elements -->` with a table of all elements that links to
 * their pages.
 */
export function spliceElements(markdown: string, manifest: Manifest): string {
  const lines = elementsOf(manifest).map(({ tagName, summary = '' }) =>
    row([`[\`<${tagName}>\`](docs/elements/${tagName}.md)`, gistOf(summary)]),
  );
  const all = [row(['Element', 'Shows']), row(['---', '---']), ...lines].join('\n');
  return markdown.replace(
    /(<!-- elements -->\n).*?(<!-- \/elements -->)/s,
    (_, start: string, end: string) => `${start}\n${all}\n\n${end}`,
  );
}

/** What is shown of an element: columns by heading, each a text of one entry of the manifest. */
interface Entry {
  readonly name: string;
  readonly description?: string;
  readonly default?: string;
  readonly type?: { readonly text: string };
}
/** A property or method of an element. */
export interface Member extends Entry {
  readonly kind: 'field' | 'method';
  readonly privacy?: string;
  /** The attribute that says the same. */
  readonly attribute?: string;
  readonly parameters?: readonly Entry[];
  readonly return?: { readonly type?: { readonly text: string } };
}
type Column = readonly [heading: string, text: (entry: Entry) => string];

export interface ManifestElement {
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
export interface Manifest {
  readonly modules: readonly { readonly path: string; readonly declarations?: readonly ManifestElement[] }[];
}

const code = (text: string | undefined) => (text ? `\`${text}\`` : '');
const name = (heading: string): Column => [heading, (entry) => code(entry.name)];
const type: Column = ['Type', (entry) => code(entry.type?.text)];
const fallback: Column = ['Default', (entry) => code(entry.default)];
const meaning: Column = ['Meaning', (entry) => entry.description ?? ''];

const sections: readonly {
  heading: string;
  entries: (element: ManifestElement) => readonly Entry[] | undefined;
  columns: readonly Column[];
}[] = [
  { heading: 'Attributes', entries: ({ attributes }) => attributes, columns: [name('Attribute'), type, fallback, meaning] },
  { heading: 'Slots', entries: ({ slots }) => slots, columns: [['Slot', (entry) => code(entry.name) || '(default)'], meaning] },
  { heading: 'Events', entries: ({ events }) => events, columns: [name('Event'), type, meaning] },
  { heading: 'Parts', entries: ({ cssParts }) => cssParts, columns: [name('Part'), meaning] },
  { heading: 'States', entries: ({ cssStates }) => cssStates, columns: [['State', ({ name }) => code(`:state(${name})`)], meaning] },
  { heading: 'Custom properties', entries: ({ cssProperties }) => cssProperties, columns: [name('Custom property'), fallback, meaning] },
];

const cell = (text: string) => text.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ');
const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;

function table(entries: readonly Entry[], columns: readonly Column[]): string {
  // A column that would be empty says nothing.
  const filled = columns.filter(([, text]) => entries.some(text));
  const lines = entries.map((entry) => row(filled.map(([, text]) => text(entry))));
  return [row(filled.map(([heading]) => heading)), row(filled.map(() => '---')), ...lines].join('\n');
}

const elementsOf = ({ modules }: Manifest) =>
  modules.flatMap(({ declarations }) => declarations ?? []).filter(({ tagName }) => tagName) as (ManifestElement & { tagName: string })[];

/** The manual of each element as Markdown, by the name of its file. */
export function elementPages(manifest: Manifest): ReadonlyMap<string, string> {
  const page = (element: ManifestElement & { tagName: string }) => {
    const tables = sections.flatMap(({ heading, entries, columns }) => {
      const found = entries(element) ?? [];
      return found.length ? [`## ${heading}`, table(found, columns)] : [];
    });
    const head = [`# \`<${element.tagName}>\``, element.summary, element.description, '[All elements](../../README.md#elements)'];
    return `${[...head, ...tables].filter(Boolean).join('\n\n')}\n`;
  };
  return new Map(elementsOf(manifest).map((element) => [`${element.tagName}.md`, page(element)]));
}

const firstSentence = (text: string) => text.split(/(?<=\.)\s/)[0]!;

/** Fills the place between `<!-- elements -->` and `<!-- /elements -->` with all elements and the ways to their manuals. */
export function spliceElements(markdown: string, manifest: Manifest): string {
  const lines = elementsOf(manifest).map(({ tagName, summary = '' }) =>
    row([`[\`<${tagName}>\`](docs/elements/${tagName}.md)`, firstSentence(summary)]),
  );
  const all = [row(['Element', 'Shows']), row(['---', '---']), ...lines].join('\n');
  return markdown.replace(
    /(<!-- elements -->\n).*?(<!-- \/elements -->)/s,
    (_, start: string, end: string) => `${start}\n${all}\n\n${end}`,
  );
}

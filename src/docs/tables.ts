/** What the README shows of an element: columns by heading, each a text of one entry of the manifest. */
interface Entry {
  readonly name: string;
  readonly description?: string;
  readonly default?: string;
  readonly type?: { readonly text: string };
}
type Column = readonly [heading: string, text: (entry: Entry) => string];

export interface ManifestElement {
  readonly name: string;
  readonly tagName?: string;
  readonly attributes?: readonly Entry[];
  readonly slots?: readonly Entry[];
  readonly events?: readonly Entry[];
  readonly cssParts?: readonly Entry[];
  readonly cssProperties?: readonly Entry[];
}
export interface Manifest {
  readonly modules: readonly { readonly path: string; readonly declarations?: readonly ManifestElement[] }[];
}

const code = (text: string | undefined) => (text ? `\`${text}\`` : '');
const name = (heading: string): Column => [heading, (entry) => code(entry.name)];
const type: Column = ['Type', (entry) => code(entry.type?.text)];
const fallback: Column = ['Default', (entry) => code(entry.default)];
const meaning: Column = ['Meaning', (entry) => entry.description ?? ''];

const tables: Readonly<
  Record<string, { entries: (element: ManifestElement) => readonly Entry[] | undefined; columns: readonly Column[] }>
> = {
  attributes: { entries: (element) => element.attributes, columns: [name('Attribute'), type, fallback, meaning] },
  slots: { entries: (element) => element.slots, columns: [['Slot', (entry) => code(entry.name) || '(default)'], meaning] },
  events: { entries: (element) => element.events, columns: [name('Event'), type, meaning] },
  parts: { entries: (element) => element.cssParts, columns: [name('Part'), meaning] },
  tokens: { entries: (element) => element.cssProperties, columns: [name('Custom property'), fallback, meaning] },
};

const cell = (text: string) => text.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ');
const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;

/** One table of an element as Markdown. */
function tableOf(manifest: Manifest, tag: string, what: string): string {
  const element = manifest.modules.flatMap(({ declarations }) => declarations ?? []).find(({ tagName }) => tagName === tag);
  const table = tables[what];
  if (!element || !table) throw new Error(`There is no table ${tag}:${what}. Tables: ${Object.keys(tables).join(', ')}`);
  const entries = table.entries(element) ?? [];
  // A column that would be empty says nothing.
  const columns = table.columns.filter(([, text]) => entries.some(text));
  const lines = entries.map((entry) => row(columns.map(([, text]) => text(entry))));
  return [row(columns.map(([heading]) => heading)), row(columns.map(() => '---')), ...lines].join('\n');
}

/** Fills the places between `<!-- table:cal-event-list:attributes -->` and `<!-- /table -->`. */
export function spliceTables(markdown: string, manifest: Manifest): string {
  return markdown.replace(
    /(<!-- table:([\w-]+):(\w+) -->\n).*?(<!-- \/table -->)/gs,
    (_, start: string, tag: string, what: string, end: string) => `${start}\n${tableOf(manifest, tag, what)}\n\n${end}`,
  );
}

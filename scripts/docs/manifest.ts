import { accessibilityPage } from './accessibility.js';
import { format, resolveConfig } from 'prettier';
import { blockTable } from './blocks.js';
import { tablesOf } from './class-tables.js';
import { createManifest } from './create-manifest.js';
import { dataPage } from './data.js';
import { examples } from './examples.js';
import { elementPages, spliceElements, type Manifest } from './tables.js';
import { kebabCase } from '../../src/data/schema/index.js';
import * as exported from '../../src/entries/elements.js';

const tables = tablesOf(Object.values(exported).filter((one) => 'tables' in one));

/** The manifest of our elements (dist/custom-elements.json). */
export const manifest = () => createManifest(tables);

/** The table of blocks (dist/blocks.json). */
export const blocks = () => blockTable(manifest());

/** The attributes of any element that hold addresses. */
export function addressNames(): string[] {
  const rows = Object.values(tables).flatMap((own) => own.flatMap((table) => Object.entries(table.rows)));
  return [...new Set(rows.filter(([, { kind }]) => kind.isAddress).map(([name]) => kebabCase(name)))];
}

const written = async (file: string, text: string) =>
  [file, await format(text, { ...(await resolveConfig(file)), parser: 'markdown' })] as const;

/** Every file that is computed from the source, as it should be now. */
export async function computedDocs(readme: string, made: Manifest = manifest()): Promise<ReadonlyMap<string, string>> {
  const texts = [...elementPages(made, tables, examples()), ['data.md', dataPage()] as const];
  const pages = texts.map(([name, text]) => written(`docs/elements/${name}`, text));
  const accessibility = written('docs/accessibility.md', accessibilityPage());
  return new Map(await Promise.all([written('README.md', spliceElements(readme, made)), accessibility, ...pages]));
}

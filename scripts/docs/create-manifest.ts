import { readdirSync, readFileSync } from 'node:fs';
import { create, ts } from '@custom-elements-manifest/analyzer/index.js';
import { litPlugin } from '@custom-elements-manifest/analyzer/src/features/framework-plugins/lit/lit.js';
import { computedByUs, type TablesByClass } from './manifest-plugin.js';
import type { Manifest } from './tables.js';

/**
 * The custom elements manifest of `src/elements`, with the paths of dist/.
 * @param tables where the classes' computed attributes come from
 */
export function createManifest(tables: TablesByClass): Manifest {
  const files = readdirSync('src/elements', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const modules = files.map((file) => {
    const text = readFileSync(`src/elements/${file}`, 'utf8');
    return ts.createSourceFile(`elements/${file.replace(/\.ts$/, '.js')}`, text, ts.ScriptTarget.ES2022, true);
  });
  const manifest = create({ modules, plugins: [...litPlugin(), computedByUs(tables)] }) as Manifest;
  // What has no tag is nobody's to import.
  return { ...manifest, modules: manifest.modules.filter(({ declarations }) => declarations?.some(({ tagName }) => tagName)) };
}

import { readFileSync } from 'node:fs';
import { create, ts } from '@custom-elements-manifest/analyzer/index.js';
import { elementFiles, folders } from './class-tables.js';
import { computedEntries, type TablesByClass } from './manifest-plugin.js';
import type { Manifest, Member } from './tables.js';

/**
 * The custom elements manifest of `src/elements` and `src/authoring`, with the paths of dist/.
 * @param tables where the classes' computed attributes come from
 */
export function createManifest(tables: TablesByClass): Manifest {
  const sources = folders.flatMap((folder) =>
    elementFiles(folder).map((file) => {
      const path = file.replace(folder, 'elements').replace(/\.ts$/, '.js');
      return ts.createSourceFile(path, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true, ts.ScriptKind.TS);
    }),
  );
  const manifest = create({ modules: sources, plugins: [computedEntries(tables)] }) as Manifest;
  // Only modules with a tag and public members are documented.
  const modules = manifest.modules
    .filter(({ declarations }) => declarations?.some(({ tagName }) => tagName))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
  return {
    ...manifest,
    modules: modules.map((module) => ({
      ...module,
      // The analyzer takes some local variables for exports.
      declarations: module
        .declarations!.filter(({ tagName }) => tagName)
        .map((declaration) => ({ ...declaration, members: declaration.members?.filter(isPublic) ?? [] })),
    })),
  };
}

/** Public for Lit and for the manifest, not for pages. */
const forLit = ['properties', 'render', 'styles', 'tables'];

const isPublic = ({ name, privacy = 'public' }: Member) =>
  privacy === 'public' && !name.startsWith('#') && !forLit.includes(name);

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { build } from 'vite';
import { leafletForPages } from './leaflet-for-strict-pages.mjs';
import { minifyTemplates } from './minify-templates.mjs';

const { version, dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
export { dependencies, version };

/** The wings with elements: the file of each has the name of its tag. */
const wings = ['elements', 'authoring'];

/** The tags of all elements, as in `elements/catalog.ts`. */
export const tags = wings
  .flatMap((wing) => readdirSync(`src/${wing}`))
  .map((file) => basename(file, '.ts'))
  .filter((name) => name.startsWith('cal-'))
  .sort();

export const sourceOf = (tag) => `src/${wings.find((wing) => existsSync(`src/${wing}/${tag}.ts`))}/${tag}.ts`;

/** The file that paints an element before its code is there. */
export const paintOf = (tag) => `src/entries/first-paint/${tag.slice('cal-'.length)}.ts`;

/** The elements that have such a file. */
export const paintedTags = tags.filter((tag) => existsSync(paintOf(tag)));

/** What simulated DOMs lack, browsers have, so pages load no code for it; tests of sites get it from the modules for bundlers. */
const withoutSimulatedDom = {
  name: 'without-simulated-dom',
  load: (id) =>
    id.endsWith('/base/simulated-dom.ts')
      ? { code: 'export const internalsOf = (host) => host.attachInternals();', moduleType: 'js' }
      : undefined,
};

/** A plugin that replaces modules with this code, by their id or the specifier of an import. */
export const virtualModules = (codes) => ({
  name: 'virtual-modules',
  enforce: 'pre',
  resolveId: (id) => (Object.hasOwn(codes, id) ? id : undefined),
  load: (id) => (Object.hasOwn(codes, id) ? { code: codes[id], moduleType: 'js' } : undefined),
});

/** One run of the bundler for browsers; resolves with its chunks. */
export async function bundle(entry, { format = 'es', write = true, license = false, plugins = [], rolldownOptions, ...output }) {
  const [result] = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [minifyTemplates(), leafletForPages(), !output.preserveModules && withoutSimulatedDom, ...plugins],
    // Named, because Vite would take the packages for developers where NODE_ENV says so, as it does in tests.
    resolve: { conditions: ['module', 'browser', 'production'] },
    define: { 'process.env.NODE_ENV': '"production"', __VERSION__: JSON.stringify(version) },
    build: {
      write,
      license,
      emptyOutDir: false,
      target: 'es2022',
      lib: { entry, formats: [format], name: 'CalElements' },
      rolldownOptions: {
        checks: { bundlerTimings: false },
        // Here, because `lib.entry` takes no virtual modules.
        input: entry,
        ...rolldownOptions,
        // Library mode would keep white space, but pages load these files as they are.
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js', minify: true, comments: false, ...output },
      },
    },
  });
  return result.output.filter(({ type }) => type === 'chunk');
}

/** A file and all that it imports statically, which must have arrived before it runs. */
export function closureOf(fileName, chunks) {
  const files = new Set([fileName]);
  for (const file of files) for (const imported of chunks.find((chunk) => chunk.fileName === file)?.imports ?? []) files.add(imported);
  return [...files];
}

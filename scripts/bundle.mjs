import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { build } from 'vite';
import { elementDataForPages } from './element-data.mjs';
import { leafletForPages } from './leaflet-for-strict-pages.mjs';
import { minifyTemplates } from './minify-templates.mjs';
import { withoutMutations } from './without-mutations.mjs';

const { version, dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
export { dependencies, version };

/** The tags of all elements: each is defined by a file of its name. */
export const tags = readdirSync('src/elements')
  .map((file) => basename(file, '.ts'))
  .filter((tag) => tag.startsWith('cal-') && readFileSync(`src/elements/${tag}.ts`, 'utf8').includes(`define('${tag}'`));

export const sourceOf = (tag) => `src/elements/${tag}.ts`;

/** One run of the bundler for browsers; resolves with its chunks. */
export async function bundle(entry, { format = 'es', write = true, license = false, plugins = [], rolldownOptions, ...output }) {
  const [result] = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [minifyTemplates(), leafletForPages(), elementDataForPages(), withoutMutations(), ...plugins],
    define: { 'process.env.NODE_ENV': '"production"', __VERSION__: JSON.stringify(version) },
    build: {
      write,
      license,
      emptyOutDir: false,
      target: 'es2022',
      lib: { entry, formats: [format], name: 'CalElements' },
      rolldownOptions: {
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

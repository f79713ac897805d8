import { relative } from 'node:path';
import { build } from 'vite';
import { sourceOf, tags } from '../../scripts/element-files.mjs';
import { leafletForPages } from '../../scripts/leaflet-for-strict-pages.mjs';

/** The elements, because pages in frames load them as the pages of visitors do. */
const elements = tags.map(sourceOf);

/**
 * The test files, the elements, and one chunk of what they share, since a page waits longer for a hundred files than for one: the code of each by its
 * path, and the files that they are made of.
 */
async function bundle(testFiles) {
  const { output } = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    // Lit's development build: it warns of class fields that shadow reactive properties.
    resolve: { conditions: ['development', 'browser'] },
    define: { 'process.env.NODE_ENV': '"test"', 'process.env.MUTATIONS': JSON.stringify(process.env.MUTATIONS ?? '') },
    plugins: [leafletForPages()],
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      sourcemap: true,
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries([...testFiles, ...elements].map((file) => [relative('.', file), file])),
        // The test runner serves these.
        external: /^\/__web/,
        // Tests import elements for what these define.
        treeshake: false,
        // What one test loads on demand, another one imports at once.
        checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
        output: {
          entryFileNames: '[name]',
          chunkFileNames: 'test/browser/chunks/[name]-[hash].ts',
          // A module of a chunk runs where it is imported, not where the chunk is.
          strictExecutionOrder: true,
          codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] },
        },
      },
    },
  });
  const code = new Map(output.map(({ fileName, code, source }) => [`/${fileName}`, code ?? source]));
  return { code, sources: output.flatMap(({ moduleIds = [] }) => moduleIds) };
}

const isBundled = (path) => /^\/(src|test\/browser)\//.test(path);

/** Bundles the test files before the first is served, because a page that loads each module by itself takes longer than most of its tests. */
export function bundledTests() {
  let start;
  const testFiles = new Promise((resolve) => (start = resolve));
  let bundled;
  let watcher;
  return {
    plugin: {
      name: 'bundled-tests',
      serverStart({ config, fileWatcher }) {
        if (config.disableFileWatcher) return;
        watcher = fileWatcher;
        watcher.on('change', () => (bundled = undefined));
      },
      // The server would keep a file until it changes itself, but not until one changes that it is made of.
      transform: ({ path }) => (isBundled(path) ? { transformCache: false } : undefined),
      async serve({ path }) {
        if (!isBundled(path)) return undefined;
        bundled ??= testFiles.then(bundle);
        const { code, sources } = await bundled;
        watcher?.add(sources);
        const body = code.get(path);
        return body && { body, type: path.endsWith('.map') ? 'json' : 'js' };
      },
    },
    /** It is told the names of the test files. */
    reporter: { start: (run) => start(run.testFiles) },
  };
}

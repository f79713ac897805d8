import { relative } from 'node:path';
import { build } from 'esbuild';
import { sourceOf, tags } from '../../scripts/element-files.mjs';
import { leafletForTests } from '../../scripts/leaflet-for-strict-pages.mjs';

/** The elements, because pages in frames load them as the pages of visitors do. */
const elements = tags.map(sourceOf);

/** The test files, the elements, and the chunks of what they share: the code of each by its path, and the files that they are made of. */
async function bundle(testFiles) {
  const { outputFiles, metafile } = await build({
    entryPoints: [...testFiles, ...elements],
    outdir: '.',
    outbase: '.',
    outExtension: { '.js': '.ts' },
    chunkNames: 'test/browser/chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    sourcemap: true,
    metafile: true,
    write: false,
    // Lit's development build: it warns of class fields that shadow reactive properties.
    conditions: ['development', 'browser'],
    define: { 'process.env.NODE_ENV': '"test"', 'process.env.MUTATIONS': JSON.stringify(process.env.MUTATIONS ?? '') },
    // Tests import elements for what these define.
    ignoreAnnotations: true,
    // The test runner serves these.
    external: ['/__web*'],
    plugins: [leafletForTests()],
    logLevel: 'warning',
  });
  const code = new Map(outputFiles.map(({ path, text }) => [`/${relative('.', path)}`, text]));
  return { code, sources: Object.keys(metafile.inputs) };
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

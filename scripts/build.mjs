// Builds dist/: what pages, bundlers and servers load.
import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { promisify } from 'node:util';
import { generateJsxTypes } from 'custom-element-jsx-integration';
import { generateVsCodeCustomElementData } from 'custom-element-vs-code-integration';
import { build, runnerImport } from 'vite';
import { leafletForPages } from './leaflet-for-strict-pages.mjs';
import { minifyTemplates } from './minify-templates.mjs';

const { version, dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Every element: a file that defines the tag which it is named after. */
const tags = readdirSync('src/elements')
  .map((file) => basename(file, '.ts'))
  .filter((tag) => tag.startsWith('cal-') && readFileSync(`src/elements/${tag}.ts`, 'utf8').includes(`define('${tag}'`));

/** The source of each element by the name of its file in a folder of dist/. */
const elementsIn = (folder) => Object.fromEntries(tags.map((tag) => [`${folder}/${tag}`, `src/elements/${tag}.ts`]));

/** One run of the bundler; resolves with its chunks. */
async function bundle(entry, { format = 'es', write = true, license = false, rolldownOptions, ...output }) {
  const [result] = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [minifyTemplates(), leafletForPages()],
    define: { 'process.env.NODE_ENV': '"production"', __VERSION__: JSON.stringify(version) },
    build: {
      write,
      license,
      emptyOutDir: false,
      target: 'es2022',
      lib: { entry, formats: [format], name: 'CalElements' },
      rolldownOptions: {
        ...rolldownOptions,
        // Library mode keeps white space for the bundlers of others; pages get these files as they are.
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js', minify: true, comments: false, ...output },
      },
    },
  });
  return result.output.filter(({ type }) => type === 'chunk');
}

/** A chunk and all that it imports statically: the files that must have arrived before it runs. */
function filesOf(chunk, chunks) {
  const files = new Set([chunk.fileName]);
  for (const file of files) for (const imported of chunks.find(({ fileName }) => fileName === file).imports) files.add(imported);
  return [...files];
}

/** The modules that a script needs before it runs. */
async function modulesOf(entry) {
  const chunks = await bundle({ entry }, { write: false });
  const files = filesOf(
    chunks.find(({ isEntry }) => isEntry),
    chunks,
  );
  return new Set(chunks.filter(({ fileName }) => files.includes(fileName)).flatMap(({ modules }) => Object.keys(modules)));
}

/** Elements that share much, by their tags. */
const families = {
  days: /-(month|week)$/,
  map: /-map$/,
  detail: /-detail$/,
  terms: /-(category|tag)-list$/,
  places: /-(venue|organizer)-list$/,
};

/** The chunk of a module that several elements need: that of its family, or of all, or of those that show no days. */
function sharedChunk(id, graph) {
  const modules = new Set([id]);
  for (const module of modules) for (const importer of graph.getModuleInfo(module)?.importers ?? []) modules.add(importer);
  const users = tags.filter((tag) => modules.has(resolve(`src/elements/${tag}.ts`)));
  if (users.length < 2) return null;
  const found = new Set(users.map((tag) => Object.keys(families).find((family) => families[family].test(tag))));
  return found.size === 1 ? [...found][0] : found.has('days') ? 'common' : 'items';
}

/**
 * What script tags load. The first script imports no other file; what it holds, elements import from it, since it has
 * arrived before them. So first the modules are found that it needs, then they are kept together; so are those of the list, whose
 * weight counts most. What other elements share is divided so that none loads much of what it does not need.
 */
async function buildForPages() {
  const loader = { 'cal-elements': 'src/loader/index.ts' };
  const [first, list] = await Promise.all([modulesOf(loader['cal-elements']), modulesOf('src/elements/cal-event-list.ts')]);
  const chunks = await bundle(
    { ...loader, ...elementsIn('elements') },
    {
      license: { fileName: 'licenses.md' },
      rolldownOptions: { preserveEntrySignatures: 'allow-extension' },
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [
          { name: 'cal-elements', test: (id) => first.has(id), priority: 2 },
          { name: 'cal-event-list', test: (id) => list.has(id), priority: 1 },
          { name: sharedChunk, debugName: 'shared' },
        ],
      },
    },
  );
  const elements = chunks.filter(({ fileName }) => fileName.startsWith('elements/'));
  const polyfill = chunks.find(({ facadeModuleId }) => facadeModuleId?.includes('/temporal-polyfill/'));
  const namesOf = (chunk) => filesOf(chunk, chunks).flatMap((file) => /^(.*\/.*)\.js$/.exec(file)?.[1] ?? []);
  // In one order, because equal runs weigh nothing.
  const tables = {
    elementFiles: Object.fromEntries(elements.map((chunk) => [basename(chunk.name), namesOf(chunk).slice(1).sort().reverse().join(' ')])),
    temporalFiles: namesOf(polyfill).join(' '),
  };
  const code = readFileSync('dist/cal-elements.js', 'utf8');
  writeFileSync(
    'dist/cal-elements.js',
    code.replace(/\b(elementFiles|temporalFiles)\b/g, (name) => JSON.stringify(tables[name])),
  );
}

/** Stay imports in what bundlers find, so that a site has one copy of each. Leaflet is bundled, because ours is patched. */
const sharedWithSites = Object.keys(dependencies);

/** What `import 'cal-elements'` finds. */
const buildForBundlers = () =>
  bundle(
    { index: 'src/index.ts', client: 'src/client/index.ts', schema: 'src/schema/index.ts', ...elementsIn('modules/elements') },
    {
      chunkFileNames: 'modules/[name]-[hash].js',
      rolldownOptions: { external: sharedWithSites.map((name) => new RegExp(`^${name}(/|$)`)) },
    },
  );

/** The service for Node, with all that it needs but the drivers of databases, of which an operator installs one. */
const buildService = () =>
  build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true, external: ['@photostructure/sqlite', 'pg', ...sharedWithSites] },
    build: {
      ssr: true,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: {
        input: { service: 'src/service/index.ts', command: 'src/service/command.ts' },
        output: { entryFileNames: '[name].js', chunkFileNames: 'service/[name]-[hash].js' },
      },
    },
  });

/** The manifest, and what editors and JSX make of it. */
async function buildManifest() {
  const { module } = await runnerImport('./scripts/docs/manifest.ts', { configFile: false, logLevel: 'warn' });
  const manifest = module.manifest();
  mkdirSync('dist', { recursive: true });
  writeFileSync('dist/custom-elements.json', JSON.stringify(manifest));
  generateVsCodeCustomElementData(manifest, { outdir: 'dist' });
  generateJsxTypes(manifest, { outdir: 'dist', fileName: 'jsx.d.ts' });
  // The generator imports no types, and takes an event's for that of its detail.
  const jsxTypes = readFileSync('dist/jsx.d.ts', 'utf8').replace(/CustomEvent<(CustomEvent<.*?>)>/g, '$1');
  writeFileSync('dist/jsx.d.ts', `import type { CalEventDetails, VenueRepresentation } from './types/index.js';\n\n${jsxTypes}`);
}

rmSync('dist', { recursive: true, force: true });
await Promise.all([
  promisify(execFile)('npx', ['tsc', '-p', 'tsconfig.build.json']),
  buildForPages(),
  buildForBundlers(),
  buildService(),
  bundle({ 'cal-elements.standalone': 'src/index.ts' }, { format: 'iife' }),
  buildManifest(),
]);

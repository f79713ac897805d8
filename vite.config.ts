/**
 * The bundles, and how they are tested. Each environment is one bundle: `elements` and `loader` are what script tags
 * load, `modules` what bundlers load, `standalone` is one classic script, `embed` and `builder` are the scripts of two
 * pages, `builders` what other builders of pages load, `command` and `service` run in Node.
 */
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { generateVsCodeCustomElementData } from 'custom-element-vs-code-integration';
import { minifySync, runnerImport, type EnvironmentOptions, type Plugin, type Rolldown, type ViteBuilder } from 'vite';
import { configDefaults, defineConfig, type ViteUserConfig } from 'vitest/config';
import type * as Docs from './scripts/docs/manifest.js';
import type * as Catalog from './src/elements/catalog.js';
import type * as ElementRenderer from './src/prerender/element-renderer.js';
import type * as Renderers from './src/prerender/renderers.js';
import { billOfBundled } from './scripts/bill-of-materials.mjs';
import { forBrowsers } from './scripts/browser-bundle.js';
import { writeFrameworkTypes } from './scripts/framework-types.mjs';
import { paintedTags, paintOf, sourceOf, tags } from './scripts/element-files.mjs';
import { leafletForPages } from './scripts/leaflet-for-strict-pages.mjs';
import { minifyTemplates } from './scripts/minify-templates.mjs';
import { closureOf, neededModules, planChunks, plannedEntries, weightsFile } from './scripts/plan-chunks.mjs';
import { builderPage, embedPage } from './scripts/strict-page.mjs';
import { writeTypes } from './scripts/types.mjs';

type Chunk = Rolldown.OutputChunk;
type Inputs = Record<string, string>;

const { version, dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  version: string;
  dependencies: Record<string, string>;
};
const servicePackage = 'packages/service';

/**
 * The options of programs, bundled with all that they need but the drivers of databases, of which an operator installs
 * one.
 */
function forNode(outDir: string, input: Inputs, license: string, output: Rolldown.OutputOptions): EnvironmentOptions {
  return {
    consumer: 'server',
    resolve: { noExternal: true, external: ['@photostructure/sqlite', 'pg'] },
    build: {
      lib: false,
      ssr: true,
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'node20',
      // The licenses of bundled packages demand their notices.
      license: { fileName: license },
      rolldownOptions: {
        input,
        checks: { bundlerTimings: false },
        // Nobody reads what is bundled, but stacks of errors, which name functions.
        output: { entryFileNames: '[name].js', comments: false, minify: { mangle: { keepNames: true } }, ...output },
      },
    },
  };
}

/** The files of languages have equal names in each. */
const chunkName = ({ name, facadeModuleId }: { name: string; facadeModuleId?: string | null }) =>
  /\/(?:locale|words)\/(.*)\/(.*)\.ts$/
    .exec(facadeModuleId ?? '')
    ?.slice(1)
    .join('-') ?? name;

/** The path of a module below `dist/modules/`, without its ending. */
const moduleOf = (source: string) => source.slice('src/'.length, -'.ts'.length);

const forBundlers: Inputs = {
  client: 'src/data/client/index.ts',
  prerender: 'src/prerender/index.ts',
  schema: 'src/data/schema/index.ts',
  testing: 'src/entries/testing/index.ts',
};

/** The chunks that elements share. */
let plannedChunks: ReturnType<typeof planChunks> = [];
/** Names the planned chunk of a module: one with an entry in it, or one without. */
const plannedName = (hasEntry: boolean) => (id: string) =>
  plannedChunks.find((chunk) => chunk.hasEntry === hasEntry && chunk.modules.includes(id))?.name ?? null;
/** The modules that a build writes, by their names. */
const written: Record<string, string> = {};

const environments: Record<string, EnvironmentOptions> = {
  plan: forBrowsers(plannedEntries, { write: false }),
  elements: forBrowsers(
    {
      ...Object.fromEntries(tags.map((tag) => [tag, sourceOf(tag)])),
      ...Object.fromEntries(paintedTags.map((tag) => [`paint-${tag}`, resolve(paintOf(tag))])),
      editable: 'src/authoring/editing/editable.ts',
    },
    {
      license: 'licenses.md',
      preserveEntrySignatures: 'allow-extension',
      entryFileNames: 'chunks/[name]-[hash:7].js',
      chunkFileNames: (chunk) => `chunks/${chunkName(chunk)}-[hash:7].js`,
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [
          // An entry is shared by nothing, and may be loaded on demand.
          { name: plannedName(true), debugName: 'entries' },
          { name: plannedName(false), debugName: 'views', minShareCount: 2, tags: ['$initial'] },
        ],
      },
    },
  ),
  // Editors may turn its tag into one of a classic script, which is read in the charset of the page.
  loader: forBrowsers({ 'cal-elements': resolve('src/entries/loader/index.ts') }, { charset: 'ascii' }),
  modules: forBrowsers(
    {
      ...forBundlers,
      ...Object.fromEntries(
        [...tags.map(sourceOf), 'src/entries/elements.ts'].map((source) => [moduleOf(source), source]),
      ),
    },
    {
      conditions: [],
      preserveModules: true,
      preserveModulesRoot: 'src',
      // Bundlers minify, and authors read these files where something goes wrong, with their comments; maps would be
      // twice as heavy.
      minify: false,
      comments: true,
      entryFileNames: ({ name }) =>
        Object.hasOwn(forBundlers, name) ? '[name].js' : `modules/${name.replace('node_modules/', '')}.js`,
      // These stay imports, so that a site has one copy of each. Leaflet is bundled, because ours is patched.
      external: Object.keys(dependencies).map((name) => new RegExp(`^${name}(/|$)`)),
    },
  ),
  standalone: forBrowsers(
    { 'cal-elements.standalone': 'src/entries/standalone/index.ts' },
    // Classic scripts are read in the charset of their page, which some pages do not declare. A bundler may import it
    // on a server, too.
    { format: 'iife', charset: 'ascii', intro: 'if (!globalThis.document) return {};' },
  ),
  embed: forBrowsers({ embed: 'src/entries/embed/index.ts' }, { format: 'iife', write: false }),
  builder: forBrowsers({ builder: 'demo/builder/builder.ts' }, { format: 'iife', write: false }),
  builders: forBrowsers(
    {
      'builders/grapesjs': 'src/entries/builders/grapesjs.ts',
      'builders/puck': 'src/entries/builders/puck.ts',
    },
    { chunkFileNames: 'builders/[name]-[hash].js' },
  ),
  command: forNode('dist', { command: 'src/entries/command.ts' }, 'command.licenses.md', { codeSplitting: false }),
  service: forNode(
    `${servicePackage}/dist`,
    {
      index: 'src/service/index.ts',
      pages: 'src/entries/service-pages.ts',
      seed: 'src/service/seed/index.ts',
      reader: 'src/service/importing/reader.ts',
      command: 'src/entries/service-command.ts',
    },
    'licenses.md',
    { chunkFileNames: 'chunks/[name]-[hash].js' },
  ),
};

/** A file that only a build knows, for a package of modules. */
const writtenModules: Plugin = {
  name: 'written-modules',
  enforce: 'pre',
  resolveId: (id) => (Object.hasOwn(written, id) ? id : undefined),
  load: (id) => (Object.hasOwn(written, id) ? { code: written[id]!, moduleType: 'js' } : undefined),
};

/** What the standalone file loads from beside it, because few pages need it and it would weigh too much. */
const besideStandalone = ['./readers.js', './detail/event-series.js', './period/second-days.js'];

/**
 * Lets the first script load files that the elements load, too: the same messages, and what authors change events by.
 * The standalone file holds all but `besideStandalone`.
 */
const filesOfElements = (elements: () => readonly Chunk[]): Plugin => ({
  name: 'files-of-elements',
  applyToEnvironment: ({ name }) => name === 'loader' || name === 'standalone',
  async resolveDynamicImport(source, importer) {
    if (typeof source !== 'string') return undefined;
    if (this.environment.name === 'standalone' && !besideStandalone.includes(source)) return undefined;
    const file = await this.resolve(source, importer);
    const chunk = elements().find(({ facadeModuleId }) => facadeModuleId === file?.id);
    return chunk && { id: `./${chunk.fileName}`, external: true };
  },
});

/** The files that paint the first events of an element, by its tag: each list begins with the one that paints. */
const firstPaintFiles = (elements: readonly Chunk[]): Record<string, string[]> =>
  Object.fromEntries(
    paintedTags.map((tag) => {
      const { fileName } = elements.find(({ facadeModuleId }) => facadeModuleId === resolve(paintOf(tag)))!;
      return [tag, closureOf(fileName, elements)];
    }),
  );

/**
 * The table of the first script: the files of each element, and of what it starts where an element is going to load it
 * on demand.
 */
function elementFiles(elements: readonly Chunk[]): string {
  const filesOf = (isEntry: (chunk: Chunk) => boolean) =>
    closureOf(elements.find(isEntry)!.fileName, elements).map((file) => basename(file, '.js'));
  const filesAt = (source: string) => filesOf(({ facadeModuleId }) => facadeModuleId === resolve(source));
  const needed = tags.map((tag) => filesOf(({ name }) => name === tag));
  const shareOf = (file: string) => needed.filter((files) => files.includes(file)).length;
  // What most need comes first, so that rows begin alike, which compresses them best.
  const listed = (files: string[]) =>
    files
      .sort()
      .sort((one, other) => shareOf(other) - shareOf(one))
      .join(' ');
  const ofList = filesOf(({ name }) => name === 'cal-event-list');
  const tables = {
    elementFiles: Object.fromEntries(tags.map((tag, index) => [tag, listed(needed[index]!)])),
    eventOptionFiles: listed(filesAt('src/elements/list/event-options.ts').filter((file) => !ofList.includes(file))),
    mapFiles: listed(filesAt('src/elements/map/place-map.ts')),
    firstPaintFiles: Object.fromEntries(
      Object.entries(firstPaintFiles(elements)).map(([tag, files]) => {
        const [entry, ...others] = files.map((file) => basename(file, '.js'));
        return [tag, `${entry} ${listed(others)}`];
      }),
    ),
    temporalFiles: listed(filesOf(({ facadeModuleId }) => facadeModuleId?.includes('/temporal-polyfill/') ?? false)),
  };
  return Object.entries(tables)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

/** Writes `elements/<tag>.js`, for pages that load an element by itself, and its door for bundlers. */
function writeDoors(elements: readonly Chunk[]): void {
  mkdirSync('dist/elements', { recursive: true });
  for (const tag of tags) {
    const { fileName, exports } = elements.find(({ name }) => name === tag)!;
    // Chunks may export more, to each other.
    const names = exports.filter((name) => name.startsWith('Cal'));
    writeFileSync(
      `dist/elements/${tag}.js`,
      `import '../cal-elements.js';\nexport { ${names.join()} } from '../${fileName}';\n`,
    );
    const module = `import './authoring/register.js';\nexport * from './${moduleOf(sourceOf(tag))}.js';\n`;
    writeFileSync(`dist/modules/${tag}.js`, module);
  }
  // By `export *` alone, because esbuild would keep all elements beside the one that is named, and Rollup those of an
  // import with an export.
  const doors = [...tags.map((tag) => `modules/${tag}`), 'modules/elements/words', 'client', 'schema'];
  writeFileSync('dist/index.js', doors.map((door) => `export * from './${door}.js';\n`).join(''));
}

/** Writes the modules of the files that pages load, and those that each entry needs, with the bytes of each, gzip. */
function writeWeights(files: readonly Chunk[], plan: readonly Chunk[]): void {
  const pathOf = (id: string) => id.replace(`${process.cwd()}/`, '');
  const weigh = ([id, { code }]: [string, Rolldown.RenderedModule]) => [
    pathOf(id),
    code ? gzipSync(minifySync(id, code).code).length : 0,
  ];
  const weights = {
    files: Object.fromEntries(
      files.map(({ fileName, modules }) => [fileName, Object.fromEntries(Object.entries(modules).map(weigh))]),
    ),
    needs: Object.fromEntries(Object.entries(neededModules(plan)).map(([name, ids]) => [name, ids.map(pathOf)])),
  };
  mkdirSync(join(weightsFile, '..'), { recursive: true });
  writeFileSync(weightsFile, JSON.stringify(weights));
}

/** The manifest, and what editors, frameworks and iframes make of it. */
async function writeManifest(build: (name: string) => Promise<Chunk[]>): Promise<void> {
  const load = async <T>(file: string) => (await runnerImport<T>(file, { configFile: false, logLevel: 'warn' })).module;
  const docs = await load<typeof Docs>('./scripts/docs/manifest.ts');
  const { showsAlone } = await load<typeof Catalog>('./src/elements/catalog.ts');
  const manifest = docs.manifest();
  writeFileSync('dist/custom-elements.json', JSON.stringify(manifest));
  const blocks = JSON.stringify(docs.blocks());
  writeFileSync('dist/blocks.json', blocks);
  written['virtual:blocks'] = `export const table = JSON.parse(${JSON.stringify(blocks)});`;
  generateVsCodeCustomElementData(manifest as never, { outdir: 'dist' });
  writeFrameworkTypes(manifest);
  // Nothing is written in a frame of what shows nothing by itself: a page could lay its own above it.
  const shown = manifest.modules
    .flatMap(({ declarations = [] }) => declarations)
    .filter(({ tagName }) => tagName && showsAlone(tagName));
  const names = Object.fromEntries(
    shown.map(({ tagName, attributes }) => [tagName!, attributes!.map(({ name }) => name).join(' ')]),
  );
  written['virtual:attribute-names'] =
    `export const attributeNames = ${JSON.stringify(names)}, addressNames = ${JSON.stringify(docs.addressNames())};`;
  const [[embed]] = await Promise.all([build('embed'), build('builders')]);
  writeFileSync('dist/embed.html', embedPage(embed!.code));
}

/** The style sheets of what `prerender` writes, as files, and their hashes for policies. */
async function writePrerenderedStyles(): Promise<Record<string, string>> {
  const load = async <T>(module: string) => (await import(resolve(`dist/modules/prerender/${module}.js`))) as T;
  const { renderers } = await load<typeof Renderers>('renderers');
  const { styleOf } = await load<typeof ElementRenderer>('element-renderer');
  mkdirSync('dist/pictures', { recursive: true });
  const hashes = Object.entries(renderers).map(([tag, renderer]) => {
    const style = styleOf(renderer!);
    writeFileSync(`dist/pictures/${tag}.css`, style);
    return [tag, `sha256-${createHash('sha256').update(style).digest('base64')}`];
  });
  return Object.fromEntries(hashes) as Record<string, string>;
}

/** The hashes of what pages load, for the attribute `integrity`, and of what `prerender` writes; what pages may preload. */
function writeIntegrity(styles: Record<string, string>, firstPaint: Record<string, string[]>): void {
  const all = readdirSync('dist', { recursive: true, encoding: 'utf8' });
  const files = all.filter((file) => /^(cal-elements[\w.]*|(elements|chunks)\/.*)\.js$/.test(file)).sort();
  const hashOf = (file: string) =>
    `sha384-${createHash('sha384')
      .update(readFileSync(`dist/${file}`))
      .digest('base64')}`;
  const hashes = Object.fromEntries(files.map((file) => [file, hashOf(file)]));
  writeFileSync('dist/integrity.json', `${JSON.stringify({ version, files: hashes, firstPaint, styles }, null, 2)}\n`);
}

/**
 * The files of the service's package beside its programs: the scripts that its pages load, and the bill of what it
 * bundles, which npm does not see.
 */
function completeService(): void {
  const dist = `${servicePackage}/dist`;
  for (const path of ['LICENSE', 'OPERATING.md', 'docs/operating'])
    cpSync(path, `${servicePackage}/${path}`, { recursive: true });
  for (const file of ['cal-elements.js', 'chunks', 'licenses.md'])
    cpSync(`dist/${file}`, `${dist}/elements/${file}`, { recursive: true });
  const { name } = JSON.parse(readFileSync(`${servicePackage}/package.json`, 'utf8')) as { name: string };
  const bill = billOfBundled({ name, version }, [`${dist}/licenses.md`, `${dist}/elements/licenses.md`]);
  writeFileSync(`${dist}/bom.json`, `${JSON.stringify(bill, null, 2)}\n`);
}

/** Whether all that a build reads is older than what it wrote last. */
function isFresh(): boolean {
  const built = statSync('dist/integrity.json', { throwIfNoEntry: false });
  if (!built || !statSync(`${servicePackage}/dist`, { throwIfNoEntry: false })) return false;
  const inside = ['src', 'scripts', 'demo/builder', 'demo/themes', 'integrations'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const files = [
    ...inside,
    'vite.config.ts',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    `${servicePackage}/package.json`,
  ];
  return files.every((file) => statSync(file).mtimeMs < built.mtimeMs);
}

/** The chunks of the elements, once they are built. */
let elements: readonly Chunk[] = [];

/** Builds `dist/`, and the package of the service. */
async function buildApp(builder: ViteBuilder): Promise<void> {
  const build = async (name: string) => {
    const result = await builder.build(builder.environments[name]!);
    return [result]
      .flat()
      .flatMap((made) => ('output' in made ? made.output : []))
      .filter((file) => file.type === 'chunk');
  };
  const forPages = async () => {
    const plan = await build('plan');
    plannedChunks = planChunks(plan);
    elements = await build('elements');
    written['virtual:element-files'] = elementFiles(elements);
    writeWeights([...elements, ...(await build('loader'))], plan);
    await build('standalone');
  };
  for (const folder of ['dist', `${servicePackage}/dist`]) rmSync(folder, { recursive: true, force: true });
  // All write into it, and any of them may be first.
  mkdirSync('dist');
  await Promise.all([
    writeTypes(),
    forPages(),
    ...['modules', 'command', 'service'].map(build),
    build('builder').then(async ([script]) => writeFileSync('dist/builder.html', await builderPage(script!.code))),
    writeManifest(build),
  ]);
  writeDoors(elements);
  writeIntegrity(await writePrerenderedStyles(), firstPaintFiles(elements));
  cpSync('demo/themes', 'dist/themes', { recursive: true });
  completeService();
}

/** These files run on the default engine in `service`, and on all others in `matrix`. */
const onEachEngine = 'test/service/**/*.engines.test.ts';
const onOtherEngines = 'test/service/**/*.matrix.test.ts';
const ofService = {
  globalSetup: ['test/service/global-setup.ts'],
  setupFiles: ['test/service/cheap-passwords.ts'],
  isolate: false,
};
const withBrowser = { globalSetup: ['test/pages/global-setup.ts'], provide: { arePagesKept: false } };

// Where files are not isolated, those of a worker share what they import, since loading it costs more than most of
// their tests: each file restores the globals that it changes.
const test: ViteUserConfig['test'] = {
  // Vitest's default leaves one core idle, which is half of a small machine.
  maxWorkers: availableParallelism(),
  // Generous, because a slow or shared machine is no failure.
  testTimeout: 240_000,
  hookTimeout: 240_000,
  reporters: ['default', './test/runner/test-summary.mjs'],
  projects: [
    {
      extends: true,
      test: { name: 'unit', include: ['test/house.test.ts', 'test/unit/**/*.test.ts'], isolate: false },
    },
    {
      extends: true,
      test: { name: 'faults', include: ['test/faults/**/*.test.ts'], ...withBrowser, provide: { arePagesKept: true } },
    },
    {
      extends: true,
      test: {
        name: 'endurance',
        include: ['test/endurance/**/*.test.ts'],
        ...withBrowser,
        provide: { arePagesKept: true },
      },
    },
    { extends: true, test: { name: 'runner', include: ['test/runner/*.test.ts'] } },
    { extends: true, test: { name: 'wordpress', include: ['test/wordpress/**/*.test.ts'] } },
    { extends: true, test: { name: 'builders', include: ['test/builders/*.test.ts'], ...withBrowser } },
    { extends: true, test: { name: 'decap', include: ['test/builders/decap/*.test.ts'], ...withBrowser } },
    { extends: true, test: { name: 'ghost', include: ['test/builders/ghost/*.test.ts'], ...withBrowser } },
    { extends: true, test: { name: 'package', include: ['test/package/**/*.test.ts'], ...withBrowser } },
    { extends: true, test: { name: 'frameworks', include: ['test/frameworks.test.ts'] } },
    { extends: true, test: { name: 'cluster', include: ['test/cluster/**/*.test.ts'] } },
    { extends: true, test: { name: 'desk', include: ['test/desk/**/*.test.ts'] } },
    { extends: true, test: { name: 'journeys', include: ['test/journeys/**/*.test.ts'], ...withBrowser } },
    // Files share their modules, and with them the pages that they open, which cost more than what they visit.
    {
      extends: true,
      test: {
        name: 'pages',
        include: ['test/pages/**/*.test.ts'],
        ...withBrowser,
        isolate: false,
        provide: { arePagesKept: true },
      },
    },
    {
      extends: true,
      test: {
        name: 'service',
        include: ['test/service/**/*.test.ts'],
        exclude: [...configDefaults.exclude, onOtherEngines],
        ...ofService,
        provide: { isMatrix: false },
      },
    },
    {
      extends: true,
      test: { name: 'matrix', include: [onEachEngine, onOtherEngines], ...ofService, provide: { isMatrix: true } },
    },
  ],
};

export default defineConfig(({ command, mode }) => {
  if (command === 'serve') {
    // 12:45 or 13:45 ahead of UTC, so that a date shifted by mistake is noticed.
    process.env.TZ = 'Pacific/Chatham';
    return { test };
  }
  return {
    logLevel: 'warn',
    publicDir: false,
    // Declares to the plugins, which all bundles share, that nothing here is the page of an application, whose files
    // Vite would preload.
    build: { lib: { entry: 'src/entries/index.ts' } },
    plugins: [minifyTemplates(), leafletForPages(), writtenModules, filesOfElements(() => elements)],
    environments,
    // Otherwise each bundle would have variables of this file of its own.
    builder: {
      sharedConfigBuild: true,
      sharedPlugins: true,
      buildApp: async (builder) => {
        // Where nothing is built, Vite would build what it takes for the bundles.
        if (mode === 'unless-fresh' && isFresh()) process.exit();
        await buildApp(builder);
      },
    },
  };
});

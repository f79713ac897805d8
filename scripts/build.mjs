// Builds dist/, which pages and bundlers load, and the package of the service.
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateVsCodeCustomElementData } from 'custom-element-vs-code-integration';
import { runnerImport } from 'vite';
import { buildBuilder } from './build-builder.mjs';
import { buildEmbed } from './build-embed.mjs';
import { buildFrameworkTypes } from './build-framework-types.mjs';
import { buildForPages } from './build-pages.mjs';
import { buildCommand, buildService, copyElements, servicePackage, writeBill } from './build-service.mjs';
import { buildTypes } from './build-types.mjs';
import { bundle, dependencies, sourceOf, tags, version } from './bundle.mjs';

/** These stay imports in the modules for bundlers, so that a site has one copy of each. Leaflet is bundled, because ours is patched. */
const sharedWithSites = Object.keys(dependencies);

const entriesForBundlers = {
  client: 'src/data/client/index.ts',
  prerender: 'src/prerender/index.ts',
  schema: 'src/data/schema/index.ts',
  testing: 'src/entries/testing/index.ts',
};

/** The path of a module below `dist/modules/`, without its ending. */
const moduleOf = (source) => source.slice('src/'.length, -'.ts'.length);

/** What bundlers find: a file for each module, so that a site gets only what it names. Packages leave out folders named node_modules. */
async function buildForBundlers() {
  await bundle(
    {
      ...entriesForBundlers,
      ...Object.fromEntries([...tags.map(sourceOf), 'src/entries/elements.ts'].map((source) => [moduleOf(source), source])),
    },
    {
      preserveModules: true,
      // Bundlers minify, and authors read these files where something goes wrong, with their comments; maps would be twice as heavy.
      minify: false,
      comments: true,
      preserveModulesRoot: 'src',
      entryFileNames: ({ name }) =>
        Object.hasOwn(entriesForBundlers, name) ? '[name].js' : `modules/${name.replace('node_modules/', '')}.js`,
      rolldownOptions: { external: sharedWithSites.map((name) => new RegExp(`^${name}(/|$)`)) },
    },
  );
  // By `export *` alone, because esbuild would keep all elements beside the one that is named, and Rollup those of an import with an export.
  const withEditing = (tag) => `import './authoring/register.js';\nexport * from './${moduleOf(sourceOf(tag))}.js';\n`;
  for (const tag of tags) writeFileSync(`dist/modules/${tag}.js`, withEditing(tag));
  const doors = [...tags.map((tag) => `modules/${tag}`), 'modules/elements/words', 'client', 'schema'];
  writeFileSync('dist/index.js', doors.map((door) => `export * from './${door}.js';\n`).join(''));
}

/** One script with all elements for readers. */
const buildStandalone = () =>
  bundle(
    { 'cal-elements.standalone': 'src/entries/standalone/index.ts' },
    {
      format: 'iife',
      // Classic scripts are read in the charset of their page, which some pages do not declare.
      charset: 'ascii',
      // A bundler may import it on a server, too.
      intro: 'if (!globalThis.document) return {};',
    },
  );

/** The manifest, and what editors, frameworks and iframes make of it. */
async function buildManifest() {
  const load = async (file) => (await runnerImport(file, { configFile: false, logLevel: 'warn' })).module;
  const docs = await load('./scripts/docs/manifest.ts');
  const { showsAlone } = await load('./src/elements/catalog.ts');
  const manifest = docs.manifest();
  writeFileSync('dist/custom-elements.json', JSON.stringify(manifest));
  generateVsCodeCustomElementData(manifest, { outdir: 'dist' });
  buildFrameworkTypes(manifest);
  await buildEmbed(manifest, docs.addressNames(), showsAlone);
}

/** The style sheets of what `prerender` writes, as files, and their hashes for policies. */
async function writePictures() {
  const { pictures } = await import('../dist/modules/prerender/pictures.js');
  const { styleOf } = await import('../dist/modules/prerender/picture.js');
  mkdirSync('dist/pictures', { recursive: true });
  const hashes = Object.entries(pictures).map(([tag, picture]) => {
    const style = styleOf(picture);
    writeFileSync(`dist/pictures/${tag}.css`, style);
    return [tag, `sha256-${createHash('sha256').update(style).digest('base64')}`];
  });
  return Object.fromEntries(hashes);
}

/** The hashes of what pages load, for the attribute `integrity`, and of what `prerender` writes. */
function writeIntegrity(styles) {
  const files = readdirSync('dist', { recursive: true }).filter((file) => /^(cal-elements[\w.]*|(elements|chunks)\/.*)\.js$/.test(file));
  const hash = (file) =>
    `sha384-${createHash('sha384')
      .update(readFileSync(`dist/${file}`))
      .digest('base64')}`;
  const hashes = Object.fromEntries(files.sort().map((file) => [file, hash(file)]));
  writeFileSync('dist/integrity.json', `${JSON.stringify({ version, files: hashes, styles }, null, 2)}\n`);
}

/** Whether all that the build reads is older than what it wrote last. */
function isFresh() {
  const built = statSync('dist/integrity.json', { throwIfNoEntry: false });
  if (!built || !statSync(`${servicePackage}/dist`, { throwIfNoEntry: false })) return false;
  const inside = ['src', 'scripts', 'demo/builder', 'demo/themes', 'integrations/wordpress'].flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((file) => join(folder, file)),
  );
  const files = [...inside, 'package.json', 'package-lock.json', 'tsconfig.json', `${servicePackage}/package.json`];
  return files.every((file) => statSync(file).mtimeMs < built.mtimeMs);
}

if (process.argv.includes('--unless-fresh') && isFresh()) process.exit();
for (const folder of ['dist', `${servicePackage}/dist`]) rmSync(folder, { recursive: true, force: true });
// All write into it, and any of them may be first.
mkdirSync('dist');
await Promise.all([
  buildTypes(),
  buildForPages(),
  buildForBundlers(),
  buildService(),
  buildCommand(),
  buildStandalone(),
  buildBuilder(),
  buildManifest(),
]);
writeIntegrity(await writePictures());
cpSync('demo/themes', 'dist/themes', { recursive: true });
copyElements();
writeBill();

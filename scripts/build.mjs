// Builds dist/, which pages and bundlers load, and the package of the service.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { generateVsCodeCustomElementData } from 'custom-element-vs-code-integration';
import { runnerImport } from 'vite';
import { buildEmbed } from './build-embed.mjs';
import { buildFrameworkTypes } from './build-framework-types.mjs';
import { buildForPages } from './build-pages.mjs';
import { buildCommand, buildService, servicePackage } from './build-service.mjs';
import { buildTypes } from './build-types.mjs';
import { bundle, dependencies, sourceOf, tags, version } from './bundle.mjs';
import { virtualModules } from './virtual-modules.mjs';

/** These stay imports in the modules for bundlers, so that a site has one copy of each. Leaflet is bundled, because ours is patched. */
const sharedWithSites = Object.keys(dependencies);

const entriesForBundlers = { client: 'src/client/index.ts', schema: 'src/schema/index.ts' };

/** What bundlers find: a file for each module, so that a site gets only what it names. Packages leave out folders named node_modules. */
async function buildForBundlers() {
  await bundle(
    {
      ...entriesForBundlers,
      'elements/index': 'src/elements/index.ts',
      ...Object.fromEntries(tags.map((tag) => [`elements/${tag}`, sourceOf(tag)])),
    },
    {
      preserveModules: true,
      preserveModulesRoot: 'src',
      entryFileNames: ({ name }) =>
        Object.hasOwn(entriesForBundlers, name) ? '[name].js' : `modules/${name.replace('node_modules/', '')}.js`,
      rolldownOptions: { external: sharedWithSites.map((name) => new RegExp(`^${name}(/|$)`)) },
    },
  );
  // By `export *` alone, because esbuild would keep all elements beside the one that is named, and Rollup those of an import with an export.
  const doors = [...tags.map((tag) => `modules/elements/${tag}`), ...Object.keys(entriesForBundlers)];
  writeFileSync('dist/index.js', doors.map((door) => `export * from './${door}.js';\n`).join(''));
}

/** One script with all that visitors see: the builder, which is for authors, would weigh on every page. */
const buildStandalone = () =>
  bundle(
    { 'cal-elements.standalone': 'src/standalone/index.ts' },
    {
      format: 'iife',
      // A bundler may import it on a server, too.
      intro: 'if (!globalThis.document) return {};',
      plugins: [virtualModules({ [resolve(sourceOf('cal-builder'))]: 'export const CalBuilder = undefined;' })],
    },
  );

/** The manifest, and what editors and frameworks make of it. */
async function buildManifest() {
  const { module } = await runnerImport('./scripts/docs/manifest.ts', { configFile: false, logLevel: 'warn' });
  const manifest = module.manifest();
  mkdirSync('dist', { recursive: true });
  writeFileSync('dist/custom-elements.json', JSON.stringify(manifest));
  generateVsCodeCustomElementData(manifest, { outdir: 'dist' });
  buildFrameworkTypes(manifest);
  return manifest;
}

/** The hashes of what pages load, for the attribute `integrity`. */
function writeIntegrity() {
  const files = readdirSync('dist', { recursive: true }).filter((file) => /^(cal-elements[\w.]*|(elements|chunks)\/.*)\.js$/.test(file));
  const hash = (file) =>
    `sha384-${createHash('sha384')
      .update(readFileSync(`dist/${file}`))
      .digest('base64')}`;
  const hashes = Object.fromEntries(files.sort().map((file) => [file, hash(file)]));
  writeFileSync('dist/integrity.json', `${JSON.stringify({ version, files: hashes }, null, 2)}\n`);
}

for (const folder of ['dist', `${servicePackage}/dist`]) rmSync(folder, { recursive: true, force: true });
await Promise.all([
  buildTypes(),
  buildForPages(),
  buildForBundlers(),
  buildService(),
  buildCommand(),
  buildStandalone(),
  buildManifest().then(buildEmbed),
]);
writeIntegrity();

// What runs in Node: the package of the service, and the command of this package.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { build } from 'vite';
import { billOfBundled } from './bill-of-materials.mjs';
import { virtualModules } from './bundle.mjs';
import { minifyTemplates } from './minify-templates.mjs';

/** The service lets no attribute `style` through, so nobody reads one. */
const withoutStyles = virtualModules({ postcss: 'export const parse = undefined;' });

/** Bundles programs with all that they need but the drivers of databases, of which an operator installs one. */
const bundleForNode = (outDir, input, { licenses, ...output }) =>
  build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    // What prerender writes is the same text in the command as in the module.
    plugins: [minifyTemplates(), withoutStyles],
    ssr: { noExternal: true, external: ['@photostructure/sqlite', 'pg'] },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      target: 'node20',
      // The licenses of bundled packages demand their notices.
      license: { fileName: licenses },
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input,
        // Nobody reads what is bundled, but stacks of errors, which name functions.
        output: { entryFileNames: '[name].js', comments: false, minify: { mangle: { keepNames: true } }, ...output },
      },
    },
  });

export const servicePackage = 'packages/service';

export async function buildService() {
  const input = {
    index: 'src/service/index.ts',
    pages: 'src/entries/service-pages.ts',
    seed: 'src/service/seed/index.ts',
    command: 'src/entries/service-command.ts',
  };
  await bundleForNode(`${servicePackage}/dist`, input, { licenses: 'licenses.md', chunkFileNames: 'chunks/[name]-[hash].js' });
  for (const file of ['LICENSE', 'OPERATING.md']) cpSync(file, `${servicePackage}/${file}`);
}

/** The scripts that the service's pages load, as `buildForPages` has written them. */
export function copyElements() {
  for (const file of ['cal-elements.js', 'chunks', 'licenses.md']) {
    cpSync(`dist/${file}`, `${servicePackage}/dist/elements/${file}`, { recursive: true });
  }
}

/** What the package bundles, which npm does not see: its dependencies are in none of its fields. */
export function writeBill() {
  const dist = `${servicePackage}/dist`;
  const { name, version } = JSON.parse(readFileSync(`${servicePackage}/package.json`, 'utf8'));
  const bill = billOfBundled({ name, version }, [`${dist}/licenses.md`, `${dist}/elements/licenses.md`]);
  writeFileSync(`${dist}/bom.json`, `${JSON.stringify(bill, null, 2)}\n`);
}

export const buildCommand = () =>
  bundleForNode('dist', { command: 'src/entries/command.ts' }, { licenses: 'command.licenses.md', codeSplitting: false });

// Builds dist/ (design, section 4.2).
import { execFile } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';

const tags = readdirSync('src/elements')
  .map((file) => /^(cal-[a-z-]+)\.ts$/.exec(file)?.[1])
  .filter(Boolean);

/** One run of the bundler; resolves with the chunks that it wrote. */
async function bundle(entry, { format = 'es', define, codeSplitting, licenses = false } = {}) {
  const [{ output }] = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    build: {
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      license: licenses && { fileName: 'licenses.md' },
      lib: { entry, formats: [format], name: 'CalElements' },
      rolldownOptions: {
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          codeSplitting,
          // Library mode keeps white space, for bundlers to come; pages get these files as they are.
          minify: true,
          comments: false,
        },
      },
    },
  });
  return output.filter(({ type }) => type === 'chunk');
}

/** A chunk and all that it imports statically: the files that must have arrived before it runs. */
export function filesOf(chunk, chunks) {
  const files = new Set([chunk.fileName]);
  for (const file of files) for (const imported of chunks.find(({ fileName }) => fileName === file).imports) files.add(imported);
  return [...files];
}

async function buildPages() {
  const entry = Object.fromEntries(tags.map((tag) => [`elements/${tag}`, `src/elements/${tag}.ts`]));
  const chunks = await bundle(entry, { codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] }, licenses: true });
  const elements = chunks.filter(({ isEntry }) => isEntry);
  const polyfill = chunks.find(({ isDynamicEntry, facadeModuleId }) => isDynamicEntry && facadeModuleId?.includes('/temporal-polyfill/'));
  await bundle(
    { 'cal-elements': 'src/loader/index.ts' },
    {
      define: {
        elementFiles: JSON.stringify(Object.fromEntries(elements.map((chunk) => [basename(chunk.name), filesOf(chunk, chunks)]))),
        temporalFiles: JSON.stringify(polyfill ? filesOf(polyfill, chunks) : []),
      },
    },
  );
}

const run = promisify(execFile);

rmSync('dist', { recursive: true, force: true });
await Promise.all([
  run('npx', ['tsc', '-p', 'tsconfig.build.json']),
  buildPages(),
  bundle({ index: 'src/index.ts', client: 'src/client/index.ts', schema: 'src/schema/index.ts' }),
  bundle({ 'cal-elements.standalone': 'src/index.ts' }, { format: 'iife' }),
]);

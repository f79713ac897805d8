// What a page loads of the package, by bundler: `npm run bench -- bundlers`, after `(cd bench && npm ci)`.
import nodeResolve from '@rollup/plugin-node-resolve';
import { build as esbuild, transform } from 'esbuild';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rollup } from 'rollup';
import webpack from 'webpack';

const programs = {
  'the client by name': "import { createClient } from 'cal-elements'; console.log(createClient);",
  'the client by path': "import { createClient } from 'cal-elements/client'; console.log(createClient);",
  'one element by name': "import { CalEventList } from 'cal-elements'; console.log(CalEventList);",
  'one element by path': "import 'cal-elements/elements/cal-event-list.js';",
  'all elements': "import 'cal-elements/elements';",
};

/** Each bundles a file and returns the texts that a page loads before the program runs. */
const bundlers = {
  async esbuild(file, outdir) {
    const options = {
      bundle: true,
      splitting: true,
      format: 'esm',
      minify: true,
      metafile: true,
      write: false,
      legalComments: 'none',
    };
    const { metafile, outputFiles } = await esbuild({ ...options, entryPoints: [file], outdir, logLevel: 'error' });
    const outputs = Object.values(metafile.outputs);
    const names = Object.keys(metafile.outputs);
    const loaded = new Set([outputs.findIndex(({ entryPoint }) => entryPoint && resolve(entryPoint) === file)]);
    for (const index of loaded)
      for (const { kind, path } of outputs[index].imports)
        if (kind === 'import-statement') loaded.add(names.indexOf(path));
    return [...loaded].map((index) => outputFiles[index].text);
  },
  async rollup(file) {
    const { output } = await (
      await rollup({ input: file, plugins: [nodeResolve({ browser: true })], logLevel: 'silent' })
    ).generate({});
    const loaded = new Set([output[0].fileName]);
    for (const name of loaded)
      for (const other of output.find(({ fileName }) => fileName === name).imports) loaded.add(other);
    const chunks = output.filter(({ fileName }) => loaded.has(fileName));
    return Promise.all(
      chunks.map(
        async ({ code }) => (await transform(code, { minify: true, format: 'esm', legalComments: 'none' })).code,
      ),
    );
  },
  async webpack(file, outdir) {
    const output = { path: outdir, filename: 'main.cjs' };
    await new Promise((done, reject) => {
      webpack({ mode: 'production', entry: file, output, performance: false }, (error, stats) =>
        error || stats.hasErrors() ? reject(error ?? new Error(stats.toString('errors-only'))) : done(),
      );
    });
    return readdirSync(outdir).flatMap((name) => (name === 'main.cjs' ? readFileSync(join(outdir, name), 'utf8') : []));
  },
};

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'cal-elements-bundlers-')));
mkdirSync(join(folder, 'node_modules'));
symlinkSync(process.cwd(), join(folder, 'node_modules/cal-elements'));
const kilobytes = (texts, size) => Number((texts.reduce((sum, text) => sum + size(text), 0) / 1000).toFixed(1));
const table = {};
for (const [title, text] of Object.entries(programs)) {
  const file = join(folder, `${title.replaceAll(' ', '-')}.js`);
  writeFileSync(file, text);
  table[title] = {};
  for (const [name, bundle] of Object.entries(bundlers)) {
    const texts = await bundle(file, join(folder, `${title}-${name}`));
    table[title][`${name} kB`] = kilobytes(texts, (code) => Buffer.byteLength(code));
    table[title][`${name} gzip`] = kilobytes(texts, (code) => gzipSync(code).length);
  }
}
rmSync(folder, { recursive: true });
console.table(table);

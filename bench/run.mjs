// Bundles the benchmarks and the server that they ask, and runs them: `npm run bench` all, `npm run bench -- pages` or `-- service` one. The
// bundles stand inside node_modules, where the drivers are found.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const outDir = here('../node_modules/.cache/cal-elements-bench');

async function bundle(name, entry) {
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: here(entry),
      outDir,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: `${name}.mjs` } },
    },
  });
  return `${outDir}/${name}.mjs`;
}

const run = (...parameters) => {
  const { status } = spawnSync(process.execPath, parameters, { stdio: 'inherit' });
  if (status) process.exit(status);
};

const benchmarks = {
  service: async () =>
    run(await bundle('service', 'service.ts'), await bundle('server', '../test/service/server.ts'), here('results.json')),
  async pages() {
    run(here('../scripts/build.mjs'));
    run(await bundle('pages', 'pages.ts'), here('pages.json'));
  },
};
const names = process.argv.slice(2);
for (const name of names.length ? names : Object.keys(benchmarks)) await benchmarks[name]();

// Bundles the benchmark and the server that it asks, and runs it. The bundles stand inside node_modules, where the drivers are found.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const outDir = here('../node_modules/.cache/cal-elements-bench');

for (const [name, entry] of [
  ['measure', 'measure.ts'],
  ['server', '../test/service/server.ts'],
]) {
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
}
const { status } = spawnSync(process.execPath, [`${outDir}/measure.mjs`, `${outDir}/server.mjs`, here('results.json')], {
  stdio: 'inherit',
});
process.exit(status ?? 1);

// Bundles the benchmarks and their server, and runs them: `npm run bench` the two usual ones, `npm run bench -- pages`
// or `-- service` one, `-- growth` which requests slow down with more events (`-- growth sqlite 10000 100000`),
// `-- processes` the service in several processes, `-- peers` our elements beside those of others, `-- desk` how long
// the desk of a large calendar takes to open, `-- series` what series and imports cost, `-- leaks` what elements leave behind, `-- bundlers` what sites load of
// the package. The bundles are written into node_modules, where they find the drivers.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const outDir = here('../node_modules/.cache/cal-elements-bench');
const peerBundles = `${outDir}/peers`;
const peerPages = [
  ...['floor-list', 'floor-month', 'floor-map', 'fullcalendar-list', 'fullcalendar-month', 'fullcalendar-week'],
  ...['eventcalendar', 'leaflet-map'],
];

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

/**
 * Bundles the script of a page that is compared with ours, and its style sheet; the packages are in bench/package.json.
 */
async function bundlePeer(name) {
  await build({
    configFile: false,
    logLevel: 'error',
    base: './',
    build: {
      outDir: peerBundles,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: here(`peers/${name}.mjs`),
        output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  });
}

/** Ends with what is missing, and what makes it. */
function demand(file, remedy) {
  if (existsSync(here(`../${file}`))) return;
  console.error(`${file} is missing: ${remedy}`);
  process.exit(1);
}

const run = (...parameters) => {
  const { status } = spawnSync(process.execPath, parameters, { stdio: 'inherit' });
  if (status) process.exit(status);
};

const benchmarks = {
  service: async () =>
    run(
      await bundle('service', 'service.ts'),
      await bundle('server', '../test/service/server.ts'),
      here('results.json'),
    ),
  async processes() {
    run(here('../node_modules/vite/bin/vite.js'), 'build');
    run(await bundle('processes', 'processes.ts'));
  },
  async growth() {
    run(await bundle('growth', 'growth.ts'), ...names.splice(1));
  },
  async pages() {
    run(here('../node_modules/vite/bin/vite.js'), 'build');
    run(await bundle('pages', 'pages.ts'), here('pages.json'));
  },
  async peers() {
    demand('dist/cal-elements.js', 'npm run build');
    demand('bench/node_modules/@event-calendar', '(cd bench && npm ci)');
    for (const name of peerPages) await bundlePeer(name);
    run(await bundle('peers', 'peers.ts'), here('peers.json'), peerBundles, ...names.splice(1));
  },
  async desk() {
    run(here('../node_modules/vite/bin/vite.js'), 'build');
    run(await bundle('desk', 'desk.ts'), here('../packages/service/dist/command.js'), here('desk.json'));
  },
  async series() {
    run(here('../node_modules/vite/bin/vite.js'), 'build');
    run(await bundle('series', 'series.ts'), here('../packages/service/dist/command.js'));
  },
  async leaks() {
    run(here('../node_modules/vite/bin/vite.js'), 'build');
    run(await bundle('leaks', 'leaks.ts'), here('leaks.json'));
  },
  bundlers() {
    run(here('../node_modules/vite/bin/vite.js'), 'build');
    run(here('bundlers.mjs'));
  },
};
const names = process.argv.slice(2);
for (const name of names.length ? names : ['service', 'pages']) await benchmarks[name]();

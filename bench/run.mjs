// Bundles the benchmarks and their server, and runs them: `npm run bench` the two usual ones, `npm run bench -- pages` or `-- service` one,
// `-- growth` which requests slow down with more events (`-- growth sqlite 10000 100000`), `-- processes` the service in several processes and with replicas,
// `-- first-event` when the first event is painted on a slow line, with prerendering and without,
// `-- pages --peers` with other libraries beside ours, `-- desk` how long the desk of a large calendar takes to open, `-- leaks` what elements leave behind, `-- bundlers` what sites load of the package. The bundles are written into node_modules, where they find the drivers.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
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

/** Bundles the page of another library with its styles; the packages are in bench/package.json. */
async function bundlePeer(name) {
  const [{ output }] = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: false,
      cssCodeSplit: false,
      lib: { entry: here(`peers/${name}.mjs`), formats: ['es'] },
      minify: true,
    },
  });
  const css = output.find(({ fileName }) => fileName.endsWith('.css'))?.source ?? '';
  const { code } = output.find(({ isEntry }) => isEntry);
  writeFileSync(
    `${outDir}/${name}.js`,
    `document.head.append(Object.assign(document.createElement('style'), { textContent: ${JSON.stringify(css)} }));\n${code}`,
  );
  return `${outDir}/${name}.js`;
}

const run = (...parameters) => {
  const { status } = spawnSync(process.execPath, parameters, { stdio: 'inherit' });
  if (status) process.exit(status);
};

const benchmarks = {
  service: async () =>
    run(await bundle('service', 'service.ts'), await bundle('server', '../test/service/server.ts'), here('results.json')),
  async processes() {
    run(here('../scripts/build.mjs'));
    run(await bundle('processes', 'processes.ts'));
  },
  async growth() {
    run(await bundle('growth', 'growth.ts'), ...names.splice(1));
  },
  async pages() {
    run(here('../scripts/build.mjs'));
    run(
      await bundle('pages', 'pages.ts'),
      here('pages.json'),
      ...(withPeers ? [await bundlePeer('fullcalendar-list'), await bundlePeer('leaflet-map')] : []),
    );
  },
  async 'first-event'() {
    run(here('../scripts/build.mjs'));
    run(
      await bundle('first-event', 'first-event.ts'),
      here('first-event.json'),
      ...(withPeers ? [await bundlePeer('fullcalendar-list')] : []),
    );
  },
  async desk() {
    run(here('../scripts/build.mjs'));
    run(await bundle('desk', 'desk.ts'), here('../packages/service/dist/command.js'), here('desk.json'));
  },
  async leaks() {
    run(here('../scripts/build.mjs'));
    run(await bundle('leaks', 'leaks.ts'), here('leaks.json'));
  },
  bundlers() {
    run(here('../scripts/build.mjs'));
    run(here('bundlers.mjs'));
  },
};
const withPeers = process.argv.includes('--peers');
const names = process.argv.slice(2).filter((name) => name !== '--peers');
for (const name of names.length ? names : ['service', 'pages']) await benchmarks[name]();

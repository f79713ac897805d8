import { readdirSync, readFileSync } from 'node:fs';
import { defaultReporter } from '@web/test-runner';
import { createServer, runnerImport } from 'vite';
import { browserLaunchers } from './test/runner/browser-launchers.mjs';
import { bundledTests } from './test/runner/bundled-tests.mjs';
import { browserSummary } from './test/runner/test-summary.mjs';
import { differences } from './test/browser/engine-differences.mjs';

// The test runner watches in a terminal alone, because it reads keys there.
if (process.argv.includes('--watch')) process.stdout.isTTY = true;

/** One session for each page, because a session keeps what it emulates for the next files of the page. */
const sessions = new WeakMap();

/** Test command `emulate-features`: `{ 'forced-colors': 'active' }` and other media features, in Chromium. */
const emulateFeatures = () => ({
  name: 'emulate-features',
  async executeCommand({ command, payload, session }) {
    if (command !== 'emulate-features') return;
    const page = session.browser.getPage(session.id);
    if (!sessions.has(page)) sessions.set(page, page.createCDPSession());
    const cdp = await sessions.get(page);
    await cdp.send('Emulation.setEmulatedMedia', {
      features: Object.entries(payload).map(([name, value]) => ({ name, value })),
    });
    return true;
  },
});

/** Roles that say nothing of what they hold. */
const silentRoles = new Set(['none', 'generic', 'InlineTextBox', 'LineBreak', 'RootWebArea', 'ListMarker']);

/** Test command `accessibility-tree`: the roles and names of the page, a line each, as Chromium gives them to screen readers. */
const accessibilityTree = () => ({
  name: 'accessibility-tree',
  async executeCommand({ command, session }) {
    if (command !== 'accessibility-tree') return;
    const page = session.browser.getPage(session.id);
    const cdp = await page.createCDPSession();
    const { nodes } = await cdp.send('Accessibility.getFullAXTree');
    await cdp.detach();
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const linesOf = ({ ignored, role, name, childIds = [] }, around) => {
      const words = String(name?.value ?? '')
        .replace(/\s+/g, ' ')
        .trim();
      const isSilent =
        ignored || silentRoles.has(role.value) || (role.value === 'StaticText' && around.includes(words));
      const inner = isSilent ? around : words;
      const lines = childIds.flatMap((id) => (byId.has(id) ? linesOf(byId.get(id), inner) : []));
      return isSilent ? lines : [`${role.value} “${words}”`, ...lines.map((line) => `  ${line}`)];
    };
    return `${linesOf(nodes[0], '').join('\n')}\n`;
  },
});

/** Test command `resize`: `{ width, height }` in pixels. The test runner's own does not know WebKit. */
const resize = () => ({
  name: 'resize',
  async executeCommand({ command, payload, session: { browser, id } }) {
    if (command !== 'resize') return;
    await (browser.type === 'webdriver' ? browser : browser.getPage(id)).setViewport(payload);
    return true;
  },
});

/** Test command `hold-key`: `{ down: 'Shift' }`, then `{ up: 'Shift' }`. The test runner's own can hold no key in WebKit. */
const holdKey = () => ({
  name: 'hold-key',
  async executeCommand({ command, payload, session: { browser, id } }) {
    if (command !== 'hold-key') return;
    const keyboard = browser.type === 'webdriver' ? browser : browser.getPage(id).keyboard;
    for (const [direction, key] of Object.entries(payload)) await keyboard[direction](key);
    return true;
  },
});

/** The table of blocks, which the builder reads from the built files. */
const blocksForTests = () => ({
  name: 'blocks',
  async serve({ path }) {
    if (path !== '/dist/blocks.json') return undefined;
    const { module } = await runnerImport('./scripts/docs/manifest.ts', { configFile: false, logLevel: 'warn' });
    return { body: JSON.stringify(module.blocks()), type: 'json' };
  },
});

/** Pages whose events stand in them, at `/prerendered?…`, as a server writes them, and the images that they ask for. */
function prerenderedPages() {
  let server;
  const load = async () => {
    // By a server of modules, because what is imported once loads more while it works.
    server ??= createServer({
      configFile: false,
      logLevel: 'warn',
      appType: 'custom',
      server: { middlewareMode: true, watch: null, ws: false },
      optimizeDeps: { noDiscovery: true },
    });
    return (await server).ssrLoadModule('/test/browser/prerender/pages.ts');
  };
  return {
    name: 'prerendered-pages',
    serve: async (context) => (context.path.startsWith('/prerendered') ? (await load()).served(context) : undefined),
    async serverStop() {
      await (await server)?.close();
    },
  };
}

/** Tiles at `/slow-tiles/{z}/{x}/{y}`: at zoom 15 some arrive and some never do, at all others they are missing. */
const slowTiles = () => ({
  name: 'slow-tiles',
  serve({ path }) {
    const [, zoom, x, y] = path.match(/^\/slow-tiles\/(\d+)\/(\d+)\/(\d+)$/) ?? [];
    if (zoom !== '15') return undefined;
    // Few enough to leave connections to the others.
    return x % 2 || y % 2 ? { body: '<svg xmlns="http://www.w3.org/2000/svg" />', type: 'svg' } : new Promise(() => {});
  },
});

/** Time for the commands of tests: the test runner's 20 s are too few for WebKit on a busy machine. */
const patientCommands = () => ({
  name: 'patient-commands',
  transform({ path, body }) {
    if (path !== '/__web-dev-server__web-socket.js') return undefined;
    const patient = body.replace('}, 20000);', '}, 120000);');
    if (patient === body) throw new Error('@web/dev-server-core has no limit of 20 s any more: remove this plugin');
    return { body: patient };
  },
});

/** The engines that run: those that the variable `BROWSERS` names. */
const engines = (process.env.BROWSERS ?? 'chromium').split(',');

/** All files, or without Chromium those of which a test may run. */
const files = () => {
  const names = readdirSync('test/browser', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.test.ts'),
  );
  const all = names.map((name) => `test/browser/${name}`);
  return engines.includes('chromium') ? all : all.filter((file) => differences.test(readFileSync(file, 'utf8')));
};

const { plugin: bundledFiles, reporter: bundledReporter } = bundledTests();

export default {
  files: files(),
  plugins: [
    bundledFiles,
    blocksForTests(),
    prerenderedPages(),
    slowTiles(),
    patientCommands(),
    emulateFeatures(),
    accessibilityTree(),
    resize(),
    holdKey(),
  ],
  browsers: engines.map((name) => browserLaunchers[name]()),
  // Generous, because a slow or shared machine is no failure.
  testFramework: { config: { timeout: 120_000 } },
  concurrency: 2,
  concurrentBrowsers: 3,
  browserStartTimeout: 120_000,
  testsStartTimeout: 120_000,
  testsFinishTimeout: process.env.MUTATIONS ? 3_600_000 : 600_000,
  filterBrowserLogs: ({ args }) => !String(args[0]).startsWith('Lit is in dev mode'),
  reporters: [defaultReporter(), browserSummary(), bundledReporter],
};

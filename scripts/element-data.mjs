// What the builder knows of the elements: computed from their tables, and loaded by no other page.
import { runnerImport } from 'vite';

const id = 'virtual:element-data';

async function readCode() {
  const before = process.env.NODE_ENV;
  const { module } = await runnerImport('./scripts/docs/manifest.ts', { configFile: false, logLevel: 'warn' });
  // Vite's module runner sets the mode to development, which the builds after it would take over.
  if (before === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = before;
  return `export const elementData = ${JSON.stringify(module.elementData())};`;
}

let code;
const read = () => (code ??= readCode());

/** For Vite. */
export const elementDataForPages = () => ({
  name: 'element-data',
  enforce: 'pre',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: async (source) => (source === `\0${id}` ? { code: await read(), moduleType: 'js' } : undefined),
});

/** For the test runner's server. */
export const elementDataForTests = () => ({
  name: 'element-data',
  resolveImport: ({ source }) => (source === id ? '/element-data.js' : undefined),
  serve: async ({ path }) => (path === '/element-data.js' ? { body: await read(), type: 'js' } : undefined),
});

import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { newerNode } from './newer-node.js';
import { startPostgres } from './postgres.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL server, without a database. */
    postgres: string;
    /** The service as a program for other processes: server.ts, bundled. */
    server: string;
    /** A Node that has `node:sqlite`. */
    newerNode: string;
  }
}

/** Inside node_modules, so that the program finds the drivers. */
const folder = fileURLToPath(new URL('../../node_modules/.cache/cal-elements-test', import.meta.url));

async function bundleServer(): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: fileURLToPath(new URL('server.ts', import.meta.url)),
      outDir: folder,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'server.mjs' } },
    },
  });
  return `${folder}/server.mjs`;
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await bundleServer();
  const postgres = await startPostgres();
  project.provide('postgres', postgres.address);
  project.provide('server', server);
  project.provide('newerNode', newerNode());
  return () => postgres.stop();
}

import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { needProgram } from '../runner/programs.mjs';
import { startPostgres, type Postgres } from './postgres.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address where tests request what `made.ts` offers. */
    maker: string;
    /** Whether the tests run on the engines that are not the default one. */
    isMatrix: boolean;
  }
}

/** Inside node_modules, so that the program finds the drivers. */
async function bundleServer(folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: fileURLToPath(new URL('server.ts', import.meta.url)),
      outDir: folder,
      target: 'node20',
      // Otherwise the side effects of test modules are left out, of which the package says that it has none.
      rolldownOptions: { output: { entryFileNames: 'server.mjs' }, treeshake: false },
    },
  });
  return `${folder}/server.mjs`;
}

/** Creates shared things at the first request, so that a file that needs no database waits for none. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = fileURLToPath(new URL(`../../node_modules/.cache/cal-elements-test/${project.name}`, import.meta.url));
  let postgres: Promise<Postgres> | undefined;
  let server: Promise<string> | undefined;
  const makers: Record<string, () => Promise<string> | string> = {
    '/postgres': async () => (await (postgres ??= startPostgres())).address,
    '/server': () => (server ??= bundleServer(folder)),
    '/node-with-sqlite': () => needProgram('nodeWithSqlite'),
  };
  const maker = createServer((request, response) => {
    const made = (async () => makers[request.url!]!())();
    made.then(
      (text) => response.end(text),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => maker.listen(0, '127.0.0.1', resolve));
  project.provide('maker', `http://127.0.0.1:${(maker.address() as AddressInfo).port}`);
  return async () => {
    maker.close();
    await (await postgres)?.stop();
  };
}

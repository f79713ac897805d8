import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Plugin } from 'vite';
import type * as Sample from '../sample/service.js';
import { bundle } from './bundle.js';

/** The folder whose changes make the elements, and the service, anew. */
const source = `${resolve('src')}/`;

/** The address of the script with all elements. */
const script = '/cal-elements/with-sample-data.js';

/**
 * That script, bundled when it is first requested after a change: module by module, a page would make some 500
 * requests.
 */
let bundled: Promise<string> | undefined;

async function bundleElements(): Promise<string> {
  const [file] = await bundle(
    { 'with-sample-data': 'src/entries/elements.ts' },
    { minify: false, codeSplitting: false },
  );
  return file!.code;
}

function elements(): Promise<string> {
  bundled ??= bundleElements();
  // Requests get the error of the source until it has been changed.
  bundled.catch(() => {});
  return bundled;
}

/**
 * While the site is served from its source: a real service instead of the sample calendar, and the elements from their
 * source as well.
 */
export const realService: Plugin = {
  name: 'real-service',
  apply: 'serve',
  // What the builder imports is made ready before the first page requests it, which would be loaded again otherwise.
  config: () => ({ optimizeDeps: { entries: ['demo/builder/builder.ts'] } }),
  hotUpdate({ file, modules, server }) {
    if (this.environment.name !== 'ssr') return;
    const isSource = file.startsWith(source);
    if (isSource) bundled = undefined;
    // Neither what is bundled nor what the server runs is a module of the page.
    if (isSource || modules.length) server.environments.client.hot.send({ type: 'full-reload' });
  },
  configureServer(server) {
    const sample = () => server.ssrLoadModule('/demo/sample/service.ts') as Promise<typeof Sample>;
    // Seconds before the first page's request, which reports what is wrong with it.
    server.httpServer?.once('listening', () => void Promise.all([elements(), sample()]).catch(() => {}));
    server.middlewares.use((incoming, outgoing, next) => {
      const url = new URL(incoming.url!, `http://${incoming.headers.host}`);
      // Not to be kept: the next answer may be that of another source.
      const headers = { 'cache-control': 'no-store' };
      const reply = async () => {
        if (url.pathname === script) {
          const code = await elements();
          return void outgoing.writeHead(200, { ...headers, 'content-type': 'text/javascript' }).end(code);
        }
        // Requested each time, so that the service is made anew after a change of its source.
        const { answer } = await sample();
        const response = await answer(new Request(url, { method: incoming.method }));
        if (!response) return next();
        outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), ...headers });
        if (response.body) Readable.fromWeb(response.body as ReadableStream).pipe(outgoing);
        else outgoing.end();
      };
      reply().catch(next);
    });
  },
};

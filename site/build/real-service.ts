import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Plugin } from 'vite';
import type * as Sample from '../sample/service.js';

/** The first script of the site, in whose place its server has the source of the elements. */
const firstScript = '/cal-elements/with-sample-data.js';

/** While the site is served from its source: a real service in place of the sample calendar, and the elements from their source as well. */
export const realService: Plugin = {
  name: 'real-service',
  apply: 'serve',
  config: () => ({
    resolve: { alias: { [firstScript]: resolve('src/elements/index.ts') } },
    // What they import is made ready before the first page asks for it, which would be loaded again otherwise.
    optimizeDeps: { entries: ['src/elements/cal-*.ts', 'site/builder/builder.ts'], exclude: ['leaflet'] },
  }),
  hotUpdate({ modules, server }) {
    // What the server runs of its own, pages notice in its answers.
    if (this.environment.name === 'ssr' && modules.length) server.environments.client.hot.send({ type: 'full-reload' });
  },
  configureServer(server) {
    const sample = () => server.ssrLoadModule('/site/sample/service.ts') as Promise<typeof Sample>;
    // Seconds before the first page asks; what is wrong with it is told then.
    server.httpServer?.once('listening', () => void sample().catch(() => {}));
    server.middlewares.use((incoming, outgoing, next) => {
      const url = new URL(incoming.url!, `http://${incoming.headers.host}`);
      if (url.pathname === firstScript) return next();
      const reply = async () => {
        // Asked for each time, so that the service is made anew after a change of its source.
        const { answer } = await sample();
        const response = await answer(new Request(url, { method: incoming.method }));
        if (!response) return next();
        // Not to be kept: the next answer may be that of another source.
        outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), 'cache-control': 'no-store' });
        if (response.body) Readable.fromWeb(response.body as ReadableStream).pipe(outgoing);
        else outgoing.end();
      };
      reply().catch(next);
    });
  },
};

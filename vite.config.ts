import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { defineConfig, type Plugin } from 'vite';
import { navigation } from './demo/navigation.js';
import { createSite } from './demo/site.js';
import { elementDataForPages } from './scripts/element-data.mjs';
import { leafletForPages } from './scripts/leaflet-for-strict-pages.mjs';

/** Serves the service, tiles and images to the pages of the demo, and adds their navigation. */
function demoSite(): Plugin {
  return {
    name: 'demo-site',
    transformIndexHtml: (html, { path }) => html.replace('<!-- navigation -->', () => navigation(path)),
    async configureServer({ middlewares }) {
      const handlerOf = await createSite();
      middlewares.use((incoming, outgoing, next) => {
        const url = new URL(incoming.url!, `http://${incoming.headers.host}`);
        const handler = handlerOf(url.pathname);
        if (!handler) return next();
        void handler(new Request(url, { method: incoming.method })).then(({ status, headers, body }) => {
          outgoing.writeHead(status, Object.fromEntries(headers));
          if (body) Readable.fromWeb(body as ReadableStream).pipe(outgoing);
          else outgoing.end();
        }, next);
      });
    },
  };
}

/** The demo site of `npm start`. */
export default defineConfig({
  root: 'demo',
  appType: 'mpa',
  resolve: { alias: { 'cal-elements/elements': new URL('./src/elements/index.ts', import.meta.url).pathname } },
  // Without CORS headers, the same server under its other name shows how a refused page looks.
  server: { host: '127.0.0.1', port: Number(process.env.PORT ?? 5173), strictPort: true, cors: false },
  optimizeDeps: { exclude: ['leaflet'] },
  plugins: [demoSite(), leafletForPages(), elementDataForPages()],
});

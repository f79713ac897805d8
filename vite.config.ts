import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { defineConfig, type Plugin } from 'vite';
import { navigation } from './demo/navigation.js';
import { createSite } from './demo/site.js';
import { leafletForPages } from './scripts/leaflet-for-strict-pages.mjs';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };

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
  // A port that is taken gives way to the next one, unless it was asked for. Without CORS headers, the same server under its other name shows how a refused page looks.
  // Scripts of pages are transformed when a browser asks: in advance, Vite would complain of those in dist/, which the demo serves itself.
  server: {
    host: '127.0.0.1',
    port: Number(process.env.PORT ?? 5173),
    strictPort: Boolean(process.env.PORT),
    cors: false,
    preTransformRequests: false,
  },
  define: { __VERSION__: JSON.stringify(version) },
  optimizeDeps: { exclude: ['leaflet'] },
  plugins: [demoSite(), leafletForPages()],
});

// Runs the worker as its host does: before a site, which is asked by `fetch`.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { serve } from '@hono/node-server';
import worker from './worker.js';

const site = createServer(({ url }, response) => {
  const isPage = url === '/';
  const file = isPage ? 'index.html' : url.replace('/cal-elements', 'node_modules/cal-elements/dist');
  response.setHeader('content-type', isPage ? 'text/html; charset=utf-8' : 'text/javascript').end(readFileSync(file));
}).listen(0, '127.0.0.1');
await once(site, 'listening');

const toSite = (request) => new Request(new URL(new URL(request.url).pathname, `http://127.0.0.1:${site.address().port}`), { headers: request.headers });
serve({ fetch: (request) => worker.fetch(toSite(request)), port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  console.log(`http://127.0.0.1:${port}/`),
);

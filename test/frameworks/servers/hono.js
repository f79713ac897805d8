import { readFileSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { events } from './events.js';

const app = new Hono();
app.use(events);
app.get('/', (context) => context.html(readFileSync('index.html', 'utf8')));
app.use('/cal-elements/*', serveStatic({ root: 'node_modules/cal-elements/dist', rewriteRequestPath: (path) => path.slice('/cal-elements'.length) }));
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => console.log(`http://127.0.0.1:${port}/`));

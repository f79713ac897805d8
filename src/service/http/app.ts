import { Hono, type Context } from 'hono';
import { routes } from '../../schema/index.js';
import { messagesIn } from '../languages/languages.js';
import { createAuthentication } from '../rights/authentication.js';
import type { Settings } from '../settings.js';
import type { Store } from '../store/store.js';
import { actions, type ItemAction } from './actions.js';
import type { Asked, ItemKey } from './asked.js';
import { readBody } from './body.js';
import { readForm } from './form.js';
import { locate } from './location.js';
import { noRoute, Problem, problem } from './problem.js';

/** A path of the table in the router's spelling: IDs are digits, slugs anything but a slash. */
const pattern = (path: string) => `/interface${path.replace('{id}', ':id{[0-9]+}').replace('{slug}', ':slug')}`;

function keyOf(context: Context): ItemKey | undefined {
  const id = context.req.param('id');
  if (id !== undefined) return { id: Number(id) };
  const slug = context.req.param('slug');
  return slug === undefined ? undefined : { slug };
}

/** The interface as a function of requests. */
export function createApp(store: Store, settings: Settings): Hono {
  const authenticate = createAuthentication(store);
  const app = new Hono({
    getPath: (request) => {
      const { path } = locate(request.url, settings);
      return path === undefined ? '/elsewhere' : `/interface${path}`;
    },
  });
  for (const { method, path, action, resource } of routes) {
    app.on(method, pattern(path), async (context) => {
      const { query: queryText, links } = locate(context.req.url, settings);
      const query = readForm(queryText);
      const asked: Asked = {
        store,
        settings,
        now: settings.now(),
        viewer: await authenticate(context.req.raw),
        links,
        query,
        key: keyOf(context),
        body: () => readBody(context.req.raw, query),
      };
      const answer = await actions[resource!][action as ItemAction](asked);
      return context.json(answer.body, (answer.status ?? 200) as 200, answer.headers);
    });
  }
  app.notFound(() => {
    throw noRoute();
  });
  app.onError((error, context) => {
    const failure = error instanceof Problem ? error : problem(500, 'internal_error', 'failed');
    if (failure !== error) settings.log({ level: 'error', message: error.message, stack: error.stack });
    const { language } = locate(context.req.url, settings);
    return context.json(failure.body(messagesIn(language)), failure.status as 500);
  });
  return app;
}

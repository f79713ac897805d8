import { Hono, type Context } from 'hono';
import { routes, type Route } from '../../schema/index.js';
import { describeInterface, describeRoute } from '../description/routes.js';
import { openApi } from '../description/openapi.js';
import { messagesIn } from '../languages/languages.js';
import { createAuthentication } from '../rights/authentication.js';
import { createItemPasswords } from '../rights/item-passwords.js';
import { forbid, mayWrite } from '../rights/rules.js';
import type { Caller } from '../request/caller.js';
import type { Viewer } from '../request/viewer.js';
import type { Settings } from '../settings.js';
import type { Store } from '../store/store.js';
import { Unavailable } from '../store/unavailable.js';
import { publishDue } from '../writing/publish-due.js';
import { actions } from './actions.js';
import { createResponseCache } from './response-cache.js';
import type { Answer, RequestContext, ItemKey } from '../request/context.js';
import { readBody, readText } from './body.js';
import { readForm } from '../request/form.js';
import { applyGenericParameters } from './generic-parameters.js';
import { locate, type RequestLocation } from './location.js';
import { serveMedia } from './media.js';
import { noRoute, Problem, problem, retryLater } from '../request/problem.js';
import { respond } from './respond.js';

/** A path of the table in the router's spelling: IDs are digits, slugs anything but a slash. */
const pattern = (path: string) => `/interface${path.replace('{id}', ':id{[0-9]+}').replace('{slug}', ':slug')}`;

function keyOf(context: Context): ItemKey | undefined {
  const id = context.req.param('id');
  if (id !== undefined) return { id: Number(id) };
  const slug = context.req.param('slug');
  return slug === undefined ? undefined : { slug };
}

/** Where our router finds an address: the interface in all its spellings, pictures, and the two questions of operators. */
function pathOf(request: Request, settings: Settings): string {
  const { path } = locate(request.url, settings);
  if (path !== undefined) return `/interface${path}`;
  const { pathname } = new URL(request.url);
  const media = `${settings.basePath}/media/`;
  if (pathname.startsWith(media)) return `/media/${pathname.slice(media.length)}`;
  return ['/healthz', '/readyz'].includes(pathname) ? pathname : '/elsewhere';
}

/** Methods of a path that this caller may use. */
const allowedMethods = (path: string, viewer: Viewer): string =>
  routes
    .filter((route) => route.path === path && (route.method === 'GET' || mayWrite(viewer, route.resource!)))
    .map(({ method }) => method)
    .join(', ');

/** When the database may answer again. */
const secondsToWait = 5;

/** What the caller hears of an error, which is the operator's business. */
const problemOf = (error: Error): Problem =>
  error instanceof Unavailable
    ? retryLater(503, 'service_unavailable', 'unavailable', secondsToWait)
    : problem(500, 'internal_error', 'failed');

/** Of those who may write nothing, longer bodies are not read: their mistakes are told before their rights (wire section 3), and that has its price. */
const mostForbidden = 16 * 1024;

/** Where a request came from, when who hands it over knows. */
const addressOf = ({ env }: Context): string => (env as Caller | undefined)?.address ?? '';

/** The interface as a function of requests. */
export function createApp(store: Store, settings: Settings): Hono {
  const authenticate = createAuthentication(store);
  const passwordsOf = createItemPasswords();
  const answers = createResponseCache(store, settings, () => publishDue(store, settings));
  const app = new Hono({ getPath: (request) => pathOf(request, settings) });

  const answerOf = async (
    { action, resource }: Route,
    context: Context,
    viewer: Viewer,
    text: string,
    location: RequestLocation,
    query: RequestContext['query'],
  ): Promise<Answer> => {
    const { links, language } = location;
    if (action === 'index') return { body: describeInterface(query, language, links, settings) };
    if (action === 'documentation') return { body: openApi(language, links) };
    const asked: RequestContext = {
      store,
      settings,
      now: settings.now(),
      viewer,
      links,
      passwords: passwordsOf(query.password, addressOf(context)),
      query,
      key: keyOf(context),
      body: () => readBody(context.req.raw, text, query),
    };
    return actions[resource!][action](asked);
  };

  for (const route of routes) {
    app.on(route.method, pattern(route.path), async (context) => {
      const request = context.req.raw;
      // Before anything else, so that nothing stays on the connection.
      const text = route.method === 'GET' ? '' : await readText(request);
      const viewer = await authenticate(request, addressOf(context));
      if (text.length > mostForbidden && !mayWrite(viewer, route.resource!)) forbid(viewer);
      await answers.refresh();
      const isAnonymous = viewer.role === undefined && route.method === 'GET';
      // What a password opens is for those who know it, and guesses are counted.
      const isPublic = isAnonymous && context.req.query('password') === undefined;
      const make = async () => {
        const location = locate(request.url, settings);
        const query = readForm(location.query);
        return applyGenericParameters(await answerOf(route, context, viewer, text, location, query), query, settings.jsonp && isAnonymous);
      };
      const headers = { Allow: allowedMethods(route.path, viewer) };
      return isPublic
        ? respond(request, settings, await answers.recall(request.url, make), headers, 'public')
        : respond(request, settings, await make(), headers);
    });
  }
  for (const path of new Set(routes.map((route) => route.path))) {
    app.options(pattern(path), (context) => {
      const { links, language } = locate(context.req.url, settings);
      const methods = routes.filter((route) => route.path === path).map(({ method }) => method);
      return respond(context.req.raw, settings, { body: describeRoute(path, language, links, settings) }, { Allow: methods.join(', ') });
    });
  }
  app.get('/media/*', (context) => serveMedia(context.req.raw, store, settings));
  app.get('/healthz', (context) => respond(context.req.raw, settings, { body: { status: 'ok' } }));
  app.get('/readyz', async (context) => {
    await store.revision();
    return respond(context.req.raw, settings, { body: { status: 'ok' } });
  });
  app.notFound(() => {
    throw noRoute();
  });
  app.onError((error, context) => {
    const failure = error instanceof Problem ? error : problemOf(error);
    if (failure !== error) settings.log({ level: 'error', message: error.message, stack: error.stack });
    const { language } = locate(context.req.url, settings);
    return respond(context.req.raw, settings, {
      status: failure.status,
      body: failure.body(messagesIn(language)),
      headers: failure.headers,
    });
  });
  return app;
}

const methods = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * The method that a POST really means: `X-HTTP-Method-Override`, or `_method` in the query (wire section 2). What is no method of
 * ours finds no route.
 */
export function withRealMethod(request: Request): Request {
  if (request.method !== 'POST') return request;
  const wish = request.headers.get('X-HTTP-Method-Override') ?? new URL(request.url).searchParams.get('_method');
  if (!wish) return request;
  const method = methods.find((name) => name === wish.toUpperCase()) ?? 'NONE';
  return method === 'GET' || method === 'HEAD'
    ? new Request(request.url, { method, headers: request.headers })
    : new Request(request, { method });
}

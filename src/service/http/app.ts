import { Hono, type Context, type Handler, type HonoRequest, type MiddlewareHandler } from 'hono';
import { describeRoute } from '../description/routes.js';
import { messagesIn } from '../languages/languages.js';
import { createAuthentication } from '../rights/authentication.js';
import { createItemPasswords } from '../rights/item-passwords.js';
import { forbid, mayUse } from '../rights/rules.js';
import type { ItemKey } from '../request/context.js';
import { readForm } from '../request/form.js';
import { noRoute, Problem, problem, retryLater } from '../request/problem.js';
import type { Viewer } from '../request/viewer.js';
import type { Settings } from '../settings.js';
import type { Store } from '../store/store.js';
import { Unavailable } from '../store/unavailable.js';
import { readFields } from '../writing/fields.js';
import { publishDue } from '../writing/publish-due.js';
import { auditEntry } from './audit.js';
import { readBody, readText } from './body.js';
import type { Environment } from './environment.js';
import { applyGenericParameters } from './generic-parameters.js';
import { locate } from './location.js';
import { serveMedia } from './media.js';
import { withRealMethod } from './method-override.js';
import { respond, writeResponse } from './respond.js';
import { responseCache } from './response-cache.js';
import { routeTable, type ServedRoute } from './route-table.js';

/** A path of the table in the router's spelling: IDs are digits, slugs anything but a slash. */
const pattern = (path: string) => `/interface${path.replace('{id}', ':id{[0-9]+}').replace('{slug}', ':slug')}`;

function keyOf(request: HonoRequest): ItemKey | undefined {
  const id = request.param('id');
  if (id !== undefined) return { id: Number(id) };
  const slug = request.param('slug');
  return slug === undefined ? undefined : { slug };
}

/** The methods of a path that this caller may use. */
const allowedMethods = (path: string, viewer: Viewer): string =>
  routeTable
    .filter((route) => route.path === path && mayUse(viewer, route))
    .map(({ method }) => method)
    .join(', ');

/** Seconds after which the database may answer again. */
const secondsToWait = 5;

/** The response to an internal error; the details are for the operator's log. */
const problemOf = (error: Error): Problem =>
  error instanceof Unavailable
    ? retryLater(503, 'service_unavailable', 'unavailable', secondsToWait)
    : problem(500, 'internal_error', 'failed');

/**
 * Longer bodies are not read from callers who may write nothing. Their shorter bodies are, because mistakes are reported before missing
 * rights (wire section 3).
 */
const mostForbidden = 16 * 1024;

/** The interface as a function of requests, with their parsed address; the caller's address is empty when unknown. */
export function createApp(store: Store, settings: Settings): (request: Request, url: URL, address: string) => Response | Promise<Response> {
  const authenticate = createAuthentication(store);
  const passwordsOf = createItemPasswords();
  const cached = responseCache(store, settings, () => publishDue(store, settings));
  const app = new Hono<Environment>({ getPath: (_, options) => options!.env!.location.path });

  /** Reads a request, and decides whether the caller may use the route. */
  const read =
    (route: ServedRoute): MiddlewareHandler<Environment> =>
    async (context, next) => {
      const { req, env } = context;
      // Read before anything else, so that nothing stays on the connection.
      const text = route.method === 'GET' ? '' : await readText(req.raw, settings.bodyLimit);
      const viewer = await authenticate(req.raw, env.address);
      const isAllowed = mayUse(viewer, route);
      if (!isAllowed && text.length > mostForbidden) forbid(viewer);
      const { language, links } = env.location;
      const query = readForm(env.location.query);
      const passwords = passwordsOf(query.password, env.address);
      const [now, key] = [settings.now(), keyOf(req)];
      context.set('request', { store, settings, now, viewer, language, links, passwords, query, key, noted: [] });
      context.set('text', text);
      context.set('isAllowed', isAllowed);
      // A response that a password opens is not cached, and guesses are counted.
      context.set('isPublic', route.method === 'GET' && viewer.role === undefined && query.password === undefined);
      await next();
    };

  /** Answers a request; mistakes in its body are reported before missing rights (wire section 3). */
  const answer =
    (route: ServedRoute): Handler<Environment> =>
    async (context) => {
      const { req, env } = context;
      const { request, text, isAllowed, isPublic } = context.var;
      const { action, method, path, resource } = route;
      const { viewer, query } = request;
      const isNew = action === 'create';
      const fields = isNew || action === 'update' ? await readFields(resource!, readBody(req.raw, text, query), isNew, request) : {};
      if (!isAllowed) forbid(viewer);
      const allowsJsonp = settings.jsonp && method === 'GET' && viewer.role === undefined;
      const handled = await (isPublic
        ? store.readPublic(async (from) => route.handle({ ...request, store: from }, fields))
        : route.handle(request, fields));
      if (method !== 'GET') {
        const { id } = handled.body as { id: number };
        const { noted } = request;
        const own = { action, resource: resource!, id, fields: Object.keys(fields) };
        // Where a name is known, POST changes an item; then that is noted.
        const isNoted = noted.some((item) => item.resource === resource && item.id === id);
        for (const item of isNoted ? noted : [own, ...noted]) settings.log(auditEntry(item, viewer, env.address));
      }
      const answered = applyGenericParameters(handled, query, allowsJsonp);
      const written = writeResponse({ ...answered, headers: { Allow: allowedMethods(path, viewer), ...answered.headers } });
      context.set('written', written);
      return respond(req.raw, settings, written, isPublic);
    };

  // Of what a page or an app asks; a balancer may ask for the service's health as often as it likes.
  const limited: MiddlewareHandler<Environment> = async ({ env }, next) => {
    const wait = settings.secondsToWait(env.address);
    if (wait > 0) throw retryLater(429, 'too_many_requests', 'tooManyRequests', wait);
    await next();
  };
  for (const path of ['/interface/*', '/media/*']) app.use(path, limited);
  for (const route of routeTable) app.on(route.method, pattern(route.path), read(route), cached, answer(route));
  for (const path of new Set(routeTable.map((route) => route.path))) {
    app.options(pattern(path), ({ req, env: { location } }) => {
      const methods = routeTable.filter((route) => route.path === path).map(({ method }) => method);
      const body = describeRoute(path, { ...location, settings }, routeTable);
      return respond(req.raw, settings, { body, headers: { Allow: methods.join(', ') } });
    });
  }
  app.get('/media/:path{[\\w.-]+}', ({ req }) => serveMedia(req.param('path'), store, settings));
  app.get('/healthz', ({ req }) => respond(req.raw, settings, { body: { status: 'ok' } }));
  app.get('/readyz', async ({ req }) => {
    await store.revision();
    return respond(req.raw, settings, { body: { status: 'ok' } });
  });
  const fail = (error: Error, { env, req }: Context<Environment>) => {
    const failure = error instanceof Problem ? error : problemOf(error);
    if (failure !== error) settings.log({ level: 'error', message: error.message, stack: error.stack });
    const { status, headers } = failure;
    return respond(req.raw, settings, { status, body: failure.body(messagesIn(env.location.language)), headers });
  };
  app.notFound((context) => fail(noRoute(), context));
  app.onError(fail);
  return (request, url, address) => app.fetch(withRealMethod(request, url), { location: locate(url, settings), address });
}

import type { HonoRequest, MiddlewareHandler } from 'hono';
import type { ItemKey } from '../request/context.js';
import { readForm } from '../request/form.js';
import { createAuthentication } from '../rights/authentication.js';
import { createItemPasswords } from '../rights/item-passwords.js';
import { forbid, mayUse, type Demand } from '../rights/rules.js';
import type { Settings } from '../settings.js';
import type { Store } from '../store/types.js';
import { readBytes } from './body.js';
import type { Environment } from './environment.js';

/**
 * Longer bodies are not read from callers who may write nothing. Their shorter bodies are, because mistakes are reported before missing
 * rights (wire section 3).
 */
const mostForbidden = 16 * 1024;

function keyOf(request: HonoRequest): ItemKey | undefined {
  const id = request.param('id');
  if (id !== undefined) return { id: Number(id) };
  const slug = request.param('slug');
  return slug === undefined ? undefined : { slug };
}

/** What a route says about its requests. */
interface ReadRoute extends Demand {
  readonly method: string;
  /** The largest body in kilobytes, where that is not the one of the settings. */
  readonly bodyLimit?: number;
  /** Whether the cookie of our own pages is enough, without a nonce. */
  readonly takesCookie?: true;
}

/** Reads the requests of a route, and decides whether their callers may use it. */
export function readRequests(store: Store, settings: Settings): (route: ReadRoute) => MiddlewareHandler<Environment> {
  const authenticate = createAuthentication(store, settings.admin);
  const passwordsOf = createItemPasswords();
  return (route) => async (context, next) => {
    const { req, env } = context;
    // Read before anything else, so that nothing stays on the connection.
    const body = route.method === 'GET' ? Buffer.alloc(0) : await readBytes(req.raw, route.bodyLimit ?? settings.bodyLimit);
    const now = settings.now();
    const { language, links } = env.location;
    const viewer = await authenticate(req.raw, { address: env.address, site: links.site, now, takesCookie: route.takesCookie });
    const isAllowed = mayUse(viewer, route);
    if (!isAllowed && body.length > mostForbidden) forbid(viewer);
    const query = readForm(env.location.query);
    const passwords = passwordsOf(query.password, env.address);
    const key = keyOf(req);
    context.set('requestContext', { store, settings, now, viewer, language, links, passwords, query, key, noted: [] });
    context.set('body', body);
    context.set('isAllowed', isAllowed);
    // JSONP is for pages elsewhere; to those of this service it would be a script that their policy lets run.
    const isOwnPage = settings.pages !== undefined && query._jsonp !== undefined && req.header('Sec-Fetch-Site') === 'same-origin';
    const isForAll = route.method === 'GET' && viewer.role === undefined && !isOwnPage;
    context.set('allowsJsonp', settings.jsonp && isForAll);
    // A response that a password opens is not cached, and guesses are counted.
    context.set('isPublic', isForAll && query.password === undefined);
    await next();
    if (viewer.session && !context.res.headers.has('X-WP-Nonce')) context.res.headers.set('X-WP-Nonce', viewer.session.nonce);
  };
}

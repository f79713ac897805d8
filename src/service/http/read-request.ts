import type { HonoRequest, MiddlewareHandler } from 'hono';
import type { ItemKey } from '../request/context.js';
import { readForm } from '../request/form.js';
import { createAuthentication } from '../rights/authentication.js';
import { createItemPasswords } from '../rights/item-passwords.js';
import { forbid, mayUse } from '../rights/rules.js';
import type { Settings } from '../settings.js';
import type { Store } from '../store/types.js';
import { readText } from './body.js';
import type { Environment } from './environment.js';
import type { ServedRoute } from './route-table.js';

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

/** Reads the requests of a route, and decides whether their callers may use it. */
export function readRequests(store: Store, settings: Settings): (route: ServedRoute) => MiddlewareHandler<Environment> {
  const authenticate = createAuthentication(store);
  const passwordsOf = createItemPasswords();
  return (route) => async (context, next) => {
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
    context.set('requestContext', { store, settings, now, viewer, language, links, passwords, query, key, noted: [] });
    context.set('text', text);
    context.set('isAllowed', isAllowed);
    // JSONP is for pages elsewhere; to those of this service it would be a script that their policy lets run.
    const isOwnPage = settings.pages !== undefined && query._jsonp !== undefined && req.header('Sec-Fetch-Site') === 'same-origin';
    const isForAll = route.method === 'GET' && viewer.role === undefined && !isOwnPage;
    context.set('allowsJsonp', settings.jsonp && isForAll);
    // A response that a password opens is not cached, and guesses are counted.
    context.set('isPublic', isForAll && query.password === undefined);
    await next();
  };
}

import type { HonoRequest, MiddlewareHandler } from 'hono';
import type { ItemKey } from '../request/context.js';
import { readForm } from '../request/form.js';
import { problem } from '../request/problem.js';
import type { Viewer } from '../request/viewer.js';
import { createAuthentication } from '../rights/authentication.js';
import { createItemPasswords } from '../rights/item-passwords.js';
import { forbid, mayUse, type Demand } from '../rights/rules.js';
import type { Settings } from '../settings.js';
import type { Store } from '../store/types.js';
import { readBytes } from './body.js';
import type { Environment } from './environment.js';

/**
 * Longer bodies, in kilobytes, are not read from callers who are nobody, or may not use the route. Their shorter bodies
 * are, because mistakes are reported before missing rights (wire section 3), and because people sign in by them.
 */
const mostOfOthers = 16;

function keyOf(request: HonoRequest): ItemKey | undefined {
  const id = request.param('id');
  if (id !== undefined) return { id: Number(id) };
  const slug = request.param('slug');
  return slug === undefined ? undefined : { slug };
}

/** The versions that a caller knows of an item; any will do where there are none. */
const versionsOf = (header: string | undefined): string[] | undefined =>
  header === undefined || header.trim() === '*'
    ? undefined
    : [...header.matchAll(/(?<!W\/)"([^"]*)"/g)].map(([, version]) => version!);

/** The declaration of a route's requests. */
interface ReadRoute extends Demand {
  readonly method: string;
  /** The largest body in kilobytes, where that is not the one of the settings. */
  readonly bodyLimit?: number;
  /** The same for callers who are nobody, where a body of theirs holds more than texts. */
  readonly bodyLimitOfOthers?: number;
  /** Whether the cookie of our own pages is enough, without a nonce. */
  readonly takesCookie?: true;
  /** The parameters that change its answer; any, where there is none. */
  readonly reads?: readonly string[];
}

/** Reads the requests of a route, and decides whether their callers may use it. */
export function readRequests(store: Store, settings: Settings): (route: ReadRoute) => MiddlewareHandler<Environment> {
  const authenticate = createAuthentication(store, settings.admin !== false);
  const passwordsOf = createItemPasswords();

  function limitOf(route: ReadRoute, viewer: Viewer, isAllowed: boolean) {
    const most = route.bodyLimit ?? settings.bodyLimit;
    const limit =
      isAllowed && viewer.role !== undefined ? most : Math.min(most, route.bodyLimitOfOthers ?? mostOfOthers);
    const refuse = (): never => {
      if (!isAllowed) forbid(viewer);
      throw problem(413, 'rest_body_too_large', 'tooLarge', limit);
    };
    return { limit, sender: viewer.role === undefined ? 'nobody' : 'user', refuse } as const;
  }

  return (route) => async (context, next) => {
    const { req, env } = context;
    const now = settings.now();
    const { language, links } = env.location;
    const viewer = await authenticate(req.raw, {
      address: env.address,
      site: links.site,
      now,
      takesCookie: route.takesCookie,
    });
    const isAllowed = mayUse(viewer, route);
    const body = route.method === 'GET' ? Buffer.alloc(0) : await readBytes(req.raw, limitOf(route, viewer, isAllowed));
    const query = readForm(env.location.query);
    if (!settings.jsonp && query._jsonp !== undefined) throw problem(400, 'rest_callback_disabled', 'jsonpDisabled');
    const passwords = passwordsOf(query.password, env.address);
    const key = keyOf(req);
    const versions = versionsOf(req.header('If-Match'));
    const attempt = req.header('Idempotency-Key');
    context.set('requestContext', {
      store,
      settings,
      now,
      viewer,
      language,
      links,
      passwords,
      query,
      key,
      versions,
      attempt,
      noted: [],
    });
    if (route.reads) {
      const read = Object.entries(query).filter(([name]) => route.reads!.includes(name));
      context.set('cacheKey', `${links.root}${env.location.path} ${JSON.stringify(read.sort())}`);
    }
    context.set('body', body);
    context.set('isAllowed', isAllowed);
    // JSONP is for pages elsewhere; to those of this service it would be a script that their policy lets run.
    const isOwnPage =
      settings.pages !== undefined && query._jsonp !== undefined && req.header('Sec-Fetch-Site') === 'same-origin';
    const isForAll = route.method === 'GET' && viewer.role === undefined && !isOwnPage;
    context.set('allowsJsonp', settings.jsonp && isForAll);
    // A response that a password opens is not cached, and guesses are counted.
    context.set('isPublic', isForAll && query.password === undefined);
    await next();
    // The handler that sets the cookie sends the nonce that belongs to it.
    if (viewer.session && !context.res.headers.has('Set-Cookie'))
      context.res.headers.set('X-WP-Nonce', viewer.session.nonce);
  };
}

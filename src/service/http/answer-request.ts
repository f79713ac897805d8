import type { Handler } from 'hono';
import type { RequestContext, WrittenItem } from '../request/context.js';
import type { Viewer } from '../request/viewer.js';
import { forbid, mayChange, mayUse } from '../rights/rules.js';
import type { Settings } from '../settings.js';
import { readFields } from '../writing/fields.js';
import { auditEntry } from './audit-entry.js';
import { readBody } from './body.js';
import type { Environment } from './environment.js';
import { applyGenericParameters } from './generic-parameters.js';
import { respond, writeResponse } from './respond.js';
import { routeTable, type ServedRoute } from './route-table.js';

/** Whether a caller may change the item of an answer, if it is one that has an author. */
function mayWrite({ resource, action }: ServedRoute, viewer: Viewer, body: object | string): boolean {
  if (resource === 'categories' || resource === 'tags' || !['read', 'update'].includes(action)) return true;
  const { status, author } = body as { readonly status: string; readonly author: string };
  return mayChange(viewer, { status, author: Number(author) });
}

/** The methods of a path that this caller may use, by what it is answered. */
const allowedMethods = (answered: ServedRoute, viewer: Viewer, body: object | string): string =>
  routeTable
    .filter(({ path }) => path === answered.path)
    .filter((route) => mayUse(viewer, route) && (route.method === 'GET' || mayWrite(answered, viewer, body)))
    .map(({ method }) => method)
    .join(', ');

/** The items that a request has written: its own, and those that it created or changed by their name. */
function writtenItems(own: WrittenItem, { noted }: RequestContext): readonly WrittenItem[] {
  // Where a name is known, POST changes an item; then that is noted.
  const isNoted = noted.some(({ resource, id }) => resource === own.resource && id === own.id);
  return isNoted ? noted : [own, ...noted];
}

/** Answers the requests of a route; mistakes in their bodies are reported before missing rights (wire section 3). */
export const answerRequests =
  (settings: Settings) =>
  (route: ServedRoute): Handler<Environment> =>
  async (context) => {
    const { action, find, handle, method, resource } = route;
    const { req, env } = context;
    const { requestContext, body, isAllowed, allowsJsonp, isPublic } = context.var;
    const { viewer, query } = requestContext;
    const isNew = action === 'create';
    const fields =
      isNew || action === 'update'
        ? await readFields(resource!, readBody(req.raw, body, query), isNew, requestContext)
        : {};
    if (!isAllowed) {
      await find?.(requestContext);
      forbid(viewer);
    }
    const handled = await handle(requestContext, fields);
    if (method !== 'GET') {
      const { id } = handled.body as { id: number };
      const own = { action, resource: resource!, id, fields: Object.keys(fields) };
      for (const item of writtenItems(own, requestContext)) settings.log(auditEntry(item, viewer, env.address));
    }
    const answered = applyGenericParameters(handled, query, allowsJsonp);
    const written = writeResponse({
      ...answered,
      headers: { Allow: allowedMethods(route, viewer, handled.body), ...answered.headers },
    });
    context.set('written', written);
    return respond(req.raw, settings, written, isPublic);
  };

import type { Handler } from 'hono';
import type { FieldTable } from '../../data/schema/index.js';
import { invalidParameters, missingParameters, problem, type Refusal } from '../request/problem.js';
import { forbid } from '../rights/rules.js';
import { isFromOtherPage } from '../rights/sessions.js';
import type { Settings } from '../settings.js';
import { readValue, type Fields } from '../writing/fields.js';
import type { AuthoringRoute } from './authoring-routes.js';
import { auditEntry } from './audit-entry.js';
import { readBody } from './body.js';
import type { Environment } from './environment.js';
import { respond } from './respond.js';

/** Reads the fields that a table names; throws the 400 that names all at fault. `null` is as good as absent. */
function readTable(table: FieldTable, body: Readonly<Record<string, unknown>>): Fields {
  const given = Object.entries(table).filter(([name]) => (body[name] ?? null) !== null);
  const missing = Object.keys(table).filter((name) => table[name]!.required && (body[name] ?? null) === null);
  if (missing.length) throw missingParameters(missing);
  const fields: Record<string, unknown> = {};
  const refusals: Record<string, Refusal> = {};
  for (const [name, row] of given) {
    const result = readValue(row, body[name]);
    if ('value' in result) fields[name] = result.value;
    else refusals[name] = result;
  }
  if (Object.keys(refusals).length) throw invalidParameters(refusals);
  return fields;
}

/** Answers the requests of a route of the authoring interface. Nothing of it is cached anywhere. */
export const answerAuthoring =
  (settings: Settings, route: AuthoringRoute): Handler<Environment> =>
  async (context) => {
    const { req, env } = context;
    const { requestContext, body, isAllowed } = context.var;
    const { viewer, links } = requestContext;
    // Who signs each request may write from anywhere; a cookie comes along whoever sends the request.
    const isSigned = viewer.role !== undefined && !viewer.session;
    if (route.method !== 'GET' && !isSigned && isFromOtherPage(req.raw, links.site))
      throw problem(403, 'rest_forbidden', 'otherOrigin');
    if (!isAllowed) forbid(viewer);
    const table = typeof route.body === 'object' ? route.body : undefined;
    const fields = table ? readTable(table, readBody(req.raw, body, {})) : {};
    const parameters = req.param();
    const { address } = env;
    const answer = await route.handle({ ...requestContext, request: req.raw, address, parameters, body }, fields);
    for (const item of requestContext.noted) settings.log(auditEntry(item, viewer, address));
    return respond(req.raw, settings, answer);
  };

import type { ErrorHandler } from 'hono';
import { messagesIn } from '../languages/languages.js';
import { Problem, problem, retryLater } from '../request/problem.js';
import type { Settings } from '../settings.js';
import { Unavailable } from '../store/errors.js';
import type { Outages } from '../store/outages.js';
import type { Environment } from './environment.js';
import { respond } from './respond.js';

/** Shows a person what a browser is refused. */
export type ShowRefusal = (refusal: Problem, request: Request, env: Environment['Bindings']) => Promise<Response>;

/** Whether people open such a path, and no program needs its answer as JSON. */
const isForBrowser = (path: string) => /^\/(?:pages|admin|elsewhere)(?:\/|$)/.test(path);

/** Seconds after which the database may answer again. */
const secondsToWait = 5;

const problemOf = (error: Error): Problem =>
  error instanceof Unavailable
    ? retryLater(503, 'service_unavailable', 'unavailable', secondsToWait)
    : problem(500, 'internal_error', 'failed');

/** The response to whatever a route throws; the details of an internal error are for the operator's log. */
export const respondToErrors =
  (settings: Settings, outages: Outages, showRefusal?: ShowRefusal): ErrorHandler<Environment> =>
  (error, context) => {
    const { env, req } = context;
    const failure = error instanceof Problem ? error : problemOf(error);
    if (error instanceof Unavailable) outages.failed(req.method === 'GET' ? 'read' : 'write', error);
    else if (failure !== error) settings.log({ level: 'error', message: error.message, stack: error.stack });
    if (showRefusal && isForBrowser(env.location.path) && req.header('Accept')?.includes('text/html'))
      return showRefusal(failure, req.raw, env);
    const { status, headers } = failure;
    return respond(req.raw, settings, { status, body: failure.body(messagesIn(env.location.language)), headers });
  };

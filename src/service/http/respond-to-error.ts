import type { ErrorHandler } from 'hono';
import { messagesIn } from '../languages/languages.js';
import { Problem, problem, retryLater } from '../request/problem.js';
import type { Settings } from '../settings.js';
import { Unavailable } from '../store/errors.js';
import type { Environment } from './environment.js';
import { respond } from './respond.js';

/** Seconds after which the database may answer again. */
const secondsToWait = 5;

const problemOf = (error: Error): Problem =>
  error instanceof Unavailable
    ? retryLater(503, 'service_unavailable', 'unavailable', secondsToWait)
    : problem(500, 'internal_error', 'failed');

/** The response to whatever a route throws; the details of an internal error are for the operator's log. */
export const respondToErrors =
  (settings: Settings): ErrorHandler<Environment> =>
  (error, { env, req }) => {
    const failure = error instanceof Problem ? error : problemOf(error);
    if (failure !== error) settings.log({ level: 'error', message: error.message, stack: error.stack });
    const { status, headers } = failure;
    return respond(req.raw, settings, { status, body: failure.body(messagesIn(env.location.language)), headers });
  };

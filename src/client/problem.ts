import { membersOf } from '../schema/index.js';
import { CalError, type ErrorDetails } from './error.js';

const names = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((name) => typeof name === 'string') : Object.keys(membersOf(value));

/** The error that an error status and its body make (wire section 4); `data` may be null or a text. */
export function problem(status: number, body: unknown, details: ErrorDetails): CalError {
  const { code, message, data } = membersOf(body);
  const params = names(membersOf(data).params);
  return new CalError('http', typeof message === 'string' ? message : `Status ${status}`, {
    ...details,
    status,
    code: typeof code === 'string' ? code : undefined,
    fields: params.length ? params : names(membersOf(data).details),
    response: body,
  });
}

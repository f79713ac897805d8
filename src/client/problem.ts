import { membersOf } from '../schema/index.js';
import { CalError, type RequestLine } from './error.js';

const names = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((name) => typeof name === 'string') : Object.keys(membersOf(value));

/** `Retry-After` as seconds or as a date. */
function retryAfter({ headers }: Response): number | undefined {
  const text = headers.get('Retry-After') ?? '';
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isNaN(wait) ? undefined : Math.max(wait, 0);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The error that an error status and its body make (wire section 4); `data` may be null or a text. */
export function problem(response: Response, text: string, request: RequestLine): CalError {
  const { status } = response;
  const body = parsed(text);
  const { code, message, data } = membersOf(body);
  const params = names(membersOf(data).params);
  return new CalError('http', typeof message === 'string' ? message : `Status ${status}`, {
    request,
    status,
    code: typeof code === 'string' ? code : undefined,
    fields: params.length ? params : names(membersOf(data).details),
    retryAfter: retryAfter(response),
    response: body,
  });
}

import type { Unreadable } from '../schema/index.js';

/**
 * - `network`: no answer (code `timeout` when it took too long)
 * - `cors`: the server answers, but the browser may not show the answer to this page
 * - `http`: the server answered with an error status
 * - `shape`: the answer is not what the interface says (a web page, an empty body, other JSON)
 * - `filter`: the question itself is wrong; nothing was sent
 * - `aborted`: the caller's signal ended it
 */
export type ErrorKind = 'network' | 'cors' | 'http' | 'shape' | 'filter' | 'aborted';

/** What was asked. */
export interface RequestLine {
  readonly method: string;
  readonly url: string;
}

export interface ErrorDetails {
  /** From the response line. */
  readonly status?: number;
  /** The server's code, such as `rest_invalid_param` (wire section 4); ours are `timeout`, and `left-out` for items that cannot be shown. */
  readonly code?: string;
  /** Wire names of the parameters or fields at fault. */
  readonly fields?: readonly string[];
  readonly request?: RequestLine;
  /** The parsed body; absent when the body was not JSON. */
  readonly response?: unknown;
  /** Milliseconds that the server asks to wait, from `Retry-After`. */
  readonly retryAfter?: number;
  /** What lies beneath; for a filter that could not be read, its `Unreadable`. */
  readonly cause?: unknown;
}

let hintFor: ((error: CalError) => string | undefined) | undefined;

/** Takes what writes hints. It stands apart because a page needs it only once something goes wrong. */
export function giveHints(write: NonNullable<typeof hintFor>): void {
  hintFor = write;
}

/** Every failure of the client. `message` may be the server's text and may contain HTML: it is data, never markup. */
export class CalError extends Error {
  declare readonly kind: ErrorKind;
  declare readonly status?: number;
  declare readonly code?: string;
  readonly fields: readonly string[] = [];
  declare readonly request?: RequestLine;
  declare readonly response?: unknown;
  declare readonly retryAfter?: number;

  constructor(kind: ErrorKind, message: string, details: ErrorDetails = {}) {
    super(message);
    Object.assign(this, { name: 'CalError', kind }, details);
  }

  /** For a filter or setting, by its wire name, that its kind could not read. */
  static unreadable(name: string, value: Unreadable): CalError {
    return new CalError('filter', `${name} is unreadable`, { fields: [name], cause: value });
  }

  /** What a site owner can do about it, in English; absent where there is nothing to advise, or before `giveHints`. */
  get hint(): string | undefined {
    return hintFor?.(this);
  }
}

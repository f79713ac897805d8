import type { Unreadable } from '../schema/kinds.js';

/**
 * - `network`: no response (code `timeout` when it took too long)
 * - `cors`: the server responds, but this page may not read the response
 * - `http`: the server responded with an error status
 * - `shape`: the response does not match the interface (a web page, an empty body, other JSON)
 * - `filter`: the filters or settings are invalid; nothing was sent
 * - `conflict`: nothing was written, because somebody else has changed the same fields (code `conflict`); `fields`
 *   names them, and `response` is the item as it is now
 * - `aborted`: the caller's signal ended it
 */
export type ErrorKind = 'network' | 'cors' | 'http' | 'shape' | 'filter' | 'conflict' | 'aborted';

/** The request that failed. */
export interface RequestLine {
  readonly method: string;
  readonly url: string;
}

export interface ErrorDetails {
  /** From the response line. */
  readonly status?: number;
  /**
   * The server's code, such as `rest_invalid_param` (wire section 4); ours are `timeout`, `too-long`, `conflict`, and
   * `left-out` for items that cannot be shown.
   */
  readonly code?: string;
  /** Wire names of the parameters or fields at fault. */
  readonly fields?: readonly string[];
  readonly request?: RequestLine;
  /** The parsed body; absent when the body was not JSON. */
  readonly response?: unknown;
  /** The first line of a body that was not JSON, as plain text. */
  readonly excerpt?: string;
  /** Milliseconds to wait before another request, from `Retry-After`. */
  readonly retryAfter?: number;
  /** The cause; for an unreadable filter, its `Unreadable`. */
  readonly cause?: unknown;
}

let hintFor: ((error: CalError) => string | undefined) | undefined;

/** Sets the function that writes hints. It loads separately because a page needs it only once something goes wrong. */
export function giveHints(write: NonNullable<typeof hintFor>): void {
  hintFor = write;
}

/**
 * Every failure of the client. `message` may be the server's text and may contain HTML: it is data, never markup.
 * @example
 * ```ts
 * try {
 *   await createClient({ baseUrl: 'https://example.org/wp-json' }).events.read(12);
 * } catch (error) {
 *   if (error instanceof CalError && error.status === 404) console.log('The event is gone.');
 * }
 * ```
 */
export class CalError extends Error {
  declare readonly kind: ErrorKind;
  declare readonly status?: number;
  declare readonly code?: string;
  readonly fields: readonly string[] = [];
  declare readonly request?: RequestLine;
  declare readonly response?: unknown;
  declare readonly excerpt?: string;
  declare readonly retryAfter?: number;

  constructor(kind: ErrorKind, message: string, details: ErrorDetails = {}) {
    super(message);
    // An unread stack holds the functions that it names, and they the elements and the errors before.
    Object.assign(this, { name: 'CalError', kind, stack: this.stack }, details);
  }

  /** For a filter or setting, by its wire name, that its kind could not read. */
  static unreadable(name: string, value: Unreadable): CalError {
    return new CalError('filter', `${name} cannot be ${String(value.given)}`, { fields: [name], cause: value });
  }

  /** Advice to the site owner, in English; absent where there is none, or before `giveHints`. */
  get hint(): string | undefined {
    return hintFor?.(this);
  }
}

import type { RequestContext } from '../request/context.js';
import type { RequestLocation } from './location.js';
import type { WrittenResponse } from './respond.js';

/** What the middleware of a request hands on. */
export interface Environment {
  /** Known before a route is found: the address is parsed once. */
  Bindings: { readonly location: RequestLocation; readonly address: string };
  /** Known once the request is read. */
  Variables: {
    request: RequestContext;
    /** The text of the body. */
    text: string;
    /** Whether the caller may use the route. */
    isAllowed: boolean;
    /** Whether the answer is the same for everybody: to callers who are not signed in, and bring no password, which is for those who know it. */
    isPublic: boolean;
    /** The answer, when there is one. */
    written: WrittenResponse | undefined;
  };
}

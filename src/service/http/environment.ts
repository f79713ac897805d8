import type { RequestContext } from '../request/context.js';
import type { RequestLocation } from './location.js';
import type { WrittenResponse } from './respond.js';

/** The values that middleware passes on with a request. */
export interface Environment {
  /** Known before a route is found: the address is parsed once. */
  Bindings: {
    readonly location: RequestLocation;
    readonly address: string;
    /** Whether a page of this service sent the request; then the request for the page has been counted. */
    readonly isOwn?: true;
  };
  /** Known once the request is read. */
  Variables: {
    requestContext: RequestContext;
    body: Buffer;
    /** Whether the caller may use the route. */
    isAllowed: boolean;
    /** Whether the caller may have the response as a script. */
    allowsJsonp: boolean;
    /** Whether the response is the same for everybody: the caller is not signed in and sends no password. */
    isPublic: boolean;
    /** The cache key of a public response, where it is not its address. */
    cacheKey: string | undefined;
    /** Whether a public response was remembered; `undefined` where it may not be. */
    cached: 'hit' | 'miss' | undefined;
    /** The response, once there is one. */
    written: WrittenResponse | undefined;
  };
}

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Settings } from '../settings.js';
import type { Answer } from '../request/context.js';
import { cacheKeys } from './purge.js';

/**
 * Hono has middleware for compression and CORS. Its `compress` compresses each response again, where a cached one is
 * compressed once, and its `cors` copies each response, and cannot describe a route on OPTIONS (wire section 15): both
 * double the work.
 */
const compress = promisify(gzip);
/** Compression of shorter responses costs more than it saves. */
const worthCompressing = 1400;

const exposed = 'Allow, X-WP-Total, X-WP-TotalPages, X-TEC-Total, X-TEC-TotalPages, ETag, Link, Retry-After';

/** Pages of other origins may read; they sign in by header, so cookies are not allowed. */
export const crossOriginHeaders = ({ cors }: Settings) => ({
  'Access-Control-Allow-Origin': cors,
  'Access-Control-Expose-Headers': exposed,
});

const preflightHeaders = {
  'Access-Control-Allow-Methods': 'OPTIONS, GET, POST, PUT, PATCH, DELETE',
  'Access-Control-Allow-Headers':
    'Authorization, X-WP-Nonce, X-HTTP-Method-Override, Content-Disposition, Content-MD5, Content-Type, If-Match, If-None-Match, Idempotency-Key',
  'Access-Control-Max-Age': '600',
};

/** Seconds for which public responses may be cached. */
const freshness = 60;

/**
 * Seconds for which a shared cache that is purged after writes may keep answers; the clock alone changes them slowly.
 */
const freshnessUntilPurged = 600;

/**
 * Public responses may be used for ten minutes while a newer one is fetched, and for a day while the service is away.
 */
const publicCaching = (left: number, { purge }: Settings) => {
  const atMost = (seconds: number) => Math.min(Math.max(left, 0), seconds);
  const shared = purge ? `, s-maxage=${atMost(freshnessUntilPurged)}` : '';
  return `public, max-age=${atMost(freshness)}${shared}, stale-while-revalidate=600, stale-if-error=86400`;
};
const noCaching = 'no-cache, must-revalidate, max-age=0, no-store, private';

/** A response as text, with its ETag and compressed form, which are made once. */
export interface WrittenResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** Until when it is right, in milliseconds since 1970, where that is known. */
  readonly expires?: number | undefined;
  etag?: string;
  gzip?: Promise<Uint8Array<ArrayBuffer>>;
}

export const writeResponse = ({ status = 200, body, headers = {} }: Answer): WrittenResponse => ({
  status,
  headers,
  text: typeof body === 'string' ? body : JSON.stringify(body),
});

const tagOf = (text: string) => `W/"${createHash('sha1').update(text).digest('base64url')}"`;

/** Whether `If-None-Match` names an ETag, be either of them weak. */
const asksFor = (header: string | null, tag: string): boolean => {
  const strong = (text: string) => text.trim().replace(/^W\//, '');
  return header !== null && header.split(',').some((known) => strong(known) === strong(tag) || known.trim() === '*');
};

/**
 * Makes the response: headers, ETag and 304 for public answers and those that bring an ETag of their own, compression.
 */
export async function respond(
  request: Request,
  settings: Settings,
  answer: Answer | WrittenResponse,
  isPublic = false,
): Promise<Response> {
  const written = 'text' in answer ? answer : writeResponse(answer);
  const left = written.expires === undefined ? Infinity : Math.floor((written.expires - settings.now()) / 1000);
  const headers: Record<string, string> = {
    'Content-Type': 'application/json; charset=UTF-8',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': isPublic ? publicCaching(left, settings) : noCaching,
    // A cookie alone changes no answer; the nonce beside it does. All origins are answered alike.
    Vary: 'Authorization, X-WP-Nonce, Accept-Encoding',
    ...(isPublic && settings.purge && cacheKeys),
    ...crossOriginHeaders(settings),
    ...(request.method === 'OPTIONS' && preflightHeaders),
    ...written.headers,
  };
  if (isPublic) headers.ETag = written.etag ??= tagOf(written.text);
  if (headers.ETag && asksFor(request.headers.get('If-None-Match'), headers.ETag)) {
    delete headers['Content-Type'];
    return new Response(null, { status: 304, headers });
  }
  if (written.text.length < worthCompressing || !/\bgzip\b/.test(request.headers.get('Accept-Encoding') ?? '')) {
    return new Response(written.text, { status: written.status, headers });
  }
  headers['Content-Encoding'] = 'gzip';
  return new Response(await (written.gzip ??= compress(written.text) as Promise<Uint8Array<ArrayBuffer>>), {
    status: written.status,
    headers,
  });
}

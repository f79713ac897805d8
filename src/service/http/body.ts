import { invalidParameters, Problem, retryLater } from '../request/problem.js';
import { readForm, type FormValue } from '../request/form.js';

/** The deepest nesting of objects and lists in a body. */
const deepest = 20;

function depth(value: unknown, level = 0): number {
  if (typeof value !== 'object' || value === null || level > deepest) return level;
  return Object.values(value).reduce((most: number, inner) => Math.max(most, depth(inner, level + 1)), level + 1);
}

/** No text holds a zero byte, which PostgreSQL refuses. */
function withoutZeros(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '');
  if (Array.isArray(value)) return value.map(withoutZeros);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutZeros(inner)]));
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : '';
    throw new Problem(
      400,
      'rest_invalid_json',
      (messages) => messages.invalidJson,
      () => ({ json_error_code: 4, json_error_message: reason }),
    );
  }
}

/**
 * The bytes of bodies that may arrive at a time in all, of callers who are signed in and of others, so that neither
 * take the memory of the service.
 */
const mostUnderWay = { user: 128 * 1024 * 1024, nobody: 16 * 1024 * 1024 };
type Sender = keyof typeof mostUnderWay;
const underWay: Record<Sender, number> = { user: 0, nobody: 0 };

/** Seconds after which whoever sends a body while too many arrive may try again. */
const secondsToWait = 5;

/**
 * The bytes of a body read beyond its limit and thrown away, so that a browser that still sends it gets to read the
 * answer.
 */
const mostThrownAway = 2 * 1024 * 1024;

/** The limit of a body. */
interface BodyLimit {
  /** In kilobytes. */
  readonly limit: number;
  readonly sender: Sender;
  /** Throws what a longer body is answered with. */
  readonly refuse: () => never;
}

/**
 * The bytes of a body up to its limit. Of a longer one, be it by its `Content-Length`, little more is read, and none of
 * it is kept. Hono's `bodyLimit` responds while the body is still arriving, and trusts any `Content-Length`.
 */
export async function readBytes(request: Request, { limit, sender, refuse }: BodyLimit): Promise<Buffer> {
  const mostBytes = limit * 1024;
  const announced = Number(request.headers.get('Content-Length') ?? 0);
  const chunks: Uint8Array[] = [];
  let [size, kept] = [0, 0];
  let isTooLong = announced > mostBytes;
  const drop = () => {
    chunks.length = 0;
    underWay[sender] -= kept;
    kept = 0;
  };
  if (announced > mostBytes + mostThrownAway) return refuse();
  try {
    for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      isTooLong ||= size > mostBytes;
      if (size > mostBytes + mostThrownAway) break;
      if (isTooLong) {
        drop();
        continue;
      }
      if (underWay[sender] + chunk.byteLength > mostUnderWay[sender]) {
        // At once, so that the others go on.
        drop();
        throw retryLater(503, 'too_many_bodies', 'tooManyRequests', secondsToWait);
      }
      chunks.push(chunk);
      kept += chunk.byteLength;
      underWay[sender] += chunk.byteLength;
    }
    return isTooLong ? refuse() : Buffer.concat(chunks);
  } finally {
    drop();
  }
}

/**
 * Fields of a write: those of the query, and over them those of a JSON or form body (wire section 11.1). Other types
 * are not read.
 */
export function readBody(
  request: Request,
  body: Buffer,
  query: Readonly<Record<string, FormValue>>,
): Record<string, unknown> {
  const text = body.toString();
  const type = request.headers.get('Content-Type') ?? '';
  if (/^\s*[\w.+-]+\/(?:[\w.+-]+\+)?json\b/i.test(type) && text.trim() !== '') {
    const value = readJson(text);
    const fields: Record<string, unknown> = typeof value === 'object' && !Array.isArray(value) ? { ...value } : {};
    const tooDeep = Object.keys(fields).filter((name) => depth(fields[name]) > deepest);
    if (tooDeep.length)
      throw invalidParameters(Object.fromEntries(tooDeep.map((name) => [name, { message: 'tooDeep' }])));
    return { ...query, ...(withoutZeros(fields) as object) };
  }
  return { ...query, ...(/^\s*application\/x-www-form-urlencoded\b/i.test(type) && readForm(text)) };
}

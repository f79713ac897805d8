import { invalidParameters, problem, Problem } from '../request/problem.js';
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

/** A body that is too large is still read up to this many times the limit, so that the response arrives and the connection stays open. */
const drained = 16;

/** The bytes of the body; 413 above the limit, in kilobytes. Hono's `bodyLimit` responds while the body is still arriving, and trusts any `Content-Length`. */
export async function readBytes(request: Request, limit: number): Promise<Buffer> {
  const mostBytes = limit * 1024;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size <= mostBytes) chunks.push(chunk);
    if (size > drained * mostBytes) break;
  }
  if (size > mostBytes) throw problem(413, 'rest_body_too_large', 'tooLarge', limit);
  return Buffer.concat(chunks);
}

/** Fields of a write: those of the query, and over them those of a JSON or form body (wire section 11.1). Other types are not read. */
export function readBody(request: Request, body: Buffer, query: Readonly<Record<string, FormValue>>): Record<string, unknown> {
  const text = body.toString();
  const type = request.headers.get('Content-Type') ?? '';
  if (/^\s*[\w.+-]+\/(?:[\w.+-]+\+)?json\b/i.test(type) && text.trim() !== '') {
    const value = readJson(text);
    const fields: Record<string, unknown> = typeof value === 'object' && !Array.isArray(value) ? { ...value } : {};
    const tooDeep = Object.keys(fields).filter((name) => depth(fields[name]) > deepest);
    if (tooDeep.length) throw invalidParameters(Object.fromEntries(tooDeep.map((name) => [name, { message: 'tooDeep' }])));
    return { ...query, ...(withoutZeros(fields) as object) };
  }
  return { ...query, ...(/^\s*application\/x-www-form-urlencoded\b/i.test(type) && readForm(text)) };
}

import type { Answer } from '../request/context.js';
import type { FormValue } from '../request/form.js';

/** `_fields` names members, with dots into objects but not into lists (wire section 2). */
function pick(value: unknown, paths: readonly (readonly string[])[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return [];
  const picked: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) {
    const rests = paths.filter(([first]) => first === name).map(([, ...rest]) => rest);
    if (rests.some((rest) => rest.length === 0)) picked[name] = inner;
    else if (rests.length) picked[name] = pick(inner, rests);
  }
  return picked;
}

const pathsOf = (fields: FormValue): string[][] =>
  [fields]
    .flat()
    .flatMap((text) => (typeof text === 'string' ? text.split(',') : []))
    .map((path) => path.trim().split('.'));

const isFunctionName = (name: unknown): name is string => typeof name === 'string' && /^[\w$]+(\.[\w$]+)*$/.test(name);

/** The parameters that every route takes: `_fields`, `_envelope`, `_jsonp` (wire section 2). */
export function applyGenericParameters(answer: Answer, { _fields, _envelope, _jsonp }: Readonly<Record<string, FormValue>>): Answer {
  const picked = _fields ? { ...answer, body: pick(answer.body, pathsOf(_fields)) as object } : answer;
  const { body, status = 200, headers = {} } = picked;
  const enveloped: Answer = _envelope === undefined ? picked : { body: { body, status, headers } };
  if (!isFunctionName(_jsonp)) return enveloped;
  const type = { 'Content-Type': 'application/javascript; charset=UTF-8' };
  return { ...enveloped, body: `/**/${_jsonp}(${JSON.stringify(enveloped.body)})`, headers: { ...enveloped.headers, ...type } };
}

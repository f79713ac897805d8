import type { Answer } from '../request/context.js';
import type { FormValue } from '../request/form.js';

/** The requested members; `true` stands for a whole one. */
type Wanted = Map<string, Wanted | true>;

/** `_fields` names members, with dots into objects but not into lists (wire section 2). */
function pick(value: unknown, wanted: Wanted): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return [];
  const picked: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) {
    const below = wanted.get(name);
    if (below) picked[name] = below === true ? inner : pick(inner, below);
  }
  return picked;
}

function wantedOf(fields: FormValue): Wanted {
  const wanted: Wanted = new Map();
  const texts = [fields].flat().filter((text) => typeof text === 'string');
  for (const path of texts.flatMap((text) => text.split(','))) {
    const names = path.trim().split('.');
    const last = names.pop()!;
    let at: Wanted | true = wanted;
    for (const name of names) {
      if (at === true) break;
      const below: Wanted | true = at.get(name) ?? new Map();
      at.set(name, below);
      at = below;
    }
    if (at !== true) at.set(last, true);
  }
  return wanted;
}

const isFunctionName = (name: unknown): name is string => typeof name === 'string' && /^[\w$]+(\.[\w$]+)*$/.test(name);

/** The parameters that every route takes: `_fields`, `_envelope` and, where allowed, `_jsonp` (wire section 2). */
export function applyGenericParameters(
  answer: Answer,
  { _fields, _envelope, _jsonp }: Readonly<Record<string, FormValue>>,
  allowsJsonp: boolean,
): Answer {
  const picked = _fields ? { ...answer, body: pick(answer.body, wantedOf(_fields)) as object } : answer;
  const { body, status = 200, headers = {} } = picked;
  const enveloped: Answer = _envelope === undefined ? picked : { body: { body, status, headers } };
  if (!allowsJsonp || !isFunctionName(_jsonp)) return enveloped;
  const type = { 'Content-Type': 'application/javascript; charset=UTF-8' };
  return {
    ...enveloped,
    body: `/**/${_jsonp}(${JSON.stringify(enveloped.body)})`,
    headers: { ...enveloped.headers, ...type },
  };
}

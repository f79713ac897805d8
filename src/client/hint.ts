import { kebabCase, membersOf, Unreadable } from '../schema/index.js';
import type { CalError } from './error.js';

const shapeHints: Readonly<Record<string, string>> = {
  '': 'The server answered with a web page or other data: check base-url and namespace.',
  repeated: 'The server, or a cache before it, answers with page 1 whatever the parameter page says.',
  'too-long': 'The server answered with more than 20 MB: check base-url, or set a smaller per-page.',
};

/** Each case is a sentence; what elements say to visitors are the locale's messages. */
export function hintFor({ kind, code, fields, cause, message, response }: CalError): string | undefined {
  const attributes = fields.map(kebabCase).join(', ');
  switch (kind) {
    case 'network':
      return 'Check base-url, its server, and the connect-src of this page’s Content-Security-Policy.';
    case 'cors':
      return `Let the server answer with the header "Access-Control-Allow-Origin: ${location.origin}".`;
    case 'shape':
      return code === 'left-out' ? `${message}: ${idsOf(response)}.` : shapeHints[code ?? ''];
    case 'filter':
      return cause instanceof Unreadable
        ? `${attributes}="${String(cause.given)}" is unreadable, expected: ${kebabCase(cause.kind)}`
        : `Check ${attributes}: ${message}`;
    case 'http':
      if (fields.length) return `The server refuses ${attributes}: ${refusals(response) || message}`;
      if (!code || code === 'rest_no_route') return 'There is no calendar at this address: check base-url and namespace.';
  }
  return undefined;
}

const idsOf = (items: unknown): string =>
  (items as readonly unknown[])
    .slice(0, 10)
    .map((item) => JSON.stringify(membersOf(item).id ?? membersOf(membersOf(item).request).url) ?? 'one without id')
    .join(', ');

/** The server's own text for each refused parameter. */
function refusals(response: unknown): string {
  const { params } = membersOf(membersOf(response).data);
  return Array.isArray(params)
    ? ''
    : Object.values(membersOf(params))
        .filter((text) => typeof text === 'string')
        .join(' ');
}

import { kebabCase } from '../schema/names.js';
import { membersOf } from '../schema/shapes.js';
import { Unreadable } from '../schema/kinds.js';
import type { CalError } from './error.js';

const shapeHints: Readonly<Record<string, string>> = {
  '': 'The server answered with a web page or other data: check base-url and namespace.',
  'too-long':
    'The server answered with more than 20 MB, or has more pages of a list than are read: check base-url, or ask for less.',
};

/** Refusals for other causes: an item that is not public, and wrong credentials (wire section 4). */
const otherRefusals = /^(?:event|venue|organizer)-|password|username|nonce/;

/** Whether the whole interface is closed to whoever is not signed in. */
export const isClosed = ({ status, code = '' }: Pick<CalError, 'status' | 'code'>): boolean =>
  (status === 401 || status === 403) && !otherRefusals.test(code);

/** Each case is a sentence; what elements say to visitors are the locale's messages. */
export function hintFor(error: CalError): string | undefined {
  const { kind, code, fields, cause, message, response, excerpt } = error;
  const attributes = fields.map(kebabCase).join(', ');
  switch (kind) {
    case 'network':
      return 'Check base-url, its server, and the connect-src of this page’s Content-Security-Policy.';
    case 'cors':
      return `Let the server answer with the header "Access-Control-Allow-Origin: ${location.origin}".`;
    case 'shape':
      if (code === 'left-out') return `${message}: ${idsOf(response)}.`;
      return [shapeHints[code ?? ''], excerpt && `It begins: ${excerpt}`].filter(Boolean).join(' ');
    case 'filter':
      return cause instanceof Unreadable
        ? `${attributes}="${String(cause.given)}" is unreadable, expected: ${kebabCase(cause.kind)}`
        : `Check ${attributes}: ${message}`;
    case 'http':
      if (fields.length) return `The server refuses ${attributes}: ${refusals(response) || message}`;
      if (isClosed(error))
        return 'The server does not answer everybody: a plugin of the site, such as one for security, may close its REST API to guests.';
      if (!code || code === 'rest_no_route')
        return `There is no calendar at this address: check base-url and namespace.${namespacesIn(cause)}`;
  }
  return undefined;
}

const namespacesIn = (cause: unknown): string =>
  Array.isArray(cause) && cause.length ? ` The site has the namespaces ${cause.join(', ')}.` : '';

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

import type { CalError } from '../../query/index.js';
import type { Messages } from '../../locale/index.js';
import { defaultNamespace, kebabCase, Unreadable } from '../../schema/index.js';

type SimpleKind = Exclude<keyof Messages['expected'], 'choice'>;

function host(error: CalError): string {
  return URL.parse(error.request?.url ?? '', document.baseURI)?.host ?? '';
}

/**
 * An error in the reader's language, naming the culprit.
 * @param given the text that a filter or setting was given; empty without
 */
export function errorMessage(error: CalError, messages: Messages, given: (field: string) => string): string {
  const { errors, expected } = messages;
  const attribute = (field: string, text = given(field)) => `${kebabCase(field)}="${text}"`;
  const server = host(error);
  const { kind, status = 0, fields, cause } = error;
  if (kind === 'filter') {
    // Where a partner is missing, it comes last.
    const field = fields.at(-1) ?? '';
    if (cause instanceof Unreadable) {
      const { kind, choices } = cause;
      return errors.unreadable(
        attribute(field, String(cause.given)),
        choices ? expected.choice(choices.join(', ')) : expected[kind as SimpleKind],
      );
    }
    return errors.unset(kebabCase(field));
  }
  if (kind === 'http') {
    if (status === 400 && fields.length) return errors.refused(fields.map((field) => attribute(field)).join(', '));
    if (status === 404) {
      const namespace = given('namespace') || defaultNamespace;
      return given('base_url').includes(namespace) ? errors.doubled(attribute('base_url'), namespace) : errors.missing(server);
    }
    if (status === 401 || status === 403) return errors.denied();
    return errors.http(server, status);
  }
  if (kind === 'network') return error.code === 'timeout' ? errors.timeout(server) : errors.network(server);
  if (error.code === 'left-out') return errors.leftOut((error.response as readonly unknown[]).length);
  return kind === 'cors' ? errors.cors(server) : errors.shape(server);
}

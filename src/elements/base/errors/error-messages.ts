import { html, type TemplateResult } from 'lit';
import { CalError, giveHints, hintFor, isClosed } from '../../../data/client/index.js';
import { isDeveloped, leaveToCache, readSettings } from '../../../data/query/index.js';
import type { ErrorMessages } from '../../../locale/index.js';
import { camelCase, defaultNamespace, kebabCase, Unreadable } from '../../../data/schema/index.js';

/** The words for an error in the visitor's language, instead of those for any error, and below them. */
export interface ErrorText {
  readonly title?: string;
  readonly hint?: TemplateResult;
  /** The message for the page's author about a mistake, on a page that is being developed. */
  readonly mistake?: string;
  /** The role of the notice where it is no alert. */
  readonly role?: 'status';
}
export type Explain = (error: CalError) => ErrorText;

type SimpleKind = Exclude<keyof ErrorMessages['expected'], 'choice'>;
type Values = Readonly<Record<string, unknown>>;

const serverOf = (error: CalError) => URL.parse(error.request?.url ?? '', document.baseURI)?.host ?? '';

/** A server may refuse `constructor`, which every object has. */
const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** The text that a filter or setting of an element was given, or inherits; empty without. */
function givenTo(host: Element, field: string): string {
  const properties = host as unknown as Values;
  const inherited = readSettings(host) as unknown as Values;
  return (
    host.getAttribute(kebabCase(field)) ??
    host.getAttribute(field) ??
    textOf(properties[camelCase(field)] ?? inherited[field])
  );
}

const isRefused = ({ status }: CalError) => status === 401 || status === 403;

/** The error in one line, naming the culprit. */
function errorMessage(error: CalError, messages: ErrorMessages, host: Element): string {
  const { expected } = messages;
  const given = (field: string) => givenTo(host, field);
  const attribute = (field: string, text = given(field)) => `${kebabCase(field)}="${text}"`;
  const server = serverOf(error);
  const { kind, status = 0, fields, cause } = error;
  if (kind === 'filter') {
    // Where a partner is missing, it comes last.
    const field = fields.at(-1) ?? '';
    if (cause instanceof Unreadable) {
      const { kind, choices } = cause;
      return messages.unreadable(
        attribute(field, String(cause.given)),
        choices ? expected.choice(choices.join(', ')) : expected[kind as SimpleKind],
      );
    }
    return messages.unset(kebabCase(field));
  }
  if (kind === 'http') {
    if (status === 400 && fields.length) return messages.refused(fields.map((field) => attribute(field)).join(', '));
    if (status === 404) {
      const namespace = given('namespace') || defaultNamespace;
      if (given('base_url').includes(namespace)) return messages.doubled(attribute('base_url'), namespace);
      const namespaces: readonly unknown[] = Array.isArray(cause) ? cause : [];
      const missing = messages.missing(server, namespaces.join(', '));
      return namespaces.includes('wp/v2') ? `${missing} ${messages.missingPlugin}` : missing;
    }
    if (isClosed(error)) return messages.closed(server);
    if (isRefused(error)) return messages.denied;
    return messages.http(server, status);
  }
  if (kind === 'network') return error.code === 'timeout' ? messages.timeout(server) : messages.network(server);
  if (error.code === 'left-out') return messages.leftOut((error.response as readonly unknown[]).length);
  if (error.code === 'too-long') return messages.tooLong(server);
  return kind === 'cors' ? messages.cors(server) : messages.shape(server, error.excerpt);
}

const reported = new Set<string>();

/** Warns the page's author of a mistake, once. */
function report({ localName }: Element, line: string): void {
  const text = `cal-elements: <${localName}> ${line}`;
  if (!reported.has(text)) console.error(text);
  reported.add(text);
}

/** A line that helps nobody but the owner of the site, folded. */
const forOwner = (line: string, { owner }: ErrorMessages): TemplateResult =>
  html`<details part="owner">
    <summary part="owner-summary">${owner}</summary>
    <p part="hint">${line}</p>
  </details>`;

/** The explanation of the errors of an element; `error` is the one that it has now. */
export function explainer(host: Element, messages: ErrorMessages, error: CalError | undefined): Explain {
  giveHints(hintFor);
  // Starts the clock that retries, also on a page that has not shown anything yet.
  if (error)
    void leaveToCache().then(
      ({ watchClock }) => watchClock(),
      () => {},
    );
  return (one) => errorText(one, messages, host);
}

/** Whose events are missing among those of several servers, and why; beside it, how many others cannot be shown. */
function missingText(missing: readonly CalError[], leftOut: number, messages: ErrorMessages, host: Element): ErrorText {
  const reasons = new Map(
    missing.map((error) => [serverOf(error), { error, line: errorMessage(error, messages, host) }]),
  );
  const lines = [...reasons.values()].flatMap(({ error, line }) => {
    if (!isMistake(error) || isDeveloped(host)) return line;
    report(host, line);
    return [];
  });
  const hint = [...lines, ...(leftOut ? [messages.leftOut(leftOut)] : [])].join(' ');
  return {
    title: messages.missingFrom([...reasons.keys()].join(', ')),
    ...(hint && { hint: forOwner(hint, messages) }),
    role: 'status',
  };
}

/** Whether the error is a mistake of the page's author or of the calendar's owner. */
const isMistake = (error: CalError): boolean =>
  error.kind === 'filter' ||
  error.status === 404 ||
  isClosed(error) ||
  (error.status === 400 && error.fields.length > 0);

/** The words for an element's error, in the visitor's language, for whoever sees the page. */
function errorText(error: CalError, messages: ErrorMessages, host: Element): ErrorText {
  const { code } = error;
  if (code === 'left-out') {
    const leftOut = error.response as readonly unknown[];
    const missing = leftOut.filter((one) => one instanceof CalError);
    if (missing.length) return missingText(missing, leftOut.length - missing.length, messages, host);
  }
  const line = errorMessage(error, messages, host);
  const isTheirs = isMistake(error);
  if (isTheirs && !isDeveloped(host)) {
    report(host, line);
    return {};
  }
  if (!isTheirs && (code === 'left-out' || isRefused(error))) return { title: line };
  return { hint: forOwner(line, messages), ...(isTheirs && { mistake: line }) };
}

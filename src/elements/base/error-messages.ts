/** The messages of an error. */
import { CalError, fetchAhead, giveHints, hintFor, readSettings } from '../../query/index.js';
import type { ErrorMessages } from '../../locale/index.js';
import { camelCase, defaultNamespace, kebabCase, Unreadable } from '../../schema/index.js';
import type { Explain, ErrorText } from './explanation.js';
import { nameMissingImages } from './missing-images.js';
import { isExplainedBefore, isIncomplete } from './same-server.js';

type SimpleKind = Exclude<keyof ErrorMessages['expected'], 'choice'>;
type Values = Readonly<Record<string, unknown>>;

const serverOf = (error: CalError) => URL.parse(error.request?.url ?? '', document.baseURI)?.host ?? '';

/** A server may refuse `constructor`, which every object has. */
const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** The text that a filter or setting of an element was given, or inherits; empty without. */
function givenTo(host: Element, field: string): string {
  const properties = host as unknown as Values;
  const inherited = readSettings(host) as unknown as Values;
  return host.getAttribute(kebabCase(field)) ?? host.getAttribute(field) ?? textOf(properties[camelCase(field)] ?? inherited[field]);
}

/** What went wrong in one line, naming the culprit. */
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
      return given('base_url').includes(namespace) ? messages.doubled(attribute('base_url'), namespace) : messages.missing(server);
    }
    if (status === 401 || status === 403) return messages.denied;
    return messages.http(server, status);
  }
  if (kind === 'network') return error.code === 'timeout' ? messages.timeout(server) : messages.network(server);
  if (error.code === 'left-out') return messages.leftOut((error.response as readonly unknown[]).length);
  if (error.code === 'repeated') return messages.repeated;
  if (error.code === 'too-long') return messages.tooLong(server);
  return kind === 'cors' ? messages.cors(server) : messages.shape(server);
}

/** Whether a mistake is shown on the page, to who is making it. */
const isDeveloped = (host: Element): boolean =>
  /^(|localhost|127\.0\.0\.1|\[::1\]|.*\.localhost)$/.test(location.hostname) || readSettings(host).debug === true;

const reported = new Set<string>();

/** Tells who looks after the page of a mistake, once. */
function report({ localName }: Element, line: string): void {
  const text = `cal-elements: <${localName}> ${line}`;
  if (!reported.has(text)) console.error(text);
  reported.add(text);
}

/** What explains the errors of an element; `error` is the one that it has now. */
export function explainer(host: Element, messages: ErrorMessages, error: CalError | undefined): Explain {
  giveHints(hintFor);
  if (error) {
    // A page that could never show anything tries again by itself, too.
    fetchAhead(() => undefined);
    if (error.kind === 'network') nameMissingImages(host as HTMLElement, messages.image);
  }
  return (one) => errorText(one, messages, host);
}

/** Whose events are missing among those of several servers, and why; beside it, how many others cannot be shown. */
function missingText(missing: readonly CalError[], leftOut: number, messages: ErrorMessages, host: Element): ErrorText {
  const reasons = new Map(missing.map((error) => [serverOf(error), { error, line: errorMessage(error, messages, host) }]));
  const told = [...reasons.values()].flatMap(({ error, line }) => {
    if (!isMistake(error) || isDeveloped(host)) return line;
    report(host, line);
    return [];
  });
  const hint = [...told, ...(leftOut ? [messages.leftOut(leftOut)] : [])].join(' ');
  return { title: messages.missingFrom([...reasons.keys()].join(', ')), hint, role: 'status' };
}

/** Whether the author of the page has made a mistake. */
const isMistake = ({ kind, status, fields }: CalError): boolean =>
  kind === 'filter' || status === 404 || (status === 400 && fields.length > 0);

/** What is said of an element's error, in the reader's language, to whoever sees the page. */
function errorText(error: CalError, messages: ErrorMessages, host: Element): ErrorText {
  const { code, status } = error;
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
  if (isTheirs || isIncomplete(error) || status === 401 || status === 403) return { title: line };
  return isExplainedBefore(host, error, serverOf(error)) ? { title: messages.unavailable, role: 'note' } : { hint: line };
}

import type { CalError } from '../../query/index.js';

/** An element that could not load. */
interface FailedElement extends HTMLElement {
  readonly error?: CalError | undefined;
  requestUpdate(): void;
  refresh(): Promise<void>;
}

/** The elements of the page that could not load, by their server. */
const failedOf = new Map<string, Set<FailedElement>>();

const canLoad = (element: Element): element is FailedElement => 'refresh' in element;

const isServerError = ({ kind, code, status = 0 }: CalError) =>
  kind === 'network' || kind === 'cors' || (kind === 'shape' && code !== 'left-out') || status >= 500;

/** The element of the document that an element is, or is inside of. */
function inDocument(element: Element): Element {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? inDocument(root.host) : element;
}

const isBefore = (a: Element, b: Element) =>
  Boolean(inDocument(a).compareDocumentPosition(inDocument(b)) & Node.DOCUMENT_POSITION_FOLLOWING);

/**
 * The elements that cannot load because of the same server, in the order of the page: the first explains it for all.
 * `undefined` for errors that are not the server's.
 */
export function sameServer(element: Element, error: CalError, server: string): readonly FailedElement[] | undefined {
  if (!isServerError(error) || !canLoad(element)) return undefined;
  const failed = failedOf.get(server) ?? new Set();
  failedOf.set(server, failed);
  for (const one of failed) if (!one.isConnected || !one.error) failed.delete(one);
  if (!failed.has(element)) {
    // Another may have been the first.
    for (const one of failed) one.requestUpdate();
    failed.add(element);
  }
  return [...failed].sort((a, b) => (isBefore(a, b) ? -1 : 1));
}

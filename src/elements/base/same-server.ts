import type { CalError } from '../../query/index.js';
import { MissingField } from '../../records/index.js';

/** An element that could not load. */
interface FailedElement extends HTMLElement {
  readonly error?: CalError | undefined;
  requestUpdate(): void;
  refresh(): Promise<void>;
}

/** The elements of the page that could not load, by their server. */
const failedOf = new Map<string, Set<FailedElement>>();

const canLoad = (element: Element): element is FailedElement => 'refresh' in element;

/** Whether the rest of a list is shown beside its error. */
export const isIncomplete = ({ code }: CalError): boolean => code === 'left-out' || code === 'repeated';

/** An item that lacks a field tells nothing of its server. */
const isServerError = (error: CalError) => {
  const { kind, status = 0, cause } = error;
  const isOfAll = kind === 'shape' && !isIncomplete(error) && !(cause instanceof MissingField);
  return kind === 'network' || kind === 'cors' || isOfAll || status === 429 || status >= 500;
};

/** The element of the document that an element is, or is inside of. */
function inDocument(element: Element): Element {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? inDocument(root.host) : element;
}

const isBefore = (a: Element, b: Element) =>
  Boolean(inDocument(a).compareDocumentPosition(inDocument(b)) & Node.DOCUMENT_POSITION_FOLLOWING);

/** Lets the others try again as soon as one does. */
function wait(element: FailedElement, failed: Set<FailedElement>): void {
  failed.add(element);
  const wake = () => {
    const all = [...failed];
    failed.clear();
    for (const one of all) if (one !== element) void one.refresh();
  };
  element.addEventListener('cal-load', wake, { once: true });
}

/** Whether an element further up shows an error of the same server, and explains it for all. */
export function isExplainedBefore(element: Element, error: CalError, server: string): boolean {
  if (!isServerError(error) || !canLoad(element)) return false;
  const failed = failedOf.get(server) ?? new Set();
  failedOf.set(server, failed);
  for (const one of failed) if (!one.isConnected || !one.error) failed.delete(one);
  if (!failed.has(element)) {
    // Those below need not explain it any more.
    for (const one of failed) one.requestUpdate();
    wait(element, failed);
  }
  return [...failed].some((one) => one !== element && isBefore(one, element));
}

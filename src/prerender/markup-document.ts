import type { OwnerDocument } from '../data/records/index.js';
import { silentElements } from '../data/text/index.js';
import { escaped } from './escaped.js';
import { freshLimits, parsedHtml, type ParsedNode } from './parsed-html.js';

const silent = new Set(silentElements.split(', '));

/** The text of parsed HTML as `textContent` gives it, without what is no text. */
function textOf(nodes: readonly ParsedNode[]): string {
  return nodes
    .map((node) => {
      if ('value' in node) return node.value;
      return 'childNodes' in node && !silent.has(node.nodeName) ? textOf(node.childNodes) : '';
    })
    .join('');
}

/** HTML elements without content. */
const voids = /^(img|br|hr|input|link|meta|source|wbr)$/;

/** The number of hues: enough apart to be distinguished, and near enough for nobody to see the step to the very hue. */
export const hueSteps = 24;

/**
 * An element that can be built and written out, with what cards use of one. It has no behavior: nothing on a server is
 * pressed.
 */
export class MarkupElement {
  readonly localName: string;
  readonly attributes = new Map<string, string>();
  readonly childNodes: (MarkupElement | string)[] = [];
  /**
   * Strict policies refuse the attribute `style`, so what scripts set there is left out, but for what the style sheet
   * of the markup has by steps: the hue that stands in for an image, and the places of events in a month.
   */
  readonly style = {
    setProperty: (name: string, value: string): void => {
      if (name === '--_hue')
        this.setAttribute('data-hue', String(Math.round(Number(value) / (360 / hueSteps)) % hueSteps));
      if (/^--(line|length|lines)$/.test(name)) this.setAttribute(name.replace('--', 'data-'), value);
    },
  };
  /** Of a template: its text. */
  content = { querySelectorAll: (): never[] => [], textContent: '' };
  protected readonly document: MarkupDocument;

  constructor(localName: string, document: MarkupDocument) {
    this.localName = localName;
    this.document = document;
  }

  get ownerDocument(): { createElement(localName: string): MarkupElement } {
    return this.document;
  }

  get children(): MarkupElement[] {
    return this.childNodes.filter((node) => node instanceof MarkupElement);
  }

  get lastElementChild(): MarkupElement | undefined {
    return this.children.at(-1);
  }

  get childElementCount(): number {
    return this.children.length;
  }

  set className(names: string) {
    this.setAttribute('class', names);
  }

  /** Browsers decide which rows are far from the window. */
  readonly classList = { toggle: (): void => {} };

  set innerHTML(html: string) {
    this.content.textContent = textOf(this.document.parsed(html, 'template'));
  }

  setAttribute(name: string, value: string): void {
    this.attributes.set(name, String(value));
  }

  append(...nodes: readonly (MarkupElement | string)[]): void {
    this.childNodes.push(...nodes);
  }

  appendChild(node: MarkupElement): MarkupElement {
    this.append(node);
    return node;
  }

  /** @param before one of its children; without it, the node is added at the end */
  insertBefore(node: MarkupElement, before?: MarkupElement | null): void {
    this.childNodes.splice(before ? this.childNodes.indexOf(before) : this.childNodes.length, 0, node);
  }

  /** The first element inside of it that is this part, as those are that no state adds a word to. */
  part(name: string): MarkupElement | undefined {
    for (const child of this.children) {
      const found = child.attributes.get('part') === name ? child : child.part(name);
      if (found) return found;
    }
    return undefined;
  }

  cloneNode(): MarkupElement {
    const copy = new MarkupElement(this.localName, this.document);
    for (const [name, value] of this.attributes) copy.setAttribute(name, value);
    return copy;
  }

  addEventListener(): void {}

  get attributesHtml(): string {
    return [...this.attributes].map(([name, value]) => ` ${name}="${escaped(value)}"`).join('');
  }

  get outerHTML(): string {
    return `<${this.localName}${this.attributesHtml}>${voids.test(this.localName) ? '' : `${this.innerHTML}</${this.localName}>`}`;
  }

  get innerHTML(): string {
    return this.childNodes.map((node) => (typeof node === 'string' ? escaped(node) : node.outerHTML)).join('');
  }
}

/** The document in which one element of a page is built as markup. */
export class MarkupDocument {
  /** The address of the page, against which relative addresses are read. */
  readonly baseURI: string;
  #limits = freshLimits();

  constructor(baseURI: string) {
    this.baseURI = baseURI;
  }

  createElement(localName: string): MarkupElement {
    return new MarkupElement(localName, this);
  }

  /** HTML of the wire as browsers parse it into an element where no scripts run, within the limits of this document. */
  parsed(html: string, parent: 'div' | 'template'): readonly ParsedNode[] {
    return parsedHtml(html, parent, this.#limits);
  }

  /** Begins to count anew what is parsed. */
  renewLimits(): void {
    this.#limits = freshLimits();
  }

  /** The same for code that needs no more than this of a document. */
  get dom(): OwnerDocument {
    return this as unknown as OwnerDocument;
  }
}

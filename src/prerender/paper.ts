import { escaped } from './escaped.js';
import { parsedHtml, type ParsedNode } from './parsed-html.js';

/** The text of parsed HTML as `textContent` gives it, without what is no text. */
function textOf(nodes: readonly ParsedNode[]): string {
  return nodes
    .map((node) => {
      if ('value' in node) return node.value;
      return 'childNodes' in node && !/^(script|style|noscript)$/.test(node.nodeName) ? textOf(node.childNodes) : '';
    })
    .join('');
}

/** HTML elements without content. */
const voids = /^(img|br|hr|input|link|meta|source|wbr)$/;

/** An element that can be built and written out, with what cards use of one. It has no behavior: nothing on a server is pressed. */
export class PaperElement {
  readonly localName: string;
  readonly attributes = new Map<string, string>();
  readonly childNodes: (PaperElement | string)[] = [];
  /** Strict policies refuse the attribute `style`, so what scripts set there is left out. */
  readonly style = { setProperty: (): void => {} };
  /** Of a template: its text. */
  content = { querySelectorAll: (): never[] => [], textContent: '' };

  constructor(localName: string) {
    this.localName = localName;
  }

  get children(): PaperElement[] {
    return this.childNodes.filter((node) => node instanceof PaperElement);
  }

  get lastElementChild(): PaperElement | undefined {
    return this.children.at(-1);
  }

  get childElementCount(): number {
    return this.children.length;
  }

  readonly classList = {
    toggle: (name: string, isOn: boolean): void => {
      if (isOn) this.setAttribute('class', `${this.attributes.get('class') ?? ''} ${name}`.trim());
    },
  };

  set innerHTML(html: string) {
    this.content.textContent = textOf(parsedHtml(html, 'template'));
  }

  setAttribute(name: string, value: string): void {
    this.attributes.set(name, String(value));
  }

  append(...nodes: readonly (PaperElement | string)[]): void {
    this.childNodes.push(...nodes);
  }

  appendChild(node: PaperElement): PaperElement {
    this.append(node);
    return node;
  }

  /** Cards are only ever added at the end. */
  insertBefore(node: PaperElement): void {
    this.append(node);
  }

  cloneNode(): PaperElement {
    const copy = new PaperElement(this.localName);
    for (const [name, value] of this.attributes) copy.setAttribute(name, value);
    return copy;
  }

  addEventListener(): void {}

  get outerHTML(): string {
    const attributes = [...this.attributes].map(([name, value]) => ` ${name}="${escaped(value)}"`).join('');
    return `<${this.localName}${attributes}>${voids.test(this.localName) ? '' : `${this.innerHTML}</${this.localName}>`}`;
  }

  get innerHTML(): string {
    return this.childNodes.map((node) => (typeof node === 'string' ? escaped(node) : node.outerHTML)).join('');
  }
}

/**
 * Runs what builds cards, with paper in place of the page's document. It must not wait for anything: others would meet the paper.
 * @param address the page, against which relative addresses are read
 */
export function onPaper<T>(address: string, build: () => T): T {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'document');
  const document = { baseURI: address, createElement: (localName: string) => new PaperElement(localName) };
  Object.defineProperty(globalThis, 'document', { value: document, configurable: true });
  try {
    return build();
  } finally {
    if (before) Object.defineProperty(globalThis, 'document', before);
    else Reflect.deleteProperty(globalThis, 'document');
  }
}

import { forgetOriginals } from '../elements/cards/node.js';
import { escaped } from './escaped.js';
import { silentElements } from '../data/text/index.js';
import { parsedHtml, renewLimits, type ParsedNode } from './parsed-html.js';

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

/** So many hues are apart enough to be told from each other, and near enough for nobody to see the step to the very hue. */
export const hueSteps = 24;

/** An element that can be built and written out, with what cards use of one. It has no behavior: nothing on a server is pressed. */
export class PaperElement {
  readonly localName: string;
  readonly attributes = new Map<string, string>();
  readonly childNodes: (PaperElement | string)[] = [];
  /**
   * Strict policies refuse the attribute `style`, so what scripts set there is left out, but for the hue that stands in for a picture: the
   * style sheet of pictures has it in steps.
   */
  readonly style = {
    setProperty: (name: string, value: string): void => {
      if (name === '--_hue') this.setAttribute('data-hue', String(Math.round(Number(value) / (360 / hueSteps)) % hueSteps));
    },
  };
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

  set className(names: string) {
    this.setAttribute('class', names);
  }

  /** Which rows are far from the window is for browsers to say. */
  readonly classList = { toggle: (): void => {} };

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

  /** @param before one of its children; without it, the node is added at the end */
  insertBefore(node: PaperElement, before?: PaperElement | null): void {
    this.childNodes.splice(before ? this.childNodes.indexOf(before) : this.childNodes.length, 0, node);
  }

  /** The first element inside of it that is this part, as those are that no state adds a word to. */
  part(name: string): PaperElement | undefined {
    for (const child of this.children) {
      const found = child.attributes.get('part') === name ? child : child.part(name);
      if (found) return found;
    }
    return undefined;
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
  forgetOriginals();
  renewLimits();
  try {
    return build();
  } finally {
    forgetOriginals();
    if (before) Object.defineProperty(globalThis, 'document', before);
    else Reflect.deleteProperty(globalThis, 'document');
  }
}

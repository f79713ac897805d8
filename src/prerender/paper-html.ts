import { PaperElement } from './paper.js';

/** An element on paper that knows where it stands, with all that changes HTML of the wire after it was sanitized. */
export class PaperHtml extends PaperElement {
  readonly ownerDocument = { createElement: (localName: string) => new PaperHtml(localName) };
  #parent: PaperHtml | undefined;

  override append(...nodes: readonly (PaperElement | string)[]): void {
    for (const node of nodes) if (node instanceof PaperHtml) node.#parent = this;
    super.append(...nodes);
  }

  get parentNode(): PaperHtml | undefined {
    return this.#parent;
  }

  get textContent(): string {
    return this.childNodes.map((node) => (typeof node === 'string' ? node : (node as PaperHtml).textContent)).join('');
  }

  set textContent(text: string) {
    this.childNodes.splice(0, Infinity, text);
  }

  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null;
  }

  getAttributeNames(): string[] {
    return [...this.attributes.keys()];
  }

  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }

  closest(localName: string): PaperHtml | null {
    return this.localName === localName ? this : (this.#parent?.closest(localName) ?? null);
  }

  /** @param names tags, separated by commas */
  querySelectorAll(names: string): PaperHtml[] {
    const wanted = names.split(', ');
    return this.childNodes
      .filter((node) => node instanceof PaperHtml)
      .flatMap((child) => [...(wanted.includes(child.localName) ? [child] : []), ...child.querySelectorAll(names)]);
  }

  replaceWith(...nodes: readonly (PaperElement | string)[]): void {
    const { childNodes } = this.#parent!;
    for (const node of nodes) if (node instanceof PaperHtml) node.#parent = this.#parent;
    childNodes.splice(childNodes.indexOf(this), 1, ...nodes);
  }
}

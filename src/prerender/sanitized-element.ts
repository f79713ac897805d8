import { MarkupElement } from './markup-document.js';

/**
 * An element of sanitized HTML, which knows where it stands, with all that changes HTML of the wire after it was
 * sanitized.
 */
export class SanitizedElement extends MarkupElement {
  #parent: SanitizedElement | undefined;

  override append(...nodes: readonly (MarkupElement | string)[]): void {
    for (const node of nodes) if (node instanceof SanitizedElement) node.#parent = this;
    super.append(...nodes);
  }

  override get ownerDocument(): { createElement(localName: string): SanitizedElement } {
    return { createElement: (localName) => new SanitizedElement(localName, this.document) };
  }

  get parentNode(): SanitizedElement | undefined {
    return this.#parent;
  }

  get textContent(): string {
    return this.childNodes
      .map((node) => (typeof node === 'string' ? node : (node as SanitizedElement).textContent))
      .join('');
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

  closest(localName: string): SanitizedElement | null {
    return this.localName === localName ? this : (this.#parent?.closest(localName) ?? null);
  }

  /** @param names tags, separated by commas */
  querySelectorAll(names: string): SanitizedElement[] {
    const wanted = names.split(', ');
    return this.childNodes
      .filter((node) => node instanceof SanitizedElement)
      .flatMap((child) => [...(wanted.includes(child.localName) ? [child] : []), ...child.querySelectorAll(names)]);
  }

  replaceWith(...nodes: readonly (MarkupElement | string)[]): void {
    const { childNodes } = this.#parent!;
    for (const node of nodes) if (node instanceof SanitizedElement) node.#parent = this.#parent;
    childNodes.splice(childNodes.indexOf(this), 1, ...nodes);
  }
}

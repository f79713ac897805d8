/**
 * An element of a page as settings, languages and first requests read it: by its own attributes, and then by those
 * around it.
 */
export class PageElement {
  readonly localName: string;
  readonly parentNode: PageElement | undefined;
  readonly #attributes: ReadonlyMap<string, string>;

  constructor(localName: string, attributes: Iterable<readonly [name: string, value: string]>, parent?: PageElement) {
    this.localName = localName;
    this.#attributes = new Map(attributes);
    this.parentNode = parent;
  }

  getAttribute(name: string): string | null {
    return this.#attributes.get(name) ?? null;
  }

  hasAttribute(name: string): boolean {
    return this.#attributes.has(name);
  }

  /** The same element with other values of these attributes. */
  with(attributes: Iterable<readonly [name: string, value: string]>): PageElement {
    return new PageElement(this.localName, [...this.#attributes, ...attributes], this.parentNode);
  }

  /** Whether it, or an element of the page that it stands in, has this attribute: not what is around the page. */
  inherits(name: string): boolean {
    return this.parentNode !== undefined && (this.hasAttribute(name) || this.parentNode.inherits(name));
  }

  /** Whether it stands in an element with this tag, or is one. */
  isIn(tag: string): boolean {
    return this.localName === tag || (this.parentNode?.isIn(tag) ?? false);
  }

  /** The same for code that needs elements of a document for no more than this. */
  get dom(): Element {
    return this as unknown as Element;
  }
}

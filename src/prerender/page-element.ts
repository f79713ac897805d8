import type { DefaultTreeAdapterMap } from 'parse5';

export type ParsedElement = DefaultTreeAdapterMap['element'];

/** An element of parsed HTML as settings, languages and first requests read it: by its own attributes, and then by those around it. */
export class PageElement {
  readonly node: ParsedElement;
  readonly parentNode: PageElement | PageDefaults;

  constructor(node: ParsedElement, parentNode: PageElement | PageDefaults) {
    this.node = node;
    this.parentNode = parentNode;
  }

  get localName(): string {
    return this.node.tagName;
  }

  getAttribute(name: string): string | null {
    return this.node.attrs.find((attribute) => attribute.name === name)?.value ?? null;
  }

  hasAttribute(name: string): boolean {
    return this.getAttribute(name) !== null;
  }

  /** The nearest element around it with one of these tags, or itself. */
  closest(...tags: readonly string[]): PageElement | undefined {
    if (tags.includes(this.localName)) return this;
    return this.parentNode instanceof PageElement ? this.parentNode.closest(...tags) : undefined;
  }
}

/** Around all of a page: the settings of its elements where the page itself says nothing. */
export class PageDefaults {
  readonly localName = 'cal-provider';
  readonly parentNode = null;
  readonly #attributes: Readonly<Record<string, string | undefined>>;

  constructor(attributes: Readonly<Record<string, string | undefined>>) {
    this.#attributes = attributes;
  }

  getAttribute(name: string): string | null {
    return this.#attributes[name] ?? null;
  }
}

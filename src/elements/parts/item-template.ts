import { webUrl } from '../plain-text.js';

/** What a template can show of one item: plain text by name, absent when there is none. */
export type TemplateFields = Readonly<Record<string, string | undefined>>;

/** Binding attributes that set a URL, and the attribute they set. Their values pass the same check as every link. */
const urlBindings = { 'data-cal-href': 'href', 'data-cal-src': 'src' } as const;

function bind(element: Element, fields: TemplateFields): void {
  const condition = element.getAttribute('data-cal-if');
  if (condition !== null && !fields[condition]) return element.remove();
  const text = element.getAttribute('data-cal');
  if (text !== null) element.textContent = fields[text] ?? '';
  for (const [binding, attribute] of Object.entries(urlBindings)) {
    const name = element.getAttribute(binding);
    const url = name !== null && webUrl(fields[name]);
    if (url) element.setAttribute(attribute, url);
  }
}

/**
 * Fills the slots of own cards: each item is a copy of `<template slot="item">` in the light DOM, where the page's own styles
 * reach it. Values only ever become text or checked URLs.
 */
export class ItemTemplates {
  readonly #host: Element;
  #copies = new Map<string, { template: HTMLTemplateElement; content: string; copy: HTMLElement }>();

  constructor(host: Element) {
    this.#host = host;
  }

  get template(): HTMLTemplateElement | null {
    return this.#host.querySelector<HTMLTemplateElement>(':scope > template[slot="item"]');
  }

  /** Makes, keeps and removes copies so that there is one for each item. */
  sync(items: readonly { key: string; fields: TemplateFields }[]): void {
    const template = this.template;
    const before = this.#copies;
    this.#copies = new Map();
    for (const { key, fields } of template ? items : []) {
      const content = JSON.stringify(fields);
      const known = before.get(key);
      const isKept = known?.template === template && known?.content === content;
      if (isKept) before.delete(key);
      this.#copies.set(key, isKept ? known : { template: template!, content, copy: this.#make(key, template!, fields) });
    }
    for (const { copy } of before.values()) copy.remove();
  }

  #make(key: string, template: HTMLTemplateElement, fields: TemplateFields): HTMLElement {
    const copy = document.createElement('div');
    copy.slot = `item-${key}`;
    copy.append(document.importNode(template.content, true));
    for (const element of copy.querySelectorAll('*')) bind(element, fields);
    this.#host.append(copy);
    return copy;
  }
}

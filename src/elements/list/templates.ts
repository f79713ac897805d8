import type { DisplayOptions } from '../../time/index.js';
import { webUrl } from '../../records/index.js';

/** The fields of one item for templates: plain text by name, absent when empty. */
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

/** Shows these items by copies of the template; none without a template. */
export type FillTemplates<R> = (template: HTMLTemplateElement | null, records: readonly R[], reader: DisplayOptions) => void;

/**
 * Fills the slots of own cards: each item is a copy of `<template slot="item">` in the light DOM, where the page's own styles
 * reach it. Values only ever become text or checked URLs.
 * @param fieldsOf returns the fields of an item
 */
export function templatesOf<R extends { readonly key: string }>(
  host: Element,
  fieldsOf: (record: R, reader: DisplayOptions) => TemplateFields,
): FillTemplates<R> {
  let copies = new Map<string, { template: HTMLTemplateElement; content: string; copy: HTMLElement }>();

  function make(key: string, template: HTMLTemplateElement, fields: TemplateFields): HTMLElement {
    const copy = document.createElement('div');
    copy.slot = `item-${key}`;
    // React and Vue put the children into the template itself, the parser into its content.
    const { childNodes } = template.content.hasChildNodes() ? template.content : template;
    copy.append(...[...childNodes].map((node) => document.importNode(node, true)));
    for (const element of copy.querySelectorAll('*')) bind(element, fields);
    host.append(copy);
    return copy;
  }

  return (template, records, reader) => {
    const before = copies;
    copies = new Map();
    for (const record of template ? records : []) {
      const { key } = record;
      const fields = fieldsOf(record, reader);
      const content = JSON.stringify(fields);
      const known = before.get(key);
      const isKept = known?.template === template && known?.content === content;
      if (isKept) before.delete(key);
      copies.set(key, isKept ? known : { template: template!, content, copy: make(key, template!, fields) });
    }
    for (const { copy } of before.values()) copy.remove();
  };
}

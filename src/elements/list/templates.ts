import type { DisplayOptions } from '../../data/time/index.js';
import { made, webUrl, type Image } from '../../data/records/index.js';
import { emit, type CalRecord, type CalSelectDetail } from '../base/events.js';
import { opensElsewhere } from '../cards/card.js';

/** The fields of one item for templates: plain text by name, absent when empty. */
export type TemplateFields = Readonly<Record<string, string | undefined>>;

/** Binding attributes that set a URL, and the attribute they set. Their values pass the same check as every link. */
const urlBindings = { 'data-cal-href': 'href', 'data-cal-src': 'src' } as const;

function bind(element: Element, fields: TemplateFields, allows: Allows): void {
  const condition = element.getAttribute('data-cal-if');
  if (condition !== null && !fields[condition]) return element.remove();
  const text = element.getAttribute('data-cal');
  if (text !== null) element.textContent = fields[text] ?? '';
  for (const [binding, attribute] of Object.entries(urlBindings)) {
    const name = element.getAttribute(binding);
    const url = name !== null && webUrl(fields[name]);
    if (url && (attribute === 'href' || allows(url))) element.setAttribute(attribute, url);
  }
}

/** A copy of a page's own template, in the slot of its item. */
export interface CalCard<R = CalRecord> extends HTMLElement {
  /** The record that it shows. */
  item: R;
}

/** The narrowest copy of an image that is sharp in a card; the image itself where its server has none. */
export const smallImage = (image: Image | undefined): string | undefined =>
  image?.copies.find(({ width }) => width >= 400)?.url ?? image?.url;

/** A link to the item itself. */
const ownLink = '[data-cal-href="url"]';

/** Chooses the item when its link is pressed, or its card where nothing else takes the press, as in cards of ours. */
function press(click: MouseEvent, host: HTMLElement, detail: CalSelectDetail): void {
  const { target, currentTarget } = click as MouseEvent & { readonly target: Element; readonly currentTarget: Element };
  const pressed = target.closest('a, button, input, select, textarea, label, summary, audio, video');
  const link = currentTarget.querySelector(ownLink);
  if (click.defaultPrevented || (pressed ? !pressed.matches(ownLink) : String(getSelection()))) return;
  if (link && !pressed) link.dispatchEvent(new MouseEvent('click', click));
  else if (!opensElsewhere(click) && !emit(host, 'cal-select', detail, { cancelable: true })) click.preventDefault();
}

/** Shows these items by copies of the template; none without a template. */
export type FillTemplates<R> = (
  template: HTMLTemplateElement | null,
  records: readonly R[],
  display: DisplayOptions,
  allows: Allows,
) => void;

/** Whether the host of an address may be contacted for an image. */
type Allows = (url: string) => boolean;

/**
 * Fills the slots of own cards: each item is a copy of `<template slot="item">` in the light DOM, where the page's own
 * styles reach it. Values only ever become text or checked URLs.
 * @param fieldsOf returns the fields of an item
 * @param detailOf returns the detail of `cal-select` when an item is chosen
 */
export function templatesOf<R extends CalRecord>(
  host: HTMLElement,
  fieldsOf: (record: R, display: DisplayOptions) => TemplateFields,
  detailOf: (record: R) => CalSelectDetail,
): FillTemplates<R> {
  // Of an element that this one is a copy of.
  for (const other of host.querySelectorAll(`:scope > [${made}][slot^="item-"]`)) other.remove();
  let copies = new Map<string, { template: HTMLTemplateElement; content: string; allows: Allows; copy: CalCard<R> }>();

  function make(item: R, template: HTMLTemplateElement, fields: TemplateFields, allows: Allows): CalCard<R> {
    const { key } = item;
    const copy = Object.assign(document.createElement('div'), { item });
    copy.slot = `item-${key}`;
    copy.setAttribute(made, '');
    // React and Vue put the children into the template itself, the parser into its content.
    const { childNodes } = template.content.hasChildNodes() ? template.content : template;
    copy.append(...[...childNodes].map((node) => document.importNode(node, true)));
    for (const element of copy.querySelectorAll('*')) bind(element, fields, allows);
    copy.addEventListener('click', (click) => press(click, host, detailOf(copy.item)));
    host.append(copy);
    return copy;
  }

  return (template, records, display, allows) => {
    const before = copies;
    copies = new Map();
    for (const record of template ? records : []) {
      const { key } = record;
      const fields = fieldsOf(record, display);
      const content = JSON.stringify(fields);
      const known = before.get(key);
      const isKept =
        known?.template === template &&
        known?.content === content &&
        known?.allows === allows &&
        known?.copy.parentNode === host;
      if (isKept) before.delete(key);
      copies.set(
        key,
        isKept ? known : { template: template!, content, allows, copy: make(record, template!, fields, allows) },
      );
      copies.get(key)!.copy.item = record;
    }
    for (const { copy } of before.values()) copy.remove();
  };
}

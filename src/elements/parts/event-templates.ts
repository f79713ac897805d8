/** Own cards of a page. They come in a chunk of their own, because only pages that have some need it. */
import { wordsForSpan, type Reader } from '../../time/index.js';
import type { CalendarEvent } from '../calendar-event.js';
import { webUrl } from '../plain-text.js';

/** What a template can show of one item: plain text by name, absent when there is none. */
type TemplateFields = Readonly<Record<string, string | undefined>>;

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

/** What `<template slot="item">` can show of an event. */
function eventFields(event: CalendarEvent, reader: Reader): TemplateFields {
  const when = event.span && wordsForSpan(event.span, reader);
  return {
    title: event.title,
    url: event.url,
    date: when?.date,
    time: when?.time,
    'visitor-time': when?.visitor?.text,
    venue: event.places[0]?.name,
    city: event.places[0]?.city,
    cost: event.cost,
    image: event.picture?.url,
    excerpt: event.excerpt,
    categories: event.categories.map(({ name }) => name).join(', '),
    tags: event.tags.map(({ name }) => name).join(', '),
    organizer: event.organizers.join(', '),
    featured: event.isFeatured ? 'featured' : undefined,
  };
}

/** Shows these events by copies of the template; none without a template. */
export type FillTemplates = (template: HTMLTemplateElement | null, events: readonly CalendarEvent[], reader: Reader) => void;

/**
 * Fills the slots of own cards: each event is a copy of `<template slot="item">` in the light DOM, where the page's own styles
 * reach it. Values only ever become text or checked URLs.
 */
export function templatesOf(host: Element): FillTemplates {
  let copies = new Map<string, { template: HTMLTemplateElement; content: string; copy: HTMLElement }>();

  function make(key: string, template: HTMLTemplateElement, fields: TemplateFields): HTMLElement {
    const copy = document.createElement('div');
    copy.slot = `item-${key}`;
    copy.append(document.importNode(template.content, true));
    for (const element of copy.querySelectorAll('*')) bind(element, fields);
    host.append(copy);
    return copy;
  }

  return (template, events, reader) => {
    const before = copies;
    copies = new Map();
    for (const event of template ? events : []) {
      const { key } = event;
      const fields = eventFields(event, reader);
      const content = JSON.stringify(fields);
      const known = before.get(key);
      const isKept = known?.template === template && known?.content === content;
      if (isKept) before.delete(key);
      copies.set(key, isKept ? known : { template: template!, content, copy: make(key, template!, fields) });
    }
    for (const { copy } of before.values()) copy.remove();
  };
}

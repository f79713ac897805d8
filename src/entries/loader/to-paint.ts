import { listToPaint } from './list-to-paint.js';
import { monthToPaint, weekToPaint } from './days-to-paint.js';
import type { ElementToPaint } from '../first-paint/first-paint.js';
import { languageOf, readable, readSettings, serversOf, templatesIn, type Settings } from '../../data/query/index.js';
import { readFilters, type FilterTable } from '../../data/schema/index.js';
import type { Paintable, ReadToPaint } from './paintable.js';

/** Whether a script has set properties, which the element alone knows. */
const hasProperties = (element: Element): boolean => Object.keys(element).some((name) => !/^[_$]/.test(name));

/** Attributes whose code the first paint does without. */
const isExtra = ({ name }: Attr): boolean => /^(layout|group|color|open|json|page$)/.test(name);

/** How the elements are read that are painted first. */
const readers: Readonly<Record<string, (paintable: Paintable) => ReadToPaint | undefined>> = {
  'cal-event-list': listToPaint,
  'cal-event-month': monthToPaint,
  'cal-event-week': weekToPaint,
};

/** An element as most pages have it, read for its first paint; `undefined` for others. */
export function toPaint(
  element: HTMLElement,
  url: string,
  urlOf: (element: Element) => string | undefined,
): Omit<ElementToPaint, 'loadElement'> | undefined {
  const read = readers[element.localName];
  if (!read || element.shadowRoot || hasProperties(element)) return undefined;
  if ([...element.attributes].some(isExtra) || element.querySelector(':scope > template')) return undefined;
  try {
    const settings: Settings = readable(readSettings(element));
    const { persist, editable, own_words: words, base_url: baseUrl } = settings;
    const servers = serversOf(baseUrl);
    if (persist || editable || words || servers.length > 1 || templatesIn(settings)) return undefined;
    const values = <T extends FilterTable>(table: T) =>
      readable(readFilters(table, (name) => element.getAttribute(name)));
    const found = read({ element, settings, language: languageOf(element), servers, values });
    return found && { ...found, element, isCurrent: () => !hasProperties(element) && urlOf(element) === url };
  } catch {
    return undefined; // The element will report what is wrong.
  }
}

import type { ListToPaint } from '../first-paint/event-list.js';
import {
  askEventList,
  consentSetting,
  displayOf,
  languageOf,
  ownEventAttributes,
  readable,
  readSettings,
  serversOf,
  templatesIn,
  type Settings,
} from '../query/index.js';
import { eventFilters, readFilters } from '../schema/index.js';
import { pagingAttributes } from '../elements/tables/list-attributes.js';

/** Attributes whose code the first paint does without. */
const isExtra = ({ name }: Attr): boolean => /^(layout|group|color|open|json|page$)/.test(name);

/** What a script has set is known to the element alone. */
const hasProperties = (element: Element): boolean => Object.keys(element).some((name) => !/^[_$]/.test(name));

type Read = Omit<ListToPaint, 'element' | 'isCurrent' | 'loadElement'>;

/** Reads the attributes of a list. @throws CalError of kind `filter` */
function readList(element: Element): Read | undefined {
  const settings: Settings = readable(readSettings(element));
  const { persist, editable, own_words: words, base_url: baseUrl } = settings;
  const servers = serversOf(baseUrl);
  if (persist || editable || words || servers.length > 1 || templatesIn(settings)) return undefined;
  const attribute = (name: string) => element.getAttribute(name);
  const filters = readFilters({ ...eventFilters, ...ownEventAttributes }, attribute);
  const { paging = 'more', heading_level: headingLevel = 3 } = readable(readFilters(pagingAttributes, attribute));
  if (paging === 'pager' || paging === 'auto') return undefined;
  const asked = askEventList({ filters, settings, language: languageOf(element) });
  if (asked.differ) return undefined;
  return {
    asked,
    display: displayOf(settings, languageOf(element)),
    hasMore: paging === 'more',
    headingLevel,
    servers: readSettings(element, consentSetting).consent === 'granted' ? undefined : servers,
  };
}

/** What is painted of a list of events as most pages have it; `undefined` for others. */
export function listToPaint(
  element: HTMLElement,
  url: string,
  urlOf: (element: Element) => string | undefined,
): Omit<ListToPaint, 'loadElement'> | undefined {
  if (element.localName !== 'cal-event-list' || element.shadowRoot || hasProperties(element)) return undefined;
  if ([...element.attributes].some(isExtra) || element.querySelector(':scope > template')) return undefined;
  try {
    const read = readList(element);
    return read && { ...read, element, isCurrent: () => !hasProperties(element) && urlOf(element) === url };
  } catch {
    return undefined; // The element will report what is wrong.
  }
}

import {
  consentSetting,
  displayOf,
  languageOf,
  periodFilters,
  readable,
  readSettings,
  serversOf,
  templatesIn,
  type Settings,
} from '../../data/query/index.js';
import { defaultsOf, readFilters, type FilterTable } from '../../data/schema/index.js';
import { firstRequestOf } from '../../elements/first-request.js';
import { pagingAttributes } from '../../elements/tables/common-attributes.js';
import { monthAttributes } from '../../elements/tables/month-attributes.js';
import { periodAttributes } from '../../elements/tables/period-attributes.js';
import { weekAttributes } from '../../elements/tables/week-attributes.js';
import type { ElementToPaint } from '../first-paint/first-paint.js';

/** Whether a script has set properties, which the element alone knows. */
const hasProperties = (element: Element): boolean => Object.keys(element).some((name) => !/^[_$]/.test(name));

/** Attributes whose code the first paint does without. */
const isExtra = ({ name }: Attr): boolean => /^(layout|group|color|open|json|page$)/.test(name);

type Values = Readonly<Record<string, unknown>>;

/** How an element is painted first. */
interface PaintedFirst {
  /** Its attributes beside the filters of its request. */
  readonly attributes: FilterTable;
  /** Whether it is painted with these values. */
  readonly isPainted: (filters: Values, attributes: Values) => boolean;
}

/** Of days with filters the element says how many events these leave. */
const hasNoFilters = (filters: Values): boolean => !Object.keys(filters).some((name) => name in periodFilters);

const rows: Readonly<Record<string, PaintedFirst>> = {
  'cal-event-list': { attributes: pagingAttributes, isPainted: (_, { paging }) => /more|none/.test(paging as string) },
  'cal-event-month': { attributes: { ...periodAttributes, ...monthAttributes }, isPainted: hasNoFilters },
  'cal-event-week': { attributes: { ...periodAttributes, ...weekAttributes }, isPainted: hasNoFilters },
};

/** An element as most pages have it, read for its first paint; `undefined` for others. */
export function toPaint(
  element: HTMLElement,
  url: string,
  urlOf: (element: Element) => string | undefined,
): Omit<ElementToPaint, 'loadElement'> | undefined {
  const row = rows[element.localName];
  if (!row || element.shadowRoot || hasProperties(element)) return undefined;
  if ([...element.attributes].some(isExtra) || element.querySelector(':scope > template')) return undefined;
  try {
    const settings: Settings = readable(readSettings(element));
    const { persist, editable, own_words: words, base_url: baseUrl } = settings;
    const servers = serversOf(baseUrl);
    if (persist || editable || words || servers.length > 1 || templatesIn(settings)) return undefined;
    const values = (table: FilterTable) => readable(readFilters(table, (name) => element.getAttribute(name)));
    const language = languageOf(element);
    const request = firstRequestOf(element)!;
    const filters = values(request.attributes);
    const asked = request.plan!({ filters, settings, language });
    const attributes = { ...defaultsOf(row.attributes), ...values(row.attributes) };
    if (asked.differ || !row.isPainted(filters, attributes)) return undefined;
    return {
      element,
      asked,
      display: displayOf(settings, language),
      attributes,
      servers: readSettings(element, consentSetting).consent === 'granted' ? undefined : servers,
      isCurrent: () => !hasProperties(element) && urlOf(element) === url,
    };
  } catch {
    return undefined; // The element will report what is wrong.
  }
}

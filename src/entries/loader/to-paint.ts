import {
  consentSetting,
  languageOf,
  periodFilters,
  readable,
  readSettings,
  serversOf,
  templatesIn,
  type Settings,
} from '../../data/query/index.js';
import { defaultsOf, readFilters, text, type FilterTable } from '../../data/schema/index.js';
import { firstRequestOf, type FirstRequestOf } from '../../elements/first-request.js';
import { isGranted } from '../../elements/map/early-map.js';
import { pagingAttributes } from '../../elements/tables/common-attributes.js';
import { mapAttributes } from '../../elements/tables/map-attributes.js';
import { monthAttributes } from '../../elements/tables/month-attributes.js';
import { periodAttributes } from '../../elements/tables/period-attributes.js';
import { weekAttributes } from '../../elements/tables/week-attributes.js';
import type { ElementToPaint } from '../first-paint/first-paint.js';

/** Whether a script has set properties, which the element alone knows. */
const hasProperties = (element: Element): boolean => Object.keys(element).some((name) => !/^[_$]/.test(name));

/** Attributes whose code the first paint does without. */
const isExtra = ({ name }: Attr): boolean => /^(layout|group|color|open|json|static|page$)/.test(name);

/** Settings of maps, as texts: whether they can be read is found where a map is painted. */
const mapTexts = { tiles: { kind: text }, attribution: { kind: text }, places: { kind: text }, ...consentSetting };

type Values = Readonly<Record<string, unknown>>;

/** How an element is painted first. */
interface PaintedFirst {
  /** Its attributes beside the filters of its request. */
  readonly attributes: FilterTable;
  /** Whether it is painted with these values. */
  readonly isPainted: (filters: Values, attributes: Values, settings: Values) => boolean;
}

/** Of days with filters the element says how many events these leave. */
const hasNoFilters = (filters: Values): boolean => !Object.keys(filters).some((name) => name in periodFilters);

const ofMap: PaintedFirst = {
  attributes: mapAttributes,
  isPainted: (_, __, { places, consent }) => !places && isGranted(consent),
};

const rows: Readonly<Record<string, PaintedFirst>> = {
  'cal-event-list': { attributes: pagingAttributes, isPainted: (_, { paging }) => /more|none/.test(paging as string) },
  'cal-event-month': { attributes: { ...periodAttributes, ...monthAttributes }, isPainted: hasNoFilters },
  'cal-event-week': { attributes: { ...periodAttributes, ...weekAttributes }, isPainted: hasNoFilters },
  'cal-event-map': ofMap,
  'cal-venue-map': ofMap,
};

/** An element as most pages have it, read for its first paint; `undefined` for others. */
export function toPaint(
  element: HTMLElement,
  { url, list: asked, filters }: FirstRequestOf,
): Omit<ElementToPaint, 'loadElement'> | undefined {
  const row = rows[element.localName];
  if (!row || !asked || hasProperties(element)) return undefined;
  if ([...element.attributes].some(isExtra) || element.querySelector(':scope > template')) return undefined;
  try {
    const settings: Settings = readable(readSettings(element));
    const { persist, editable, own_words: words, base_url: baseUrl } = settings;
    const servers = serversOf(baseUrl);
    if (persist || editable || words || servers.length > 1 || templatesIn(settings)) return undefined;
    const values = (table: FilterTable) => readable(readFilters(table, (name) => element.getAttribute(name)));
    const map = readable(readSettings(element, mapTexts));
    const attributes = { ...defaultsOf(row.attributes), ...values(row.attributes) };
    if (asked.differ || !row.isPainted(filters, attributes, map)) return undefined;
    return {
      element,
      asked,
      settings,
      language: languageOf(element),
      attributes,
      servers: map.consent === 'granted' ? undefined : servers,
      map,
      isCurrent: () => !hasProperties(element) && firstRequestOf(element)?.url === url,
    };
  } catch {
    return undefined; // The element will report what is wrong.
  }
}

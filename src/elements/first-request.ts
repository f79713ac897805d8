import { attributeText } from './base/attribute-text.js';
import type { BundleName } from '../locale/index.js';
import { actualUrl, composingAttributes, languageOf, readSettings, type AskedList } from '../data/query/index.js';
import { readFilters, type FilterTable, type ReadFilters } from '../data/schema/index.js';
import { starts, type Start } from './starts.js';

const rows: Readonly<Partial<Record<string, Start>>> = starts;

/**
 * The element that requests the data of an element: itself, or the one that it begins with. `undefined` where that is
 * not known yet, or the address of the page has its state.
 */
export function requestingTag(element: Element): string | undefined {
  const { beginsWith } = rows[element.localName] ?? {};
  const key = attributeText(element, 'state-key') || 'cal';
  // A server that writes the page knows no address of a visitor.
  const { location } = globalThis as { readonly location?: Location };
  const isInAddress = `${location?.search}${location?.hash}`.includes(`${key}-`);
  if (isInAddress && (beginsWith || element.hasAttribute('state'))) return undefined;
  return beginsWith ? beginsWith(element) : element.localName;
}

/** The bundles of messages that an element and the one that it begins with cannot be shown without. */
export const bundlesOf = (element: Element): BundleName[] =>
  [element.localName, requestingTag(element)].flatMap((tag) => rows[tag ?? '']?.messages ?? []);

/** What an element requests first. */
export interface FirstRequestOf {
  readonly url: string;
  /** The list that it begins, where that may be painted before its element is there. */
  readonly list?: AskedList | undefined;
  readonly filters: ReadFilters<FilterTable>;
}

/**
 * The first request that an element will make, read from its attributes alone; `undefined` where it makes none, or they
 * cannot be read.
 * @param now milliseconds since the epoch
 */
export function firstRequestOf(
  element: Element,
  settings = readSettings(element),
  now?: number,
): FirstRequestOf | undefined {
  const { firstRequest } = rows[requestingTag(element) ?? ''] ?? {};
  const attribute = (name: string) => element.getAttribute(name);
  // A map does not request the venues that a script has handed over.
  if (!firstRequest || Object.hasOwn(element, 'venues')) return undefined;
  if (Object.keys(readFilters(composingAttributes, attribute)).length) return undefined;
  try {
    const filters = readFilters(firstRequest.attributes, attribute);
    const asked = firstRequest.ask({ filters, settings, language: languageOf(element) }, now);
    return asked && { ...asked, url: actualUrl(asked.url), filters };
  } catch {
    return undefined; // The element will report what is wrong.
  }
}

/** Its address. */
export const firstUrlOf = (...given: Parameters<typeof firstRequestOf>): string | undefined =>
  firstRequestOf(...given)?.url;

import { readRoot } from '../data/client/index.js';
import { readSettings, type settings } from '../data/query/index.js';
import type { ReadFilters } from '../data/schema/index.js';
import type { PageElement } from './page-element.js';

/** A root address as an absolute one, where it can be read. */
function absolute(baseUrl: string, site: string | undefined): string {
  try {
    return readRoot(baseUrl, site).href;
  } catch {
    return baseUrl; // The request to it will report what is wrong.
  }
}

/**
 * The settings of an element, with an absolute address of its calendar.
 * @param site the address of the page
 */
export function settingsOf({ dom }: PageElement, site: string | undefined): ReadFilters<typeof settings> {
  const set = readSettings(dom);
  const { base_url: baseUrl } = set;
  return typeof baseUrl === 'string' ? { ...set, base_url: absolute(baseUrl, site) } : set;
}

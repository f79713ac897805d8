import { sharedOnPage } from '../memo/index.js';

/**
 * The addresses at which interfaces of calendars were found: for the start of each requested address, that of the one
 * which answers.
 */
type Found = Record<string, string>;

/** The local storage key under which later pages find it. */
export const foundKey = 'cal-elements.found';

export const found = (): Found => sharedOnPage('found', stored);

function stored(): Found {
  try {
    return { ...(JSON.parse(localStorage.getItem(foundKey)!) as Found) };
  } catch {
    return {}; // Where the storage is broken or out of reach, the result holds for this page only.
  }
}

/** An address of an interface at another start. Without rewritten addresses, the start has a query already. */
export const movedUrl = (url: string, from: string, to: string): string =>
  (to + url.slice(from.length)).replace(/(\?.*)\?/, '$1&');

/** The address to request, which has another namespace than its elements say where that is the one known to answer. */
export function actualUrl(url: string): string {
  for (const [requested, start] of Object.entries(found()))
    if (url.startsWith(`${requested}/`)) return movedUrl(url, requested, start);
  return url;
}

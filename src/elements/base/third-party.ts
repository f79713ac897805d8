import { consentSetting, readSettings } from '../../query/index.js';
import type { Image } from '../../records/index.js';

const hostOf = (url: string | undefined) => URL.parse(url ?? '', document.baseURI)?.host.replace(/^www\./, '');

/** First-party hosts: the page's own and the calendar's. */
export const firstPartyHosts = (baseUrl: unknown): readonly (string | undefined)[] => [hostOf(''), hostOf(baseUrl as string | undefined)];

/** Whether a URL is of none of these hosts. */
export const isThirdParty = (url: string | undefined, own: readonly (string | undefined)[]): boolean => !own.includes(hostOf(url));

/** The image with those copies that may be asked for, since they may lie on other hosts; `undefined` where it may not be asked for itself. */
export const allowedImage = (image: Image | undefined, allows: (url: string) => boolean): Image | undefined =>
  image && allows(image.url) ? { ...image, copies: image.copies.filter(({ url }) => allows(url)) } : undefined;

/** Tells which URLs the settings of an element allow: all where they grant consent, else those of first-party hosts. */
export function allowedBySettings(element: Element, baseUrl: unknown): (url: string) => boolean {
  if (readSettings(element, consentSetting).consent === 'granted') return () => true;
  const own = firstPartyHosts(baseUrl);
  return (url) => !isThirdParty(url, own);
}

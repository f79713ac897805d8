import { consentSetting, readSettings, serversOf } from '../../query/index.js';
import type { Image } from '../../records/index.js';
import { memoizedByValue } from '../../memo/index.js';

const hostOf = (url: string | undefined) => URL.parse(url ?? '', document.baseURI)?.host.replace(/^www\./, '');

/** First-party hosts: the page's own and the calendars'. */
export const firstPartyHosts = (baseUrl: unknown): readonly (string | undefined)[] =>
  ['', ...serversOf(baseUrl as string | undefined)].map(hostOf);

/** Whether a URL is of none of these hosts. */
export const isThirdParty = (url: string | undefined, own: readonly (string | undefined)[]): boolean => !own.includes(hostOf(url));

/** The image with those copies that may be asked for, since they may lie on other hosts; `undefined` where it may not be asked for itself. */
export const allowedImage = (image: Image | undefined, allows: (url: string) => boolean): Image | undefined =>
  image && allows(image.url) ? { ...image, copies: image.copies.filter(({ url }) => allows(url)) } : undefined;

/** Tells which URLs are of these hosts: all, where no hosts are named. The same function for the same hosts. */
export const allowedByHosts = memoizedByValue(
  9,
  (hosts?: readonly (string | undefined)[]) =>
    (url: string): boolean =>
      !hosts || !isThirdParty(url, hosts),
);

/** Tells which URLs the settings of an element allow: all where they grant consent, else those of first-party hosts. */
export const allowedBySettings = (element: Element, baseUrl: unknown): ((url: string) => boolean) =>
  allowedByHosts(readSettings(element, consentSetting).consent === 'granted' ? undefined : firstPartyHosts(baseUrl));

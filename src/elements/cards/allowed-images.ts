import { memoized, memoizedByValue } from '../../data/memo/index.js';
import type { Image } from '../../data/records/index.js';

/** The host of an address, without `www.`; `undefined` where it is none. */
export const hostOf = (url: string | undefined): string | undefined =>
  URL.parse(url ?? '', globalThis.document?.baseURI)?.host.replace(/^www\./, '');

/** The hosts of the page and of calendars, by their root addresses. */
export const hostsOf = (servers: readonly string[]): readonly (string | undefined)[] => ['', ...servers].map(hostOf);

/** Whether a URL is of none of these hosts. */
export const isThirdParty = (url: string | undefined, own: readonly (string | undefined)[]): boolean =>
  !own.includes(hostOf(url));

/**
 * The image with the copies that may be requested, since they may lie on other hosts; `undefined` where it may not be
 * requested itself.
 */
export const allowedImage = (image: Image | undefined, allows: (url: string) => boolean): Image | undefined =>
  image && allows(image.url) ? { ...image, copies: image.copies.filter(({ url }) => allows(url)) } : undefined;

/** Tells which URLs are of these hosts: all, where no hosts are named. The same function for the same hosts. */
export const allowedByHosts = memoizedByValue(
  9,
  (hosts?: readonly (string | undefined)[]) =>
    (url: string): boolean =>
      !hosts || !isThirdParty(url, hosts),
);

/** The record with the requestable copies of its image: the same record where that is all. */
export const withAllowedImage = memoized(
  (record: { readonly image?: Image | undefined }, allows: (url: string) => boolean) => {
    const { image } = record;
    if (!image || [image, ...image.copies].every(({ url }) => allows(url))) return record;
    return { ...record, image: allowedImage(image, allows) };
  },
) as <R extends object>(record: R, allows: (url: string) => boolean) => R;

import { defaultNamespace } from '../../schema/index.js';
import { isLanguage, type Language } from '../languages/languages.js';
import type { Links } from '../request/links.js';
import type { Settings } from '../settings.js';

/** Where a request points, whatever spelling its address has. */
export interface RequestLocation {
  /** The route's path below the namespace, `/events/3`; `undefined` when the address lies elsewhere. */
  readonly path: string | undefined;
  readonly language: Language;
  /** As it stands in the address, without `?`. */
  readonly query: string;
  readonly links: Links;
}

/**
 * Finds `basePath[/language]/cal/events/v1/…`, or the same in `?rest_route=` (wire section 2).
 * A trailing slash and other letter case are fine; slugs are lower case anyway.
 */
export function locate(address: string, { basePath, origin }: Settings): RequestLocation {
  const url = new URL(address);
  const site = origin ?? url.origin;
  const route = url.pathname === '/' || url.pathname === `${basePath}/` ? url.searchParams.get('rest_route') : null;
  const lower = url.pathname.toLowerCase();
  const below = route?.toLowerCase() ?? (lower.startsWith(basePath.toLowerCase()) ? lower.slice(basePath.length) : '');
  const [, segment = ''] = /^\/([a-z]{2,3})(?=\/)/.exec(below) ?? [];
  const language = isLanguage(segment) ? segment : undefined;
  const rest = (language ? below.slice(segment.length + 1) : below).replace(/\/$/, '');
  const namespace = `/${defaultNamespace}`;
  return {
    path: rest === namespace || rest.startsWith(`${namespace}/`) ? rest.slice(namespace.length) : undefined,
    language: language ?? 'en',
    query: url.search.slice(1),
    links: {
      site,
      host: new URL(site).host,
      root: `${site}${basePath}${language ? `/${language}` : ''}${namespace}`,
      media: `${site}${basePath}/media`,
    },
  };
}

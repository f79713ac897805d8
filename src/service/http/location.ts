import { defaultNamespace } from '../../data/schema/index.js';
import { pageAt } from '../pages/make-page.js';
import { isLanguage, type Language } from '../languages/languages.js';
import type { Links } from '../request/context.js';
import type { Settings } from '../settings.js';

/** The target of a request, whatever the spelling of its address. */
export interface RequestLocation {
  /**
   * The router's path: `/interface` or `/authoring` and the path below the namespace, `/media`, `/elements` or `/admin`
   * and that of a file, `/pages` and that of a page, or a health check.
   */
  readonly path: string;
  readonly language: Language;
  /** The query as sent, without `?`. */
  readonly query: string;
  readonly links: Links;
}

/** The router's path of each namespace. */
const namespaces = { '/interface': `/${defaultNamespace}`, '/authoring': '/cal/authoring/v1' };

function pathElsewhere(url: URL, { basePath, adminPath }: Settings): string {
  const { pathname } = url;
  const media = `${basePath}/media/`;
  if (pathname.startsWith(media)) return `/media/${pathname.slice(media.length)}`;
  const elements = `${basePath}/elements/`;
  if (pathname.startsWith(elements)) return `/elements/${pathname.slice(elements.length)}`;
  const admin = basePath + adminPath;
  if (pathname === admin || pathname === `${admin}/`) return '/admin';
  if (pathname.startsWith(`${admin}/assets/`)) return `/admin${pathname.slice(admin.length)}`;
  if (pageAt(url)) return `/pages${pathname}`;
  return ['/healthz', '/readyz', '/metrics'].includes(pathname) ? pathname : '/elsewhere';
}

/**
 * Finds `basePath[/language]/cal/events/v1/…` and the same of `cal/authoring/v1`, or the same in `?rest_route=` (wire
 * section 2). A trailing slash and any letter case are accepted; slugs are lower case anyway.
 */
export function locate(url: URL, settings: Settings): RequestLocation {
  const { basePath, adminPath, origin } = settings;
  const { pathname } = url;
  const site = origin ?? url.origin;
  const route = pathname === '/' || pathname === `${basePath}/` ? url.searchParams.get('rest_route') : null;
  const lower = pathname.toLowerCase();
  const below = route?.toLowerCase() ?? (lower.startsWith(basePath.toLowerCase()) ? lower.slice(basePath.length) : '');
  const [, segment = ''] = /^\/([a-z]{2,3})(?=\/)/.exec(below) ?? [];
  const language = isLanguage(segment) ? segment : undefined;
  const rest = (language ? below.slice(segment.length + 1) : below).replace(/\/$/, '');
  const [path] = Object.entries(namespaces)
    .filter(([, namespace]) => rest === namespace || rest.startsWith(`${namespace}/`))
    .map(([room, namespace]) => room + rest.slice(namespace.length));
  return {
    path: path ?? pathElsewhere(url, settings),
    language: language ?? 'en',
    query: url.search.slice(1),
    links: {
      site,
      host: new URL(site).host,
      root: `${site}${basePath}${language ? `/${language}` : ''}/${defaultNamespace}`,
      media: `${site}${basePath}/media`,
      admin: `${site}${basePath}${adminPath}`,
    },
  };
}

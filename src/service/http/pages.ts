import type { Handler } from 'hono';
import { defaultNamespace } from '../../schema/index.js';
import { isLanguage, type Language } from '../languages/languages.js';
import { pagePolicy } from '../pages/document.js';
import { makePage } from '../pages/pages.js';
import type { Settings } from '../settings.js';
import type { Environment } from './environment.js';
import { locate } from './location.js';
import { respond } from './respond.js';

/** The first language of a header that pages speak. */
const preferred = (header = ''): Language =>
  header
    .split(',')
    .map((range) => range.trim().slice(0, 2).toLowerCase())
    .find(isLanguage) ?? 'en';

/**
 * Serves the pages whose addresses representations give, and a first page. They read the interface through `fetch`, as anybody may, so they
 * show nothing that it hides.
 */
export const servePage =
  (settings: Settings, fetch: (request: Request, env: Environment['Bindings']) => Response | Promise<Response>): Handler<Environment> =>
  async ({ req, env }) => {
    const { links } = env.location;
    // Programs that look for the interface get an index, as from other servers of it.
    if (new URL(req.url).pathname === '/' && !req.header('Accept')?.includes('text/html'))
      return respond(req.raw, settings, { body: { name: links.host, url: links.site, namespaces: [defaultNamespace] } }, true);
    const language = preferred(req.header('Accept-Language'));
    const baseUrl = links.root.slice(0, -defaultNamespace.length - 1);
    const root = `${links.site}${settings.basePath}${language === 'en' ? '' : `/${language}`}/${defaultNamespace}`;
    const read = async (path: string) => {
      const url = new URL(root + path);
      const { address } = env;
      const response = await fetch(new Request(url), { location: locate(url, settings), address, isOwn: true });
      return { status: response.status, body: (await response.json()) as unknown, retryAfter: response.headers.get('Retry-After') };
    };
    const page = Math.max(1, Number.parseInt(req.query('page') ?? '', 10) || 1);
    const context = { read, language, site: links.site, host: links.host, baseUrl, now: settings.now(), page };
    const { status, body, retryAfter } = await makePage(new URL(req.url).pathname, context);
    const headers = {
      'Content-Type': 'text/html; charset=UTF-8',
      'Content-Security-Policy': pagePolicy,
      'Content-Language': language,
      Vary: 'Accept, Accept-Language, Accept-Encoding',
      ...(retryAfter && { 'Retry-After': retryAfter }),
    };
    return respond(req.raw, settings, { status, body, headers }, status === 200);
  };

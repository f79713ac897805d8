import type { Handler, MiddlewareHandler } from 'hono';
import { defaultNamespace } from '../../schema/index.js';
import { today } from '../../time/index.js';
import { isLanguage, type Language } from '../languages/languages.js';
import { Refused, type PageContext } from '../pages/context.js';
import { pagePolicy } from '../pages/document.js';
import { makePage, pageAt, refusalPage } from '../pages/pages.js';
import { pageAddresses } from '../reading/page-addresses.js';
import { noRoute } from '../request/problem.js';
import type { PageParts, Settings } from '../settings.js';
import type { Store } from '../store/types.js';
import type { Environment } from './environment.js';
import { locate } from './location.js';
import { respond, type WrittenResponse } from './respond.js';
import { firstScript, type Scripts } from './scripts.js';

/** The first language of a header that pages speak. */
const preferred = (header = ''): Language =>
  header
    .split(',')
    .map((range) => range.trim().slice(0, 2).toLowerCase())
    .find(isLanguage) ?? 'en';

/** Programs that look for the interface at `/` get an index, as from other servers of it. */
export const serveIndex =
  (settings: Settings): MiddlewareHandler<Environment> =>
  async ({ req, env }, next) => {
    if (req.header('Accept')?.includes('text/html')) return next();
    const { links } = env.location;
    return respond(req.raw, settings, { body: { name: links.host, url: links.site, namespaces: [defaultNamespace] } }, true);
  };

type Bindings = Environment['Bindings'];

/**
 * The pages whose addresses representations give, those of what is on, a sitemap and a feed. They read the interface through `fetch`, as
 * anybody may, so they show nothing that it hides. Between `read` and `answer` a cache fits, because printing takes some milliseconds.
 */
export function createPages(
  store: Store,
  settings: Settings,
  { prerender }: PageParts,
  scripts: Scripts,
  fetch: (request: Request, env: Bindings) => Response | Promise<Response>,
): { readonly read: MiddlewareHandler<Environment>; readonly answer: Handler<Environment> } {
  const { basePath, timeZone } = settings;

  async function contextOf({ location, address }: Bindings, language: Language) {
    const { links } = location;
    const baseUrl = links.site + basePath;
    const now = settings.now();
    const ask = async (url: string, init?: RequestInit) =>
      fetch(new Request(url, init), { location: locate(new URL(url), settings), address, isOwn: true });
    const read: PageContext['read'] = async (path) => {
      const response = await ask(`${baseUrl}${language === 'en' ? '' : `/${language}`}/${defaultNamespace}${path}`);
      return { status: response.status, body: (await response.json()) as unknown, retryAfter: response.headers.get('Retry-After') };
    };
    const script = `/elements/${firstScript}`;
    const context: PageContext = {
      read,
      addresses: () => store.readPublic(({ reader }) => pageAddresses(reader, links, now)),
      language,
      site: links.site,
      host: links.host,
      baseUrl,
      basePath,
      interfaceUrl: `${baseUrl}/${defaultNamespace}`,
      script: `${basePath}${script}?version=${await scripts.version()}`,
      scriptUrl: `${baseUrl}${script}`,
      now,
      today: today(timeZone, now),
    };
    return { context, ask };
  }

  const read: MiddlewareHandler<Environment> = async (context, next) => {
    const { req, env } = context;
    const page = pageAt(new URL(req.url).pathname);
    if (!page) throw noRoute();
    const language = preferred(req.header('Accept-Language'));
    context.set('isPublic', true);
    context.set('cacheKey', `page ${env.location.links.site} ${language} ${page.key}`);
    await next();
  };

  const answer: Handler<Environment> = async (context) => {
    const { req, env } = context;
    const { pathname } = new URL(req.url);
    const page = pageAt(pathname)!;
    const language = preferred(req.header('Accept-Language'));
    const { context: pageContext, ask } = await contextOf(env, language);
    let { status, body, retryAfter } = await makePage(page, pageContext);
    let printed: Awaited<ReturnType<PageParts['prerender']>> | undefined;
    if (status === 200 && !page.type) {
      try {
        printed = await prerender(body, {
          fetch: async (input, init) => {
            const response = await ask(String(input as string), init);
            if (response.ok) return response;
            const retry = response.headers.get('Retry-After');
            throw new Refused({ status: response.status, body: await response.json(), retryAfter: retry });
          },
          now: () => pageContext.now,
          language,
          timeZone,
          site: pageContext.site + pathname,
          calendars: [pageContext.interfaceUrl],
        });
        body = printed.html;
      } catch (error) {
        const { cause } = error as Error;
        if (!(cause instanceof Refused)) throw error;
        ({ status, body, retryAfter } = await refusalPage(cause, pageContext));
      }
    }
    const written: WrittenResponse = {
      status,
      text: body,
      expires: printed?.expires,
      headers: {
        'Content-Type': (status === 200 && page.type) || 'text/html; charset=UTF-8',
        'Content-Security-Policy': pagePolicy(printed?.styleHashes),
        'Content-Language': language,
        Vary: 'Accept, Accept-Language, Accept-Encoding',
        ...(retryAfter && { 'Retry-After': retryAfter }),
      },
    };
    if (status === 200) context.set('written', written);
    return respond(req.raw, settings, written, status === 200);
  };
  return { read, answer };
}

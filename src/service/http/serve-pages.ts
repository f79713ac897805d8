import type { Handler, MiddlewareHandler } from 'hono';
import { defaultNamespace } from '../../data/schema/index.js';
import { today } from '../../data/time/index.js';
import { calendarName } from '../identity.js';
import { isLanguage, messagesIn, type Language } from '../languages/languages.js';
import { Refused, type PageContext, type Read } from '../pages/context.js';
import { pagePolicy } from '../pages/document.js';
import { makePage, pageAt } from '../pages/make-page.js';
import { refusalPage } from '../pages/refusal.js';
import { pageAddresses } from '../reading/page-addresses.js';
import { seriesOfPage } from '../reading/series.js';
import { readSifts } from '../reading/sifted.js';
import { noRoute, Problem } from '../request/problem.js';
import { bringsSession } from '../rights/sessions.js';
import type { PageParts, Settings } from '../settings.js';
import type { Store } from '../store/types.js';
import type { Environment } from './environment.js';
import { locate, type RequestLocation } from './location.js';
import { respond, type WrittenResponse } from './respond.js';
import type { ShowRefusal } from './respond-to-error.js';
import { firstScript, type Scripts } from './scripts.js';

/** The first language of a header that pages speak. */
export const preferred = (header = ''): Language =>
  header
    .split(',')
    .map((range) => range.trim().slice(0, 2).toLowerCase())
    .find(isLanguage) ?? 'en';

/** The refusal of a filter by the interface, as one of the page that has it. */
function siftsOf(filters: Readonly<Record<string, string>>, language: Language): ReturnType<typeof readSifts> {
  try {
    return readSifts(filters);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    throw new Refused({ status: error.status, body: error.body(messagesIn(language)), retryAfter: null });
  }
}

/** Programs that look for the interface at `/` get an index, as from other servers of it. */
export const serveIndex =
  (settings: Settings): MiddlewareHandler<Environment> =>
  async ({ req, env }, next) => {
    if (req.header('Accept')?.includes('text/html')) return next();
    const { links, language } = env.location;
    const name = calendarName(settings.identity, language);
    return respond(req.raw, settings, { body: { name, url: links.site, namespaces: [defaultNamespace] } }, true);
  };

type Bindings = Environment['Bindings'];

/** A page as it is sent. */
interface Printed extends Partial<Awaited<ReturnType<PageParts['prerender']>>> {
  readonly status: number;
  readonly html: string;
  readonly retryAfter?: string | null;
}

const writePage = (
  { status, html, expires, styleHashes, retryAfter }: Printed,
  language: Language,
  { admin, purge, identity }: Settings,
  type?: string,
): WrittenResponse => ({
  status,
  text: html,
  expires,
  headers: {
    'Content-Type': type ?? 'text/html; charset=UTF-8',
    'Content-Security-Policy': pagePolicy(identity, styleHashes),
    'Content-Language': language,
    // Whoever signs in meets the pages anew; a shared cache that is purged after writes keeps one for all.
    Vary: `Accept, Accept-Language, Accept-Encoding${admin && !purge ? ', Cookie' : ''}`,
    // Browsers try again by the second, also without scripts.
    ...(retryAfter && { 'Retry-After': retryAfter, Refresh: retryAfter }),
  },
});

const readAnswer = async (response: Response): Promise<Read> => ({
  status: response.status,
  body: await response.json(),
  retryAfter: response.headers.get('Retry-After'),
});

/**
 * The pages whose addresses representations give, those of what is on, a sitemap and a feed. They read the interface
 * through `fetch`, as anybody may, so they show nothing that it hides. Between `read` and `answer` a cache fits,
 * because printing takes some milliseconds.
 */
export function createPages(
  store: Store,
  settings: Settings,
  { prerender, seriesSentence }: PageParts,
  scripts: Scripts,
  fetch: (request: Request, env: Bindings) => Response | Promise<Response>,
): {
  readonly read: MiddlewareHandler<Environment>;
  readonly answer: Handler<Environment>;
  readonly showRefusal: ShowRefusal;
} {
  const { basePath, admin, adminPath } = settings;
  /** The last addresses for the sitemap, which has as many files as somebody requests. */
  let listed: { readonly key: string; readonly addresses: ReturnType<PageContext['addresses']> } | undefined;

  async function addressesFor(links: RequestLocation['links'], now: number): ReturnType<PageContext['addresses']> {
    const key = `${await store.revision()} ${Math.floor(now / 60_000)} ${links.site}`;
    if (listed?.key !== key) listed = { key, addresses: pageAddresses(store.reader, links, now) };
    return listed.addresses;
  }

  const isEditable = (request: Request, { location }: Bindings) =>
    settings.admin && bringsSession(request, location.links.site);

  async function contextOf(asked: Request, { location, address }: Bindings, language: Language) {
    const { links } = location;
    const baseUrl = links.site + basePath;
    const now = settings.now();
    const { identity } = settings;
    const ask: typeof globalThis.fetch = async (...given) => {
      const request = new Request(...given);
      return fetch(request, { location: locate(new URL(request.url), settings), address, isOwn: true });
    };
    const root = `${baseUrl}${language === 'en' ? '' : `/${language}`}/${defaultNamespace}`;
    const read: PageContext['read'] = async (path) => readAnswer(await ask(root + path));
    const script = `/elements/${firstScript}`;
    const context: PageContext = {
      read,
      addresses: () => addressesFor(links, now),
      sifts: (filters) => siftsOf(filters, language),
      series: async (slug) => {
        const series = await seriesOfPage(store.reader, slug, links);
        return series && { ...series, sentence: await seriesSentence(series, language) };
      },
      language,
      isEditable: isEditable(asked, { location, address }),
      site: links.site,
      name: calendarName(identity, language),
      identity,
      icon: identity.picture ? `${basePath}/media/${identity.picture.path}` : '/icon.svg',
      baseUrl,
      basePath,
      interfaceUrl: `${baseUrl}/${defaultNamespace}`,
      admin: typeof admin === 'object' ? basePath + adminPath : undefined,
      script: `${basePath}${script}?version=${await scripts.version()}`,
      scriptUrl: `${baseUrl}${script}`,
      now,
      today: today(settings.timeZone, now),
    };
    return { context, ask };
  }

  const read: MiddlewareHandler<Environment> = async (context, next) => {
    const { req, env } = context;
    const page = pageAt(new URL(req.url));
    if (!page) throw noRoute();
    const language = preferred(req.header('Accept-Language'));
    context.set('isPublic', !isEditable(req.raw, env));
    context.set('cacheKey', `page ${env.location.links.site} ${language} ${page.key}`);
    await next();
  };

  /** The page with what its elements show. */
  async function print({
    html,
    address,
    context,
    ask,
  }: { html: string; address: string } & Awaited<ReturnType<typeof contextOf>>) {
    const { now, language, site, interfaceUrl } = context;
    const { timeZone } = settings;
    const askOrRefuse: typeof ask = async (...given) => {
      const response = await ask(...given);
      if (!response.ok) throw new Refused(await readAnswer(response));
      return response;
    };
    try {
      const options = {
        fetch: askOrRefuse,
        now: () => now,
        language,
        timeZone,
        site: site + address,
        calendars: [interfaceUrl],
      };
      return { status: 200, ...(await prerender(html, options)) };
    } catch (error) {
      const { cause } = error as Error;
      if (!(cause instanceof Refused)) throw error;
      const { body, ...refusal } = await refusalPage(cause, context);
      return { ...refusal, html: body };
    }
  }

  const answer: Handler<Environment> = async ({ req, env, set }) => {
    const url = new URL(req.url);
    const page = pageAt(url)!;
    const language = preferred(req.header('Accept-Language'));
    const made = await contextOf(req.raw, env, language);
    const { body, ...rest } = await makePage(page, made.context);
    const printed: Printed =
      rest.status === 200 && page.isPrinted
        ? await print({ html: body, address: url.pathname + (page.state && `?${page.state}`), ...made })
        : { ...rest, html: body };
    const { status } = printed;
    const written = writePage(printed, language, settings, status === 200 ? page.type : undefined);
    // A missing file is requested again and again; pages that are not there have too many addresses to be kept.
    if (status === 200 || page.type) set('written', written);
    return respond(req.raw, settings, written, status === 200 && !made.context.isEditable);
  };

  const showRefusal: ShowRefusal = async (problem, request, env) => {
    const language = preferred(request.headers.get('Accept-Language') ?? '');
    const { status } = problem;
    const read = {
      status,
      body: problem.body(messagesIn(language)),
      retryAfter: problem.headers['Retry-After'] ?? null,
    };
    const { context } = await contextOf(request, env, language);
    const { body, ...refusal } = await refusalPage(new Refused(read), context);
    return respond(request, settings, writePage({ ...refusal, html: body }, language, settings));
  };
  return { read, answer, showRefusal };
}

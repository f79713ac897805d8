/** Pages whose events stand in them, made by a server, which is what serves the browser tests. */
import { prerender } from '../../../src/prerender/index.js';
import { answered, later, listed, near } from '../../dated-events.js';

/** What a page is to be. */
export interface PageQuery {
  readonly tag: 'cal-event-list' | 'cal-event-detail';
  /** Those of the element; several lines make several elements. */
  readonly attributes: string;
  readonly events: 'later' | 'near' | 'pictured';
  readonly lang: string;
  readonly dir: string;
  /** Widths in rem, by commas: each element stands in a column of each. The width of the page by default. */
  readonly widths?: string;
  /** Whether its policy allows no style but the one whose hash `prerender` tells. */
  readonly isStrict?: string;
  /** The name under which the images are noted that it asks for. */
  readonly visit?: string;
}

interface Served {
  readonly body: string;
  readonly type: 'html' | 'js' | 'json' | 'svg';
  readonly headers?: Record<string, string>;
}

/** What a request asks for. */
interface Asked {
  readonly path: string;
  readonly query: PageQuery;
  readonly origin: string;
}

/** Notes what goes wrong in a page, from its first line on. */
const watcher = `
  globalThis.complaints = [];
  const note = (text) => complaints.push(text);
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) => note(violatedDirective + ' ' + sourceFile));
  addEventListener('error', ({ message }) => note(message));
  addEventListener('unhandledrejection', ({ reason }) => note(String(reason)));
  console.error = console.warn = (...words) => /^Lit is in dev mode/.test(words[0]) || note(words.join(' '));
`;

/** The same server under another name, which to a page is another host. */
const thirdParty = (origin: string) => origin.replace('//localhost', '//127.0.0.1');

/** Events with images, every other one of which is at a third party, and so are copies of each and what their descriptions hold. */
function pictured(origin: string, visit: string): typeof listed {
  const own = (name: string) => `${origin}/prerendered/images/${visit}/${name}`;
  const other = (name: string) => `${thirdParty(origin)}/prerendered/images/${visit}/${name}`;
  const events = later.events.slice(0, 4).map((event, index) => {
    const url = (index % 2 ? other : own)(`event-${index + 1}`);
    const copy = { url: other(`copy-${index + 1}`), width: 300, height: 200 };
    const description = `<p>Here <img src="${own('here')}" alt="Here"> and there <img src="${other('there')}" srcset="${other('twice')} 2x" alt="There"></p>
      <video poster="${other('poster')}"></video> <picture><source srcset="${other('source')}"><img src="${other('fallback')}"></picture>
      <p style="background: url(${other('background')})">Painted</p><link rel="preload" as="image" href="${other('preload')}">`;
    return { ...event, id: index + 1, image: { url, width: 600, height: 400, sizes: { medium: copy } }, description };
  });
  return { ...listed, events, total: events.length };
}

/** An element in a page, at an address of this origin. */
async function prerenderedPage(
  { tag, attributes, events, lang, dir, widths = '', isStrict, visit = '' }: PageQuery,
  origin: string,
): Promise<Served> {
  const elements = attributes
    .split('\n')
    .map((own) => `<${tag} base-url="${origin}/api" time-zone="America/New_York" ${own}></${tag}>`);
  const content = elements.flatMap((element) =>
    // A strict policy refuses even an empty attribute of style.
    widths.split(',').map((width) => (width ? `<div style="inline-size: ${width}rem">${element}</div>` : element)),
  );
  const page = `<!doctype html><html lang="${lang}" dir="${dir}"><title>Events</title><script src="/prerendered/watcher.js"></script><body>${content.join('')}`;
  const list = { later, near, pictured: pictured(origin, visit) }[events];
  const fetch = ((url: string) => {
    const [, id] = /\/events\/(\d+)/.exec(url) ?? [];
    const answer = JSON.stringify(id ? list.events.find((one) => one.id === Number(id)) : list);
    // Images that are there: a row without one is narrower.
    const local = answer
      .replaceAll(/https:\/\/calendar\.example\/[^"]*\.(?:jpe?g|png|webp|svg)/g, `${origin}/prerendered/images/any/one`)
      .replaceAll('https://calendar.example', origin);
    return Promise.resolve(new Response(local));
  }) as unknown as typeof globalThis.fetch;
  const { html, styleHashes } = await prerender(page, { fetch, now: () => answered });
  const policy = `default-src 'none'; script-src 'self'; connect-src 'self'; img-src *; style-src 'self' '${styleHashes[0]!}'; require-trusted-types-for 'script'`;
  return { body: html, type: 'html', headers: isStrict ? { 'content-security-policy': policy } : {} };
}

/** The images that pages have asked for: host and name of each, by the name of the visit. */
const askedImages = new Map<string, string[]>();

/** Whatever stands below `/prerendered`. */
export function served({ path, query, origin }: Asked): Served | Promise<Served> {
  const [, visit, name] = /^\/prerendered\/images\/([^/]+)(?:\/(.+))?$/.exec(path) ?? [];
  if (visit) {
    const asked = askedImages.get(visit) ?? [];
    if (!name) return { body: JSON.stringify(asked), type: 'json', headers: { 'cache-control': 'no-store' } };
    askedImages.set(visit, [...asked, `${new URL(origin).hostname} ${name}`]);
    return { body: '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"/>', type: 'svg' };
  }
  return path.endsWith('.js') ? { body: watcher, type: 'js' } : prerenderedPage(query, origin);
}

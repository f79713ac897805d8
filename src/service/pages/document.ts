import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { accentStyle, letterOf, type Identity } from '../identity.js';
import { messagesIn } from '../languages/languages.js';
import type { PageContext } from './context.js';
import { filtered } from './filters.js';

/** The type of templates and of what stands in them. */
export type Markup = ReturnType<typeof html>;

const styles = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; accent-color: var(--cal-color-accent); }
body { max-inline-size: 60rem; min-block-size: calc(100dvh - 2rem); display: flex; flex-direction: column; margin: 0 auto; padding: 0 clamp(min(1rem, 5vw), 4vw, 2rem) 2rem; overflow-wrap: break-word; }
main { flex: 1 0 auto; }
header, footer, nav { display: flex; flex-wrap: wrap; align-items: center; gap: 0 1.25rem; }
header { justify-content: space-between; padding-block: 0.625rem; margin-block-end: 1.5rem; border-block-end: 1px solid light-dark(#ddd, #444); }
footer { align-items: flex-start; margin-block-start: 3rem; padding-block: 0.75rem 0; border-block-start: 1px solid light-dark(#ddd, #444); font-size: 0.875rem; }
:is(header, footer) a, summary { padding-block: 0.625rem; }
summary { display: block; cursor: pointer; }
summary::before { content: ''; display: inline-block; inline-size: 0.4em; block-size: 0.4em; margin-inline: 0.1em 0.6em; border: solid; border-width: 0 2px 2px 0; transform: translateY(-0.15em) rotate(-45deg); }
summary:dir(rtl)::before { transform: translateY(-0.15em) rotate(135deg); }
[open] > summary::before { transform: translateY(-0.25em) rotate(45deg); }
details[open] { flex-basis: 100%; }
.wide { max-inline-size: 100rem; padding-block-end: 0; }
.wide header { margin-block-end: 0.75rem; }
.wide footer { margin-block-start: 0.75rem; }
.wide main > :is(cal-calendar, cal-event-month) { min-block-size: calc(100dvh - 5.25rem); }
.at-venue::part(venue) { display: none; }
.at-venue::part(body)::after { content: none; }
:is(cal-calendar, cal-event-month):not(:defined) { display: flex; flex-direction: column; }
.tools { display: flex; flex-wrap: wrap; gap: 0.75rem; margin-block-end: 1.25rem; }
.tools form { flex: 1 1 10rem; position: relative; }
.tools svg { position: absolute; inset-block: 0; inset-inline-start: 0.875rem; margin-block: auto; inline-size: 1rem; fill: none; stroke: currentColor; stroke-width: 2; opacity: 0.7; }
input, .views, .button { box-sizing: border-box; min-block-size: 2.75rem; border: 1px solid light-dark(#bbb, #555); border-radius: 0.5rem; background: none; font: inherit; color: inherit; }
input { inline-size: 100%; block-size: 100%; padding-inline: 2.5rem 0.875rem; }
:focus-visible { outline: 2px solid var(--cal-color-accent); outline-offset: 2px; }
.views { display: flex; padding: 0.125rem; }
.views a { padding: 0.5rem 0.875rem; border-radius: 0.3125rem; color: inherit; text-decoration: none; }
.views [aria-current='page'] { background: light-dark(#eee, #333); }
.button { display: inline-flex; align-items: center; padding-inline: 1rem; text-decoration: none; }
.apps { display: flex; flex-wrap: wrap; gap: 0.75rem; margin-block: 1.5rem; }
.forward::after { content: ' →' / ''; }
:dir(rtl).forward::after { content: ' ←' / ''; }
.next { list-style: none; padding: 0; border-block-start: 1px solid light-dark(#ddd, #444); margin-block: 2rem; }
.next li { padding-block: 0.875rem; border-block-end: 1px solid light-dark(#ddd, #444); color: light-dark(#555, #aaa); }
.next a { display: block; font-weight: 600; color: light-dark(#000, #fff); text-decoration: none; }
.next a:hover { text-decoration: underline; }
h1 { font-size: clamp(1.5rem, 1.2rem + 1.5vw, 2.125rem); line-height: 1.2; margin-block: 0 1rem; text-wrap: balance; }
h2 { font-size: 1.25rem; margin-block: 2.5rem 1rem; }
header > :first-child { font-size: 1.125rem; line-height: 1.75rem; font-weight: 600; margin: 0; }
.brand { display: inline-flex; align-items: flex-start; gap: 0.625rem; color: inherit; }
.icon { flex: none; inline-size: 1.75rem; block-size: 1.75rem; border-radius: 0.375rem; object-fit: cover; text-align: center; background: var(--cal-color-accent); color: light-dark(#fff, #000); }
a { color: var(--cal-color-accent); }
header a, footer a { text-decoration: none; }
header a:hover, footer a:hover { text-decoration: underline; }
[aria-current='page'] { color: inherit; }
[aria-current='page'] { font-weight: 600; }
img { max-inline-size: 100%; block-size: auto; border-radius: 0.5rem; }
main > nav { gap: 0.25rem 1.25rem; margin-block: 1.5rem 0; }
.text { max-inline-size: 42rem; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; border-radius: 0.5rem; background: light-dark(#f4f4f4, #222); }
noscript ul { list-style: none; padding: 0; }
noscript li { padding-block: 0.75rem; border-block-end: 1px solid light-dark(#ddd, #444); }
noscript li > a, noscript li > time { display: block; }
noscript li > a { font-weight: 600; }
@media print { body { max-inline-size: none; padding: 0; } nav, footer, .tools { display: none; } }
`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const ownStyle = hashOf(styles);

/**
 * Only the elements run on these pages, so that no description of an event can do more than be read.
 * @param identity that of the calendar, whose accent is a style
 * @param styleHashes those of the styles that are written into the page beside its own
 */
export const pagePolicy = (identity: Identity, styleHashes: readonly string[] = []): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    'img-src * data:',
    "manifest-src 'self'",
    `style-src ${[ownStyle, hashOf(accentStyle(identity)), ...styleHashes.map((hash) => `'${hash}'`)].join(' ')}`,
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
  ].join('; ');

/** JSON that cannot end the element that it stands in. */
const embedded = (data: unknown) => raw(JSON.stringify(data).replaceAll('<', '\\u003c'));

/** The metadata of a page, and its main content. */
export interface Page {
  readonly title: string;
  readonly content: Markup;
  /** Plain text for search engines, and for whoever shares the page. */
  readonly description?: string;
  /** The address of the page. */
  readonly canonical?: string;
  /** Its kind for networks where it is shared: a page of its own, or one that leads to others. */
  readonly type?: 'article' | 'website';
  /** Data for search engines (schema.org). */
  readonly data?: unknown;
  readonly image?: string | undefined;
  /** Whether it is the first page, whose heading is the calendar's name. */
  readonly isHome?: boolean;
  /** The filters of the events that it is about, as a query: those that its visitors subscribe to. */
  readonly filters?: string;
  /** Whether it takes the whole window. */
  readonly isWide?: true;
}

const property = (name: string, content: string | undefined) =>
  content && html`<meta property="${name}" content="${content}" />`;

const head = (page: Page, context: PageContext) => {
  const { name, identity, icon, site, language, script, interfaceUrl } = context;
  const { title, description, canonical, data, type = 'website' } = page;
  const image = page.image ?? (identity.picture && site + icon);
  return html`<head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title === name ? name : `${title} · ${name}`}</title>
    ${description && html`<meta name="description" content="${description}" />`}
    ${canonical && html`<link rel="canonical" href="${canonical}" />`}
    <link rel="icon" href="${icon}" />
    ${identity.picture && html`<link rel="apple-touch-icon" href="${icon}" />`}
    <link rel="manifest" href="/manifest.webmanifest" />
    <link rel="service-desc" type="application/json" href="${interfaceUrl}/doc" />
    <link
      rel="alternate"
      type="application/atom+xml"
      title="${page.filters ? title : messagesIn(language).comingEvents} · ${name}"
      href="${filtered(`${site}/feed.xml`, page.filters)}"
    />
    ${property('og:type', type)} ${property('og:title', title)} ${property('og:description', description)}
    ${property('og:url', canonical)} ${property('og:site_name', name)} ${property('og:image', image)}
    <meta name="twitter:card" content="${page.image ? 'summary_large_image' : 'summary'}" />
    ${raw(`<style>${styles}</style><style>${accentStyle(identity)}</style>`)}
    <script type="module" src="${script}"></script>
    ${
      data &&
      html`<script type="application/ld+json">
        ${embedded(data)}
      </script>`
    }
  </head>`;
};

/** The icon and the name of the calendar. */
const brand = ({ name, identity, icon, language }: PageContext) =>
  html`${
      identity.picture
        ? html`<img class="icon" src="${icon}" alt="" width="28" height="28" />`
        : html`<span class="icon" aria-hidden="true">${letterOf(identity, language)}</span>`
    } <bdi>${name}</bdi>`;

/** A whole document. */
export const document = (page: Page, context: PageContext): Markup => {
  const { language, baseUrl, interfaceUrl, scriptUrl, admin, isEditable } = context;
  const messages = messagesIn(language);
  return html`<!doctype html>
    <html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
      ${head(page, context)}
      <body class="${page.isWide ? 'wide' : ''}">
        <header>
          ${page.isHome ? html`<h1 class="brand">${brand(context)}</h1>` : html`<a class="brand" href="/">${brand(context)}</a>`}
          <nav>
            <a href="${filtered('/subscribe/', page.filters)}">${messages.subscribe}</a>
            ${admin && html`<a href="${admin}${isEditable && '#desk-item=new'}" rel="nofollow">${isEditable ? messages.addEvent : messages.signIn}</a>`}
          </nav>
        </header>
        <main>${page.content}</main>
        <footer>
          <a href="${filtered('/subscribe/', page.filters)}">${messages.subscribe}</a>
          <a href="${filtered('/feed.xml', page.filters)}">RSS</a>
          <details>
            <summary>${messages.developers}</summary>
            <p>${messages.embed}</p>
            <pre dir="ltr"><code>&lt;script type="module" src="${scriptUrl}"&gt;&lt;/script&gt;
&lt;cal-calendar base-url="${baseUrl}"&gt;&lt;/cal-calendar&gt;</code></pre>
            <p><a href="${interfaceUrl}/doc">OpenAPI</a> · <a href="${interfaceUrl}/events.ics">iCalendar</a></p>
          </details>
        </footer>
      </body>
    </html> `;
};

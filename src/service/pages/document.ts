import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { accentStyle, letterOf, type Identity } from '../identity.js';
import { messagesIn } from '../languages/languages.js';
import type { PageContext } from './context.js';

/** The type of templates and of what stands in them. */
export type Markup = ReturnType<typeof html>;

const styles = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; accent-color: var(--cal-color-accent); }
body { max-inline-size: 60rem; margin-inline: auto; padding: 0 clamp(1rem, 4vw, 2rem) 2rem; overflow-wrap: break-word; }
header, footer, nav { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.25rem 1.25rem; }
header { justify-content: space-between; padding-block: 1.25rem 1rem; margin-block-end: 1.5rem; border-block-end: 1px solid light-dark(#ddd, #444); }
footer { margin-block-start: 4rem; padding-block-start: 1rem; border-block-start: 1px solid light-dark(#ddd, #444); font-size: 0.875rem; }
footer details { flex-basis: 100%; }
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
.picture { inline-size: 100%; max-block-size: 22rem; object-fit: cover; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; }
dt { color: light-dark(#555, #aaa); }
dd { margin: 0; }
cal-calendar { display: block; min-block-size: 100vh; }
main > nav { margin-block: 1.5rem 0; }
.text { max-inline-size: 42rem; }
pre { overflow-x: auto; padding: 1rem; border-radius: 0.5rem; background: light-dark(#f4f4f4, #222); }
noscript ul { list-style: none; padding: 0; }
noscript li { padding-block: 0.75rem; border-block-end: 1px solid light-dark(#ddd, #444); }
noscript li > a, noscript li > time { display: block; }
noscript li > a { font-weight: 600; }
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
    "form-action 'none'",
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
  /** The view of the calendar that it is. */
  readonly view?: 'list' | 'month' | 'calendar';
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
      title="${messagesIn(language).comingEvents} · ${name}"
      href="${site}/feed.xml"
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
  const { name, language, baseUrl, interfaceUrl, scriptUrl, admin } = context;
  const messages = messagesIn(language);
  const current = (view: Page['view']) => (page.view === view ? 'page' : 'false');
  return html`<!doctype html>
    <html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
      ${head(page, context)}
      <body>
        <header>
          ${page.title === name ? html`<h1 class="brand">${brand(context)}</h1>` : html`<a class="brand" href="/">${brand(context)}</a>`}
          <nav>
            <a href="/" aria-current="${current('list')}">${messages.list}</a>
            <a href="/month/" aria-current="${current('month')}">${messages.month}</a>
            <a href="/calendar/" aria-current="${current('calendar')}">${messages.calendar}</a>
          </nav>
        </header>
        <main>${page.content}</main>
        <footer>
          <a href="/feed.xml">${messages.feed}</a>
          <a href="${interfaceUrl}/events.ics">iCalendar</a>
          ${admin && html`<a href="${admin}" rel="nofollow">${messages.signIn}</a>`}
          <details>
            <summary>${messages.embed}</summary>
            <pre><code>&lt;script type="module" src="${scriptUrl}"&gt;&lt;/script&gt;
&lt;cal-calendar base-url="${baseUrl}"&gt;&lt;/cal-calendar&gt;</code></pre>
          </details>
        </footer>
      </body>
    </html> `;
};

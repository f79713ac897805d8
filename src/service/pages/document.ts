import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { Language } from '../languages/languages.js';

/** The type of templates and of what stands in them. */
export type Markup = ReturnType<typeof html>;

const styles = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-inline-size: 42rem; margin-inline: auto; padding: 1.5rem 1rem 3rem; overflow-wrap: break-word; }
h1 { font-size: 1.75rem; line-height: 1.2; margin-block: 1rem 0.5rem; }
h2 { font-size: 1.25rem; margin-block: 2rem 0.5rem; }
img { max-inline-size: 100%; block-size: auto; border-radius: 0.5rem; }
a { color: light-dark(#0b57d0, #a8c7fa); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; }
dt { color: light-dark(#555, #aaa); }
dd { margin: 0; }
.events { list-style: none; padding: 0; }
.events li { padding-block: 0.75rem; border-block-end: 1px solid light-dark(#ddd, #444); }
.events a { font-weight: 600; }
.status { font-weight: 600; color: light-dark(#b3261e, #f2b8b5); }
pre { overflow-x: auto; padding: 1rem; border-radius: 0.5rem; background: light-dark(#f4f4f4, #222); }
`;

/** Nothing runs on these pages, so that no description of an event can do more than be read. */
export const pagePolicy = [
  "default-src 'none'",
  'img-src * data:',
  `style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** JSON that cannot end the element that it stands in. */
const embedded = (data: unknown) => raw(JSON.stringify(data).replaceAll('<', '\\u003c'));

/** What a page says of itself, and its main content. */
export interface Page {
  readonly title: string;
  readonly content: Markup;
  /** Plain text for search engines. */
  readonly description?: string;
  /** The address of the page. */
  readonly canonical?: string;
  /** Data for search engines (schema.org). */
  readonly data?: unknown;
  readonly image?: string | undefined;
}

/** A whole document. */
export const document = ({ title, content, description, canonical, data, image }: Page, site: string, language: Language): Markup =>
  html`<!doctype html>
    <html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <title>${title === site ? site : `${title} · ${site}`}</title>
        ${description && html`<meta name="description" content="${description}" />`}
        ${canonical && html`<link rel="canonical" href="${canonical}" />`}
        <meta property="og:title" content="${title}" />
        ${image && html`<meta property="og:image" content="${image}" />`} ${raw(`<style>${styles}</style>`)}
        ${
          data &&
          html`<script type="application/ld+json">
            ${embedded(data)}
          </script>`
        }
      </head>
      <body>
        ${content}
      </body>
    </html> `;

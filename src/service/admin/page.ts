import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { accentStyle, type Identity } from '../identity.js';
import type { Language } from '../languages/languages.js';

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; accent-color: var(--cal-color-accent); }
body { margin: 0; padding: 1rem clamp(min(1rem, 5vw), 4vw, 3rem); }
cal-admin { display: block; max-inline-size: 92rem; margin-inline: auto; }
`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const styleHash = hashOf(style);

/**
 * Nothing runs on this page but its own scripts. Their path stands in the policy, because answers to `_jsonp` are
 * scripts of this origin, too.
 * @param assets addresses of the folder of the scripts
 * @param identity that of the calendar, whose accent is a style
 * @param geocoder address of the geocoder that the page may send requests to
 */
export const adminPolicy = (assets: readonly string[], identity: Identity, geocoder?: string): string =>
  [
    "default-src 'none'",
    `script-src ${assets.join(' ')}`,
    `style-src 'self' ${styleHash} ${hashOf(accentStyle(identity))}`,
    // Descriptions show images of other sites, and maps their tiles.
    "img-src 'self' data: blob: https:",
    `connect-src 'self'${geocoder ? ` ${new URL(geocoder).origin}` : ''}`,
    "form-action 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types cal-elements lit-html',
  ].join('; ');

/** The input of the page. */
interface AdminPage {
  /** That of the calendar. */
  readonly name: string;
  readonly identity: Identity;
  /** Address of the icon. */
  readonly icon: string;
  readonly language: Language;
  /** Path of the folder above the namespaces. */
  readonly basePath: string;
  /** Path of the first script. */
  readonly script: string;
  /** Address of the geocoder, with `{address}`. */
  readonly geocoder: string | undefined;
}

/** The page for those who run the calendar; the element does the rest. */
export const adminPage = ({ name, identity, icon, language, basePath, script, geocoder }: AdminPage) => {
  const base = basePath || '/';
  return html`<!doctype html>
    <html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${name}</title>
        <link rel="icon" href="${icon}" />
        ${raw(`<style>${style}</style><style>${accentStyle(identity)}</style>`)}
        <script type="module" src="${script}"></script>
      </head>
      <body>
        <main>
          ${geocoder ? html`<cal-admin base-url="${base}" geocoder="${geocoder}"></cal-admin>` : html`<cal-admin base-url="${base}"></cal-admin>`}
        </main>
      </body>
    </html> `;
};

import { createHash } from 'node:crypto';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The hashes of what stands between tags, each once. */
const hashesIn = (html: string, tags: RegExp) => [
  ...new Set([...html.matchAll(tags)].map(([, text]) => hashOf(text!))),
];

/**
 * Puts a policy into a page, which allows the scripts and styles that are written in it by their hashes, and otherwise
 * what the site has itself.
 */
export function withPolicy(html: string): string {
  const scripts = hashesIn(html, /<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g);
  const styles = hashesIn(html, /<style[^>]*>([^]*?)<\/style>/g);
  const policy = [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts].join(' '),
    ['style-src', "'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  // The only attribute of this kind is a height that the browser sets again.
  const withoutStyles = html.replaceAll(' style="--vp-vh:0px;"', '');
  return withoutStyles.replace(
    '<meta charset="utf-8">',
    `$&\n    <meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}

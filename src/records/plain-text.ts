import { trusted } from './trusted-types.js';

/**
 * The text that HTML of the wire stands for: entities decoded once, markup left out. Titles and names are HTML there
 * (wire section 7, `title`), and may be hostile; what comes out is only ever rendered as text.
 */
export function plainText(html: string): string {
  if (html.search(/[<&]/) < 0) return html;
  const { body } = new DOMParser().parseFromString(trusted('createHTML', html), 'text/html');
  for (const element of body.querySelectorAll('script, style, template, noscript')) element.remove();
  return body.textContent.replace(/\s+/g, ' ').trim();
}

/** The URL, if it is one that a page may link to or load; `javascript:` and its kind are dropped. */
export function webUrl(text: string | undefined): string | undefined {
  const url = text && URL.parse(text, document.baseURI);
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

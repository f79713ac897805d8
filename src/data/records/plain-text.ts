import { silentElements, withBreaks } from '../text/tags.js';
import type { OwnerDocument } from './owner-document.js';
import { trusted } from './trusted-types.js';

/** Matches what an HTML parser may take for a tag, with its names and values. */
const tag = /<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*/gi;
const token = /"[^"]*"|'[^']*'|[^\s"'/=]+/g;

/**
 * HTML without the attributes that a browser judges by the page's policy as soon as it parses them, wherever that is:
 * each would be a report to the page's owner, though nothing of it runs. `is` is among them, because no sanitizer can
 * take it from an element.
 */
export const withoutJudgedAttributes = (html: string): string =>
  html.replace(tag, (found) =>
    found.replace(token, (name) => (/^(?:on[a-z]+|style|is)$/i.test(name) ? `data-${name}` : name)),
  );

/** The text of HTML that has none but inert content. */
export function textContentOf(html: string, document: OwnerDocument = globalThis.document): string {
  // The content of a template is inert: it runs no scripts, loads nothing and applies no styles.
  const template = document.createElement('template');
  const { content } = template;
  template.innerHTML = trusted('createHTML', withoutJudgedAttributes(html));
  for (const element of content.querySelectorAll(silentElements)) element.remove();
  return content.textContent;
}

/**
 * The text that HTML of the wire stands for, in one line: entities decoded once, markup left out. Titles and names are
 * HTML there (wire section 7, `title`), and may be hostile; what comes out is only ever rendered as text.
 */
export function plainText(html: string, document?: OwnerDocument): string {
  if (html.search(/[<&]/) < 0) return html;
  return textContentOf(withBreaks(html), document).replace(/\s+/g, ' ').trim();
}

/**
 * An address that parsing would leave as it is: most are such, and parsing them would be a tenth of the work for a long
 * list.
 */
const plainAddress = /^https?:\/\/([a-z\d]+[.-])+[a-z]+(\/(\w[\w.-]*)?)+$/;

/** The URL, if it is one that a page may link to or load; `javascript:` and its kind are dropped. */
export function webUrl(text: string | undefined, document: OwnerDocument = globalThis.document): string | undefined {
  if (!text || plainAddress.test(text)) return text || undefined;
  const href = URL.parse(text, document.baseURI)?.href ?? '';
  return /^https?:/.test(href) ? href : undefined;
}

/** The URL of a website as people write it, `venue.example.org` too; none that would lead to the page's own site. */
export function websiteUrl(text: string, document?: OwnerDocument): string | undefined {
  if (/^(https?:)?\/\//i.test(text)) return webUrl(text, document);
  return /^[^\s/:@]+\.\p{L}{2,}([:/?#]|$)/u.test(text) ? webUrl(`https://${text}`, document) : undefined;
}

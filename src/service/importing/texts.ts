import { decodeHTML, escapeAttribute, escapeText } from 'entities';
import { safeHtml } from '../text/html.js';
import type { ReadContact } from './read-events.js';

const address = /https?:\/\/[^\s<>"]+[^\s<>"'.,;:!?()[\]]/gi;

/** Plain text as HTML, with its addresses as links; its lines become paragraphs where it is stored. */
function htmlOf(text: string): string {
  let made = '';
  let at = 0;
  for (const found of text.matchAll(address)) {
    const [url] = found;
    made += `${escapeText(text.slice(at, found.index))}<a href="${escapeAttribute(url)}">${escapeText(url)}</a>`;
    at = found.index + url.length;
  }
  return made + escapeText(text.slice(at));
}

/** Tags of the texts that Google and Outlook write. */
const markup = /<(?:\/?(?:p|b|i|u|em|strong|ul|ol|li|div|span|h[1-6]|table|font|html|body)|br\s*\/?|a\s[^>]*)\b[^>]*>/i;

/** A text, which may be HTML, as clean HTML. */
export const descriptionIn = (text: string): string => safeHtml(markup.test(text) ? text : htmlOf(text)).trim();

/** The longest title that is stored; longer ones are cut. */
const longestTitle = 500;

/** A title as it is stored: text in HTML. */
export function titleIn(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return escapeText(line.slice(0, longestTitle - 50)).slice(0, longestTitle);
}

/** A name without any mail address; empty where it is one. */
export const nameIn = (text: string): string => {
  const name = text.replace(/^mailto:/i, '').trim();
  return name.includes('@') ? '' : escapeText(name.slice(0, 200));
};

/** The organizer of a name; none where that is a mail address. */
export const organizersIn = (text: string): ReadContact[] => {
  const organizer = nameIn(text);
  return organizer ? [{ organizer }] : [];
};

/** Addresses of the web are at most so long. */
const longestAddress = 2_000;

/** An address of the web; empty for any other. */
export const webAddress = (text: string): string =>
  /^https?:\/\/\S+$/i.test(text) && URL.canParse(text) && text.length <= longestAddress ? text : '';

/** The first address in a text. */
export const firstAddress = (text: string): string => webAddress(decodeHTML(text).match(address)?.[0] ?? '');

import { decodeHTML } from 'entities';
import sanitize from 'sanitize-html';
import { inParagraphs, lineOf, linesOf } from '../../text/index.js';
import { isAtLeast, type Viewer } from '../request/viewer.js';

/** The HTML that users without the right to any HTML may write: text, links, images, lists, tables. */
const allowed: sanitize.IOptions = {
  allowedTags: [...sanitize.defaults.allowedTags, 'img', 'del', 'ins'],
  allowedAttributes: { a: ['href', 'title', 'rel'], img: ['src', 'alt', 'width', 'height'], '*': ['lang', 'dir', 'title'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
};

/** A bare ampersand is not valid HTML; the entity means the same. */
const escapeAmpersands = (html: string) => html.replace(/&(?!#?\w+;)/g, '&amp;');

/** HTML that is safe on a page of this service, whoever wrote it. */
export const safeHtml = (html: string): string => sanitize(html, allowed);

/** A field that holds HTML: kept as sent for editors, cleaned for others (wire section 11.1). */
export const cleanHtml = (html: string, viewer: Viewer): string => escapeAmpersands(isAtLeast(viewer, 'editor') ? html : safeHtml(html));

/** A description as it is stored: plain text gets the paragraphs and lines that it was typed in (wire section 7). */
export const cleanDescription = (html: string, viewer: Viewer): string => inParagraphs(cleanHtml(html, viewer));

/** A description that is safe on a page of this service, whoever wrote it. */
export const safeDescription = (html: string): string => inParagraphs(safeHtml(html));

/** The name of a term: HTML without any tag, whoever writes it. */
export const tagless = (html: string): string => sanitize(html, { allowedTags: [] });

/** A field of plain text: tags are taken out (wire section 8.1). */
export const plainText = (text: string): string => text.replace(/<\/?[a-z!][^>]*>?/gi, '');

const decode = (text: string): string => (text.includes('&') ? decodeHTML(text) : text);

/** The visible text of HTML in one line, with characters in place of entities. */
export const textOf = (html: string): string => lineOf(html, decode);

/** The same in lines, with the addresses of links. @param base against which relative addresses are read */
export const linesOfHtml = (html: string, base: string): string => linesOf(html, decode, base);

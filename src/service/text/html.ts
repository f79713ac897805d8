import sanitize from 'sanitize-html';
import { isAtLeast, type Viewer } from '../request/viewer.js';

/** What those may write who may not write any HTML: text, links, pictures, lists, tables. */
const allowed: sanitize.IOptions = {
  allowedTags: [...sanitize.defaults.allowedTags, 'img', 'del', 'ins'],
  allowedAttributes: { a: ['href', 'title', 'rel'], img: ['src', 'alt', 'width', 'height'], '*': ['lang', 'dir', 'title'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
};

/** A bare ampersand is not HTML; as an entity it means the same. */
const escapeAmpersands = (html: string) => html.replace(/&(?!#?\w+;)/g, '&amp;');

/** A field that holds HTML: kept as sent for editors, cleaned for others (wire section 11.1). */
export const cleanHtml = (html: string, viewer: Viewer): string =>
  escapeAmpersands(isAtLeast(viewer, 'editor') ? html : sanitize(html, allowed));

/** A field of plain text: tags are taken out (wire section 8.1). */
export const plainText = (text: string): string => text.replace(/<\/?[a-z!][^>]*>?/gi, '');

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const codePoint = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : '');

/** What a reader sees of HTML. */
export const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (entity, decimal?: string, hexadecimal?: string, name?: string) =>
      decimal ? codePoint(Number(decimal)) : hexadecimal ? codePoint(parseInt(hexadecimal, 16)) : (entities[name!.toLowerCase()] ?? entity),
    );

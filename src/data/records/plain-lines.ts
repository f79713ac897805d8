import { linesOf } from '../text/plain.js';
import { textContentOf } from './plain-text.js';

/**
 * The text that HTML of the wire stands for in lines, with the addresses of links.
 * @param base against which relative addresses are read
 */
export const plainLines = (html: string, base?: string): string =>
  linesOf(html, (text) => (text.includes('&') ? textContentOf(text.replaceAll('<', '&lt;')) : text), base);

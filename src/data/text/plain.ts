import { escaped } from './escaped.js';
import { inParagraphs } from './paragraphs.js';
import { readPieces } from './pieces.js';
import { isBreaking } from './tags.js';

export { inlineName, inParagraphs } from './paragraphs.js';

/** Text of HTML with characters instead of entities; a `<` in it is one. */
type Decode = (text: string) => string;

/** The visible text of HTML in one line. */
export function lineOf(html: string, decode: Decode): string {
  if (!/[<&]/.test(html)) return html.replace(/\s+/g, ' ').trim();
  let line = '';
  readPieces(html, {
    text: (text) => (line += text),
    tag: (name) => {
      if (isBreaking(name)) line += ' ';
    },
  });
  return decode(line).replace(/\s+/g, ' ').trim();
}

/** Stand for breaks while white space is still that of the source; no text has these characters (Unicode 23.7). */
const lineBreak = '\uFDD0';
const paragraphBreak = '\uFDD1';
const breaks = / ?[\uFDD0\uFDD1][\uFDD0\uFDD1 ]*/g;

/** Longer addresses are none that people read. */
const longestAddress = 2000;

const href = /[\s"'/]href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;

/** The address that a tag leads to, as people write it. */
function addressOf(tag: string, decode: Decode, base: string | undefined): string {
  const [, ...found] = href.exec(tag) ?? [];
  const given = found.find((one) => one !== undefined);
  const url = given === undefined ? null : URL.parse(decode(given), base);
  if (!url || url.href.length > longestAddress) return '';
  if (/^https?:$/.test(url.protocol)) return url.href;
  return /^(mailto|tel):$/.test(url.protocol) ? url.pathname : '';
}

/** An address without what people leave out of one. */
const bare = (text: string): string => text.trim().replace(/^https?:\/\/(www\.)?|\/$/gi, '');

/**
 * The visible text of HTML in lines: one for each block, list item and cell, a blank one between paragraphs, and
 * addresses of links behind their words.
 * @param base against which relative addresses are read; without it they are left out
 */
export function linesOf(html: string, decode: Decode, base?: string): string {
  let lines = '';
  let link: { readonly address: string; readonly from: number } | undefined;
  let isKept = false;
  const endLink = () => {
    const { address = '', from } = link ?? {};
    const words = decode(lines.slice(from)).trim();
    if (address && !bare(words).includes(bare(address))) lines += words ? ` (${escaped(address)})` : escaped(address);
    link = undefined;
  };
  const written = inParagraphs(html);
  readPieces(written, {
    text: (text) => (lines += isKept ? text.replaceAll('\n', lineBreak) : text),
    tag: (name, isEnd, from, to) => {
      if (name === 'a') {
        if (link) endLink();
        if (!isEnd) link = { address: addressOf(written.slice(from, to), decode, base), from: lines.length };
      } else if (isBreaking(name)) {
        lines += name === 'p' ? paragraphBreak : lineBreak;
        if (name === 'pre') isKept = !isEnd;
      }
    },
  });
  if (link) endLink();
  return decode(lines)
    .replace(/\s+/g, ' ')
    .replace(breaks, (run) => (run.includes(paragraphBreak) ? '\n\n' : '\n'))
    .trim();
}

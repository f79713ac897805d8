import { inParagraphs } from './paragraphs.js';
import { piecesOf } from './pieces.js';
import { isBreaking } from './tags.js';

/** Text with characters in place of entities. */
type Decode = (text: string) => string;

/** The visible text of HTML in one line. */
export function lineOf(html: string, decode: Decode): string {
  let text = '';
  if (!/[<&]/.test(html)) text = html;
  else for (const piece of piecesOf(html)) text += typeof piece === 'string' ? decode(piece) : isBreaking(piece.name) ? ' ' : '';
  return text.replace(/\s+/g, ' ').trim();
}

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
 * The visible text of HTML in lines: one for each block, list item and cell, a blank one between paragraphs, and addresses of links behind their
 * words.
 * @param base against which relative addresses are read; without it they are left out
 */
export function linesOf(html: string, decode: Decode, base?: string): string {
  let text = '';
  let link: { readonly address: string; readonly from: number } | undefined;
  let isKept = false;
  const endLink = () => {
    const words = link && text.slice(link.from).trim();
    if (link?.address && !bare(words!).includes(bare(link.address))) text += words ? ` (${link.address})` : link.address;
    link = undefined;
  };
  for (const piece of piecesOf(inParagraphs(html))) {
    // White space is blanks, so that line feeds are breaks, and form feeds those between paragraphs.
    if (typeof piece === 'string') text += isKept ? decode(piece).replace(/[^\S\n]+/g, ' ') : decode(piece).replace(/\s+/g, ' ');
    else if (piece.name === 'a') {
      endLink();
      if (!piece.isEnd) link = { address: addressOf(piece.html, decode, base), from: text.length };
    } else if (isBreaking(piece.name)) {
      text += piece.name === 'p' ? '\f' : '\n';
      if (piece.name === 'pre') isKept = !piece.isEnd;
    }
  }
  endLink();
  return text
    .replace(/ +/g, ' ')
    .replace(/ ?[\n\f][\n\f ]*/g, (run) => (run.includes('\f') ? '\n\n' : '\n'))
    .trim();
}

import { silentElements } from './tags.js';

/** Called with each piece of HTML. */
interface Reader {
  /** @param text what stands between tags, as it was written */
  readonly text: (text: string) => void;
  /**
   * @param name in lower case
   * @param from where it begins in the HTML, and `to` where it ends
   * @returns `false` where no more is to be read
   */
  readonly tag: (name: string, isEnd: boolean, from: number, to: number) => unknown;
}

/** The end of a tag, or the value of an attribute, in which there may be an end of a tag. */
const inTag = /=\s*(?:(["'])|[^\s>]+)?|>/g;

/** The end of a tag with quotes; the end of the HTML where it has none. */
function endOfTag(html: string, from: number): number {
  inTag.lastIndex = from;
  for (let found = inTag.exec(html); found; found = inTag.exec(html)) {
    if (found[0] === '>') return inTag.lastIndex;
    const [, quote] = found;
    if (!quote) continue;
    const end = html.indexOf(quote, inTag.lastIndex);
    if (end < 0) break;
    inTag.lastIndex = end + 1;
  }
  return html.length;
}

/** The end of something that begins at an index; the end of the HTML where it has none. */
function after(html: string, end: RegExp, from: number): number {
  end.lastIndex = from;
  return end.test(html) ? end.lastIndex : html.length;
}

const comment = /--!?>/g;
const bracket = />/g;
const nameEnd = /[\s/>]/g;

/** The ends of elements whose content is no text, by their names. */
const ends = new Map(silentElements.split(', ').map((name) => [name, new RegExp(`(?=</${name}[\\s/>])`, 'gi')]));

const isLetter = (code: number) => (code | 32) >= 97 && (code | 32) <= 122;

/**
 * Reads the texts and tags of HTML, in time that grows with its length alone. A `<` before anything but a letter is
 * text, as for browsers; comments, what is no text for readers, and a tag that never ends are left out.
 */
export function readPieces(html: string, { text, tag }: Reader): void {
  let begun = 0;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', Math.max(begun, at + 1))) {
    const isEnd = html[at + 1] === '/';
    const start = isEnd ? at + 2 : at + 1;
    const isTag = isLetter(html.charCodeAt(start));
    if (!isTag && !/^[!?/]$/.test(html[at + 1] ?? '')) continue;
    if (at > begun) text(html.slice(begun, at));
    if (!isTag) {
      begun = html.startsWith('<!--', at) ? after(html, comment, at + 2) : after(html, bracket, at);
      continue;
    }
    nameEnd.lastIndex = start;
    const last = nameEnd.exec(html)?.index ?? html.length;
    begun = html[last] === '>' ? last + 1 : endOfTag(html, last);
    if (html[begun - 1] !== '>') return;
    const name = html.slice(start, last).toLowerCase();
    if (tag(name, isEnd, at, begun) === false) return;
    const end = isEnd ? undefined : ends.get(name);
    if (end) begun = after(html, end, begun);
  }
  if (begun < html.length) text(html.slice(begun));
}

import { silentElements } from './tags.js';

/** A tag of HTML. */
interface Tag {
  /** In lower case. */
  readonly name: string;
  readonly isEnd: boolean;
  /** As it was written, with its brackets. */
  readonly html: string;
}

/** What stands between tags, as it was written; or a tag. */
export type Piece = string | Tag;

/** The end of a tag, or the value of an attribute, in which there may be an end of a tag. */
const inTag = /=\s*(?:(["'])|[^\s>]+)?|>/g;

/** Where a tag ends; the end of the HTML where it does not. */
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

/** Where something ends that begins at a place; the end of the HTML where it does not. */
function after(html: string, end: RegExp, from: number): number {
  end.lastIndex = from;
  return end.test(html) ? end.lastIndex : html.length;
}

const comment = /--!?>/g;
const bracket = />/g;

/** The ends of elements whose content is no text, by their names. */
const ends = new Map(silentElements.split(', ').map((name) => [name, new RegExp(`(?=</${name}[\\s/>])`, 'gi')]));

/**
 * The texts and tags of HTML, in time that grows with its length alone. A `<` before anything but a letter is text, as for browsers; comments, what is no
 * text for readers, and a tag that never ends are left out.
 */
export function* piecesOf(html: string): Generator<Piece, void> {
  let begun = 0;
  let at = html.indexOf('<');
  while (at >= 0) {
    const [, slash = '', name = ''] = /^<(\/?)([a-z][^\s/>]*)/i.exec(html.slice(at, at + 40)) ?? [];
    const isMarkup = name !== '' || /[!?/]/.test(html[at + 1] ?? '');
    if (isMarkup) {
      if (at > begun) yield html.slice(begun, at);
      begun = name
        ? endOfTag(html, at + 1 + slash.length + name.length)
        : html.startsWith('<!--', at)
          ? after(html, comment, at + 2)
          : after(html, bracket, at);
      const tag = { name: name.toLowerCase(), isEnd: slash !== '', html: html.slice(at, begun) };
      if (name && tag.html.endsWith('>')) yield tag;
      const end = slash ? undefined : ends.get(tag.name);
      if (end) begun = after(html, end, begun);
    }
    at = html.indexOf('<', Math.max(begun, at + 1));
  }
  if (begun < html.length) yield html.slice(begun);
}

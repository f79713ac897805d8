type ListTag = 'ul' | 'ol';

/** A paragraph of Word that stands for an item of a list. */
interface Item {
  /** How deep it lies, counted from 1. */
  readonly level: number;
  readonly tag: ListTag;
  readonly content: string;
}

/** Word puts the bullet or number of an item between these, before its text, for programs that know no lists. */
const markerStart = /<!(?:--)?\[if !supportLists\](?:--)?>/i;
const markerEnd = /<!(?:--)?\[endif\](?:--)?>/i;
/** A number, a letter or Roman digits, with the point or bracket behind it. */
const numbering = /^\(?(?:\d+|[a-z]+)[.)]/i;

/**
 * The texts before and behind the first match; one expression for both ends of a marker would begin to look for its end
 * at each start.
 */
function splitAt(text: string, separator: RegExp): [before: string, after?: string] {
  const match = separator.exec(text);
  return match ? [text.slice(0, match.index), text.slice(match.index + match[0].length)] : [text];
}

function itemOf(attributes: string, content: string): Item | undefined {
  const [, level] = /mso-list:\s*l\d+\s+level([1-9])/i.exec(attributes) ?? [];
  if (!level) return undefined;
  const [before, marked = ''] = splitAt(content, markerStart);
  const [shown, after] = splitAt(marked, markerEnd);
  if (after === undefined) return { level: Number(level), tag: 'ul', content };
  const text = shown.replaceAll(/<[^<>]*>|&nbsp;|\s/g, '');
  return { level: Number(level), tag: numbering.test(text) ? 'ol' : 'ul', content: before + after };
}

/**
 * HTML in which lists of Word are lists: it copies them as paragraphs that only look like some. Paragraphs hold no
 * paragraphs, so that each ends at the next end tag, and nothing is read twice however long it is.
 */
export function withWordLists(html: string): string {
  if (!/mso-list:/i.test(html)) return html;
  /** The lists that are open, each in an item of the one before. */
  const open: ListTag[] = [];
  const closeTo = (level: number) => {
    let ends = '';
    while (open.length > level) ends += `</li></${open.pop()}>`;
    return ends;
  };
  const begin = ({ level, tag, content }: Item) => {
    // No list lies in one that is not there.
    const depth = Math.min(level, open.length + 1);
    let before = closeTo(depth);
    if (open.length === depth && open[depth - 1] !== tag) before += closeTo(depth - 1);
    if (open.length === depth) return `${before}</li><li>${content}`;
    open.push(tag);
    return `${before}<${tag}><li>${content}`;
  };
  const pieces = html.split(/<\/p\s*>/i);
  return pieces
    .map((piece, index) => {
      const end = index < pieces.length - 1 ? '</p>' : '';
      const start = [...piece.matchAll(/<p\b([^<>]*)>/gi)].at(-1);
      const item = end && start && itemOf(start[1]!, piece.slice(start.index + start[0].length));
      if (!item) return `${closeTo(0)}${piece}${end}`;
      const before = piece.slice(0, start.index);
      return `${before.trim() && closeTo(0) + before}${begin(item)}`;
    })
    .join('');
}

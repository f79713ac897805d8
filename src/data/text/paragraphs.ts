import { readPieces } from './pieces.js';

/** The names of elements that stand in a paragraph: of text, of what is embedded, and those that HTML does not know. */
export const inlineName =
  /^(?:a|abbr|acronym|audio|b|bdi|bdo|big|br|button|cite|code|data|del|dfn|em|embed|font|i|iframe|img|ins|kbd|label|mark|nobr|object|picture|q|rp|rt|ruby|s|samp|small|source|span|strike|strong|sub|sup|time|track|tt|u|var|video|wbr|[a-z]\w*[:-].*)$/;

const isVoid = (name: string) => /^(?:br|embed|img|source|track|wbr)$/.test(name);

/**
 * Plain text as those mean it who write it, as HTML: a blank line begins a paragraph, and the end of a line is one.
 * HTML with paragraphs or other blocks stays as it is, and so does text of one line.
 */
export function inParagraphs(html: string): string {
  const trimmed = html.trim();
  if (!/[\n\r]/.test(trimmed)) return html;
  const plain = trimmed.replace(/\r\n?/g, '\n');
  const paragraphs = [''];
  let depth = 0;
  /** Whether the line has just ended. */
  let isEnded = true;
  let isPlain = true;
  const add = (found: string) => paragraphs.push(paragraphs.pop()! + found);
  readPieces(plain, {
    text: (text) => {
      const blocks = text.replace(/[ \t\f]+/g, ' ').split(/ ?\n ?\n\s*/);
      for (const [index, block] of blocks.entries()) {
        if (index && depth) add('<br><br>');
        else if (index) paragraphs.push('');
        add((isEnded ? block.replace(/^ ?\n/, '') : block).replace(/ ?\n ?/g, '<br>'));
        isEnded = block.endsWith('\n');
      }
    },
    tag: (name, isEnd, from, to) => {
      isPlain = inlineName.test(name);
      if (!isVoid(name)) depth = Math.max(0, depth + (isEnd ? -1 : 1));
      add(plain.slice(from, to));
      isEnded = name === 'br';
      return isPlain;
    },
  });
  if (!isPlain) return html;
  return paragraphs
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('\n');
}

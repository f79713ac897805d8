import { readPieces } from './pieces.js';

/** The names of elements that stand in a paragraph and hold nothing else than text. */
export const inlineName =
  /^(?:a|abbr|b|bdi|bdo|br|cite|code|data|del|dfn|em|font|i|img|ins|kbd|mark|q|s|samp|small|span|strike|strong|sub|sup|time|tt|u|var|wbr)$/;

const isVoid = (name: string) => /^(?:br|img|wbr)$/.test(name);

/**
 * Plain text as those mean it who write it, as HTML: a blank line begins a paragraph, and the end of a line is one. HTML with paragraphs or other
 * blocks stays as it is, and so does text of one line.
 */
export function inParagraphs(html: string): string {
  const trimmed = html.trim();
  if (!/[\n\r]/.test(trimmed)) return html;
  const plain = trimmed.replace(/\r\n?/g, '\n');
  const paragraphs = [''];
  let depth = 0;
  /** Whether a tag has just ended the line. */
  let isEnded = false;
  let isPlain = true;
  const add = (found: string) => paragraphs.push(paragraphs.pop()! + found);
  readPieces(plain, {
    text: (text) => {
      const blocks = text.replace(/[ \t\f]+/g, ' ').split(/ ?\n ?\n\s*/);
      for (const [index, block] of blocks.entries()) {
        if (index && depth) add('<br><br>');
        else if (index) paragraphs.push('');
        add((isEnded ? block.replace(/^ ?\n/, '') : block).replace(/ ?\n ?/g, '<br>'));
        isEnded = false;
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

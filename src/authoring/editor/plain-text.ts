import { escaped } from '../../data/text/index.js';
import { storedNodes } from './stored-html.js';

/** Plain text as HTML to store: blank lines part paragraphs. */
export const htmlOf = (plain: string): string =>
  plain
    .trim()
    .split(/\n[ \t]*\n\s*/)
    .flatMap((paragraph) => (paragraph ? `<p>${escaped(paragraph.trim()).replaceAll('\n', '<br>')}</p>` : []))
    .join('\n');

/** Whether this is text or the end of a line. */
const isPlain = (node: Node) =>
  node.nodeType === Node.TEXT_NODE || ((node as Element).localName === 'br' && !(node as Element).attributes.length);

/** Text with its white space collapsed. Hard spaces are none. */
const words = (text: string) => text.split(/[ \t\r\n\f]+/).join(' ');

/** The text of a paragraph without formatting, in lines; `undefined` for all else. */
function linesOf(node: Node): string | undefined {
  const { localName, attributes, childNodes } = node as Element;
  if (localName !== 'p' || attributes.length || ![...childNodes].every(isPlain)) return undefined;
  const text = Array.from(childNodes, ({ nodeType, textContent }) =>
    nodeType === Node.TEXT_NODE ? words(textContent!) : '\n',
  ).join('');
  return text
    .split('\n')
    .map((line) => line.split(' ').filter(Boolean).join(' '))
    .join('\n');
}

/** The plain text of stored HTML, with blank lines between paragraphs; `undefined` where HTML holds more than that. */
export function plainTextOf(html: string): string | undefined {
  const nodes = [...storedNodes(html).childNodes].filter(
    (node) => node.nodeType !== Node.TEXT_NODE || node.textContent!.trim(),
  );
  const paragraphs = nodes.map(linesOf);
  return paragraphs.includes(undefined) ? undefined : paragraphs.join('\n\n');
}

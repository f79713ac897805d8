import { trusted, withoutJudgedAttributes } from '../../data/records/index.js';

/** Elements that stand in a line of text. All others, also unknown ones, are blocks. */
const inline = new Set(['a', 'strong', 'em', 'b', 'i', 'del', 'sup', 'sub', 'br', 'img', 'span']);

/** Whether an element stands in a line of text. */
const isInline = ({ localName }: Element): boolean => inline.has(localName);

/** Whether a node is an element that stands in a line of its own. */
export const isBlock = (node: Node | null): boolean => node instanceof Element && !isInline(node);

/** A blank line, the end of a line, or what stands between them. */
const pieces = /(\n[ \t]*\n\s*)|(\n)|[^\n]+/g;

/** HTML as nodes that run and load nothing; a style is the attribute `data-style`. */
export function inertNodes(html: string): DocumentFragment {
  const template = document.createElement('template');
  // A style sheet would be reported to the page's owner as soon as it is parsed; what this element holds is no markup
  // either.
  template.innerHTML = trusted('createHTML', withoutJudgedAttributes(html).replace(/<(\/?)style\b/gi, '<$1xmp'));
  return template.content;
}

/** Stored HTML as nodes that run and load nothing. */
export const storedNodes = (html: string): DocumentFragment => inParagraphs(inertNodes(html));

/**
 * The nodes, with text that stands in no block put into paragraphs: there, a blank line begins a paragraph and the end
 * of a line is one, as WordPress shows it and authors of plain text mean it.
 */
function inParagraphs(nodes: DocumentFragment): DocumentFragment {
  const { ownerDocument } = nodes;
  const made = ownerDocument.createDocumentFragment();
  let paragraph: Element | undefined;
  let isNewLine = false;
  const add = (node: Node, isBreak = false) => {
    if (!paragraph) made.append((paragraph = ownerDocument.createElement('p')));
    else if (isNewLine && !isBreak && (paragraph.lastChild as Element).localName !== 'br')
      paragraph.append(ownerDocument.createElement('br'));
    isNewLine = false;
    paragraph.append(node);
  };
  const addText = (text: string) => {
    for (const [piece, blankLine, lineEnd] of text.replace(/\r\n?/g, '\n').matchAll(pieces)) {
      if (blankLine) paragraph = undefined;
      if (blankLine || lineEnd) isNewLine = !blankLine;
      else if (piece.trim() || (paragraph && !isNewLine)) add(ownerDocument.createTextNode(piece));
    }
  };
  for (const node of [...nodes.childNodes]) {
    if (node.nodeType === Node.TEXT_NODE) addText(node.textContent!);
    else if (node.nodeType !== Node.ELEMENT_NODE) made.append(node);
    else if (isInline(node as Element)) add(node, (node as Element).localName === 'br');
    else {
      paragraph = undefined;
      made.append(node);
    }
  }
  return made;
}

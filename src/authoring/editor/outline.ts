import { attributesOf, editableTag, type EditableTag } from './elements.js';

/** A piece of a line: text, or an element that stands in it, with the tags around it. */
interface Run {
  readonly text: string;
  readonly isElement: boolean;
  readonly marks: string;
}

const marks: ReadonlySet<EditableTag | undefined> = new Set<EditableTag>(['strong', 'em', 'del', 'a']);
const inLine: ReadonlySet<EditableTag | undefined> = new Set<EditableTag>(['br', 'img']);

const openingTag = (tag: EditableTag, element: Element) =>
  `<${[tag, ...attributesOf(tag).flatMap((name) => (element.hasAttribute(name) ? `${name}=${JSON.stringify(element.getAttribute(name))}` : []))].join(' ')}>`;

/** One line as readers see it: white space collapsed, neighbours with the same marks joined. */
function lineOf(runs: readonly Run[]): string {
  let line = '';
  let marksBefore = '';
  let isAfterSpace = true;
  for (const { text, isElement, marks } of runs) {
    const isBreak = isElement && text.startsWith('<br');
    let shown = isElement ? text : text.replace(/[ \t\r\n\f]+/g, ' ');
    if (isAfterSpace && shown.startsWith(' ')) shown = shown.slice(1);
    if (!shown) continue;
    if (isBreak) line = line.replace(/ $/, '');
    isAfterSpace = isBreak || shown.endsWith(' ');
    line += marks === marksBefore ? shown : `{${marks}}${shown}`;
    marksBefore = marks;
  }
  return line.replace(/ $/, '');
}

/**
 * The visible content of editable HTML, in lines to compare: two texts with the same outline look the same. How tags of
 * one text are nested, white space and text in a quotation without a paragraph make no difference; elements that are
 * not editable are not in it.
 */
export function outline(nodes: ParentNode): string[] {
  const lines: string[] = [];
  let runs: Run[] = [];
  const endLine = (isBare: boolean) => {
    const line = lineOf(runs);
    runs = [];
    if (line) lines.push(...(isBare ? ['<p>', line, '</p>'] : [line]));
  };
  const walk = (node: Node, around: readonly string[], isBare: boolean): void => {
    if (node.nodeType === Node.TEXT_NODE) {
      runs.push({ text: node.textContent!, isElement: false, marks: [...new Set(around)].sort().join('') });
      return;
    }
    const tag = editableTag(node as Element);
    const walkInto = (tags: readonly string[], isBareInside: boolean) => {
      for (const child of node.childNodes) walk(child, tags, isBareInside);
    };
    if (!tag) walkInto(around, isBare);
    else if (marks.has(tag)) walkInto([...around, openingTag(tag, node as Element)], isBare);
    else if (inLine.has(tag)) {
      runs.push({
        text: openingTag(tag, node as Element),
        isElement: true,
        marks: [...new Set(around)].sort().join(''),
      });
    } else {
      endLine(isBare);
      lines.push(openingTag(tag, node as Element));
      walkInto(around, tag === 'blockquote');
      endLine(tag === 'blockquote');
      lines.push(`</${tag}>`);
    }
  };
  for (const node of nodes.childNodes) walk(node, [], true);
  endLine(true);
  return lines;
}

/** Elements that begin and end a line. */
const blocks =
  'p, div, ul, ol, li, h1, h2, h3, h4, h5, h6, blockquote, pre, hr, dl, dt, dd, section, article, figure, figcaption, table';

/** The lines that the blocks and breaks of an element make, without those that are empty. */
function linesIn(parent: Element): readonly (readonly Node[])[] {
  const lines: Node[][] = [[]];
  for (const node of parent.childNodes) {
    if (node instanceof Element && node.matches(blocks)) lines.push(...linesIn(node).map((line) => [...line]), []);
    else if (node instanceof Element && node.localName === 'br') lines.push([]);
    else lines.at(-1)!.push(node);
  }
  return lines.filter((line) =>
    line.some((node) => node.textContent!.trim() || (node instanceof Element && node.matches('img, :has(img)'))),
  );
}

const joined = (parts: readonly (readonly Node[])[], separator: string): readonly Node[] =>
  parts.flatMap((part, index) => (index ? [new Text(separator), ...part] : part));

function paragraph(nodes: readonly Node[]): Element {
  const made = document.createElement('p');
  made.append(...nodes);
  return made;
}

/** A table as blocks: a line for each row, or the content of its cells where none stands beside another. */
function blocksOf(table: HTMLTableElement): readonly Node[] {
  const rows = [...table.rows].map(({ cells }) =>
    [...cells].map((cell) => ({ cell, lines: linesIn(cell) })).filter(({ lines }) => lines.length),
  );
  const isLayout = rows.every((cells) => cells.length < 2);
  const content = rows.flatMap((cells): readonly Node[] => {
    if (!cells.length) return [];
    if (!isLayout)
      return [
        paragraph(
          joined(
            cells.map(({ lines }) => joined(lines, ', ')),
            ' | ',
          ),
        ),
      ];
    const [{ cell, lines }] = cells as [(typeof cells)[number]];
    return cell.querySelector(blocks)
      ? [...cell.childNodes]
      : [paragraph(lines.length > 1 ? [...cell.childNodes] : lines[0]!)];
  });
  return [...(table.caption ? linesIn(table.caption).map(paragraph) : []), ...content];
}

/**
 * Replaces tables, which our texts do not have, by paragraphs, from the innermost on: a row is a line that can be read.
 */
export function writeOutTables(nodes: DocumentFragment): void {
  for (const table of [...nodes.querySelectorAll('table')].reverse()) table.replaceWith(...blocksOf(table));
}

/** The text that a reader has selected in markup, for other markup that takes its place. */

/** A selected text, and how often the same text stands before it. */
interface SelectedText {
  readonly text: string;
  readonly earlier: number;
}

function textBefore(markup: Element, container: Node, offset: number): string {
  const range = document.createRange();
  range.setStart(markup, 0);
  range.setEnd(container, offset);
  return range.toString();
}

/** The text that is selected in markup of a shadow root; `undefined` also where a browser does not tell. */
export function selectedText(root: ShadowRoot, markup: Element): SelectedText | undefined {
  const [selected] = getSelection()?.getComposedRanges?.({ shadowRoots: [root] }) ?? [];
  if (!selected || selected.collapsed) return undefined;
  const { startContainer, startOffset, endContainer, endOffset } = selected;
  if (!markup.contains(startContainer) || !markup.contains(endContainer)) return undefined;
  const before = textBefore(markup, startContainer, startOffset);
  const text = textBefore(markup, endContainer, endOffset).slice(before.length);
  return text ? { text, earlier: before.split(text).length - 1 } : undefined;
}

function placeAt(markup: Element, offset: number): [Node, number] {
  const texts = document.createTreeWalker(markup, NodeFilter.SHOW_TEXT);
  let rest = offset;
  while (texts.nextNode()) {
    const { length } = texts.currentNode as Text;
    if (rest <= length) break;
    rest -= length;
  }
  return [texts.currentNode, rest];
}

/** Selects a text in the markup that now shows it. */
export function selectText(markup: Element, { text, earlier }: SelectedText): void {
  const parts = markup.textContent.split(text);
  if (parts.length < earlier + 2) return;
  const start = parts.slice(0, earlier + 1).join(text).length;
  getSelection()!.setBaseAndExtent(...placeAt(markup, start), ...placeAt(markup, start + text.length));
}

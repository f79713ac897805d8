import { defaultTreeAdapter, html, parseFragment, type DefaultTreeAdapterMap } from 'parse5';

export type ParsedNode = DefaultTreeAdapterMap['childNode'];

/** Browsers nest no more deeply, and what does would take the square of the time to parse. */
const deepest = 512;

const tooDeep = new RangeError(`Nested more than ${deepest} deep`);

/** HTML of the wire as browsers parse it into an element where no scripts run; nothing where it is nested more deeply than any text. */
export function parsedHtml(text: string, parent: 'div' | 'template'): readonly ParsedNode[] {
  let depth = 0;
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    onItemPush: () => {
      if (++depth > deepest) throw tooDeep;
    },
    onItemPop: () => {
      depth--;
    },
  };
  try {
    const context = defaultTreeAdapter.createElement(parent, html.NS.HTML, []);
    return parseFragment(context, text, { treeAdapter, scriptingEnabled: false }).childNodes;
  } catch (error) {
    if (error === tooDeep) return [];
    throw error;
  }
}

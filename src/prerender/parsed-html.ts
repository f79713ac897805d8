import { defaultTreeAdapter, html, parseFragment, type DefaultTreeAdapterMap } from 'parse5';

export type ParsedNode = DefaultTreeAdapterMap['childNode'];

/**
 * The most of one text that is parsed, and the most of all that one element shows: its server must not decide how long
 * a page takes to be printed. Elements count as a browser makes them, which are more than there are tags where some are
 * not closed.
 */
const mostOfText = { elements: 1_000, depth: 100, attributes: 100 };
/** The most characters of one text. */
export const longestText = 100_000;
const mostOfAll = { characters: 300_000, elements: 3_000 };

/** A shorter text is always parsed, such as a title that comes after a long text. */
const short = 1_000;

/** How much of all may still be parsed. */
export type Limits = Record<keyof typeof mostOfAll, number>;

export const freshLimits = (): Limits => ({ ...mostOfAll });

const tooMuch = new RangeError('More HTML than is printed');

/** The possible begin of a tag, and one attribute behind it, with its value. */
const tagStart = /<[a-z][^\s/>]*/gi;
const attribute = /[\s/]*(?:=?[^\s/>=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>][^\s>]*)?)?/y;

/** Whether a tag may have more attributes than are compared with each other in good time. */
function hasManyAttributes(text: string): boolean {
  for (const { index, 0: start } of text.matchAll(tagStart)) {
    attribute.lastIndex = index + start.length;
    for (let number = 0; attribute.test(text); number++) if (number >= mostOfText.attributes) return true;
  }
  return false;
}

function parse(text: string, parent: 'div' | 'template', left: Limits): readonly ParsedNode[] {
  let [depth, elements] = [0, 0];
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement: (...given) => {
      if (++elements > mostOfText.elements || --left.elements < 0) throw tooMuch;
      return defaultTreeAdapter.createElement(...given);
    },
    // A second <html> or <body> makes no element: its attributes are compared with all of the first.
    adoptAttributes: (...given) => {
      if (++elements > mostOfText.elements) throw tooMuch;
      defaultTreeAdapter.adoptAttributes(...given);
    },
    onItemPush: () => {
      if (++depth > mostOfText.depth) throw tooMuch;
    },
    onItemPop: () => {
      depth--;
    },
  };
  const context = defaultTreeAdapter.createElement(parent, html.NS.HTML, []);
  return parseFragment(context, text, { treeAdapter, scriptingEnabled: false }).childNodes;
}

/**
 * HTML of the wire as browsers parse it into an element where no scripts run; nothing of a text that holds more than is
 * printed.
 * @param left is lowered by what is parsed
 */
export function parsedHtml(text: string, parent: 'div' | 'template', left: Limits): readonly ParsedNode[] {
  if (text.length > longestText || hasManyAttributes(text)) return [];
  if (text.length > short && (left.characters -= text.length) < 0) return [];
  try {
    return parse(text, parent, left);
  } catch (error) {
    if (error === tooMuch) return [];
    throw error;
  }
}

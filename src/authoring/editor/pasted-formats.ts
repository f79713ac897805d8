import { isBlock } from './stored-html.js';

type FormatTag = 'strong' | 'em' | 'del' | 'sup' | 'sub';

/** The formats around a text, each with the element to stand around it. */
type Formats = ReadonlyMap<FormatTag, Element>;

/** Elements that format by themselves, and what each is in our texts. */
const formatTags: Readonly<Record<string, FormatTag>> = {
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  del: 'del',
  s: 'del',
  strike: 'del',
  sup: 'sup',
  sub: 'sub',
};

/** Whether a style sets a format (`true`), ends one that stands around it (`false`), or leaves it as it is. */
const styled: Readonly<Record<FormatTag, (style: CSSStyleDeclaration) => boolean | undefined>> = {
  strong: ({ fontWeight: weight }) =>
    /^(bold|\d|normal|lighter)/.test(weight) ? weight.startsWith('bold') || Number(weight) >= 600 : undefined,
  em: ({ fontStyle: style }) => (/^(italic|oblique|normal)/.test(style) ? style !== 'normal' : undefined),
  // A line that goes through the text around it cannot be ended within.
  del: ({ textDecorationLine: line }) => line.includes('line-through') || undefined,
  sup: ({ verticalAlign: place }) => shifted(place, 'super'),
  sub: ({ verticalAlign: place }) => shifted(place, 'sub'),
};

const shifted = (place: string, where: string) => (/^(super|sub|baseline)$/.test(place) ? place === where : undefined);

const headings = 'h1, h2, h3, h4, h5, h6';

/** The formats within an element. @param around those of what stands around it */
function formatsOf(element: Element, around: Formats): Formats {
  const formats = new Map(around);
  const { ownerDocument, localName } = element;
  const tag = Object.hasOwn(formatTags, localName) ? formatTags[localName] : undefined;
  if (tag) {
    const kept = ownerDocument.createElement(tag);
    for (const name of ['lang', 'dir', 'title'])
      if (element.hasAttribute(name)) kept.setAttribute(name, element.getAttribute(name)!);
    formats.set(tag, kept);
  }
  const text = element.getAttribute('data-style');
  if (text) {
    const { style } = ownerDocument.createElement('span');
    style.cssText = text;
    for (const [name, read] of Object.entries(styled) as [FormatTag, (typeof styled)[FormatTag]][]) {
      const isOn = read(style);
      if (isOn === false) formats.delete(name);
      else if (isOn && !formats.has(name)) formats.set(name, ownerDocument.createElement(name));
    }
  }
  // A heading is bold by itself.
  if (element.closest(headings)) formats.delete('strong');
  return formats;
}

/** The text with its formats around it. */
function wrapped(text: Text, formats: Formats): Node {
  return [...formats.values()].reduce<Node>((inner, element) => {
    const outer = element.cloneNode();
    outer.appendChild(inner);
    return outer;
  }, text);
}

function format(parent: ParentNode & Node, formats: Formats): void {
  for (const node of [...parent.childNodes]) {
    const next = node.nextSibling;
    if (node instanceof Element) {
      format(node, formatsOf(node, formats));
      if (Object.hasOwn(formatTags, node.localName)) node.replaceWith(...node.childNodes);
    } else if (node instanceof Text && (node.data.trim() || !(isBlock(node.previousSibling) || isBlock(next))))
      parent.insertBefore(wrapped(node, formats), next);
  }
}

/** The properties that formats are read from. */
const read = ['font-weight', 'font-style', 'text-decoration-line', 'vertical-align'];

/**
 * Writes the formats that style sheets set in a text into `data-style`, where spreadsheets and the programs of Apple
 * have none of their own.
 */
function writeOutSheets(nodes: DocumentFragment): void {
  // `inertNodes` leaves sheets as such elements.
  for (const { textContent } of nodes.querySelectorAll('xmp')) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(textContent.replace(/<!--|-->/g, ''));
    for (const rule of [...sheet.cssRules].reverse()) {
      if (!(rule instanceof CSSStyleRule)) continue;
      const said = read.map((name) => [name, rule.style.getPropertyValue(name)] as const).filter(([, value]) => value);
      const text = said.map((pair) => `${pair.join(':')};`).join('');
      // What stands at the element itself, and in later rules, wins.
      if (!text) continue;
      for (const element of nodes.querySelectorAll(rule.selectorText))
        element.setAttribute('data-style', text + (element.getAttribute('data-style') ?? ''));
    }
  }
}

/**
 * Replaces formats in styles by elements, as Google Docs and others copy them: each text gets what it is shown with,
 * whatever stands around it. Styles are read from `data-style`, as `inertNodes` leaves them.
 */
export function formatStyled(nodes: DocumentFragment): void {
  writeOutSheets(nodes);
  format(nodes, new Map());
}

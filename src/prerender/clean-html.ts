import { sanitize } from 'hast-util-sanitize';
import { commonAttributes, parsedElements, withMediaTags } from '../elements/html/html-rules.js';
import { withoutJudgedAttributes } from '../data/records/index.js';
import { isBreaking, inParagraphs } from '../data/text/index.js';
import { PaperHtml } from './paper-html.js';
import { longestText, parsedHtml, type ParsedNode } from './parsed-html.js';

type Tree = ReturnType<typeof sanitize>;
type Content = Extract<Tree, { readonly type: 'root' }>['children'][number];

/** A parsed node as the sanitizer takes it, with attributes under the names that HTML has for them. Comments are none. */
function unsafe(node: ParsedNode, tags: Set<string>): Content[] {
  if ('value' in node) return [{ type: 'text', value: node.value }];
  if (!('tagName' in node)) return [];
  tags.add(node.tagName);
  const properties = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  return [
    {
      type: 'element',
      tagName: node.tagName,
      properties,
      children: node.childNodes.flatMap((child) => unsafe(child, tags)) as never,
    },
  ];
}

/** What the sanitizer has left, on paper. */
function onPaper(node: Tree): PaperHtml | string {
  if (node.type === 'text') return node.value;
  const made = new PaperHtml('tagName' in node ? node.tagName : '');
  if ('properties' in node) for (const [name, value] of Object.entries(node.properties)) made.setAttribute(name, String(value));
  if ('children' in node) made.append(...node.children.map(onPaper));
  return made;
}

/** The last text that was sanitized: a description is printed as a picture, and then as words. */
let last: { readonly html: string; readonly safe: Tree } | undefined;

/** What the table of the elements keeps of HTML that others wrote. */
export function cleaned(html: string): PaperHtml {
  if (last?.html !== html) last = { html, safe: sanitized(html) };
  return onPaper(last.safe) as PaperHtml;
}

function sanitized(html: string): Tree {
  const tags = new Set<string>();
  // Before anything looks through it.
  const text = html.length > longestText ? '' : withMediaTags(withoutJudgedAttributes(inParagraphs(html)));
  const children = parsedHtml(text, 'div').flatMap((node) => unsafe(node, tags));
  return sanitize(
    { type: 'root', children },
    {
      tagNames: Object.keys(parsedElements),
      attributes: { ...parsedElements, '*': commonAttributes } as unknown as Record<string, string[]>,
      // All others go with their content.
      strip: [...tags].filter((tag) => !Object.hasOwn(parsedElements, tag)),
      // What the sanitizer would add by itself.
      ancestors: {},
      clobber: [],
      protocols: {},
      required: {},
    },
  );
}

/** The text of cleaned HTML, a line each. */
export function paragraphs(root: PaperHtml): string[] {
  const lines = [''];
  const read = (node: PaperHtml | string) => {
    if (typeof node === 'string') lines.push(lines.pop()! + node);
    else {
      const ends = isBreaking(node.localName) ? [''] : [];
      lines.push(...ends);
      for (const child of node.childNodes) read(child as PaperHtml | string);
      lines.push(...ends);
    }
  };
  read(root);
  return lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter(Boolean);
}

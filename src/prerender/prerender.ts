import { parse, type DefaultTreeAdapterMap } from 'parse5';
import { catalog, type Tag } from '../elements/catalog.js';
import { languageOf } from '../data/query/index.js';
import type { PrerenderOptions } from './options.js';
import { withAddress } from './addressed.js';
import { PageElement } from './page-element.js';
import { Writer } from './writer.js';

type ParsedNode = DefaultTreeAdapterMap['childNode'];
type ParsedElement = DefaultTreeAdapterMap['element'];

/** An element that was written. */
export interface WrittenElement {
  readonly tag: string;
  /** The first request that it would make. */
  readonly url: string;
  /** The parts that it lacks, and why: markup, the answer, a language. */
  readonly remarks: readonly string[];
}

/** An element that was left as it is. */
export interface LeftElement {
  readonly tag: string;
  readonly reason: string;
}

export interface Prerendered {
  readonly html: string;
  readonly written: readonly WrittenElement[];
  readonly left: readonly LeftElement[];
  /**
   * Until when it is right, in milliseconds since the epoch: the end of the first event that ends, or midnight.
   * `undefined` where nothing was written.
   */
  readonly expires: number | undefined;
  /** The hashes of the style sheets, for `style-src`. */
  readonly styleHashes: readonly string[];
}

export interface PrerenderedElement extends Pick<Prerendered, 'expires' | 'styleHashes'> {
  /** The attributes of the element: those given, and its language where it has none. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The HTML inside of it; empty where it was left as it is. */
  readonly inner: string;
  /** Why it was left as it is. */
  readonly left: string | undefined;
}

/** An element of a page, and where it stands. */
interface Found {
  readonly element: PageElement;
  readonly node: ParsedElement;
}

/**
 * The elements of ours in a page, in its order. Those inside of templates are no part of the page yet.
 * @param address of the page
 */
function elementsIn(nodes: readonly ParsedNode[], parent: PageElement, address: string | undefined): Found[] {
  return nodes.flatMap((node) => {
    if (!('tagName' in node)) return [];
    const element = withAddress(
      new PageElement(
        node.tagName,
        node.attrs.map(({ name, value }) => [name, value] as const),
        parent,
      ),
      address,
    );
    const inner = elementsIn(node.childNodes, element, address);
    return Object.hasOwn(catalog, node.tagName) ? [{ element, node }, ...inner] : inner;
  });
}

const attributeOf = (node: ParsedElement, name: string) =>
  node.attrs.find((attribute) => attribute.name === name)?.value;

const elementChildren = ({ childNodes }: ParsedElement) =>
  childNodes.filter((child): child is ParsedElement => 'tagName' in child);

const isShadowRoot = (node: ParsedElement) =>
  node.tagName === 'template' && attributeOf(node, 'shadowrootmode') !== undefined;

/** Whether it is markup that was written before, and no shadow root of somebody else. */
function isPicture(node: ParsedElement): boolean {
  if (!isShadowRoot(node)) return false;
  const [first] = (node as DefaultTreeAdapterMap['template']).content.childNodes;
  return first?.nodeName === '#comment' && (first as DefaultTreeAdapterMap['commentNode']).data === 'cal';
}

const isWritten = (node: ParsedElement) => attributeOf(node, 'data-cal') !== undefined || isPicture(node);

/** Why an element cannot be written where it stands. */
function obstacle({ element, node }: Found): string | undefined {
  if (element.isIn('p')) return 'it stands in a paragraph, which no list may';
  if (elementChildren(node).some((child) => isShadowRoot(child) && !isPicture(child)))
    return 'it has a shadow root of its own';
  return node.sourceCodeLocation?.startTag ? undefined : 'its tag is not in the text';
}

/** The element around all of a page. Its language is never that of this machine. */
const surroundings = ({ language = 'en' }: PrerenderOptions) => new PageElement('cal-provider', [['lang', language]]);

/**
 * Writes the events of calendars into a page: markup for eyes, words for whoever runs no scripts, and the answers for
 * scripts, which then do not request them. Changes only the inside of our tags, and replaces what it wrote before.
 * @example
 * ```ts
 * const { html } = await prerender(page, { language: 'de', timeZone: 'Europe/Berlin' });
 * ```
 * @throws Error where a calendar cannot be reached or answers with an error, so that no page loses its events
 */
export async function prerender(html: string, options: PrerenderOptions = {}): Promise<Prerendered> {
  const writer = new Writer(options);
  const written: WrittenElement[] = [];
  const left: LeftElement[] = [];
  const changes: { start: number; end: number; text: string }[] = [];
  for (const found of elementsIn(
    parse(html, { sourceCodeLocationInfo: true }).childNodes,
    surroundings(options),
    options.site,
  )) {
    const { element, node } = found;
    const { localName: tag } = element;
    if (catalog[tag as Tag].kind === 'provider') continue;
    const reason = obstacle(found);
    const request = reason === undefined ? writer.urlOf(element) : { reason };
    if ('reason' in request) {
      left.push({ tag, reason: request.reason });
      continue;
    }
    const { url } = request;
    const children = elementChildren(node);
    const hasOwnCards = children.some((child) => child.tagName === 'template' && attributeOf(child, 'slot') === 'item');
    const { html: text, remarks } = await writer.write(element, url, hasOwnCards);
    for (const { sourceCodeLocation: old } of children.filter(isWritten))
      changes.push({ start: old!.startOffset, end: old!.endOffset, text: '' });
    const place = node.sourceCodeLocation!.startTag!.endOffset;
    changes.push({ start: place, end: place, text });
    written.push({ tag, url, remarks });
  }
  // From the end, so that the offsets of earlier changes stay what they are.
  const changed = changes
    .sort((one, other) => other.start - one.start || other.end - one.end)
    .reduce((text, { start, end, text: added }) => text.slice(0, start) + added + text.slice(end), html);
  return { html: changed, written, left, expires: writer.expires, styleHashes: [...writer.styleHashes] };
}

/**
 * The same for one element, for frameworks that render their pages from components.
 * @param attributes as they stand in HTML; `true` is an attribute without a value, and what is `false` or absent is
 *   none
 * @example
 * ```ts
 * const { attributes, inner } = await prerenderElement('cal-event-list',
 * { 'base-url': 'https://example.org/wp-json', lang: 'de' });
 * ```
 * @throws Error like `prerender`, and for a tag that is none of ours
 */
export async function prerenderElement(
  tag: string,
  attributes: Readonly<Record<string, string | number | boolean | undefined>>,
  options: PrerenderOptions = {},
): Promise<PrerenderedElement> {
  if (!Object.hasOwn(catalog, tag)) throw new Error(`“${tag}” is no element of cal-elements`);
  const given = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined || value === false ? [] : [[name, value === true ? '' : String(value)] as const],
  );
  const writer = new Writer(options);
  const element = new PageElement(tag, given, surroundings(options));
  const request = writer.urlOf(element);
  const inner = 'url' in request ? (await writer.write(element, request.url, false)).html : '';
  return {
    attributes: { ...(inner && { lang: languageOf(element.dom) }), ...Object.fromEntries(given) },
    inner,
    left: 'reason' in request ? request.reason : undefined,
    expires: writer.expires,
    styleHashes: [...writer.styleHashes],
  };
}

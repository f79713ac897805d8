import { lateAddress, lateCopies } from './html-rules.js';

/** How sanitized HTML is adapted. */
export interface TidyOptions {
  /** The base of its relative URLs. */
  readonly base: string;
  /** Level of its topmost headings. */
  readonly headingLevel: number;
  /** Whether an image may be requested. */
  readonly allows: (url: string) => boolean;
  /** The name of a table without a caption, which then can be reached by keys. */
  readonly tableName?: string;
}

const headings = 'h1, h2, h3, h4, h5, h6';
const levelOf = ({ localName }: Element) => Number(localName.slice(1));

/** The URL of an address, if it is one of these schemes. */
type Resolve = (address: string | null, schemes?: RegExp) => URL | undefined;

/**
 * Adapts sanitized HTML to its page: addresses, images, films, tables and headings. Servers do the same, with no more
 * of a document than what is used here.
 */
export function tidyHtml(
  fragment: DocumentFragment,
  { base, headingLevel, allows, tableName }: TidyOptions,
): DocumentFragment {
  const resolve: Resolve = (address, schemes = /^https?:$/) => {
    const url = address?.trim() ? URL.parse(address, base) : null;
    return url && schemes.test(url.protocol) ? url : undefined;
  };
  tidySpares(fragment, resolve);
  for (const picture of fragment.querySelectorAll('picture')) tidyCopies(picture, resolve);
  for (const link of fragment.querySelectorAll('a'))
    tidyLink(link, resolve(link.getAttribute('href'), /^(https?|mailto|tel):$/)?.href);
  for (const one of fragment.querySelectorAll<HTMLElement>(media)) tidyMedia(one, resolve);
  for (const image of fragment.querySelectorAll('img')) tidyImage(image, resolve, allows);
  tidyHeadings([...fragment.querySelectorAll(headings)], headingLevel);
  tidyTables(fragment, tableName);
  return fragment;
}

const first = <T, R>(items: readonly T[], find: (item: T) => R | undefined): R | undefined => {
  for (const item of items) {
    const found = find(item);
    if (found) return found;
  }
  return undefined;
};

/** The address of an image, a film or a sound; where a script would load it late, that of the script. */
const addressOf = (element: Element, resolve: Resolve): URL | undefined =>
  first([lateAddress, 'src', 'data'], (name) => resolve(element.getAttribute(name))) ??
  first([lateCopies, 'srcset'], (name) => {
    const text = element.getAttribute(name)?.trim() ?? '';
    const copies = readSrcset(text);
    const copy = copies.find(({ size }) => Number.parseInt(size) >= 800) ?? copies.at(-1);
    return resolve(copy?.address ?? (/\s/.test(text) ? null : text));
  });

/** Films, sounds, and what else stands in a page as one; those of frames, objects and plug-ins have become such. */
const media = 'video, audio, source';

/**
 * Uses the content that pages keep for browsers without scripts, which stands in `data` by now, where scripts would
 * load it, and leaves it out where it is there already.
 */
function tidySpares(fragment: DocumentFragment, resolve: Resolve): void {
  const shown = 'img, video, audio, source';
  const spares = [...fragment.querySelectorAll('data')];
  const inSpares = new Set(spares.flatMap((spare) => [...spare.querySelectorAll(shown)]));
  const addresses = new Set(
    [...fragment.querySelectorAll(shown)]
      .filter((one) => !inSpares.has(one))
      .map((one) => addressOf(one, resolve)?.href),
  );
  for (const spare of spares) {
    const found = [...spare.querySelectorAll(shown)].map((one) => addressOf(one, resolve)?.href).filter(Boolean);
    if (found.length && !found.some((address) => addresses.has(address))) spare.replaceWith(...spare.childNodes);
    else spare.replaceWith('');
  }
}

/** Of an image in several formats, the one for all browsers; of one without, the first. */
function tidyCopies(picture: Element, resolve: Resolve): void {
  const [given] = picture.querySelectorAll('img');
  const image = given ?? picture.ownerDocument.createElement('img');
  if (!addressOf(image, resolve)) {
    const url = first([...picture.querySelectorAll('source')], (source) => addressOf(source, resolve));
    if (url) image.setAttribute(lateAddress, url.href);
  }
  picture.replaceWith(image);
}

/** A link to what may not stand in the page: "Trailer (youtube.com)". None where another leads there already. */
function tidyMedia(element: HTMLElement, resolve: Resolve): void {
  const inside = [...element.querySelectorAll<HTMLElement>(media)];
  const url = first([element, ...inside], (one) => addressOf(one, resolve));
  const links = [...element.querySelectorAll('a')];
  if (!url) return element.replaceWith(...links);
  const others = [...(element.parentNode?.querySelectorAll('a') ?? [])].filter((link) => !links.includes(link));
  if (others.some((link) => link.getAttribute('href') === url.href)) return element.replaceWith('');
  const title = first(
    [element, ...inside],
    (one) => (one.getAttribute('title') ?? '').trim() || one.getAttribute('aria-label')?.trim(),
  );
  const host = url.host.replace(/^www\./, '');
  const name = title ?? fileName(url);
  const text = name ? `${name} (${host})` : host;
  replaceByLink(element, url, text);
}

/** Replaces what was a box of its own by a link, apart from the words beside it; only words inside another link. */
function replaceByLink(element: Element, url: URL, text: string): void {
  if (element.closest('a')) return element.replaceWith(` ${text} `);
  const link = element.ownerDocument.createElement('a');
  link.textContent = text;
  tidyLink(link, url.href);
  element.replaceWith(' ', link, ' ');
}

/** "trailer.mp4"; nothing for an address that names no file. */
function fileName({ pathname }: URL): string | undefined {
  const name = pathname.split('/').at(-1)!;
  if (!/\.\w{2,5}$/.test(name) || /\.(php|html?|aspx?)$/i.test(name)) return undefined;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Lets a table that is wider than its page be scrolled by itself, by keys too. */
function tidyTables(fragment: DocumentFragment, tableName = ''): void {
  const names = new Map<string, number>();
  for (const table of fragment.querySelectorAll('table')) {
    if (table.closest('td') ?? table.closest('th')) continue;
    const [caption] = table.querySelectorAll('caption');
    const name = caption?.textContent.replace(/\s+/g, ' ').trim() || tableName;
    const count = (names.get(name) ?? 0) + 1;
    names.set(name, count);
    const box = table.ownerDocument.createElement('div');
    box.setAttribute('class', 'table');
    const region = { role: 'region', tabindex: '0', 'aria-label': count > 1 ? `${name} ${count}` : name };
    if (name) for (const [attribute, value] of Object.entries(region)) box.setAttribute(attribute, value);
    table.replaceWith(box);
    box.append(table);
  }
}

function tidyLink(link: HTMLAnchorElement, href: string | undefined): void {
  // A file has the name that its address says.
  if (link.getAttribute('download') !== null) link.setAttribute('download', '');
  if (!href) return link.removeAttribute('href');
  link.setAttribute('href', href);
  link.setAttribute('rel', 'noopener noreferrer nofollow');
}

/** A longer `srcset` is none. */
const longestSrcset = 8192;

/**
 * The copies that a `srcset` names: word by word, because a pattern over the whole would look at a long word once for
 * each of its letters.
 */
function readSrcset(text: string): { address: string; size: string }[] {
  const copies = [];
  let address = '';
  for (const word of text.length > longestSrcset ? [] : text.split(/\s+/)) {
    const [, size, rest = ''] = /^([\d.]+[wx])(?:,(.*))?$/.exec(word) ?? [];
    if (size && address) copies.push({ address, size });
    address = size ? rest : word;
  }
  return copies;
}

/** Replaces an image whose host has no consent by a link to it. */
function tidyImage(image: HTMLImageElement, resolve: Resolve, allows: TidyOptions['allows']): void {
  const alt = image.getAttribute('alt') ?? '';
  const url = addressOf(image, resolve);
  if (!url) return image.replaceWith(alt);
  if (!allows(url.href)) return replaceByLink(image, url, alt || url.host);
  const set = first([lateCopies, 'srcset'], (name) => image.getAttribute(name) || undefined);
  const copies = readSrcset(set ?? '').map(({ address, size }) => ({ url: resolve(address), size }));
  for (const name of [lateAddress, lateCopies, 'srcset']) image.removeAttribute(name);
  image.setAttribute('src', url.href);
  image.setAttribute('alt', alt);
  image.setAttribute('loading', 'lazy');
  image.setAttribute('referrerpolicy', 'no-referrer');
  if (copies.length && copies.every((copy) => copy.url && allows(copy.url.href))) {
    image.setAttribute('srcset', copies.map(({ url, size }) => `${url!.href} ${size}`).join(', '));
  }
}

/** Shifts the headings of a text below the heading that it belongs to. */
function tidyHeadings(found: readonly Element[], headingLevel: number): void {
  const top = Math.min(...found.map(levelOf));
  for (const heading of found) {
    const level = Math.min(levelOf(heading) - top + headingLevel, 6);
    const moved = heading.ownerDocument.createElement(`h${level}`);
    moved.append(...heading.childNodes);
    for (const name of heading.getAttributeNames()) moved.setAttribute(name, heading.getAttribute(name)!);
    heading.replaceWith(moved);
  }
}

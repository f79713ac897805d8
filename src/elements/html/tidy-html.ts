/** How sanitized HTML is adapted. */
export interface TidyOptions {
  /** The base of its relative URLs. */
  readonly base: string;
  /** Level of its topmost headings. */
  readonly headingLevel: number;
  /** Whether an image may be asked for. */
  readonly allows: (url: string) => boolean;
}

const headings = 'h1, h2, h3, h4, h5, h6';
const levelOf = ({ localName }: Element) => Number(localName.slice(1));

/** Adapts sanitized HTML to its page: addresses, images and headings. Servers do the same, with no more of a document than what is used here. */
export function tidyHtml(fragment: DocumentFragment, { base, headingLevel, allows }: TidyOptions): DocumentFragment {
  const resolve = (address: string | null, schemes: RegExp) => {
    const url = address === null ? null : URL.parse(address, base);
    return url && schemes.test(url.protocol) ? url : undefined;
  };
  for (const link of fragment.querySelectorAll('a')) tidyLink(link, resolve(link.getAttribute('href'), /^(https?|mailto|tel):$/)?.href);
  for (const picture of fragment.querySelectorAll('img')) {
    tidyPicture(picture, (address) => resolve(address, /^https?:$/), allows);
  }
  tidyHeadings([...fragment.querySelectorAll(headings)], headingLevel);
  return fragment;
}

function tidyLink(link: HTMLAnchorElement, href: string | undefined): void {
  if (!href) return link.removeAttribute('href');
  link.setAttribute('href', href);
  link.setAttribute('rel', 'noopener noreferrer nofollow');
}

/** A longer `srcset` is none. */
const longestSrcset = 8192;

/** The copies that a `srcset` names: word by word, because a pattern over the whole would look at a long word once for each of its letters. */
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
function tidyPicture(picture: HTMLImageElement, resolve: (address: string | null) => URL | undefined, allows: TidyOptions['allows']): void {
  const alt = picture.getAttribute('alt') ?? '';
  const url = resolve(picture.getAttribute('src'));
  if (!url) return picture.replaceWith(alt);
  if (!allows(url.href)) {
    if (picture.closest('a')) return picture.replaceWith(alt || url.host);
    const link = picture.ownerDocument.createElement('a');
    link.textContent = alt || url.host;
    tidyLink(link, url.href);
    return picture.replaceWith(link);
  }
  const copies = readSrcset(picture.getAttribute('srcset') ?? '').map(({ address, size }) => ({ url: resolve(address), size }));
  picture.removeAttribute('srcset');
  picture.setAttribute('src', url.href);
  picture.setAttribute('alt', alt);
  picture.setAttribute('loading', 'lazy');
  picture.setAttribute('referrerpolicy', 'no-referrer');
  if (copies.length && copies.every((copy) => copy.url && allows(copy.url.href))) {
    picture.setAttribute('srcset', copies.map(({ url, size }) => `${url!.href} ${size}`).join(', '));
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

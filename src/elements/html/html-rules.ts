/**
 * The allow-list for third-party HTML: elements with their attributes in addition to the common ones. The platform's
 * sanitizer and DOMPurify both use this table; everything else is removed with its content.
 */
export const keptElements: Readonly<Record<string, readonly string[]>> = {
  ...plain('p br hr wbr div span h1 h2 h3 h4 h5 h6'),
  ...plain('strong b em i u s small mark sub sup abbr cite dfn code kbd samp var pre bdi bdo ruby rt rp'),
  ...plain('ul dl dt dd table caption thead tbody tfoot tr figure figcaption summary'),
  a: ['href', 'download'],
  blockquote: ['cite'],
  q: ['cite'],
  del: ['cite', 'datetime'],
  ins: ['cite', 'datetime'],
  time: ['datetime'],
  ol: ['start', 'reversed', 'type'],
  li: ['value'],
  details: ['open'],
  colgroup: ['span'],
  col: ['span'],
  th: ['colspan', 'rowspan', 'scope', 'abbr'],
  td: ['colspan', 'rowspan'],
  img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height'],
};

/** Where scripts that load pictures late keep their address, and where their copies: what stands in the usual place is a placeholder. */
export const lateAddresses = words(
  'data-src data-lazy-src data-lazy data-original data-orig-src data-img-src data-echo data-flickity-lazyload data-src-cmplz data-cmplz-src',
);
export const lateCopies = words('data-srcset data-lazy-srcset data-original-set data-orig-srcset');

/** Attributes of films, sounds and documents that stand in a page. */
const media = ['src', 'data', 'aria-label', ...lateAddresses];

/** Elements that are read, but never shown: links and images take their place. */
const readElements: Readonly<Record<string, readonly string[]>> = {
  ...plain('picture data'),
  source: [...media, 'srcset', ...lateCopies],
  video: media,
  audio: media,
  img: [...keptElements.img!, ...lateAddresses, ...lateCopies],
};

/** All that a sanitizer leaves for `tidyHtml`. */
export const parsedElements: Readonly<Record<string, readonly string[]>> = { ...keptElements, ...readElements };

/**
 * Tags in the place of those that sanitizers remove with all that they hold: films and documents become links, what browsers without scripts see is
 * judged later, and words stay, each block in lines of its own.
 */
const replacedTags: Readonly<Record<string, string>> = {
  iframe: 'video',
  object: 'video',
  embed: 'source',
  noscript: 'data',
  'amp-img': 'img',
  ...each('section article main header footer aside address center nav hgroup search form fieldset legend dialog', 'div'),
  ...each('font big label button output meter progress canvas nobr marquee blink rb', 'span'),
  ...each('menu dir', 'ul'),
  strike: 's',
  acronym: 'abbr',
  tt: 'code',
  listing: 'pre',
};

/** Elements of no standard: those of Word, and those that scripts define. Drawings have a few of such names. */
const unknownTag = /^(?:(?:o|st1):|(?!annotation-|color-|font-|missing-)[a-z]+-)/;

const tagName = /<(\/?)([a-z][^\s/>]*)/gi;

/** A tag of what has an address, up to its end. */
const mediaTag = /<(?:img|iframe|object|embed|video|audio|source)(?=[\s/])(?:"[^"]*"|'[^']*'|[^"'>])*/gi;

/** An attribute with its value. */
const attribute = /(?<![^\s"'/])([^\s"'/=]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

/** The names under which other scripts keep an address; small copies are none. */
const otherName = /^(?!src(?:set)?$|.*(?:thumb|low|blur|placeholder|preview)).*(?:src|lazy|orig|large|full|media)/;
const address = /^(?:https?:)?\/[^"<>]+$/i;
/** The address of a picture, which may stand under any name of theirs. */
const pictureAddress = /^[^\s"<>]*\/[^\s"<>]*\.(?:jpe?g|png|gif|webp|avif|svg)(?:\?[^\s"<>]*)?$/i;

/** What stands where nothing is to be loaded yet. */
const placeholder = /^(?:$|#|data:|about:|blob:|.*(?:blank|placeholder|spacer|transparent|pixel|loading|1x1|gr[ae]y)[^/]*$)/i;

/** Longer addresses are none. */
const longestAddress = 2000;

const holdsAddress = ([name, value]: readonly [name: string, value: string]): boolean =>
  (otherName.test(name) && address.test(value)) || (name.includes('-') && pictureAddress.test(value));

/** A tag whose address stands where only some script looks for it, with the address in a place that the table has. */
function withOtherAddress(tag: string): string {
  const given = new Map<string, string>();
  for (const [, name, ...values] of tag.matchAll(attribute)) {
    const value = values.find((one) => one !== undefined)!.trim();
    given.set(name!.toLowerCase(), value.length > longestAddress && !value.startsWith('data:') ? '/' : value);
  }
  const hasAddress = ['src', 'data', 'srcset'].some((name) => !placeholder.test(given.get(name) ?? ''));
  if (hasAddress || lateAddresses.some((name) => given.has(name))) return tag;
  const [name = '', found] = [...given].find(holdsAddress) ?? [];
  if (!found) return tag;
  return tag.replace(/^<\w+/, (start) => `${start} ${name.includes('set') ? lateCopies[0] : lateAddresses[0]}="${found}"`);
}

/** HTML with other tags in the place of those that sanitizers remove. It is read once, and never becomes text again. */
export const withMediaTags = (html: string): string =>
  html.replace(mediaTag, withOtherAddress).replace(tagName, (found, end: string, given: string) => {
    const name = given.toLowerCase();
    const other = Object.hasOwn(replacedTags, name) ? replacedTags[name]! : unknownTag.test(name) ? 'span' : undefined;
    return other ? `<${end}${other}` : found;
  });

/** Attributes that every element may keep. None names anything (`id`, `name`, `class`, `slot`) or carries styles or scripts. */
export const commonAttributes: readonly string[] = ['title', 'lang', 'dir'];

function words(text: string): string[] {
  return text.split(' ');
}

function each(names: string, tag: string): Record<string, string> {
  return Object.fromEntries(words(names).map((name) => [name, tag]));
}

function plain(names: string): Record<string, readonly string[]> {
  return Object.fromEntries(words(names).map((name) => [name, []]));
}

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

/** The attribute that holds the address, and the copies, of an image that a script would load late, when it is read. */
export const lateAddress = 'data-cal-src';
export const lateCopies = 'data-cal-srcset';

/** Attributes of films, sounds and documents that stand in a page. */
const media = ['src', 'data', 'srcset', 'aria-label', lateAddress, lateCopies];

/** Elements that are read, but never shown: links and images replace them. */
const readElements: Readonly<Record<string, readonly string[]>> = {
  ...plain('picture data'),
  source: media,
  video: media,
  audio: media,
  img: [...keptElements.img!, lateAddress, lateCopies],
};

/** All that a sanitizer leaves for `tidyHtml`. */
export const parsedElements: Readonly<Record<string, readonly string[]>> = { ...keptElements, ...readElements };

/**
 * Tags that replace those that sanitizers remove with all that they hold: films and documents become links, what
 * browsers without scripts see is judged later, and words stay, each block in lines of its own.
 */
const replacedTags: Readonly<Record<string, string>> = {
  iframe: 'video',
  object: 'video',
  embed: 'source',
  noscript: 'data',
  'amp-img': 'img',
  ...each(
    'section article main header footer aside address center nav hgroup search form fieldset legend dialog',
    'div',
  ),
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

/** The names under which scripts that load late keep an address, whatever the usual attribute holds. */
const lateName = /^data-(?:.*-)?(?:src|lazy|original|echo)/;
/** Other names of theirs, which count where nothing else does; small copies are none. */
const otherName = /src|lazy|orig|large|full|media/;
const smallName = /thumb|low|blur|placeholder|preview|^src(?:set)?$/;
/** A word such as `true`, or settings, are none. */
const address = /^[^\s"<>[{./]*[./][^"<>]*$/;
const webAddress = /^(?:https?:)?\//i;
/** The address of an image, under any name. */
const imageAddress = /\/[^/]*\.(?:jpe?g|png|gif|webp|avif|svg)(?:\?|$)/i;

/** The placeholder of an address that is not to be loaded yet. */
const placeholder =
  /^(?:$|#|data:|about:|blob:|.*(?:blank|placeholder|spacer|transparent|pixel|loading|1x1|gr[ae]y)[^/]*$)/i;

/** Longer addresses are none. */
const longestAddress = 2000;

/** A tag with the address where it is looked for that only a script knows of. */
function withLateAddress(tag: string): string {
  const given = Array.from(tag.matchAll(attribute), ([, name, ...values]) => {
    const value = values.find((one) => one !== undefined)!.trim();
    return {
      name: name!.toLowerCase(),
      value: value.length > longestAddress && !value.startsWith('data:') ? '/' : value,
    };
  });
  const isWaiting = given.every(({ name, value }) => !/^(?:src|data|srcset)$/.test(name) || placeholder.test(value));
  const isLate = ({ name, value }: (typeof given)[number]) =>
    address.test(value) &&
    !smallName.test(name) &&
    (lateName.test(name) ||
      (isWaiting &&
        ((otherName.test(name) && webAddress.test(value)) || (name.includes('-') && imageAddress.test(value)))));
  const late = given.filter(isLate);
  const [one, copies] = [false, true].map((isSet) => late.find(({ name }) => name.includes('set') === isSet)?.value);
  const added = `${one ? ` ${lateAddress}="${one}"` : ''}${copies ? ` ${lateCopies}="${copies}"` : ''}`;
  return tag.replace(/^<\w+/, (start) => start + added);
}

/** HTML with other tags instead of those that sanitizers remove. It is read once, and never becomes text again. */
export const withMediaTags = (html: string): string =>
  html.replace(mediaTag, withLateAddress).replace(tagName, (found, end: string, given: string) => {
    const name = given.toLowerCase();
    const other = Object.hasOwn(replacedTags, name) ? replacedTags[name]! : unknownTag.test(name) ? 'span' : undefined;
    return other ? `<${end}${other}` : found;
  });

/**
 * Attributes that every element may keep. None names anything (`id`, `name`, `class`, `slot`) or carries styles or
 * scripts.
 */
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

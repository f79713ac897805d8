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

/** Elements that sanitizers would remove with all that they hold, and those whose tags they get. */
const replacedTags: Readonly<Record<string, string>> = { iframe: 'video', object: 'video', embed: 'source', noscript: 'data' };

/** HTML with other tags in the place of those that sanitizers remove. It is read once, and never becomes text again. */
export const withMediaTags = (html: string): string =>
  html.replace(
    /<(\/?)(iframe|object|embed|noscript)(?=[\s/>])/gi,
    (_, end: string, tag: string) => `<${end}${replacedTags[tag.toLowerCase()]!}`,
  );

/** Attributes that every element may keep. None names anything (`id`, `name`, `class`, `slot`) or carries styles or scripts. */
export const commonAttributes: readonly string[] = ['title', 'lang', 'dir'];

/** Elements that are removed but keep their content. */
export const unwrappedElements: readonly string[] = words('section article main header footer aside address center font big tt form label');

function words(text: string): string[] {
  return text.split(' ');
}

function plain(names: string): Record<string, readonly string[]> {
  return Object.fromEntries(words(names).map((name) => [name, []]));
}

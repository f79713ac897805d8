/**
 * The allow-list for third-party HTML: elements with their attributes in addition to the common ones. The platform's
 * sanitizer and DOMPurify both use this table; everything else is removed with its content.
 */
export const keptElements: Readonly<Record<string, readonly string[]>> = {
  ...plain('p br hr wbr div span h1 h2 h3 h4 h5 h6'),
  ...plain('strong b em i u s small mark sub sup abbr cite dfn code kbd samp var pre bdi bdo ruby rt rp'),
  ...plain('ul dl dt dd table caption thead tbody tfoot tr figure figcaption summary'),
  a: ['href'],
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

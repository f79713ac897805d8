/** Headings of pages, and of elements. */
const headings = 'h1, h2, h3, h4, h5, h6, [role="heading"]';

/**
 * The name of a landmark, which no other on the page should have: what it is, and what its element is about. That says
 * the element's own label, else the heading above it.
 */
export function landmarkName(name: string, host: HTMLElement): string {
  const above = [...(host.getRootNode() as Document | ShadowRoot).querySelectorAll(headings)].filter(
    (heading) => heading.compareDocumentPosition(host) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const about = host.ariaLabel ?? above.at(-1)?.textContent.replace(/\s+/g, ' ').trim();
  return about ? `${name}: ${about}` : name;
}

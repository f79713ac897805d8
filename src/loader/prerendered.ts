/** Takes away what `prerender` has written into an element as a picture, as soon as the element shows something better. */

/** The mark before which lit renders; what stands behind it is the picture. */
const pictureOf = (root: ShadowRoot): ChildNode[] => {
  const nodes = [...root.childNodes];
  return nodes.slice(nodes.findIndex((node) => node.nodeType === Node.COMMENT_NODE && node.nodeValue === 'cal') + 1);
};

export function replacePicture(element: Element): void {
  const replace = () => {
    for (const type of types) element.removeEventListener(type, replace);
    const root = element.shadowRoot!;
    const focused = root.activeElement?.closest('.picture a')?.getAttribute('href');
    for (const node of pictureOf(root)) node.remove();
    if (focused) root.querySelector<HTMLElement>(`a[href="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
  };
  const types = ['cal-data', 'cal-empty', 'cal-error'];
  for (const type of types) element.addEventListener(type, replace);
}

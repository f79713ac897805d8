/** Takes away what `prerender` has written into an element as a picture, as soon as the element shows something better. */

/** The mark before which lit renders; what stands behind it is the picture. */
const pictureOf = (root: ShadowRoot): ChildNode[] => {
  const nodes = [...root.childNodes];
  return nodes.slice(nodes.findIndex((node) => node.nodeType === Node.COMMENT_NODE && node.nodeValue === 'cal') + 1);
};

/** Whether the element shows what it has, as the style of the picture finds out: its data may be there before its words are. */
const isShown = (root: ShadowRoot) =>
  [...root.children].some((base) => base.matches('.base:not(.picture)') && !base.querySelector('.skeleton'));

export function replacePicture(element: Element): void {
  const root = element.shadowRoot!;
  const replace = () => {
    if (!isShown(root)) return;
    observer.disconnect();
    const focused = root.activeElement?.closest('.picture a')?.getAttribute('href');
    for (const node of pictureOf(root)) node.remove();
    if (focused) root.querySelector<HTMLElement>(`a[href="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
  };
  // Runs before the next frame, so that the focus goes from the link that is hidden to its likeness.
  const observer = new MutationObserver(replace);
  observer.observe(root, { childList: true, subtree: true });
  replace();
}

/** Takes away what `prerender` has written into an element as a picture, as soon as the element shows something better. */

/** The mark before which lit renders; what stands behind it is the picture. */
const pictureOf = (root: ShadowRoot): ChildNode[] => {
  const nodes = [...root.childNodes];
  return nodes.slice(nodes.findIndex((node) => node.nodeType === Node.COMMENT_NODE && node.nodeValue === 'cal') + 1);
};

export function replacePicture(element: Element): void {
  const root = element.shadowRoot!;
  const replace = () => {
    const base = [...root.children].find((child) => child.matches('.base:not(.picture)'));
    if (!base) return;
    // As the style of the picture finds out, too: data may be there before its words are.
    const isShown = !base.querySelector('.skeleton');
    // What an author has put above and below goes to the first slot of its name, and would be hidden with it.
    for (const slot of base.querySelectorAll<HTMLSlotElement>(':scope > slot')) slot.name = slot.name.replace(/ ?$/, isShown ? '' : ' ');
    if (!isShown) return;
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

/** A sandbox may forbid what links do; the browser then does nothing at all, so each way out is tried in turn. */
const ways: readonly ((href: string) => boolean)[] = [
  (href) => {
    top!.location.href = href;
    return true;
  },
  (href) => open(href, '_blank') !== null,
  (href) => {
    location.href = href;
    return true;
  },
];

function works(way: (href: string) => boolean, href: string): boolean {
  try {
    return way(href);
  } catch {
    return false;
  }
}

/** Opens links in the page around the frame, else in a new tab, else in the frame. */
export function openLinks(): void {
  addEventListener('click', (event) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
    if (button || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented) return;
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (!link?.href || link.download) return;
    event.preventDefault();
    ways.some((way) => works(way, link.href));
  });
}

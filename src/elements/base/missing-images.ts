import type { CalError } from '../../query/index.js';

type Host = HTMLElement & { readonly error?: CalError | undefined };

/** The elements whose images are watched. */
const watched = new WeakSet<Host>();

/** Lets the images of an element that cannot reach its server say why they do not arrive, until it asks again. */
export function nameMissingImages(host: Host, text: string): void {
  const root = host.shadowRoot;
  if (!root) return;
  const name = (image: HTMLImageElement) => {
    if (host.error?.kind === 'network') image.alt = text;
  };
  for (const image of root.querySelectorAll('img')) if (image.complete && !image.naturalWidth) image.alt = text;
  if (watched.has(host)) return;
  watched.add(host);
  // Errors of images do not bubble.
  root.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && name(target), true);
  host.addEventListener('cal-load', () => {
    for (const image of root.querySelectorAll<HTMLImageElement>('img:not([alt=""])')) {
      image.alt = '';
      // Asks for it again.
      image.setAttribute('src', image.getAttribute('src')!);
    }
  });
}

import type { Site } from '../session/session.js';

/** The style by which the service's own pages have the accent: as light as can be read on the page. */
const accentStyle = (color: string): string =>
  `light-dark(oklch(from ${color} min(l, 0.5) c h), oklch(from ${color} max(l, 0.8) min(c, 0.13) h))`;

/**
 * Takes the new name and accent of a calendar on a page that was made with the former ones. A page with a title or an
 * accent of its own keeps them.
 */
export function takeIdentity(host: HTMLElement, former: Site, { name, accent }: Site): void {
  if (document.title === former.name) document.title = name;
  const shown = getComputedStyle(host).getPropertyValue('--cal-color-accent');
  if (accent === former.accent || !former.accent || !shown.includes(former.accent)) return;
  if (/^#[\da-f]{6}$/i.test(accent)) host.style.setProperty('--cal-color-accent', accentStyle(accent));
}

import type { Site } from '../session/session.js';

/** The style by which the service's own pages have the accent: as light as can be read on the page. */
const accentStyle = (color: string): string =>
  `light-dark(oklch(from ${color} min(l, 0.5) c h), oklch(from ${color} max(l, 0.8) min(c, 0.13) h))`;

/** The address at which the service draws the letter of a calendar on its color. */
const drawnIcon = '/icon.svg';

/** Puts the new icon of a calendar into the tab of a page that has the former one. */
function takeIcon(former: Site, { icon, letter, accent }: Site): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return;
  const { href, pathname } = new URL(link.href);
  const isOwn = pathname === drawnIcon || (former.icon && href === new URL(former.icon, document.baseURI).href);
  // A browser asks for the same address only once.
  if (isOwn) link.href = icon ?? `${drawnIcon}?${new URLSearchParams({ letter, accent })}`;
}

/**
 * Takes the new name, accent and icon of a calendar on a page that was made with the former ones. A page with a title,
 * an accent or an icon of its own keeps it.
 */
export function takeIdentity(host: HTMLElement, former: Site, site: Site): void {
  const { name, accent } = site;
  if (document.title === former.name) document.title = name;
  takeIcon(former, site);
  const shown = getComputedStyle(host).getPropertyValue('--cal-color-accent');
  if (accent === former.accent || !former.accent || !shown.includes(former.accent)) return;
  if (/^#[\da-f]{6}$/i.test(accent)) host.style.setProperty('--cal-color-accent', accentStyle(accent));
}

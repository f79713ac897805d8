import { html, type TemplateResult } from 'lit';
import type { Site } from '../session/session.js';
import type { Desk } from './desk.js';

/** The name, the color and the icon of a calendar, as they are shown. */
export interface ShownIdentity {
  readonly name: string;
  readonly accent: string;
  readonly letter: string;
  /** Address of the picture, where it is one. */
  readonly icon?: string | undefined;
}

/** The icon of a calendar and its name. */
export const siteName = ({ name, letter, icon }: Omit<ShownIdentity, 'accent'>): TemplateResult => html`
  ${
    icon
      ? html`<img class="site-icon" src=${icon} alt="" width="28" height="28" />`
      : html`<span class="site-icon" aria-hidden="true">${letter}</span>`
  }<bdi>${name}</bdi>
`;

/** The first character of a text as readers count them, as a capital. */
export const initialOf = (text: string, language: string): string =>
  [...new Intl.Segmenter(language).segment(text)][0]?.segment.toLocaleUpperCase(language) ?? '';

/** The icon and the name of the calendar, which is a word of the reader's language where nobody has named it. */
export function siteHeading({ name, letter, icon, chosen }: Site, { authoring, display }: Desk): TemplateResult {
  const { unnamed } = authoring.identity;
  const isNamed = !chosen || chosen.name !== '';
  return siteName({
    icon,
    ...(isNamed ? { name, letter } : { name: unnamed, letter: chosen.letter || initialOf(unnamed, display.locale) }),
  });
}

import { html, type TemplateResult } from 'lit';
import { customProperties } from '../../elements/parts/custom-properties.js';
import type { IdentityWords } from '../words/messages/identity-words.js';

/** The name, the color and the icon of a calendar, as they are shown. */
export interface ShownIdentity {
  readonly name: string;
  readonly accent: string;
  readonly letter: string;
  /** Address of the picture, where it is one. */
  readonly icon?: string | undefined;
}

/** The first character of a text as readers count them; empty where there is none. */
export const firstCharacter = (text: string): string => [...new Intl.Segmenter().segment(text)][0]?.segment ?? '';

/** The letter of a calendar that has chosen none: the first one of its name, as a capital. */
export const initialOf = (name: string, language: string): string => firstCharacter(name).toLocaleUpperCase(language);

/** The icon of a calendar: its picture, or a letter on its color. */
export const siteIcon = ({ letter, icon }: Pick<ShownIdentity, 'letter' | 'icon'>): TemplateResult =>
  icon
    ? html`<img class="site-icon" src=${icon} alt="" width="28" height="28" />`
    : html`<span class="site-icon" aria-hidden="true">${letter}</span>`;

/** The icon of a calendar and its name. */
export const siteName = (shown: Omit<ShownIdentity, 'accent'>): TemplateResult =>
  html`${siteIcon(shown)}<bdi>${shown.name}</bdi>`;

/** The head of a page of the calendar and an event on it. */
export function identityPreview(shown: ShownIdentity, words: IdentityWords, locale: string): TemplateResult {
  const { title, when } = words.sample;
  return html`
    <section class="preview" aria-label=${words.preview}>
      <div class="help" aria-hidden="true">${words.preview}</div>
      <div class="sheet chosen-color" ${customProperties({ '--_chosen': shown.accent })}>
        <div class="site">${siteName(shown)}</div>
        <div class="sample">
          <span class="sample-day" aria-hidden="true">${(12).toLocaleString(locale)}</span>
          <div>
            <div class="subtitle">${title}</div>
            <div class="now">${when}</div>
          </div>
        </div>
      </div>
    </section>
  `;
}

import { html, type TemplateResult } from 'lit';

/** The first letter of a name, for the eye only. */
export const monogram = (name: string): TemplateResult => html`
  <div part="image monogram" class="image monogram" aria-hidden="true"><span>${/\p{L}|\p{N}/u.exec(name)?.[0] ?? ''}</span></div>
`;

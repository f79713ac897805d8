import { html, type TemplateResult } from 'lit';
import type { Messages } from '../../locale/index.js';

/** Closes a box above the page, by its id. */
export const closeButton = (id: string, { close }: Messages): TemplateResult => html`
  <button part="button close" class="step" type="button" popovertarget=${id} popovertargetaction="hide" aria-label=${close} title=${close}>
    <svg viewBox="0 0 16 16" aria-hidden="true"><path d="m4 4 8 8m0-8-8 8" /></svg>
  </button>
`;

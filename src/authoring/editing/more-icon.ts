import { html } from 'lit';

/** Opens what can be done with something. */
export const moreIcon = html`<svg viewBox="0 0 16 16" aria-hidden="true"><path d="M3 8h.01M8 8h.01M13 8h.01" /></svg>`;

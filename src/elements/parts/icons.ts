import { html, type TemplateResult } from 'lit';

/** Closes, clears or removes. */
export const closeIcon = html`<svg viewBox="0 0 16 16" aria-hidden="true"><path d="m4 4 8 8m0-8-8 8" /></svg>`;

/** Leads back to where one was. */
export const backIcon = html`<svg viewBox="0 0 16 16" aria-hidden="true"><path d="M14 8H3m5-5L3 8l5 5" /></svg>`;

/** Opens a box below. */
export const openIcon = html`<svg viewBox="0 0 16 16" aria-hidden="true"><path d="m4 6 4 4 4-4" /></svg>`;

/** A step back or forth; mirrored from right to left. */
export const stepIcon = (way: -1 | 1): TemplateResult =>
  html`<svg viewBox="0 0 16 16" aria-hidden="true"><path d=${way < 0 ? 'm10 3-5 5 5 5' : 'm6 3 5 5-5 5'} /></svg>`;

import { html, type TemplateResult } from 'lit/html.js';

/** Closes, clears or removes. */
export const closeIcon = html`<svg viewBox="0 0 16 16" aria-hidden="true"><path d="m4 4 8 8m0-8-8 8" /></svg>`;

/** Leads back to where one was. */
export const backIcon = html`<svg viewBox="0 0 16 16" aria-hidden="true"><path d="M14 8H3m5-5L3 8l5 5" /></svg>`;

/** Opens a box below. */
export const openIcon = html`<svg viewBox="0 0 16 16" aria-hidden="true"><path d="m4 6 4 4 4-4" /></svg>`;

/** A step back or forth; mirrored from right to left. */
export const stepIcon = (way: -1 | 1): TemplateResult =>
  html`<svg viewBox="0 0 16 16" aria-hidden="true"><path d=${way < 0 ? 'm10 3-5 5 5 5' : 'm6 3 5 5-5 5'} /></svg>`;

/** Takes into a calendar. */
export const calendarIcon = html`<svg viewBox="0 0 16 16" aria-hidden="true">
  <path d="M2 3.5h12v10H2zM2 6.5h12M5 1.5v3M11 1.5v3M8 8v4M6 10h4" />
</svg>`;

/** Shares an address. */
export const shareIcon = html`<svg viewBox="0 0 16 16" aria-hidden="true">
  <path d="M8 10V1.5M5 4.5l3-3 3 3M5 7H3v7h10V7h-2" />
</svg>`;

/** Has been done. */
export const doneIcon = html`<svg viewBox="0 0 16 16" aria-hidden="true"><path d="m3 8.5 3.5 3.5L13 4.5" /></svg>`;

/** Prints. */
export const printIcon = html`<svg viewBox="0 0 16 16" aria-hidden="true">
  <path d="M4.5 6V2h7v4M4.5 11.5H2V6h12v5.5h-2.5M4.5 9.5h7V14h-7z" />
</svg>`;

/** Directions to a venue. */
export const wayIcon = html`<svg viewBox="0 0 16 16" aria-hidden="true"><path d="M14 2 9.5 14 7.5 8.5 2 6.5z" /></svg>`;

/** Leads to another site. */
export const siteIcon = html`<svg viewBox="0 0 16 16" aria-hidden="true">
  <path d="M9 2.5h4.5V7M13.5 2.5 7.5 8.5M11.5 9.5v4h-9v-9h4" />
</svg>`;

/** Writes a letter. */
export const mailIcon = html`<svg viewBox="0 0 16 16" aria-hidden="true">
  <path d="M2 3.5h12v9H2zM2 4.5l6 4.5 6-4.5" />
</svg>`;

/** Come nearer to a map, and go away from it. */
export const plusIcon = html`<svg viewBox="0 0 16 16" aria-hidden="true"><path d="M8 2v12M2 8h12" /></svg>`;
export const minusIcon = html`<svg viewBox="0 0 16 16" aria-hidden="true"><path d="M2 8h12" /></svg>`;

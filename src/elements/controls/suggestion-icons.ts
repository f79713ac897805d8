import { html, type TemplateResult } from 'lit';
import { closeIcon } from '../parts/icons.js';
import type { SuggestionKind } from './suggestions.js';

export const searchIcon = html`<svg viewBox="0 0 16 16" aria-hidden="true">
  <circle cx="7" cy="7" r="4.5" />
  <path d="m10.5 10.5 3.5 3.5" />
</svg>`;

/** The icons of the kinds of suggestions: a clock, days, a ticket, a pin, a label. */
export const suggestionIcons: Readonly<Record<SuggestionKind, TemplateResult>> = {
  recent: html`<svg viewBox="0 0 16 16" aria-hidden="true">
    <path d="M8 4.8V8l2.2 1.4M2.5 8a5.5 5.5 0 1 1 11 0 5.5 5.5 0 0 1-11 0Z" />
  </svg>`,
  forget: closeIcon,
  date: html`<svg viewBox="0 0 16 16" aria-hidden="true"><path d="M2.5 3.5h11v10h-11zm0 3h11M5.5 2v3m5-3v3" /></svg>`,
  event: html`<svg viewBox="0 0 16 16" aria-hidden="true">
    <path d="M2 4h12v2.5a1.5 1.5 0 0 0 0 3V12H2V9.5a1.5 1.5 0 0 0 0-3zm7.5 0v8" />
  </svg>`,
  venue: html`<svg viewBox="0 0 16 16" aria-hidden="true">
    <path d="M8 14.2s4.7-4.2 4.7-7.6a4.7 4.7 0 0 0-9.4 0C3.300 10 8 14.2 8 14.2Z" />
    <circle cx="8" cy="6.6" r="1.6" />
  </svg>`,
  category: html`<svg viewBox="0 0 16 16" aria-hidden="true">
    <path d="M2.5 2.5H8l5.7 5.7-5.5 5.5L2.5 8z" />
    <circle cx="5.5" cy="5.5" r=".6" />
  </svg>`,
  words: searchIcon,
};

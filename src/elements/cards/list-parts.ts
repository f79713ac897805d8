import { html, type TemplateResult } from 'lit/html.js';

/** The content of a list: its items, and the buttons to more of them. */
export const listed = (items: unknown, paging: unknown): TemplateResult => html`${items} ${paging}`;

/** The button that adds items. */
export const moreButton = (label: string, onClick?: () => void): TemplateResult =>
  html`<button part="button more" class="more" type="button" @click=${onClick}>${label}</button>`;

/** The slot for the page's template of a card. */
export const itemSlot = (onChange?: () => void): TemplateResult =>
  html`<slot name="item" hidden @slotchange=${onChange}></slot>`;

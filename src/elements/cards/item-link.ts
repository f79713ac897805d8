import { html } from 'lit/html.js';
import { select, type CalSelectDetail } from './card.js';

/** A link to an item; a listener may open the item in its own way. Without an address only its content. */
export const itemLink = (url: string | undefined, detail: CalSelectDetail, content: unknown): unknown =>
  url
    ? html`<a part="link" href=${url} @click=${(click: MouseEvent) => select(click, detail)}>${content}</a>`
    : content;

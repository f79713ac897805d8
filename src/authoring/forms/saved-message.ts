import { html, nothing, type TemplateResult } from 'lit';
import type { FormContext } from './field.js';
import type { ItemFormWords } from './item-form-table.js';
import type { LoadedItem } from './items.js';

interface SavedMessage {
  /** None where nothing was changed. */
  readonly sentences: readonly string[];
  readonly item: LoadedItem;
  /** The page to go to, where there is one. */
  readonly next: string | undefined;
  /** Empties the form for another one; absent where it is for this item alone. */
  readonly startAnother: (() => void) | undefined;
}

/** Announces that an item is saved, and leads on from there. */
export function savedMessage(
  { sentences, item, next, startAnother }: SavedMessage,
  saved: string,
  { view, another }: ItemFormWords,
): TemplateResult {
  const [first = saved, ...rest] = sentences;
  return html`<div part="saved" class="saved" id="saved" tabindex="-1">
    <p part="message">${first}</p>
    ${rest.map((line) => html`<p>${line}</p>`)}
    <div class="row">
      ${item.status === 'publish' && /^https?:/.test(item.url) ? html`<a href=${next ?? item.url}>${view}</a>` : nothing}
      ${startAnother ? html`<button class="link" type="button" @click=${startAnother}>${another}</button>` : nothing}
    </div>
    <slot name="success"></slot>
  </div>`;
}

/** Announces that an item is in the trash, and takes it out again. */
export const deletedMessage = ({ words }: FormContext, restore: () => void): TemplateResult =>
  html`<div part="saved" class="saved" id="saved" tabindex="-1">
    <p part="message">${words.deleted}</p>
    <button part="button" type="button" @click=${restore}>${words.undo}</button>
  </div>`;

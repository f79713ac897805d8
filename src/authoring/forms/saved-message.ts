import { html, nothing, type TemplateResult } from 'lit';
import type { AuthoringMessages } from '../words/messages/authoring.js';
import type { Form } from './form-state.js';
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
  /** Takes it back; absent where the interface does not. */
  readonly undo: (() => void) | undefined;
}

/** Announces that an item is saved, and leads on from there. */
export function savedMessage(
  { sentences, item, next, startAnother, undo }: SavedMessage,
  words: Pick<AuthoringMessages, 'saved' | 'undo'>,
  { view, another }: ItemFormWords,
): TemplateResult {
  const [first = words.saved, ...rest] = sentences;
  return html`<div part="saved" class="saved" id="saved" tabindex="-1">
    <p part="message">${first}</p>
    ${rest.map((line) => html`<p>${line}</p>`)}
    <div class="row">
      ${item.status === 'publish' && /^https?:/.test(item.url) ? html`<a href=${next ?? item.url}>${view}</a>` : nothing}
      ${undo ? html`<button part="button" type="button" @click=${undo}>${words.undo}</button>` : nothing}
      ${startAnother ? html`<button class="link" type="button" @click=${startAnother}>${another}</button>` : nothing}
    </div>
    <slot name="success"></slot>
  </div>`;
}

/** Announces that an item is in the trash, and takes it out again. */
export const deletedMessage = ({ words, state }: Form, restore: () => void): TemplateResult =>
  html`<div part="saved" class="saved" id="saved" tabindex="-1">
    <p part="message">${state.trashed?.said ?? words.deleted}</p>
    <button part="button" type="button" @click=${restore}>${words.undo}</button>
  </div>`;

import { html, nothing, type TemplateResult } from 'lit';
import type { Form } from './form-state.js';
import type { ItemFormWords } from './item-form-table.js';
import type { LoadedItem } from './items.js';

/** Announces that another user has saved the item. */
export function otherEditText(
  { lastChange: { id, name }, status }: LoadedItem,
  { words, session }: Form,
  { changedBy }: ItemFormWords,
): string {
  if (status === 'trash') return words.otherEdit.trashed(name);
  return id === session.me?.id ? words.otherEdit.byYou : changedBy(name);
}

/** The message that another user has saved the item. @param show takes the saved item into the fields */
export function otherEditMessage(form: Form, title: ItemFormWords, show: () => unknown): unknown {
  const { item, otherEdit } = form.state;
  if (!otherEdit) return nothing;
  const { otherEdit: messages } = form.words;
  const isShown = otherEdit === item;
  return html`<div class="saved" part="news" id="news" tabindex="-1">
    <p part="message">${otherEditText(otherEdit, form, title)}${isShown ? ` ${messages.shown}` : nothing}</p>
    ${
      isShown || otherEdit.status === 'trash'
        ? nothing
        : html`<div class="actions"><button part="button" type="button" @click=${show}>${messages.show}</button></div>`
    }
  </div>`;
}

/** Fields that are folded below the one that they belong to. */
export const fieldsBelow = (fields: unknown, isOpen: boolean, summary: string): TemplateResult => html`
  <details class="fields-below" ?open=${isOpen}>
    <summary>${summary}</summary>
    <div>${fields}</div>
  </details>
`;

/** Fields that are folded below the others. */
export const moreFields = (fields: unknown, isWrong: boolean, { words }: Form): TemplateResult => html`
  <details part="more" class="more-fields" ?open=${isWrong}>
    <summary>${words.more}</summary>
    ${fields}
  </details>
`;

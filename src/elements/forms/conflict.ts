import { html, nothing, type TemplateResult } from 'lit';
import type { Field, FormContext, Problem } from './field.js';
import type { LastChange } from './items.js';
import { nearnessOf } from './nearness-of.js';

type Side = 'yours' | 'theirs';

/** What somebody else has changed, too. */
export interface Conflict {
  readonly fields: readonly Field[];
  /** What the fields held when somebody else had saved, by their names. */
  readonly theirs: Readonly<Record<string, unknown>>;
  /** Who has saved it, and when. */
  readonly by: LastChange;
  /** Whose value is to stay, as far as it has been chosen. */
  readonly chosen: Readonly<Partial<Record<string, Side>>>;
}

/** The `id` of the control that keeps the visitor's own value. */
const choiceId = (field: string): string => `${field}-yours`;

/** What must still be chosen before it can be sent. */
export const openChoices = ({ fields, chosen }: Conflict, form: FormContext): readonly Problem[] =>
  fields
    .filter(({ name }) => !chosen[name])
    .map((field) => ({ field: field.name, control: choiceId(field.name), text: form.words.conflict.choose(field.label(form)) }));

/** Asks for each field whose change is to stay. */
export function conflictChoices(
  { fields, theirs, chosen, by }: Conflict,
  form: FormContext,
  choose: (field: string, side: Side) => void,
): TemplateResult {
  const { conflict } = form.words;
  const sides = { yours: conflict.yours, theirs: conflict.theirs(by.name, nearnessOf(by.at, form.display)) };
  const choice = (field: Field, side: Side, value: unknown) => {
    const id = side === 'yours' ? choiceId(field.name) : `${field.name}-${side}`;
    return html`
      <p class="option flag">
        <input
          type="radio"
          id=${id}
          name="${field.name}-side"
          .checked=${chosen[field.name] === side}
          @change=${() => choose(field.name, side)}
        />
        <label for=${id}>${sides[side]} <span dir="auto">${field.say?.(value, form) ?? nothing}</span></label>
      </p>
    `;
  };
  return html`
    <div part="conflict" class="summary" id="conflict" role="group" tabindex="-1" aria-labelledby="conflict-title">
      <p part="message" id="conflict-title">${conflict.title}</p>
      ${fields.map(
        (field) => html`
          <fieldset class="field">
            <legend>${field.label(form)}</legend>
            ${choice(field, 'yours', form.valueIn(field.name))} ${choice(field, 'theirs', theirs[field.name])}
          </fieldset>
        `,
      )}
    </div>
  `;
}

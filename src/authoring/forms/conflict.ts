import { html, nothing, type TemplateResult } from 'lit';
import type { Field, FormContext, Problem } from './field.js';
import type { LastChange } from './items.js';
import { nearnessOf } from './nearness-of.js';

/** Whose value stays. */
export type Side = 'yours' | 'theirs';

/** What is asked about: a field, or the status, which the buttons stand for. */
type Asked = Pick<Field, 'name' | 'label' | 'say'>;

/** The status is asked about under its wire name. */
export const statusName = 'status';

export const askedStatus: Asked = {
  name: statusName,
  label: ({ words }) => words.conflict.status,
  say: (status: keyof FormContext['common']['statuses'] | 'publish', { words, common }) =>
    status === 'publish' ? words.conflict.published : common.statuses[status],
};

/** What somebody else has changed, too. */
export interface Conflict {
  readonly asked: readonly Asked[];
  /** The status that the visitor wants, or has left as it was. */
  readonly status: string;
  /** What there was when somebody else had saved, by the names of what is asked about. */
  readonly theirs: Readonly<Record<string, unknown>>;
  /** Who has saved it, and when. */
  readonly by: LastChange;
  /** Whose value is to stay, as far as it has been chosen. */
  readonly chosen: Readonly<Partial<Record<string, Side>>>;
}

/** The `id` of the control that keeps the visitor's own value. */
const choiceId = (field: string): string => `${field}-yours`;

/** What must still be chosen before it can be sent. */
export const openChoices = ({ asked, chosen }: Conflict, form: FormContext): readonly Problem[] =>
  asked
    .filter(({ name }) => !chosen[name])
    .map((field) => ({ field: field.name, control: choiceId(field.name), text: form.words.conflict.choose(field.label(form)) }));

/** Asks whose change is to stay, of each one. */
export function conflictChoices(
  { asked, status, theirs, chosen, by }: Conflict,
  form: FormContext,
  choose: (field: string, side: Side) => void,
): TemplateResult {
  const { conflict } = form.words;
  const sides = { yours: conflict.yours, theirs: conflict.theirs(by.name, nearnessOf(by.at, form.display)) };
  const choice = (field: Asked, side: Side, value: unknown) => {
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
      ${asked.map(
        (field) => html`
          <fieldset class="field">
            <legend>${field.label(form)}</legend>
            ${choice(field, 'yours', field.name === statusName ? status : form.valueIn(field.name))}
            ${choice(field, 'theirs', theirs[field.name])}
          </fieldset>
        `,
      )}
    </div>
  `;
}

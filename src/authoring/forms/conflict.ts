import { html, nothing, type TemplateResult } from 'lit';
import type { Field, FormContext, Problem } from './field.js';
import type { LastChange } from './items.js';
import { nearnessOf } from './nearness-of.js';

/** The side whose value stays. */
export type Side = 'yours' | 'theirs';

/** The subject of a question: a field, or the status, which the buttons stand for. */
type Asked = Pick<Field, 'name' | 'label' | 'say'>;

/** The name of the question about the status, as on the wire. */
export const statusName = 'status';

export const askedStatus: Asked = {
  name: statusName,
  label: ({ words }) => words.conflict.status,
  say: (status: keyof FormContext['common']['statuses'] | 'publish', { words, common }) =>
    status === 'publish' ? words.conflict.published : common.statuses[status],
};

/** The changes that another user has made to the same fields. */
export interface Conflict {
  readonly asked: readonly Asked[];
  /** The status that the visitor wants, or has left as it was. */
  readonly status: string;
  /** The values that the other user has saved, by the names of the questions. */
  readonly theirs: Readonly<Record<string, unknown>>;
  /** The other user, and the time of that change. */
  readonly by: LastChange;
  /** The side whose value is to stay, for each question that is answered. */
  readonly chosen: Readonly<Partial<Record<string, Side>>>;
}

/** The `id` of the control that keeps the visitor's own value. */
const choiceId = (field: string): string => `${field}-yours`;

/** The questions that must be answered before the form can be sent. */
export const openChoices = ({ asked, chosen }: Conflict, form: FormContext): readonly Problem[] =>
  asked
    .filter(({ name }) => !chosen[name])
    .map((field) => ({
      field: field.name,
      control: choiceId(field.name),
      text: form.words.conflict.choose(field.label(form)),
    }));

/** Lets the visitor choose, for each field, whose change is to stay. */
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

import { html, nothing, type TemplateResult } from 'lit';
import type { AuthoringMessages } from '../words/messages/authoring.js';
import type { Control, Field, FormContext, Problem } from './field.js';

/** All problems of a form, above it: a button for each leads to its field. */
export function errorSummary(
  problems: readonly Problem[],
  { problem }: AuthoringMessages,
  goTo: (problem: Problem) => void,
): TemplateResult | typeof nothing {
  if (!problems.length) return nothing;
  return html`
    <div part="summary" class="summary" id="summary" role="alert" tabindex="-1" aria-labelledby="summary-title">
      <p part="message" id="summary-title">${problem}</p>
      <ul role="list">
        ${problems.map((one) => html`<li>${one.field ? html`<button type="button" class="link" @click=${() => goTo(one)}>${one.text}</button>` : one.text}</li>`)}
      </ul>
    </div>
  `;
}

/** A field with its label above it, its help, and its problem. */
export function fieldBox<V>(field: Field<V>, control: Control<V>, form: FormContext): TemplateResult {
  const { name, isGroup } = field;
  const { errorAt } = form.words;
  const { id, problem } = control;
  const help = field.help?.(form);
  const label = field.label(form);
  const notes = html`
    ${help ? html`<p part="help" class="help" id="${id}-help">${help}</p>` : nothing}
    ${
      problem
        ? html`<p part="invalid" class="invalid" id="${id}-invalid">
            <span class="unseen">${errorAt} </span>${problem.text}
          </p>`
        : nothing
    }
  `;
  const part = `field field-${name}`;
  const classes = `field ${problem ? 'wrong' : ''}`;
  if (isGroup) {
    return html`
      <fieldset part=${part} class=${classes} id="${id}-group" aria-describedby=${control.describedBy ?? nothing}>
        <legend part="label">${label}</legend>
        ${notes} ${field.render(control, form)}
      </fieldset>
    `;
  }
  const isFlag = isGroup === false;
  const words = html`<label part="label" for=${id}>${label}</label>`;
  if (isFlag)
    return html`<div part=${part} class="${classes} flag">${field.render(control, form)} ${words} ${notes}</div>`;
  return html`<div part=${part} class=${classes}>${words} ${notes} ${field.render(control, form)}</div>`;
}

/**
 * A button that sends a form.
 * @param status receives its value
 * @param shortcut keys that do the same, as `aria-keyshortcuts` names them
 */
export const submitButton = (
  label: string,
  isBusy: boolean,
  status = '',
  isPrimary = true,
  shortcut?: string,
): TemplateResult =>
  html`<button
    part="button submit"
    class=${isPrimary ? 'submit' : ''}
    type="submit"
    value=${status}
    aria-disabled=${isBusy}
    aria-keyshortcuts=${shortcut ?? nothing}
  >
    <span>${label}</span>
  </button>`;

/** The ids of the notes of a field that are there. */
export const notesOf = (id: string, help: string | undefined, problem: Problem | undefined): string | undefined =>
  [help && `${id}-help`, problem && `${id}-invalid`].filter(Boolean).join(' ') || undefined;

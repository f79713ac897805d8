import { html, nothing, type TemplateResult } from 'lit';
import type { FieldWords } from '../words/messages/field-words.js';
import type { Desk } from './desk.js';

/**
 * A control with its label, its help and what is wrong with it.
 * @param control gets the ids of what describes it
 */
export const sourceField = (
  id: string,
  { label, help }: FieldWords,
  invalid: string,
  { authoring }: Desk,
  control: (describedBy: string) => TemplateResult,
): TemplateResult => html`
  <div part="field" class="field ${invalid ? 'wrong' : ''}">
    <label part="label" for=${id}>${label}</label>
    <p part="help" class="help" id="${id}-help">${help}</p>
    ${
      invalid
        ? html`<p part="invalid" class="invalid" id="${id}-invalid">
            <span class="unseen">${authoring.errorAt} </span>${invalid}
          </p>`
        : nothing
    }
    ${control(invalid ? `${id}-help ${id}-invalid` : `${id}-help`)}
  </div>
`;

import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

/** One of a few values, each with its words. */
export interface Choice<T extends string> {
  readonly value: T;
  readonly label: string;
}

/** Round buttons beside one another; the first has the id, the others ids that begin with it. */
export const radios = <T extends string>(
  id: string,
  choices: readonly Choice<T>[],
  chosen: T,
  choose: (value: T) => void,
): TemplateResult => html`
  <div class="row">
    ${choices.map(({ value, label }, index) => {
      // The analyzer of templates reads no type variable.
      const text: string = value;
      const own = index ? `${id}-${value}` : id;
      return html`
        <span class="option flag">
          <input
            part="input"
            type="radio"
            id=${own}
            name=${id}
            value=${text}
            .checked=${live(value === chosen)}
            @change=${() => choose(value)}
          />
          <label for=${own}>${label}</label>
        </span>
      `;
    })}
  </div>
`;

/** An input inside a field of several, below its own label. */
export const part = (id: string, label: string, input: unknown): TemplateResult =>
  html`<div class="part"><label for=${id}>${label}</label>${input}</div>`;

import { html, nothing, type TemplateResult } from 'lit';
import { closeIcon } from '../../elements/parts/icons.js';
import type { NamedTerm } from './named-terms.js';

/** The chosen items, each a button that removes it. @param nameOf the name of that button */
export const chips = (
  terms: readonly NamedTerm[],
  nameOf: (name: string) => string,
  remove: (term: NamedTerm) => void,
): TemplateResult | typeof nothing =>
  terms.length
    ? html`<ul class="row" role="list">
        ${terms.map(
          (term) =>
            html`<li>
              <button
                part="button chip"
                class="chip"
                type="button"
                aria-label=${nameOf(term.name)}
                @click=${() => remove(term)}
              >
                <bdi>${term.name}</bdi>${closeIcon}
              </button>
            </li>`,
        )}
      </ul>`
    : nothing;

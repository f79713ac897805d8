import { html, nothing, type TemplateResult } from 'lit';
import type { Layout } from './layouts.js';

/** As many placeholders as items are asked for, in the shape of cards; hidden from assistive technology. */
export const skeleton = (layout: Layout, count = 3): TemplateResult => html`
  <div part="loading" class="groups skeleton ${layout}" aria-hidden="true">
    <div class="block">
      ${Array.from(
        { length: count },
        () =>
          html`<div class="item">
            <div class="card">
              ${layout === 'cards' ? html`<i class="image"></i>` : layout === 'list' ? html`<i class="date-badge"></i>` : nothing}<i
                class="body"
              ></i>
            </div>
          </div>`,
      )}
    </div>
  </div>
`;

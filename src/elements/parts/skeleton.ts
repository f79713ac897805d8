import { html, type TemplateResult } from 'lit';
import type { Layout } from './layouts.js';

/** Skeleton placeholder, hidden from assistive technology. */
export const skeleton = (layout: Layout): TemplateResult => html`
  <div part="loading" class="groups skeleton ${layout}" aria-hidden="true">
    <div class="items">
      ${[1, 2, 3].map(
        () =>
          html`<div class="item">
            <div class="card"><i class="date-badge"></i><i class="body"></i></div>
          </div>`,
      )}
    </div>
  </div>
`;

import { html, type TemplateResult } from 'lit';

/** Room for items to come, for the eye only. */
export function skeleton(count: number): TemplateResult {
  return html`
    <div part="loading" class="items skeleton" aria-hidden="true">
      ${Array.from(
        { length: count },
        () =>
          html`<div class="item">
            <div class="card"><i class="leaf"></i><i class="body"></i></div>
          </div>`,
      )}
    </div>
  `;
}

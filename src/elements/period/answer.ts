import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { NextStep } from '../base/errors/notices.js';

/** The number of events of the days, and the step to the nearest others, in a line that moves nothing. */
export function answer(words: string, isEmpty: boolean, next: NextStep | undefined): TemplateResult {
  const line = html`
    <div part="answer ${isEmpty ? 'empty' : ''}" class="answer" role="note">
      <span part="message" .textContent=${words}></span>
      ${
        next
          ? html`<button part="button nearest" class="nearest" type="button" @click=${next.take}>
              ${next.label}
              <svg viewBox="0 0 16 16" aria-hidden="true"><path d="M3 8h10M9 4l4 4-4 4" /></svg>
            </button>`
          : nothing
      }
    </div>
  `;
  return isEmpty ? html`<slot name="empty">${line}</slot>` : line;
}

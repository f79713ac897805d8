import { html, nothing, type TemplateResult } from 'lit';

/** The next step that a notice offers. */
export interface NextStep {
  readonly label: string;
  readonly take: () => void;
}

/** A message in place of, or above, the content: empty, error or stale. Errors interrupt a screen reader, the others do not. */
export function notice(
  part: 'empty' | 'error' | 'stale',
  title: string,
  hint?: string,
  next?: NextStep,
  role: 'alert' | 'note' | 'status' = part === 'error' ? 'alert' : 'note',
): TemplateResult {
  return html`
    <div part=${part} class="notice" role=${role}>
      <p part="message">${title}</p>
      ${hint ? html`<p part="hint">${hint}</p>` : nothing}
      ${next ? html`<button part="button" type="button" @click=${next.take}>${next.label}</button>` : nothing}
    </div>
  `;
}

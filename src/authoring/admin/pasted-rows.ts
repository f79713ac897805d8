import { html, type LitElement, type TemplateResult } from 'lit';
import { submitButton } from '../forms/form-parts.js';
import { forgetDraft, keepDraft, keptDraft } from '../forms/kept-draft.js';
import type { SourcesMessages } from '../words/messages/sources.js';
import type { Desk } from './desk.js';
import { sourceField } from './source-field.js';
import { dateFormat } from '../../data/time/index.js';

/** The name under which a browser keeps the rows of a user. */
const draftOf = ({ session }: Desk): string => JSON.stringify([session.client.baseUrl, session.me?.id, 'rows']);

/** The box for rows that were copied out of a spreadsheet: they stay in it until their events are taken. */
export class PastedRows {
  readonly #host: LitElement;
  #text = '';
  /** That of their source, and the same while they are corrected. */
  #name = '';
  #invalid = '';
  #hasLooked = false;

  constructor(host: LitElement) {
    this.#host = host;
  }

  /** @param send gets the rows as a file */
  render(desk: Desk, words: SourcesMessages, isSending: boolean, send: (rows: File) => void): TemplateResult {
    void this.#look(desk);
    const submit = (sent: SubmitEvent) => {
      sent.preventDefault();
      if (!this.#text.trim()) return this.refuse(words.rows.missing);
      this.#invalid = '';
      send(new File([this.#text], this.#name));
    };
    return html`
      <form class="pasted" novalidate @submit=${submit}>
        ${sourceField(
          'rows',
          words.rows,
          this.#invalid,
          desk,
          (describedBy) => html`
            <textarea
              part="input"
              id="rows"
              dir="auto"
              rows="4"
              autocomplete="off"
              spellcheck="false"
              .value=${this.#text}
              aria-invalid=${this.#invalid !== ''}
              aria-describedby=${describedBy}
              @input=${({ target }: InputEvent) => this.#type((target as HTMLTextAreaElement).value, desk, words)}
            ></textarea>
          `,
        )}
        <div class="actions">${submitButton(words.look, isSending)}</div>
      </form>
    `;
  }

  /** Says beside the box why its rows are not taken. */
  refuse(reason: string): void {
    this.#invalid = reason;
    this.#host.requestUpdate();
    void this.#host.updateComplete.then(() => (this.#host.renderRoot as ShadowRoot).getElementById('rows')?.focus());
  }

  /** Empties the box once the source of this name is taken. */
  taken(name: string, desk: Desk): void {
    if (name === this.#name) this.#keep('', '', desk);
  }

  /** Looks for rows that a page before this one has left. */
  async #look(desk: Desk): Promise<void> {
    if (this.#hasLooked) return;
    this.#hasLooked = true;
    const { text, name } = (await keptDraft(draftOf(desk)))?.entered ?? {};
    if (this.#text || typeof text !== 'string' || typeof name !== 'string') return;
    this.#text = text;
    this.#name = name;
    this.#host.requestUpdate();
  }

  #type(text: string, desk: Desk, words: SourcesMessages): void {
    const { locale, timeZone, hourCycle } = desk.display;
    const moment = () =>
      dateFormat(locale, { dateStyle: 'medium', timeStyle: 'medium', timeZone, hourCycle }).format(Date.now());
    this.#invalid = '';
    this.#keep(text, text.trim() && (this.#name || words.rowsOf(moment())), desk);
    this.#host.requestUpdate();
  }

  #keep(text: string, name: string, desk: Desk): void {
    this.#text = text;
    this.#name = name;
    const draft = draftOf(desk);
    void (name ? keepDraft(draft, { text, name }) : forgetDraft(draft));
  }
}

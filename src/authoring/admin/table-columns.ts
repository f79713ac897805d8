import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import { radios } from '../forms/choices.js';
import { submitButton } from '../forms/form-parts.js';
import { chooseTable, isWorkedOn, type DayOrder, type Source, type SourceTable } from '../session/sources.js';
import type { SourcesMessages } from '../words/messages/sources.js';
import type { Desk } from './desk.js';
import type { Sending } from './sending.js';
import type { SentFiles } from './sent-files.js';
import { dateFormat } from '../../data/time/index.js';

/** The days that `03/04/2026` is, by what comes first. */
const days = { day: Date.UTC(2026, 3, 3), month: Date.UTC(2026, 2, 4) };

/** What the columns of a table hold, and the order of its dates where they do not tell it. */
export class TableColumns {
  readonly #host: LitElement;
  readonly #sending: Sending;
  readonly #files: SentFiles;
  readonly #reload: () => Promise<void>;
  /** The source that the choices are for. */
  #id: number | undefined;
  /** What is chosen, and not read yet. */
  #chosen: SourceTable | undefined;
  #isOpen = false;
  #invalid = '';

  /** @param reload reads the source again */
  constructor(host: LitElement, sending: Sending, files: SentFiles, reload: () => Promise<void>) {
    this.#host = host;
    this.#sending = sending;
    this.#files = files;
    this.#reload = reload;
  }

  /** Whether something is chosen that a preview does not follow yet. */
  isChosen({ id }: Source): boolean {
    return id === this.#id && this.#chosen !== undefined;
  }

  render(source: Source, desk: Desk, words: SourcesMessages): unknown {
    if (source.id !== this.#id) {
      this.#id = source.id;
      this.#isOpen = false;
      this.#chosen = undefined;
      this.#invalid = '';
    }
    const table = this.#chosen ?? source.table;
    if (!table || ['applying', 'done'].includes(source.state)) return nothing;
    return html`
      <details
        class="found"
        .open=${this.#isOpen || source.problem !== undefined}
        @toggle=${({ target }: Event) => (this.#isOpen = (target as HTMLDetailsElement).open)}
      >
        <summary>${words.table.title}</summary>
        ${
          this.#files.has(source)
            ? this.#renderForm(table, source, desk, words)
            : html`<p part="help" class="help">${words.table.again}</p>`
        }
      </details>
    `;
  }

  #renderForm(table: SourceTable, source: Source, desk: Desk, words: SourcesMessages): TemplateResult {
    const { title, hint } = words.table;
    const isAsked = source.problem?.code === 'day_order' || source.table?.order !== undefined;
    const submit = (sent: SubmitEvent) => {
      sent.preventDefault();
      const chosen = this.#chosen ?? table;
      if (source.problem?.code === 'day_order' && !chosen.order) this.#refuse(words.table.order.missing);
      else void this.#read(chosen, source, desk);
    };
    return html`
      <form class="stack" novalidate @submit=${submit}>
        <fieldset part="field" class="field" aria-describedby="columns-help">
          <legend part="label" class="unseen">${title}</legend>
          <p part="help" class="help" id="columns-help">${hint}</p>
          ${table.columns.map((_, index) => this.#renderColumn(table, index, words))}
        </fieldset>
        ${isAsked ? this.#renderOrder(table, desk, words) : nothing}
        <div class="actions">${submitButton(words.look, this.#sending.isUnderWay || isWorkedOn(source))}</div>
      </form>
    `;
  }

  #renderColumn(table: SourceTable, index: number, { table: words }: SourcesMessages): TemplateResult {
    const { heading, means } = table.columns[index]!;
    const id = `column-${index}`;
    const choices = [['', words.leaveOut], ...Object.entries(words.means)];
    const choose = ({ target }: Event) => {
      const { value } = target as HTMLSelectElement;
      const columns = table.columns.map((column, at) => {
        // No two columns hold the same.
        const own = column.means === value ? '' : column.means;
        return { ...column, means: at === index ? value : own };
      });
      this.#change({ ...table, columns });
    };
    return html`
      <div class="asked">
        <label for=${id}><bdi>${heading || words.column(index + 1)}</bdi></label>
        <select part="input" id=${id} @change=${choose}>
          ${choices.map(([value, label]) => html`<option value=${value!} .selected=${value === means}>${label}</option>`)}
        </select>
      </div>
    `;
  }

  #renderOrder(table: SourceTable, { authoring, display }: Desk, words: SourcesMessages): TemplateResult {
    const format = dateFormat(display.locale, { dateStyle: 'long' });
    const choices = (['day', 'month'] as const).map((value) => ({ value, label: format.format(days[value]) }));
    return html`
      <fieldset
        part="field"
        class="field ${this.#invalid ? 'wrong' : ''}"
        aria-describedby=${this.#invalid ? 'order-invalid' : nothing}
      >
        <legend part="label">${words.table.order.label}</legend>
        ${
          this.#invalid
            ? html`<p part="invalid" class="invalid" id="order-invalid">
                <span class="unseen">${authoring.errorAt} </span>${this.#invalid}
              </p>`
            : nothing
        }
        ${radios<DayOrder | ''>('order', choices, table.order ?? '', (order) =>
          this.#change({ ...table, order: order || undefined }),
        )}
      </fieldset>
    `;
  }

  #change(chosen: SourceTable | undefined): void {
    this.#chosen = chosen;
    this.#invalid = '';
    this.#host.requestUpdate();
  }

  #refuse(reason: string): void {
    this.#invalid = reason;
    this.#host.requestUpdate();
    void this.#host.updateComplete.then(() => (this.#host.renderRoot as ShadowRoot).getElementById('order')?.focus());
  }

  async #read(table: SourceTable, source: Source, desk: Desk): Promise<void> {
    await this.#sending.send(desk, async () => {
      await chooseTable(desk.session, source, table);
      await this.#files.read(source, desk);
      this.#change(undefined);
    });
    await this.#reload();
  }
}

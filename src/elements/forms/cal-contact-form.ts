import { html, type TemplateResult } from 'lit';
import { CalError, findNamed, type FoundItem } from '../../query/index.js';
import type { Values } from './cal-form.js';
import { CalItemForm } from './cal-item-form.js';
import type { Field, FormContext } from './field.js';
import { formattedTextStyles } from './formatted-text.styles.js';
import type { ItemFormTable, ItemFormWords } from './item-form-table.js';
import { textOf } from './text-fields.js';

interface ContactFormTable extends ItemFormTable {
  readonly resource: 'venues' | 'organizers';
  /** Wire name of the attribute that holds the name of a new one. */
  readonly nameAttribute: string;
  /** Names of the fields of a quick form. */
  readonly quick: readonly string[];
}

/**
 * A form for a venue or an organizer. It makes no second one of a name that is known: servers would overwrite the first (wire section 11.1).
 */
export abstract class CalContactForm extends CalItemForm {
  static override styles = [...CalItemForm.styles, formattedTextStyles];

  protected abstract override readonly table: ContactFormTable;

  /** Takes the one of the same name that is there, where another form waits for what this one makes. */
  declare takeExisting?: (item: FoundItem) => void;

  /** The one that has the name already that was entered. */
  #twin: FoundItem | undefined;

  protected override itemWords({ words }: FormContext): ItemFormWords {
    return words.contact[this.table.resource];
  }

  /** The first field is the name. */
  get #nameField(): string {
    return this.table.fields[0]!.name;
  }

  protected override get isDialog(): boolean {
    return super.isDialog || this.values.mode === 'quick';
  }

  protected override get names(): { readonly shown: readonly string[]; readonly more: readonly string[] } {
    if (this.values.mode !== 'quick' || this.values.fields) return super.names;
    const { quick, fields } = this.table;
    return { shown: quick, more: fields.map(({ name }) => name).filter((name) => !quick.includes(name)) };
  }

  protected override prefilled(): Values {
    const { [this.table.nameAttribute]: name } = this.values;
    return typeof name === 'string' ? { [this.#nameField]: name } : {};
  }

  override async submit(): Promise<void> {
    const form = this.context;
    const name = textOf(this.valueIn(this.#nameField)).trim();
    if (form && !this.item && name && !this.isSending) {
      this.#twin = await this.#find(form, name);
      if (this.#twin) {
        const { name: known, detail: town } = this.#twin;
        return this.refuse([{ field: this.#nameField, text: form.words.contact.exists(known, town) }]);
      }
    }
    await super.submit();
  }

  protected override change(name: string, value: unknown): void {
    if (name === this.#nameField) this.#twin = undefined;
    super.change(name, value);
  }

  protected override renderField(field: Field, form: FormContext): TemplateResult {
    const box = super.renderField(field, form);
    const twin = this.#twin;
    const { takeExisting: take } = this;
    if (!twin || !take || field.name !== this.#nameField) return box;
    return html`
      ${box}
      <div class="actions">
        <button part="button" type="button" @click=${() => take(twin)}>${form.words.linked.takeExisting}</button>
      </div>
    `;
  }

  /** One of this name that is there, whatever its case and accents. Where the list cannot be read, sending tells why. */
  async #find({ session, settings }: FormContext, name: string): Promise<FoundItem | undefined> {
    try {
      return await findNamed(session, settings, this.table.resource, name);
    } catch (error) {
      if (error instanceof CalError) return undefined;
      throw error;
    }
  }
}

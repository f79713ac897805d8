import { html, type TemplateResult } from 'lit';
import { CalError } from '../../data/client/index.js';
import { findNamed, isSameName, type FoundItem } from '../session/find-items.js';
import { escaped } from '../../data/text/index.js';
import type { Values } from './cal-form.js';
import { CalItemForm } from './cal-item-form.js';
import type { Field, FormContext } from './field.js';
import { formattedTextStyles } from './formatted-text.styles.js';
import type { ItemFormTable, ItemFormWords } from './item-form-table.js';
import { readForForm } from './items.js';
import { textOf } from './text-fields.js';

interface ContactFormTable extends ItemFormTable {
  readonly resource: 'venues' | 'organizers';
  /** Wire name of the attribute that holds the name of a new one. */
  readonly nameAttribute: string;
  /** Names of the fields of a quick form. */
  readonly quick: readonly string[];
}

/** The name of a venue with its town, which tells it from those of its name. */
const inTown = (name: string, town: string): string => `${name}, ${town}`;

/**
 * A form for a venue or an organizer. It makes no second one of a name that is known, since servers would overwrite the first (wire section 11.1);
 * a venue in another town gets its name once it is there.
 */
export abstract class CalContactForm extends CalItemForm {
  static override styles = [...CalItemForm.styles, formattedTextStyles];

  protected abstract override readonly table: ContactFormTable;

  /** Takes the one of the same name that is there, where another form waits for what this one makes. */
  declare takeExisting?: (item: FoundItem) => void;

  /** The one that has the name already that was entered. */
  #twin: FoundItem | undefined;
  /** The town by which a new venue differs from those of its name; empty where there are none. */
  #ownTown = '';

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
      const namesakes = await this.#find(form, name);
      const town = textOf(this.valueIn('city')).trim();
      const isElsewhere = (venue: FoundItem) => town !== '' && venue.detail !== '' && !isSameName(venue.detail, town);
      this.#ownTown = namesakes.length ? town : '';
      this.#twin =
        namesakes.find((one) => !isElsewhere(one)) ?? (namesakes.length ? (await this.#find(form, inTown(name, town)))[0] : undefined);
      if (this.#twin) {
        const { name: known, detail } = this.#twin;
        const { exists } = form.words.contact;
        return this.refuse([{ field: this.#nameField, text: exists[this.table.resource](known, detail) }]);
      }
    }
    await super.submit();
  }

  protected override async create(...[body, form, make]: Parameters<CalItemForm['create']>): ReturnType<CalItemForm['create']> {
    if (!this.#ownTown) return make(body);
    const [wire] = this.table.fields[0]!.wire as [string];
    const { [wire]: name } = body;
    const { id } = await make({ ...body, [wire]: inTown(textOf(name), escaped(this.#ownTown)) });
    const { version, answer } = await readForForm(form.session, this.calls, this.table.resource, id);
    return this.calls.update(id, { [wire]: name }, { version, base: answer });
  }

  protected override change(name: string, value: unknown): void {
    if (name === this.#nameField || name === 'city') this.#twin = undefined;
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

  /** Those of this name that are there, whatever its case and accents. Where the list cannot be read, sending tells why. */
  async #find({ session, settings }: FormContext, name: string): Promise<readonly FoundItem[]> {
    try {
      return await findNamed(session, settings, this.table.resource, name);
    } catch (error) {
      if (error instanceof CalError) return [];
      throw error;
    }
  }
}

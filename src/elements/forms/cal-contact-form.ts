import { CalError, findItems, type FoundItem } from '../../query/index.js';
import { CalItemForm } from './cal-item-form.js';
import type { FormContext } from './field.js';
import type { ItemFormTable, ItemFormWords } from './item-form-table.js';
import { textOf } from './text-fields.js';

interface ContactFormTable extends ItemFormTable {
  readonly resource: 'venues' | 'organizers';
}

/**
 * A form for a venue or an organizer. It makes no second one of a name that is known: servers would overwrite the first (wire section 11.1).
 */
export abstract class CalContactForm extends CalItemForm {
  protected abstract override readonly table: ContactFormTable;

  protected override itemWords({ words }: FormContext): ItemFormWords {
    return words.contact[this.table.resource];
  }

  /** The first field is the name. */
  get #nameField(): string {
    return this.table.fields[0]!.name;
  }

  override async submit(): Promise<void> {
    const form = this.context;
    const name = textOf(this.valueIn(this.#nameField)).trim();
    if (form && !this.item && name && !this.isSending) {
      const twin = await this.#find(form, name);
      if (twin) return this.refuse([{ field: this.#nameField, text: form.words.contact.exists(twin.name, twin.detail) }]);
    }
    await super.submit();
  }

  /** One of this name that is there, whatever its case and accents. Where the list cannot be read, sending tells why. */
  async #find({ session, settings }: FormContext, name: string): Promise<FoundItem | undefined> {
    const { compare } = new Intl.Collator(undefined, { usage: 'search', sensitivity: 'base' });
    try {
      const found = await findItems(session, settings, this.table.resource, name);
      return found.find((one) => compare(one.name, name) === 0);
    } catch (error) {
      if (error instanceof CalError) return undefined;
      throw error;
    }
  }
}

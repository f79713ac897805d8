import { CalError, itemsNamed } from '../../query/index.js';
import { organizerRecord, venueRecord } from '../../records/index.js';
import type { OrganizerRepresentation, VenueRepresentation } from '../../schema/index.js';
import { CalItemForm, type ItemFormTable, type ItemFormWords } from './cal-item-form.js';
import type { FormContext } from './field.js';
import { textOf } from './text-fields.js';

interface ContactFormTable extends ItemFormTable {
  readonly resource: 'venues' | 'organizers';
}

/** A form for a venue or an organizer. It makes no second one of a name that is known, which servers would overwrite. */
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
      if (twin) return this.refuse([{ field: this.#nameField, text: form.words.contact.exists(twin.name, twin.city) }]);
    }
    await super.submit();
  }

  /** One of this name that is there. Where the list cannot be read, sending tells why. */
  async #find({ session }: FormContext, name: string): Promise<{ readonly name: string; readonly city: string } | undefined> {
    const { resource } = this.table;
    const record = (item: VenueRepresentation | OrganizerRepresentation) =>
      resource === 'venues' ? venueRecord(item as VenueRepresentation) : { ...organizerRecord(item as OrganizerRepresentation), city: '' };
    try {
      const [twin] = await itemsNamed(session, this.settings, resource, name, (item) => record(item).name);
      return twin && record(twin);
    } catch (error) {
      if (error instanceof CalError) return undefined;
      throw error;
    }
  }
}

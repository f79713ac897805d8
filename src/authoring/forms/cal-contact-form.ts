import { html, nothing } from 'lit';
import { CalError } from '../../data/client/index.js';
import { callsOf } from '../session/session-client.js';
import { findNamed, isSameName, type FoundItem } from '../session/find-items.js';
import { escaped } from '../../data/text/index.js';
import type { Made } from './attempt.js';
import { CalItemForm } from './cal-item-form.js';
import type { Field, Problem, Values } from './field.js';
import type { Body } from './form-body.js';
import type { Form } from './form-state.js';
import { formattedTextStyles } from './formatted-text.styles.js';
import type { ItemFormTable, ItemFormWords } from './item-form-table.js';
import type { Make } from './item-writer.js';
import { readForForm } from './items.js';
import { textOf } from './text-fields.js';

export interface ContactFormTable extends ItemFormTable {
  readonly resource: 'venues' | 'organizers';
  /** Wire name of the attribute that holds the name of a new one. */
  readonly nameAttribute: string;
}

/** The existing item of the name that was entered. */
interface Twin {
  readonly item: FoundItem;
  readonly name: string;
  readonly town: string;
}

/** The name of a venue with its town, which distinguishes it from others of its name. */
const inTown = (name: string, town: string): string => `${name}, ${town}`;

/**
 * A form for a venue or an organizer. It makes no second one of a name that is known, since servers would overwrite the
 * first (wire section 11.1); a venue in another town gets its name once it is there.
 */
export abstract class CalContactForm extends CalItemForm {
  static override styles = [...CalItemForm.styles, formattedTextStyles];

  protected abstract override get table(): ContactFormTable;

  /** Takes the one of the same name that is there, where another form waits for what this one makes. */
  declare takeExisting?: (item: FoundItem) => void;

  #twin: Twin | undefined;
  /** The town by which a new venue differs from those of its name; empty where there are none. */
  #ownTown = '';

  protected override itemWords({ words }: Form): ItemFormWords {
    return words.contact[this.table.resource];
  }

  /** The first field is the name. */
  get #nameField(): string {
    return this.table.fields[0]!.name;
  }

  /** The name and the town that were entered. */
  #entered({ valueIn }: Form): Pick<Twin, 'name' | 'town'> {
    return { name: textOf(valueIn(this.#nameField)).trim(), town: textOf(valueIn('city')).trim() };
  }

  protected override prefilled(): Values {
    const { [this.table.nameAttribute]: name } = this._values;
    return typeof name === 'string' ? { [this.#nameField]: name } : {};
  }

  protected override findProblems(form: Form): Promise<readonly Problem[]> | undefined {
    const { name, town } = this.#entered(form);
    return name ? this.#findTwin(name, town, form) : undefined;
  }

  async #findTwin(name: string, town: string, form: Form): Promise<readonly Problem[]> {
    const namesakes = await this.#find(form, name);
    const isElsewhere = ({ detail }: FoundItem) => town !== '' && detail !== '' && !isSameName(detail, town);
    const inOwnTown =
      namesakes.length && namesakes.every(isElsewhere) ? await this.#find(form, inTown(name, town)) : [];
    const item = namesakes.find((one) => !isElsewhere(one)) ?? inOwnTown[0];
    this.#ownTown = namesakes.length ? town : '';
    this.#twin = item && { item, name, town };
    return item
      ? [{ field: this.#nameField, text: form.words.contact.exists[this.table.resource](item.name, item.detail) }]
      : [];
  }

  protected override async create(body: Body, form: Form, make: Make): Promise<Made> {
    if (!this.#ownTown) return make(body);
    const [wire] = this.table.fields[0]!.wire as [string];
    const { [wire]: name } = body;
    const { id } = await make({ ...body, [wire]: inTown(textOf(name), escaped(this.#ownTown)) });
    const { resource } = this.table;
    const calls = callsOf(form.session, resource, form.settings);
    const { version, answer } = await readForForm(form.session, calls, resource, id);
    return calls.update(id, { [wire]: name }, { version, base: answer });
  }

  protected override renderBelow(field: Field, form: Form): unknown {
    const { takeExisting: take } = this;
    const { name, town } = this.#entered(form);
    const twin = this.#twin;
    if (!take || field.name !== this.#nameField || twin?.name !== name || twin.town !== town) return nothing;
    return html`
      <div class="actions">
        <button part="button" type="button" @click=${() => take(twin.item)}>${form.words.linked.takeExisting}</button>
      </div>
    `;
  }

  /**
   * The existing items of this name, whatever its case and accents. Where the list cannot be read, sending shows why.
   */
  async #find({ session, settings }: Form, name: string): Promise<readonly FoundItem[]> {
    try {
      return await findNamed(session, settings, this.table.resource, name);
    } catch (error) {
      if (error instanceof CalError) return [];
      throw error;
    }
  }
}

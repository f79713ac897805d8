import { html, nothing, type ReactiveControllerHost } from 'lit';
import type { SourcesMessages } from '../words/messages/sources.js';
import { wordsFor } from '../words/words.js';
import { readEventSource, takeFromSource, type EventSource } from '../session/sources.js';
import type { Field, Stored } from './field.js';
import type { FormController } from './form-controller.js';
import { inState, type Form } from './form-state.js';
import { updated } from './item-state.js';
import { loadedItem, type LoadedItem } from './items.js';
import { nearnessOf } from './nearness-of.js';

/** What a source says of a field that was changed here, too. */
interface Offer {
  readonly field: Field;
  /** The parts of the event that the field holds. */
  readonly parts: readonly string[];
  readonly stored: Stored;
}

/** The note from which source an event is, with what that says now of fields that were changed here. */
export class SourceOffers {
  readonly #controller: FormController;
  readonly #fields: readonly Field[];
  readonly #words: ReturnType<typeof wordsFor<'sources'>>;
  #source: EventSource | undefined;
  /** The item for which the source was read. */
  #item: LoadedItem | undefined;

  /** @param fields all that the form can show */
  constructor(host: ReactiveControllerHost & Element, controller: FormController, fields: readonly Field[]) {
    this.#words = wordsFor(host, 'sources');
    this.#controller = controller;
    this.#fields = fields;
  }

  render(form: Form): unknown {
    const { item } = form.state;
    if (item !== this.#item) void this.#read(form);
    const [words, source] = [this.#words.messages, this.#source];
    if (!words || !source) return nothing;
    return html`
      <div part="origin" class="saved" role="note">
        <p part="message">${words.from(source.name, nearnessOf(source.lastRead, form.display))}</p>
        ${this.#offersOf(source, form).map(
          (offer) => html`
            <p>
              ${offer.field.label(form)}: ${words.says} <bdi>${this.#say(offer, form) || words.saysNothing}</bdi>
              <button
                part="button"
                type="button"
                aria-label="${words.takeIt}: ${offer.field.label(form)}"
                aria-disabled=${form.state.isSending}
                @click=${() => this.#take(offer, words)}
              >
                ${words.takeIt}
              </button>
            </p>
          `,
        )}
      </div>
    `;
  }

  #offersOf({ says }: EventSource, form: Form): Offer[] {
    return form.fields.flatMap((field) => {
      const own = Object.entries(says).filter(([, part]) => field.wire.some((name) => name in part));
      if (!own.length) return [];
      const stored = Object.assign({}, form.state.item!.stored, ...own.map(([, part]) => part)) as Stored;
      return { field, parts: own.map(([name]) => name), stored };
    });
  }

  #say({ field, stored }: Offer, form: Form): string {
    return field.say?.(field.read(stored, form), form) ?? '';
  }

  async #read({ session, state }: Form): Promise<void> {
    const { item } = state;
    this.#item = item;
    this.#source = undefined;
    if (!item || !('source' in item.answer)) return;
    // Without it the form works all the same.
    const source = await readEventSource(session, item.id).catch(() => undefined);
    if (item !== this.#item) return;
    this.#source = source;
    this.#controller.set({});
  }

  #take({ field, parts }: Offer, words: SourcesMessages): Promise<void> {
    const { session, state } = this.#controller.form!;
    return this.#controller.sending(async () => {
      const otherEdit = loadedItem('events', await takeFromSource(session, state.item!.id, parts));
      const form = this.#controller.form!;
      const { [field.name]: _, ...entered } = form.state.entered;
      const now = updated(inState(form, { ...form.state, entered, otherEdit }), this.#fields);
      this.#controller.state = { ...now, otherEdit: undefined, announcement: words.took(field.label(form)) };
    });
  }
}

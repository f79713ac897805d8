import { CalError } from '../../data/client/index.js';
import { callsOf } from '../session/session-client.js';
import { checkDraft, valuesOfDraft, type Draft } from './draft-values.js';
import type { Values } from './field.js';
import type { FormController } from './form-controller.js';
import { isChanged, type Form } from './form-state.js';
import type { ItemFormTable } from './item-form-table.js';
import { filled, unfilled, valuesOf } from './item-state.js';
import { readForForm } from './items.js';

/** The keys of the item to change, and of one to copy. */
interface Wanted {
  readonly key: number | string | undefined;
  readonly copyOf: number | undefined;
}

/** The form that is filled. */
interface FilledForm {
  readonly controller: FormController;
  readonly table: () => ItemFormTable;
  /** The items that its attributes request. */
  readonly wanted: () => Wanted;
  /**
   * The values of a new item, beside the defaults of the fields.
   * @param copied those of the item that it is a copy of
   */
  readonly newValues: (form: Form, copied: Values | undefined) => Values;
  /** Lets the visitor decide whether what was entered may be lost. */
  readonly ask: () => void;
  /** Called once it shows the requested item. */
  readonly done: () => Promise<void>;
}

/**
 * Fills a form with what its attributes request, whenever that changes; what was entered is never replaced without a
 * question.
 */
export class Filling {
  readonly #filled: FilledForm;
  /** Server, item and user for whom the form was filled. */
  #key: string | undefined;
  #user: number | undefined;
  /** A draft that a script has set, until the fields show it. */
  #draft: Draft | undefined;

  constructor(filled: FilledForm) {
    this.#filled = filled;
  }

  /** Whether somebody was signed in for whom the form was filled. */
  get hasBegun(): boolean {
    return this.#key !== undefined;
  }

  /** The name of the kept draft: server, user, resource, and the item with its version, or the origin of a new one. */
  nameOf({ settings, state }: Form): string {
    const { id, version } = state.item ?? {};
    const { table, wanted } = this.#filled;
    return JSON.stringify([settings.base_url, this.#user, table().resource, id ? { id, version } : wanted()]);
  }

  /** Fills the fields that a draft names. @throws TypeError for a name that the form has no field for */
  take(draft: Draft | undefined): void {
    checkDraft(draft ?? {}, this.#filled.table().fields);
    this.#draft = draft;
    if (this.#filled.controller.state.isFilled) void this.#takeDraft();
  }

  /** Reads the item again at the next update. */
  again(): void {
    this.#key = undefined;
    this.#filled.controller.set({});
  }

  /** To be called after each update while somebody is signed in. */
  async fill(form: Form): Promise<void> {
    const { controller, table, wanted, newValues, ask, done } = this.#filled;
    const { key, copyOf } = wanted();
    const user = form.session.me!.id;
    const name = JSON.stringify([form.settings.base_url, key, copyOf, user]);
    if (name === this.#key) return;
    if (this.#key !== undefined && isChanged(form)) return ask();
    this.#key = name;
    this.#user = user;
    controller.state = unfilled(controller.state);
    const { resource, fields } = table();
    const read = key ?? copyOf;
    try {
      const calls = callsOf(form.session, resource, form.settings);
      const item = read === undefined ? undefined : await readForForm(form.session, calls, resource, read);
      if (name !== this.#key) return;
      const now = controller.form!;
      const values = item && valuesOf(item, fields, now);
      controller.state = filled(
        controller.state,
        key === undefined ? undefined : item,
        key === undefined ? newValues(now, values) : values!,
      );
      await this.#takeDraft();
      await done();
    } catch (error) {
      if (!(error instanceof CalError)) throw error;
      controller.set({ unread: error });
    }
  }

  async #takeDraft(): Promise<void> {
    const { controller, table } = this.#filled;
    const draft = this.#draft;
    if (!draft) return;
    this.#draft = undefined;
    const values = await valuesOfDraft(draft, table().fields, controller.form!);
    controller.set({ entered: { ...controller.state.entered, ...values } });
  }
}

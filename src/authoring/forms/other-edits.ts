import type { LitElement } from 'lit';
import { callsOf } from '../session/session-client.js';
import type { FormController } from './form-controller.js';
import type { Form } from './form-state.js';
import { readIfChanged, type FormResource, type LoadedItem } from './items.js';
import { ReturnController } from './return-controller.js';

/** The source of another user's edit. */
interface Telling {
  readonly resource: () => FormResource;
  /** Whether the visitor sees the form. */
  readonly isShown: () => boolean;
  readonly say: (edit: LoadedItem, form: Form) => string;
}

/** Looks, when the visitor comes back to the page, whether another user has changed the item of a form meanwhile. */
export class OtherEdits {
  readonly #controller: FormController;
  readonly #telling: Telling;

  constructor(host: LitElement, controller: FormController, telling: Telling) {
    this.#controller = controller;
    this.#telling = telling;
    new ReturnController(host, () => void this.#look());
  }

  async #look(): Promise<void> {
    const { form } = this.#controller;
    const { resource, isShown, say } = this.#telling;
    const item = form?.state.item;
    if (!form?.session.me || !item || !this.#isIdle(item) || !isShown()) return;
    const calls = callsOf(form.session, resource(), form.settings);
    // Any failure is reported when it is saved.
    const edit = await readIfChanged(form.session, calls, resource(), item).catch(() => undefined);
    if (edit && this.#isIdle(item)) this.#controller.set({ otherEdit: edit, announcement: say(edit, form) });
  }

  /** Whether the form still shows this item, and waits for nothing. */
  #isIdle(item: LoadedItem): boolean {
    const { state } = this.#controller;
    return state.item === item && !state.isSending && !state.conflict && !state.trashed;
  }
}

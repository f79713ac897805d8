import { callsOf } from '../session/session-client.js';
import { Attempt, type Create, type Made } from './attempt.js';
import { writtenOf, type Body } from './form-body.js';
import type { Form } from './form-state.js';
import { readForForm, type FormResource } from './items.js';

/**
 * Sends a body.
 * @param create does so by another route than that of the resource
 * @throws CalError
 */
export type Make = (body: Body, create?: Create) => Promise<Made>;

/** Sends the values of a form. A second try makes no second item, where the server knows attempts by their names. */
export class ItemWriter {
  readonly #resource: () => FormResource;
  #attempt = new Attempt();

  constructor(resource: () => FormResource) {
    this.#resource = resource;
  }

  /**
   * @param body of a new item all of it, of one that is there what has changed
   * @param create makes a new item, by one request when absent
   * @param change changes one that is there by another route, where it takes that
   * @returns the item as everybody reads it
   * @throws CalError
   */
  async write(
    form: Form,
    body: Body,
    create = (make: Make): Promise<Made> => make(body),
    change?: () => Promise<Made> | undefined,
  ): Promise<Made> {
    const { item } = form.state;
    const answer = item
      ? await (change?.() ?? this.#callsOf(form).update(item.id, body, { version: item.version, base: item.answer }))
      : await create((draft, send) => this.#make(form, draft, send));
    this.#attempt = new Attempt();
    return answer;
  }

  #callsOf({ session, settings }: Form) {
    return callsOf(session, this.#resource(), settings);
  }

  #make(form: Form, draft: Body, send?: Create): Promise<Made> {
    const calls = this.#callsOf(form);
    const create: Create = send ?? ((body, key) => calls.create(body, key));
    if (!form.session.offers('versions')) return create(draft);
    return this.#attempt.make(draft, writtenOf(form), {
      create,
      amend: async ({ id }, fields) => {
        const { version, answer } = await readForForm(form.session, calls, this.#resource(), id);
        return calls.update(id, fields, { version, base: answer });
      },
    });
  }
}

import { CalError, type CreateOptions } from '../../data/client/index.js';
import { isSame } from './field.js';
import type { Body } from './form-body.js';

/** An item that was made, as the server answers it. */
export type Made = object & { readonly id: number };

/** A name that nobody guesses. */
const randomName = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');

/** Whether it may be there all the same: there was no answer, or none that shows a refusal. */
const mayBeMade = ({ status = 0 }: CalError): boolean => status < 400 || status >= 500;

/** Makes an item of a body. @throws CalError */
export type Create = (body: Body, options?: CreateOptions) => Promise<Made>;

/** The way in which an attempt is sent. */
interface AttemptCalls {
  readonly create: Create;
  /** Writes fields of what an earlier try has made. */
  amend(made: Made, fields: Body): Promise<Made>;
}

/**
 * An attempt to make something, by a name under which the server makes it once, however often it is sent. A try after
 * an answer that was lost is answered with what the first has made; what was changed between the two is then written to
 * it.
 */
export class Attempt {
  readonly #name = randomName();
  /** The bodies that were sent without an answer. */
  #sent: readonly Body[] = [];

  /**
   * @param body the fields of the new item, without empty ones
   * @param whole all that the form holds, from which what was emptied since is taken
   * @throws CalError
   */
  async make(body: Body, whole: Body, calls: AttemptCalls): Promise<Made> {
    const before = this.#sent;
    try {
      const made = await calls.create(body, { idempotencyKey: this.#name });
      if (before.every((sent) => isSame(sent, body))) return made;
      const emptied = before.flatMap(Object.keys).filter((field) => !(field in body));
      return await calls.amend(made, { ...Object.fromEntries(emptied.map((field) => [field, whole[field]])), ...body });
    } catch (error) {
      if (error instanceof CalError && mayBeMade(error)) this.#sent = [...before, body];
      throw error;
    }
  }
}

import { nothing, type ReactiveControllerHost } from 'lit';
import { CalError } from '../../../data/client/index.js';
import { Unreadable } from '../../../data/schema/index.js';
import { Explanation } from './explain.js';
import { notice } from './notices.js';

/** Reports unreadable attributes of an element that works without them. */
export class AttributeMistakes {
  readonly #explanation: Explanation;
  #given = '';
  #errors: readonly CalError[] = [];

  constructor(host: ReactiveControllerHost & Element) {
    this.#explanation = new Explanation(host);
  }

  /** A message for each that cannot be read. The hint is for the page's author only. */
  render(values: Readonly<Record<string, unknown>>): unknown {
    const errors = this.#errorsOf(values);
    if (!errors[0] || !this.#explanation.isReadyFor(errors[0])) return nothing;
    return errors.map((error) => {
      const mistake = this.#explanation.explain?.(error).mistake;
      return mistake ? notice('error', mistake) : nothing;
    });
  }

  /** Returns the same error objects while the unreadable text stays the same. */
  #errorsOf(values: Readonly<Record<string, unknown>>): readonly CalError[] {
    const unreadable = Object.entries(values).flatMap(([name, value]) =>
      value instanceof Unreadable ? { name, value } : [],
    );
    const given = unreadable.map(({ name, value }) => `${name}=${String(value.given)}`).join();
    if (given !== this.#given) this.#errors = unreadable.map(({ name, value }) => CalError.unreadable(name, value));
    this.#given = given;
    return this.#errors;
  }
}

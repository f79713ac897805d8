import { nothing, type ReactiveControllerHost } from 'lit';
import { CalError } from '../../query/index.js';
import { Unreadable } from '../../schema/index.js';
import { Explanation } from '../base/explanation.js';
import { notice } from '../parts/notice.js';

/** What is wrong with the attributes of a control, which does without them. */
export class Mistakes {
  readonly #explanation: Explanation;
  #error: CalError | undefined;

  constructor(host: ReactiveControllerHost & Element) {
    this.#explanation = new Explanation(host);
  }

  /** The message of the first; what the page's author is told of it, visitors are not. */
  render(values: Readonly<Record<string, unknown>>): unknown {
    const [name = '', value] = Object.entries(values).find(([, one]) => one instanceof Unreadable) ?? [];
    if (!(value instanceof Unreadable)) return nothing;
    if ((this.#error?.cause as Unreadable | undefined)?.given !== value.given) this.#error = CalError.unreadable(name, value);
    const title = this.#explanation.isReadyFor(this.#error) && this.#explanation.explain?.(this.#error!).title;
    return title ? notice('error', title) : nothing;
  }
}

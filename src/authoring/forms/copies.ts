import { alsoOnName } from './also-on-field.js';
import type { FormContext } from './field.js';
import { movedTo, type When } from './when.js';
import { whenField } from './when-field.js';

type Made = object & { readonly id: number };

/** The events of several days that one form makes, one after another; those that were made stay made when it stops. */
export class Copies {
  /** The answers by their days, `YYYY-MM-DD`, in the order in which they were made. */
  readonly #made = new Map<string, Made>();

  /** The days whose event is made. */
  get days(): readonly string[] {
    return [...this.#made.keys()];
  }

  /**
   * Makes what is not made yet: an event for the day of the form, and one for each further day.
   * @param make sends the body of one, whose day names the attempt
   * @param tell is called before each with its number and how many there are
   * @returns the event of the day of the form
   * @throws CalError of the first that fails
   */
  async make(
    body: Readonly<Record<string, unknown>>,
    form: FormContext,
    make: (body: Readonly<Record<string, unknown>>, day: string) => Promise<Made>,
    tell: (number: number, total: number) => void,
  ): Promise<Made> {
    const when = form.valueIn('when') as When;
    const further = (form.valueIn(alsoOnName) ?? []) as readonly string[];
    const days = [...new Set([when.startDate, ...further])];
    for (const [index, day] of days.entries()) {
      if (this.#made.has(day)) continue;
      tell(index + 1, days.length);
      this.#made.set(day, await make({ ...body, ...whenField.write(movedTo(when, day), form) }, day));
    }
    return this.#made.get(when.startDate)!;
  }

  /** Forgets what was made, for the next event. */
  clear(): void {
    this.#made.clear();
  }
}

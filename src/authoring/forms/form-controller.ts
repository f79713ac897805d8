import { CalError } from '../../data/client/index.js';
import { emit } from '../../elements/base/events.js';
import { failureOf, refusalsIn } from './failure.js';
import type { Field, FormContext, Problem } from './field.js';
import {
  accepted,
  begun,
  entered,
  failed,
  initialState,
  inState,
  isChanged,
  left,
  problemsIn,
  refused,
  understood,
  type Form,
  type FormState,
  type Surroundings,
} from './form-state.js';

/**
 * Holds the state of a form, paints its element after each change, and leads from a form that is filled in to one that
 * may be sent.
 */
export class FormController {
  readonly #host: FormContext['host'];
  readonly #surroundings: () => Surroundings | undefined;
  #state = initialState;

  /** @param surroundings `undefined` until the form can be shown */
  constructor(host: FormContext['host'], surroundings: () => Surroundings | undefined) {
    this.#host = host;
    this.#surroundings = surroundings;
  }

  get state(): FormState {
    return this.#state;
  }

  set state(state: FormState) {
    // A field that is left as it was changes nothing.
    if (state === this.#state) return;
    this.#state = state;
    this.#host.requestUpdate();
  }

  /** The form once it can be shown. */
  get form(): Form | undefined {
    const surroundings = this.#surroundings();
    return surroundings && inState(surroundings, this.#state);
  }

  /** Changes a part of the state. */
  set(part: Partial<FormState>): void {
    this.state = { ...this.#state, ...part };
  }

  /** Takes what was typed or chosen in a field. */
  enter(name: string, value: unknown): void {
    this.state = entered(this.#state, name, value);
  }

  /** Checks a field that the visitor leaves. */
  leave(field: Field): void {
    const { form } = this;
    if (form) this.state = left(form, field);
  }

  /**
   * Checks all fields, once what they wait for has arrived, and shows the problems.
   * @param send is called where nothing is; at once where nothing is on its way
   */
  async check(send: (form: Form) => Promise<void>): Promise<void> {
    if (!this.form || this.#state.isSending) return;
    this.state = { ...understood(this.#state, this.form.fields), failure: undefined };
    const { form } = this;
    const arrivals = new Map(
      form.fields.flatMap((field) => [[field, field.arrival?.(form)] as const].filter(([, arrival]) => arrival)),
    );
    const problems = this.#problemsOf(form.fields.filter((field) => !arrivals.has(field)));
    if (problems.length) return this.refuse(problems);
    if (arrivals.size) {
      const awaited = [...arrivals.values()].map((arrival) => arrival!.said).join(' ');
      this.set({ awaited });
      await this.sending(() => Promise.all([...arrivals.values()].map((arrival) => arrival!.ended)), awaited);
      this.set({ awaited: '' });
      const left = this.#problemsOf(this.form.fields);
      if (left.length) return this.refuse(left);
    }
    await send(this.form);
  }

  #problemsOf(fields: readonly Field[]): readonly Problem[] {
    this.state = accepted(this.#state);
    return problemsIn(this.form!, fields);
  }

  /**
   * Does something on the server while the form says that it is busy.
   * @param explain handles an error, which the form shows when absent
   */
  async sending(
    work: () => Promise<unknown>,
    announcement = this.form?.words.saving ?? '',
    explain = (error: CalError): Promise<void> => this.fail(error),
  ): Promise<void> {
    this.state = begun(this.#state, announcement);
    try {
      await work();
      this.set({ isChecked: false });
    } catch (error) {
      if (!(error instanceof CalError)) throw error;
      this.set({ announcement: '' });
      await explain(error);
    } finally {
      this.set({ isSending: false });
    }
  }

  /** Shows the refusals of the server, or the reason why it has not taken the form as a whole. */
  async fail(error: CalError): Promise<void> {
    const form = this.form!;
    const problems = refusalsIn(error, form.fields, form);
    if (problems.length) return this.refuse(problems);
    this.state = failed(this.#state, failureOf(error, form.words, isChanged(form)));
    await this.focus('#failure');
  }

  /** Shows the problems, and moves the focus there. */
  async refuse(problems: readonly Problem[]): Promise<void> {
    this.state = refused(this.#state, problems);
    emit(this.#host, 'cal-invalid', { fields: problems.flatMap(({ field }) => field ?? []) });
    await this.focus('#summary');
  }

  /** Moves the focus to what is shown after the next update. */
  async focus(selector: string): Promise<void> {
    await this.#host.updateComplete;
    this.#host.shadowRoot?.querySelector<HTMLElement>(selector)?.focus();
  }
}

import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { CalError } from '../../data/client/index.js';
import type { Settings } from '../../data/query/index.js';
import { Unreadable, type FilterTable } from '../../data/schema/index.js';
import { frame, statusLine } from '../../elements/cards/frame.js';
import { shared } from '../../elements/cards/shared.styles.js';
import { CalElement } from '../../elements/base/cal-element.js';
import { filterProperties, type FilterProperties } from '../../elements/base/attributes.js';
import { AttributeMistakes } from '../../elements/base/errors/attribute-mistakes.js';
import { Explanation } from '../../elements/base/errors/explain.js';
import { errorNotice, notice } from '../../elements/base/errors/notices.js';
import { emit } from '../../elements/base/events.js';
import { wordsFor } from '../words/words.js';
import { popupStyles } from '../../elements/parts/popup.styles.js';
import { failureOf, problemsIn, whenOf, type Failure } from './failure.js';
import { isSame, type Control, type Field, type FormContext, type Problem } from './field.js';
import { formAttributes } from './form-attributes.js';
import { errorSummary, fieldBox, notesOf } from './form-parts.js';
import { formStyles } from './form.styles.js';
import { SessionController } from './session-controller.js';

/** What the fields of a form hold, by their names. */
export type Values = Readonly<Record<string, unknown>>;

type Properties = FilterProperties<typeof formAttributes>;

const noServer = new CalError('filter', 'it is missing', { fields: ['base_url'] });

/**
 * A form: it checks what was entered, sends it, and says what is wrong where the visitor looks. Nothing that was entered is lost when sending
 * fails.
 *
 * @slot before - Above the fields.
 * @slot after - Below the fields.
 * @slot actions - Beside the buttons below the form.
 *
 * @csspart form - The form.
 * @csspart title - Its heading.
 * @csspart field - A field with its label; also `field-` with its name.
 * @csspart label - The label of a field.
 * @csspart help - What a field is for.
 * @csspart input - A control of a field.
 * @csspart invalid - What is wrong with a field, above its control.
 * @csspart summary - All that is wrong, above the form.
 * @csspart actions - The buttons below the form.
 * @csspart submit - A button that sends the form, together with `button`.
 *
 * @cssprop --cal-color-danger - What is wrong.
 *
 * @cssstate changed - Something was entered that is not saved.
 * @cssstate saving - It is being sent.
 * @cssstate invalid - Something is wrong with it.
 * @cssstate signed-in - Somebody is signed in.
 *
 * @fires cal-invalid - Something is wrong with the form: `fields`, their names.
 */
export abstract class CalForm extends CalElement {
  static override styles = [shared, popupStyles, formStyles];

  static override properties: PropertyDeclarations = filterProperties(formAttributes);

  declare doneHref?: Properties['doneHref'];
  declare headingLevel?: Properties['headingLevel'];

  protected readonly words = wordsFor(this, 'authoring');
  protected readonly sessions = new SessionController(
    this,
    () => this.#baseUrl,
    () => this.sessionChanged(),
  );
  /** What the fields hold; fields that nobody has touched are missing. */
  protected entered: Values = {};
  /** What they held at first. */
  protected loaded: Values = {};
  /** What is wrong, as far as it has been checked. */
  protected problems: readonly Problem[] = [];
  /** Why it was not taken as a whole. */
  protected failure: Failure | undefined;
  /** What is said once, for screen readers. */
  protected said = '';
  protected isSending = false;
  /** What sending waits for, in words. */
  protected awaited = '';
  /** Whether all problems were looked for, so that they are listed above the form. */
  #isChecked = false;
  readonly #explanation = new Explanation(this);
  readonly #mistakes = new AttributeMistakes(this);
  #countdown: ReturnType<typeof setTimeout> | undefined;

  /** The fields that are shown now, in order. */
  protected abstract readonly shownFields: readonly Field[];

  /** Sends what was entered. @throws CalError */
  protected abstract send(form: FormContext): Promise<void>;

  /** What stands in the frame once messages and session are there. */
  protected abstract renderContent(form: FormContext): unknown;

  /** Whether something was entered that is not saved. */
  get isChanged(): boolean {
    return this.shownFields.some((field) => this.isFieldChanged(field));
  }

  /** Resolves when it is known who is signed in, and the element shows it. */
  get settled(): Promise<void> {
    return this.updateComplete.then(() => this.sessions.session?.load()).then(() => void this.updateComplete);
  }

  /** Checks everything, waits for what is on its way, then sends it; resolves when that has succeeded or failed. */
  async submit(): Promise<void> {
    const form = this.context;
    if (!form || this.isSending) return;
    this.failure = undefined;
    for (const field of this.shownFields) this.#takeMeant(field);
    const arrivals = this.shownFields.map((field) => ({ field, arrival: field.arrival?.(form) })).filter(({ arrival }) => arrival);
    const arriving = new Set(arrivals.map(({ field }) => field));
    const problems = this.#check(this.shownFields.filter((field) => !arriving.has(field)));
    if (problems.length) return this.refuse(problems);
    if (arrivals.length) {
      this.awaited = arrivals.map(({ arrival }) => arrival!.said).join(' ');
      await this.sending(() => Promise.all(arrivals.map(({ arrival }) => arrival!.ended)), this.awaited);
      this.awaited = '';
      const left = this.#check(this.shownFields);
      if (left.length) return this.refuse(left);
    }
    await this.sending(() => this.send(form));
  }

  /** Looks for all that is wrong with these fields. */
  #check(fields: readonly Field[]): readonly Problem[] {
    this.#isChecked = true;
    this.problems = [];
    return fields.flatMap((field) => this.#problemOf(field, this.context!) ?? []);
  }

  /** Does something on the server while the form says that it is busy, and shows why it failed. */
  protected async sending(work: () => Promise<unknown>, said = this.words.messages?.saving ?? ''): Promise<void> {
    this.isSending = true;
    this.said = said;
    this.requestUpdate();
    try {
      await work();
      this.#isChecked = false;
    } catch (error) {
      if (!(error instanceof CalError)) throw error;
      this.said = '';
      await this.failed(error);
    } finally {
      this.isSending = false;
      this.requestUpdate();
    }
  }

  /** Repeats what failed. */
  protected tryAgain(): void {
    void this.submit();
  }

  /** What becomes of an error of the server. */
  protected async failed(error: CalError): Promise<void> {
    const form = this.context!;
    const problems = problemsIn(error, this.shownFields, form);
    if (problems.length) return this.refuse(problems);
    this.failure = failureOf(error, form.words, this.isChanged);
    this.requestUpdate();
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('#failure')?.focus();
  }

  protected override get rows(): FilterTable {
    return formAttributes;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#countdown);
  }

  /** Called when somebody has signed in or out, or it is known who is. */
  protected sessionChanged(): void {
    // For subclasses.
  }

  /** The form as its fields see it, once it can be shown. */
  protected get context(): FormContext | undefined {
    const { common, language, display } = this;
    const words = this.words.messages;
    const { session } = this.sessions;
    if (!common || !words || !session?.state) return undefined;
    const settings = this.settings as Settings;
    return {
      host: this,
      session,
      isNew: this.isNew,
      settings,
      language,
      display,
      common,
      words,
      valueIn: (name) => this.valueIn(name),
      storedIn: (name) => this.storedIn?.(name),
    };
  }

  /** Whether it makes something new. */
  protected get isNew(): boolean {
    return true;
  }

  /** What a field of an item that is there held when it was loaded. */
  protected storedIn?(name: string): unknown;

  protected valueIn(name: string): unknown {
    const field = this.shownFields.find((one) => one.name === name);
    return field && this.#entryOf(field, this.entered);
  }

  /** All that the fields hold, under wire names. */
  protected written(form: FormContext): Readonly<Record<string, unknown>> {
    return Object.assign({}, ...this.shownFields.map((field) => field.write(this.#entryOf(field, this.entered), form))) as object as Values;
  }

  protected isFieldChanged(field: Field): boolean {
    const form = this.context;
    if (!form || !(field.name in this.entered)) return false;
    return !isSame(field.write(this.#entryOf(field, this.entered), form), field.write(this.#entryOf(field, this.loaded), form));
  }

  /** What a field holds, or held at first. */
  #entryOf(field: Field, values: Values): unknown {
    return values[field.name] ?? this.loaded[field.name] ?? field.initial(this.context!);
  }

  protected override updated(): void {
    // Not before it: the session may have come with this update.
    const { states } = this.internals;
    const now = {
      changed: this.isChanged,
      saving: this.isSending,
      invalid: this.problems.length > 0,
      'signed-in': this.sessions.session?.me !== undefined,
      loading: !this.context && !this.#error,
      error: Boolean(this.#error),
    };
    for (const [state, isOn] of Object.entries(now)) {
      if (isOn) states.add(state);
      else states.delete(state);
    }
    const { retryAt = 0 } = this.failure ?? {};
    clearTimeout(this.#countdown);
    if (retryAt > Date.now()) this.#countdown = setTimeout(() => this.requestUpdate(), 1000);
  }

  override render(): TemplateResult {
    const form = this.context;
    const status = statusLine(form ? this.said : (this.words.messages?.loading ?? this.common?.loading), false);
    const content = form ? this.renderContent(form) : this.#renderWaiting();
    const isFetching = this.isSending || (!form && !this.#error);
    return frame([status, this.#mistakes.render(this.values), content], isFetching, this.isSending);
  }

  #renderWaiting(): unknown {
    const error = this.#error;
    if (error) return this.renderError(error, () => void this.sessions.session?.reload());
    return html`<slot name="loading"
      ><slot><div part="loading" class="waiting"></div></slot
    ></slot>`;
  }

  /** Why nothing can be shown, and the way to try again. */
  protected renderError(error: CalError, retry: () => void): unknown {
    if (!this.common || !this.#explanation.isReadyFor(error)) return nothing;
    return html`${errorNotice(error, this.common, this.#explanation.explain, retry)}<slot></slot>`;
  }

  /** Why the form cannot be shown. */
  get #error(): CalError | undefined {
    const { base_url: given } = this.settings ?? {};
    if (given instanceof Unreadable) return CalError.unreadable('base_url', given);
    return given ? this.sessions.session?.error : noServer;
  }

  get #baseUrl(): string | undefined {
    const { base_url: given } = this.settings;
    return typeof given === 'string' ? given : undefined;
  }

  /** The page to go to when the form is done; `{id}` and `{slug}` are those of what was saved. */
  protected nextPage(item: { readonly id?: number; readonly slug?: string } = {}): string | undefined {
    const { done_href: given } = this.values;
    if (typeof given !== 'string') return undefined;
    const path = given.replace('{id}', String(item.id ?? '')).replace('{slug}', encodeURIComponent(item.slug ?? ''));
    const url = URL.parse(path, document.baseURI);
    return /^https?:$/.test(url?.protocol ?? '') ? url!.href : undefined;
  }

  protected renderTitle(text: string): TemplateResult {
    const level = (this.values.heading_level as number | undefined) ?? formAttributes.heading_level.default;
    return html`<div part="title" class="title" id="form-title" role="heading" aria-level=${level} tabindex="-1">${text}</div>`;
  }

  /** All that is wrong, and why it could not be sent, above the form. */
  protected renderProblems({ words, language }: FormContext): unknown {
    const { failure } = this;
    const isWaiting = failure?.retryAt !== undefined && failure.retryAt > Date.now();
    return html`
      ${this.#isChecked ? errorSummary(this.problems, words, this.#goTo) : nothing}
      ${
        failure
          ? html`<div id="failure" tabindex="-1">
              ${notice(
                'error',
                failure.text,
                isWaiting ? words.again(whenOf(failure.retryAt, language)) : undefined,
                failure.mayRetry && !isWaiting ? { label: this.common!.retry, take: () => this.tryAgain() } : [],
              )}
            </div>`
          : nothing
      }
    `;
  }

  protected renderField(field: Field, form: FormContext): TemplateResult {
    const { name } = field;
    const problem = this.problems.find((one) => one.field === name);
    const control: Control<unknown> = {
      id: name,
      value: this.#entryOf(field, this.entered),
      describedBy: notesOf(name, field.help?.(form), problem),
      problem,
      isRequired: this.isRequired(field),
      change: (value) => this.change(name, value),
      leave: () => this.#leave(field),
    };
    return fieldBox(field, control, form);
  }

  protected isRequired(field: Field): boolean {
    return field.isRequired ?? false;
  }

  /** Takes what was entered into a field. */
  protected change(name: string, value: unknown): void {
    this.entered = { ...this.entered, [name]: value };
    this.requestUpdate();
  }

  /** Forgets what was entered. */
  protected forget(): void {
    this.entered = {};
    this.problems = [];
    this.failure = undefined;
    this.#isChecked = false;
    this.requestUpdate();
  }

  #problemOf(field: Field, form: FormContext): Problem | undefined {
    const { name } = field;
    const value = this.#entryOf(field, this.entered);
    if (field.isEmpty(value)) return this.#emptyProblem(field, form);
    const found = field.check?.(value, form);
    if (!found) return undefined;
    return typeof found === 'string' ? { field: name, text: found } : { field: name, ...found };
  }

  #emptyProblem(field: Field, form: FormContext): Problem | undefined {
    const { name } = field;
    if (this.isRequired(field)) return { field: name, text: field.missing(form) };
    const stored = form.storedIn(name);
    const reason = stored === undefined || field.isEmpty(stored) ? undefined : field.whyItStays?.(form);
    return reason === undefined ? undefined : { field: name, text: reason };
  }

  /** Puts what is meant in the place of what was typed. */
  #takeMeant(field: Field<unknown>): void {
    const { name } = field;
    if (!field.meant || !(name in this.entered)) return;
    const value = field.meant(this.entered[name]);
    if (!isSame(value, this.entered[name])) this.change(name, value);
  }

  #leave(field: Field): void {
    const form = this.context;
    this.#takeMeant(field);
    if (!form || !this.isFieldChanged(field)) return;
    const others = this.problems.filter((problem) => problem.field !== field.name);
    this.problems = [...others, ...[this.#problemOf(field, form) ?? []].flat()];
    this.requestUpdate();
  }

  /** Shows what is wrong, and moves the focus there. */
  protected async refuse(problems: readonly Problem[]): Promise<void> {
    this.#isChecked = true;
    this.problems = problems;
    this.said = '';
    emit(this, 'cal-invalid', { fields: problems.flatMap(({ field }) => field ?? []) });
    this.requestUpdate();
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('#summary')?.focus();
  }

  readonly #goTo = ({ field, control = field }: Problem): void => {
    const found = this.renderRoot.querySelector<HTMLElement>(`#${CSS.escape(control!)}`);
    found?.focus();
    found?.scrollIntoView({ block: 'center' });
  };

  protected readonly onSubmit = (submission: SubmitEvent): void => {
    submission.preventDefault();
    void this.submit();
  };
}

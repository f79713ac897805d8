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
import { wordsFor } from '../words/words.js';
import { popupStyles } from '../../elements/parts/popup.styles.js';
import { whenOf } from './failure.js';
import type { Control, Field, Problem } from './field.js';
import { formAttributes } from './form-attributes.js';
import { FormController } from './form-controller.js';
import { errorSummary, fieldBox, notesOf } from './form-parts.js';
import { isChanged, valueOf, type Form, type Surroundings } from './form-state.js';
import { formStyles } from './form.styles.js';
import { SessionController } from './session-controller.js';

type Properties = FilterProperties<typeof formAttributes>;

const noServer = new CalError('filter', 'it is missing', { fields: ['base_url'] });

/**
 * A form: it checks what was entered, sends it, and shows what is wrong where the visitor looks. Nothing that was
 * entered is lost when sending fails.
 *
 * @slot before - Above the fields.
 * @slot after - Below the fields.
 * @slot actions - Beside the buttons below the form.
 *
 * @csspart form - The form.
 * @csspart title - Its heading.
 * @csspart field - A field with its label; also `field-` with its name.
 * @csspart label - The label of a field.
 * @csspart help - The purpose of a field.
 * @csspart input - A control of a field.
 * @csspart invalid - The problem of a field, above its control.
 * @csspart summary - The list of all problems, above the form.
 * @csspart actions - The buttons below the form.
 * @csspart submit - A button that sends the form, together with `button`.
 *
 * @cssprop --cal-color-danger - The color of problems.
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

  static override tables: readonly FilterTable[] = [formAttributes];
  static override properties: PropertyDeclarations = filterProperties(this.tables);

  declare doneHref?: Properties['doneHref'];
  declare headingLevel?: Properties['headingLevel'];

  protected readonly words = wordsFor(this, 'authoring');
  protected readonly sessions = new SessionController(
    this,
    () => this.#baseUrl,
    () => this.sessionChanged?.(),
  );
  protected readonly controller = new FormController(this, () => this.#surroundings);
  readonly #explanation = new Explanation(this);
  readonly #mistakes = new AttributeMistakes(this);
  #countdown: ReturnType<typeof setTimeout> | undefined;

  /** The fields of the form, in order. */
  protected abstract readonly wantedFields: readonly Field[];

  /** Checks everything, waits for what is on its way, then sends it; resolves when that has succeeded or failed. */
  abstract submit(): Promise<void>;

  /** The content of the frame once messages and session are there. */
  protected abstract renderContent(form: Form): unknown;

  /** Whether something was entered that is not saved. */
  get isChanged(): boolean {
    const { form } = this;
    return form !== undefined && isChanged(form);
  }

  /** Resolves when it is known who is signed in, and the element shows it. */
  get settled(): Promise<void> {
    return this.updateComplete.then(() => this.sessions.session?.load()).then(() => void this.updateComplete);
  }

  /** The form once it can be shown. */
  protected get form(): Form | undefined {
    return this.controller.form;
  }

  /** Repeats the failed action. */
  protected tryAgain(): Promise<void> {
    return this.submit();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#countdown);
  }

  /** Called when somebody has signed in or out, or it is known who is. */
  protected sessionChanged?(): void;

  /** Whether the code that its fields need is there. */
  protected isReady = true;

  /** Names of the fields that must not be empty, beside those without which nothing can be saved. */
  protected get requiredNames(): readonly string[] {
    return [];
  }

  get #surroundings(): Surroundings | undefined {
    const { _common: common, _language: language, _display: display } = this;
    const words = this.words.messages;
    const { session } = this.sessions;
    if (!this.isReady || !common || !words || !session?.state) return undefined;
    return {
      host: this,
      session,
      settings: this._settings as Settings,
      language,
      display,
      common,
      words,
      enter: (name, value) => this.controller.enter(name, value),
      wanted: this.wantedFields,
      isRequired: ({ name, isRequired = false }) => isRequired || this.requiredNames.includes(name),
    };
  }

  protected override updated(): void {
    // Not before it: the session may have come with this update.
    const { states } = this._internals;
    const { isSending, problems, failure } = this.controller.state;
    const now = {
      changed: this.isChanged,
      saving: isSending,
      invalid: problems.length > 0,
      'signed-in': this.sessions.session?.me !== undefined,
      loading: !this.form && !this.#error,
      error: Boolean(this.#error),
    };
    for (const [state, isOn] of Object.entries(now)) {
      if (isOn) states.add(state);
      else states.delete(state);
    }
    const { retryAt = 0 } = failure ?? {};
    clearTimeout(this.#countdown);
    if (retryAt > Date.now()) this.#countdown = setTimeout(() => this.requestUpdate(), 1000);
  }

  override render(): TemplateResult {
    return this.renderFrame();
  }

  protected renderFrame(): TemplateResult {
    const { form } = this;
    const { isSending, announcement } = this.controller.state;
    const status = statusLine(form ? announcement : (this.words.messages?.loading ?? this._common?.loading), false);
    const content = form ? this.renderContent(form) : this.#renderWaiting();
    const isFetching = isSending || (!form && !this.#error);
    return frame([status, this.#mistakes.render(this._values), content], isFetching, isSending);
  }

  #renderWaiting(): unknown {
    const error = this.#error;
    if (error) return this.renderError(error, () => void this.sessions.session?.reload());
    return html`<slot name="loading"
      ><slot><div part="loading" class="waiting"></div></slot
    ></slot>`;
  }

  /** The reason why nothing can be shown, and the way to try again. */
  protected renderError(error: CalError, retry: () => void): unknown {
    if (!this._common || !this.#explanation.isReadyFor(error)) return nothing;
    return html`${errorNotice(error, this._common, this.#explanation.explain, retry)}<slot></slot>`;
  }

  /** The reason why the form cannot be shown. */
  get #error(): CalError | undefined {
    const { base_url: given } = this._settings ?? {};
    if (given instanceof Unreadable) return CalError.unreadable('base_url', given);
    return given ? this.sessions.session?.error : noServer;
  }

  get #baseUrl(): string | undefined {
    const { base_url: given } = this._settings;
    return typeof given === 'string' ? given : undefined;
  }

  /** The page to go to when the form is done; `{id}` and `{slug}` are those of what was saved. */
  protected nextPage(item: { readonly id?: number; readonly slug?: string } = {}): string | undefined {
    const { done_href: given } = this._values;
    if (typeof given !== 'string') return undefined;
    const path = given.replace('{id}', String(item.id ?? '')).replace('{slug}', encodeURIComponent(item.slug ?? ''));
    const url = URL.parse(path, document.baseURI);
    return /^https?:$/.test(url?.protocol ?? '') ? url!.href : undefined;
  }

  protected renderTitle(text: string): TemplateResult {
    const level = (this._values.heading_level as number | undefined) ?? formAttributes.heading_level.default;
    return html`<div part="title" class="title" id="form-title" role="heading" aria-level=${level} tabindex="-1">
      ${text}
    </div>`;
  }

  /** All problems, and the reason why it could not be sent, above the form. */
  protected renderProblems({ words, language, state }: Form): unknown {
    const { failure, isChecked, problems } = state;
    const isWaiting = failure?.retryAt !== undefined && failure.retryAt > Date.now();
    return html`
      ${isChecked ? errorSummary(problems, words, this.#goTo) : nothing}
      ${
        failure
          ? html`<div id="failure" tabindex="-1">
              ${notice(
                'error',
                failure.text,
                isWaiting ? words.again(whenOf(failure.retryAt, language)) : undefined,
                failure.mayRetry && !isWaiting ? { label: this._common!.retry, take: () => void this.tryAgain() } : [],
              )}
            </div>`
          : nothing
      }
    `;
  }

  /** The content below a field. */
  protected renderBelow?(field: Field, form: Form): unknown;

  protected renderField(field: Field, form: Form): unknown {
    const { name } = field;
    const problem = form.state.problems.find((one) => one.field === name);
    const control: Control<unknown> = {
      id: name,
      value: valueOf(field, form),
      describedBy: notesOf(name, field.help?.(form), problem),
      problem,
      isRequired: form.isRequired(field),
      change: (value) => this.controller.enter(name, value),
      leave: () => this.controller.leave(field),
    };
    return html`${fieldBox(field, control, form)}${this.renderBelow?.(field, form) ?? nothing}`;
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

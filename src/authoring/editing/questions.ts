import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import type { AuthoringMessages } from '../words/messages/authoring.js';
import type { DeskMessages } from '../words/messages/desk.js';
import type { FieldWords } from '../words/messages/field-words.js';
import { CalError } from '../../data/client/index.js';
import { failureOf, whenOf } from '../forms/failure.js';
import { isYearMeant, lastDate, withCentury } from '../forms/typed-dates.js';
import type { DialogHost } from './dialog-host.js';

/** A field of a question. */
export interface QuestionField {
  readonly name: string;
  readonly words: Pick<FieldWords, 'label' | 'help'> & Partial<FieldWords>;
  readonly type: 'text' | 'date' | 'current-password' | 'new-password' | 'choice';
  readonly value?: string;
  /** Values and labels, of a choice. */
  readonly choices?: readonly (readonly [value: string, label: string])[];
  /** The check of a value, apart from being empty. */
  readonly check?: (value: string, values: Readonly<Record<string, string>>) => string | undefined;
}

/** A question in a dialog. */
export interface Question {
  readonly title: string;
  readonly hints?: readonly string[];
  readonly fields?: readonly QuestionField[];
  readonly submit: string;
  readonly cancel?: string;
  /** Whether the answer destroys something. */
  readonly isDanger?: boolean;
  /** A text to copy, which is all that the dialog is for. */
  readonly copied?: { readonly label: string; readonly text: string };
  /** Does what was requested. @throws CalError, upon which the dialog stays and shows why */
  readonly send: (values: Readonly<Record<string, string>>) => Promise<void> | void;
  /** The meaning of an error here: at a field, or as a whole. */
  readonly explain?: (error: CalError) => { readonly field?: string; readonly text: string } | undefined;
  readonly onCancel?: () => void;
}

interface Wrong {
  readonly field?: string | undefined;
  readonly text: string;
}

interface QuestionWordsOf {
  readonly words: DeskMessages;
  readonly authoring: AuthoringMessages;
  readonly copied: string;
  readonly language: string;
  readonly level: number;
}

/** The dialog in which a desk asks its questions, one at a time. */
export class Questions {
  readonly #host: DialogHost;
  #question: Question | undefined;
  #wrong: readonly Wrong[] = [];
  #isSending = false;
  #isCopied = false;

  constructor(host: DialogHost) {
    this.#host = host;
  }

  ask(question: Question): void {
    this.#question = question;
    this.#wrong = [];
    this.#isCopied = false;
    this.#host.requestUpdate();
    void this.#host.updateComplete.then(() => {
      // Where it was open for the question before, it opens again, so that the focus is on its first control.
      this.#dialog?.close();
      this.#dialog?.showModal();
    });
  }

  close(): void {
    this.#dialog?.close();
    // At once, and not at the dialog's `close` event, because another question may have been asked by then.
    this.#question = undefined;
    this.#host.requestUpdate();
  }

  render(context: QuestionWordsOf): unknown {
    const question = this.#question;
    if (!question) return nothing;
    const { title, hints = [], fields = [], submit, cancel, copied, isDanger } = question;
    const whole = this.#wrong.filter(({ field }) => !field);
    return html`
      <dialog part="dialog" class="question" aria-labelledby="question-title" @cancel=${this.#onCancel}>
        <form novalidate @submit=${(submission: SubmitEvent) => this.#onSubmit(submission, context)}>
          <div part="title" class="title" id="question-title" role="heading" aria-level=${context.level}>${title}</div>
          ${whole.map(({ text }) => html`<p part="invalid" class="invalid" role="alert">${text}</p>`)}
          ${hints.map((hint) => html`<p part="help" class="hint">${hint}</p>`)}
          ${fields.map((field) => this.#renderField(field, context))}
          ${copied ? this.#renderCopied(copied, context) : nothing}
          <div part="actions" class="actions">
            <button part="button submit" class=${isDanger ? 'danger' : 'submit'} aria-disabled=${this.#isSending}>
              <span>${submit}</span>
            </button>
            ${copied ? nothing : html`<button part="button" type="button" @click=${this.#onRefuse}>${cancel ?? context.words.cancel}</button>`}
          </div>
        </form>
      </dialog>
    `;
  }

  #renderField(field: QuestionField, { authoring }: QuestionWordsOf): TemplateResult {
    const { name, words, type, value = '', choices = [] } = field;
    const wrong = this.#wrong.find((one) => one.field === name);
    const id = `question-${name}`;
    const notes = [words.help && `${id}-help`, wrong && `${id}-invalid`].filter(Boolean).join(' ');
    const control =
      type === 'choice'
        ? html`<select part="input" id=${id} name=${name} aria-describedby=${notes || nothing}>
            ${choices.map(([key, label]) => html`<option value=${key} ?selected=${key === value}>${label}</option>`)}
          </select>`
        : html`<input
            part="input"
            id=${id}
            name=${name}
            type=${type === 'text' || type === 'date' ? type : 'password'}
            dir=${type === 'text' ? 'auto' : 'ltr'}
            autocomplete=${type === 'current-password' || type === 'new-password' ? type : 'off'}
            max=${ifDefined(type === 'date' ? lastDate : undefined)}
            value=${value}
            aria-required=${Boolean(words.missing)}
            aria-invalid=${Boolean(wrong)}
            aria-describedby=${notes || nothing}
          />`;
    return html`
      <div part="field field-${name}" class="field ${wrong ? 'wrong' : ''}">
        <label part="label" for=${id}>${words.label}</label>
        ${words.help ? html`<p part="help" class="help" id="${id}-help">${words.help}</p>` : nothing}
        ${
          wrong
            ? html`<p part="invalid" class="invalid" id="${id}-invalid">
                <span class="unseen">${authoring.errorAt} </span>${wrong.text}
              </p>`
            : nothing
        }
        ${control}
      </div>
    `;
  }

  #renderCopied({ label, text }: NonNullable<Question['copied']>, { words, copied }: QuestionWordsOf): TemplateResult {
    return html`
      <div class="field">
        <label part="label" for="question-copied">${label}</label>
        <div class="copied">
          <input part="input" id="question-copied" dir="ltr" readonly .value=${text} @focus=${selectAll} />
          <button part="button" type="button" @click=${() => this.#copy(text)}>
            ${this.#isCopied ? copied : words.copy}
          </button>
          <span class="unseen" role="status">${this.#isCopied ? copied : ''}</span>
        </div>
      </div>
    `;
  }

  async #copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      this.#isCopied = true;
      this.#host.requestUpdate();
    } catch {
      // It can still be marked and copied by hand.
      this.#host.renderRoot.querySelector<HTMLInputElement>('#question-copied')?.focus();
    }
  }

  async #onSubmit(submission: SubmitEvent, context: QuestionWordsOf): Promise<void> {
    submission.preventDefault();
    const question = this.#question!;
    if (this.#isSending) return;
    const data = new FormData(submission.target as HTMLFormElement);
    const { fields = [] } = question;
    const dates = new Set(fields.filter(({ type }) => type === 'date').map(({ name }) => name));
    const typed = [...data].map(([name, value]) => [name, typeof value === 'string' ? value : ''] as const);
    const values = Object.fromEntries(
      typed.map(([name, value]) => [name, dates.has(name) ? withCentury(value) : value]),
    );
    const wrong = fields.flatMap(({ name, words, check, type }) => {
      const value = values[name] ?? '';
      const isEmpty = type.endsWith('password') ? !value : !value.trim();
      const isUnmeant = type === 'date' && !isEmpty && !isYearMeant(value);
      const text = isEmpty ? words.missing : isUnmeant ? context.authoring.when.yearUnmeant : check?.(value, values);
      return text ? [{ field: name, text }] : [];
    });
    if (wrong.length) return this.#refuse(wrong);
    this.#isSending = true;
    this.#host.requestUpdate();
    try {
      await question.send(values);
      // What was done may have asked the next question.
      if (this.#question === question) this.close();
    } catch (error) {
      if (!(error instanceof CalError)) throw error;
      await this.#refuse([question.explain?.(error) ?? this.#reason(error, context)]);
    } finally {
      this.#isSending = false;
      this.#host.requestUpdate();
    }
  }

  #reason(error: CalError, { authoring, language }: QuestionWordsOf): Wrong {
    const { text, retryAt } = failureOf(error, authoring, this.#question?.fields !== undefined);
    return { text: retryAt === undefined ? text : `${text} ${authoring.again(whenOf(retryAt, language))}` };
  }

  async #refuse(wrong: readonly Wrong[]): Promise<void> {
    this.#wrong = wrong;
    this.#host.requestUpdate();
    await this.#host.updateComplete;
    const { field } = wrong[0]!;
    if (field) this.#host.renderRoot.querySelector<HTMLElement>(`#question-${field}`)?.focus();
  }

  readonly #onRefuse = (): void => {
    this.#question?.onCancel?.();
    this.close();
  };

  /** Escape is a refusal, too. */
  readonly #onCancel = (cancel: Event): void => {
    cancel.preventDefault();
    this.#onRefuse();
  };

  get #dialog(): HTMLDialogElement | null {
    return this.#host.renderRoot.querySelector('dialog.question');
  }
}

const selectAll = ({ target }: Event): void => (target as HTMLInputElement).select();

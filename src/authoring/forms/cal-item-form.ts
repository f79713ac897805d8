import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { camelCase, positive, Unreadable, type FilterTable } from '../../data/schema/index.js';
import { filterProperties, type FilterProperties } from '../../elements/base/attributes.js';
import { emit } from '../../elements/base/events.js';
import { exportInnerParts } from '../../elements/base/export-parts.js';
import type { Made } from './attempt.js';
import { CalForm } from './cal-form.js';
import { conflictChoices } from './conflict.js';
import type { Draft } from './draft-values.js';
import { DraftKeeper } from './draft-keeper.js';
import { onEnter } from './enter-key.js';
import type { Field, Problem, Values } from './field.js';
import { Filling } from './filling.js';
import { draftOf, type Body } from './form-body.js';
import { FormDialog } from './form-dialog.js';
import { submitButton } from './form-parts.js';
import { cleared, isChanged, type Form } from './form-state.js';
import { itemFormAttributes } from './item-form-attributes.js';
import { fieldsBelow, moreFields, otherEditMessage, otherEditText } from './item-form-parts.js';
import type { ItemFormTable, ItemFormWords } from './item-form-table.js';
import { chosen, filled } from './item-state.js';
import type { Make } from './item-writer.js';
import { OtherEdits } from './other-edits.js';
import { saveButtons } from './save-buttons.js';
import { deletedMessage, savedMessage } from './saved-message.js';
import { Saving, type Done, type Removal } from './saving.js';

type Properties = FilterProperties<typeof itemFormAttributes>;

const namesIn = (text: unknown): string[] => (typeof text === 'string' ? text.split(/[\s,]+/).filter(Boolean) : []);

/**
 * A form for one item of any resource: a new one, or one that is there, by its id or slug. It sends only what was
 * changed, so that what somebody else has changed meanwhile stays; where both have changed the same, the visitor
 * chooses. Visitors who are not signed in can do so above the form, and nothing that was entered is lost.
 *
 * @slot terms - Above the buttons: the terms that the sender agrees to.
 * @slot success - Below the message that it is saved.
 * @slot signed-out - Above the form that signs in.
 *
 * @csspart dialog - The dialog.
 * @csspart close - The button that closes the dialog, together with `button`.
 * @csspart more - The fields that are folded below the others.
 * @csspart saved - The message that it is saved.
 * @csspart kept - The offer to go on with what was typed at an earlier time.
 * @csspart news - The message that somebody else has changed it, for visitors who come back to the page.
 * @csspart conflict - The question whose change is to stay.
 * @csspart delete - The button that moves it to the trash, together with `button`.
 *
 * @cssstate conflict - Somebody else has changed the same.
 *
 * @fires cal-submit - It is about to be sent: `draft` of a new one, or `patch`. Cancelable.
 * @fires cal-saved - It is saved: the record under `event`, `venue` or `organizer`, and `isNew`.
 * @fires cal-deleted - It is in the trash: `restore()` takes it out again.
 * @fires cal-conflict - Somebody else has changed the same: `fields`, and `theirs`, the item as it is now.
 * @fires cal-close - The dialog was closed.
 */
export abstract class CalItemForm extends CalForm {
  static override tables: readonly FilterTable[] = [itemFormAttributes];
  static override properties: PropertyDeclarations = filterProperties(this.tables);

  declare slug?: Properties['slug'];
  declare mode?: Properties['mode'];
  declare fields?: Properties['fields'];
  declare required?: Properties['required'];
  declare status?: Properties['status'];
  declare keepDraft?: Properties['keepDraft'];

  protected abstract readonly table: ItemFormTable;
  protected abstract itemWords(form: Form): ItemFormWords;

  /** The first values of the fields of a new item, beside their own defaults, from the attributes. */
  protected prefilled?(form: Form): Values;
  /** The values that a copy takes over from its original. */
  protected copied?(values: Values, form: Form): Values;
  /** The problems of a new item that only the server knows. */
  protected findProblems?(form: Form): Promise<readonly Problem[]> | undefined;
  /** Makes a new item, where that takes more than one request. */
  protected create?(body: Body, form: Form, make: Make): Promise<Made>;
  /** Changes an item by another route than that of its resource, where it takes that. */
  protected change?(body: Body, form: Form): Promise<Made> | undefined;
  /** Moves more than the item to the trash, where that is asked for. */
  protected removal?(form: Form): Removal | undefined;
  /** What the last change has done to further items, until it is taken back. */
  protected further?(): Done | undefined;
  /** Notes above the fields. */
  protected renderNotes?(form: Form): unknown;
  /** Buttons beside those that save. */
  protected renderMoreActions?(form: Form): unknown;
  /** The form with the content beside it. */
  protected arrange?(content: unknown, form: Form): unknown;

  readonly #saving = new Saving({
    controller: this.controller,
    table: () => this.table,
    findProblems: (form) => this.findProblems?.(form),
    create: (body, form, make) => (this.create ? this.create(body, form, make) : make(body)),
    change: (body, form) => this.change?.(body, form),
    removal: (form) => this.removal?.(form),
    further: () => this.further?.(),
    firstStatus: (form) => this.#buttons(form)[0].status,
    forget: () => this.#keeper.forget(),
    readAgain: () => this.#filling.again(),
    done: (answer) => {
      const next = this.nextPage(answer);
      // What the server has changed is read first.
      if (next && this.controller.state.outcome!.length < 2) location.assign(next);
    },
  });
  readonly #filling = new Filling({
    controller: this.controller,
    table: () => this.table,
    wanted: () => this.#wanted,
    newValues: (form, values) => ({
      ...(values && (this.copied?.(values, form) ?? values)),
      ...this.prefilled?.(form),
    }),
    ask: () => this.#dialog.ask(),
    done: () => this.#keeper.look(),
  });
  readonly #keeper = new DraftKeeper(
    this,
    () => {
      const { form } = this;
      const isLasting = (name: string, value: unknown) => this.#fieldNamed(name)?.isLasting?.(value) ?? true;
      if (this._values.keep_draft !== true || !form) return undefined;
      return { name: this.#filling.nameOf(form), entered: form.state.entered, isLasting, isChanged: isChanged(form) };
    },
    // What fields hold may have another form since another version of this script.
    (entered) =>
      this.controller.set({
        entered: Object.fromEntries(Object.entries(entered).filter(([name]) => this.#fieldNamed(name))),
      }),
  );
  readonly #dialog = new FormDialog(
    this,
    () => this.reset(),
    () => {
      Object.assign(this, { [camelCase(this.table.idName)]: undefined, slug: undefined });
      emit(this, 'cal-close', {});
    },
  );

  constructor() {
    super();
    new OtherEdits(this, this.controller, {
      resource: () => this.table.resource,
      isShown: () => !this.isDialog || this.#dialog.isOpen,
      say: (edit, form) => otherEditText(edit, form, this.itemWords(form)),
    });
  }

  /**
   * The values of the fields, as a draft of the interface: under wire names, without what is empty; `undefined` until
   * the form shows them. A draft that is set fills the fields that it names, and leaves the others as they are; links
   * are ids, and an image is `{ id, url, alt }`.
   * @throws TypeError for a name that the form has no field for
   */
  get draft(): Draft | undefined {
    const { form } = this;
    return form?.state.isFilled ? draftOf(form) : undefined;
  }

  set draft(draft: Draft | undefined) {
    this.#filling.take(draft);
  }

  /** Opens the dialog. */
  open(): void {
    this.#dialog.open();
  }

  /** Closes the dialog, after a question where something was entered that is not saved. */
  close(): void {
    this.#dialog.close();
  }

  /** Forgets what was entered, also what is kept of it, and shows what was loaded. */
  reset(): void {
    this.#keeper.forget();
    this.controller.state = cleared(this.controller.state);
  }

  /** Saves with the status of a button: `draft`, `pending`, `publish`; empty for the one that the item has. */
  async submitAs(status: string): Promise<void> {
    this.controller.set({ status });
    await this.submit();
  }

  submit(): Promise<void> {
    return this.#saving.save();
  }

  protected override get _rows(): FilterTable {
    return { [this.table.idName]: { kind: positive }, ...itemFormAttributes, ...super._rows };
  }

  /** Names of fields that there are not are mistakes, as other values that cannot be read. */
  protected override readValues(): Readonly<Record<string, unknown>> {
    const values = super.readValues();
    const known = this.table.fields.map(({ name }) => name);
    const read = (text: unknown) => {
      const unknown = namesIn(text).find((name) => !known.includes(name));
      return unknown === undefined ? text : new Unreadable('choice', unknown, known);
    };
    return { ...values, fields: read(values.fields), required: read(values.required) };
  }

  #fieldNamed(name: string): Field | undefined {
    return this.table.fields.find((field) => field.name === name);
  }

  /** The names of the fields to show, and of those that are folded. */
  get #names(): { readonly shown: readonly string[]; readonly more: readonly string[] } {
    const { fields, shown, more = [], quick } = this.table;
    const given = namesIn(this._values.fields);
    if (given.length) return { shown: given, more: [] };
    if (this._values.mode !== 'quick') return { shown, more };
    return { shown: quick, more: fields.map(({ name }) => name).filter((name) => !quick.includes(name)) };
  }

  /** The fields that stand below another one, where that is shown. */
  get #below(): ItemFormTable['below'] {
    const { below } = this.table;
    return below && this.#names.shown.includes(below.field) ? below : undefined;
  }

  protected override get wantedFields(): readonly Field[] {
    const { shown, more } = this.#names;
    return [...shown, ...more].flatMap((name) => this.#fieldNamed(name) ?? []);
  }

  protected override get requiredNames(): readonly string[] {
    return namesIn(this._values.required);
  }

  protected get isDialog(): boolean {
    return this._values.mode === 'dialog' || this._values.mode === 'quick';
  }

  /** The key of the item to change, and of one to copy. */
  get #wanted(): { readonly key: number | string | undefined; readonly copyOf: number | undefined } {
    const {
      [this.table.idName]: id,
      slug,
      copy_of: copyOf,
    } = this._values as Record<string, number | string | undefined>;
    return { key: id ?? slug, copyOf: typeof copyOf === 'number' ? copyOf : undefined };
  }

  protected override updated(): void {
    super.updated();
    exportInnerParts(this.renderRoot);
    const { states } = this._internals;
    const { form } = this;
    if (this.controller.state.conflict) states.add('conflict');
    else states.delete('conflict');
    // After this update, which is not to cause another one.
    if (form?.session.me) void Promise.resolve().then(() => this.#filling.fill(form));
  }

  protected override sessionChanged(): void {
    const { isSending, isWaiting } = this.controller.state;
    if (this.sessions.session?.me) return void this.#saving.signedIn();
    // From the moment on at which a session turns out to be over, so that what stands above the form is not replaced
    // while somebody types there.
    if (isSending) this.controller.set({ isWaiting: true });
    else if (!isWaiting && this.#filling.hasBegun) this.#keeper.forget();
  }

  protected override tryAgain(): Promise<void> {
    return this.#saving.again();
  }

  #buttons(form: Form): ReturnType<typeof saveButtons> {
    const { status } = this._values as Properties;
    return saveButtons(
      form,
      this.table.rights.publish,
      form.state.item,
      status instanceof Unreadable ? undefined : status,
      this.itemWords(form),
    );
  }

  override render(): TemplateResult {
    if (!this.isDialog) return this.renderFrame();
    return this.#dialog.isOpen
      ? this.#dialog.render(this.renderFrame(), this._common?.close ?? '')
      : html`<slot></slot>`;
  }

  protected override renderContent(form: Form): unknown {
    const content = this.#renderContent(form);
    return this.arrange?.(content, form) ?? content;
  }

  #renderContent(form: Form): unknown {
    const { session, words, state } = form;
    const { item, isWaiting } = state;
    const title = this.itemWords(form);
    const heading = this.renderTitle(item ? title.editTitle : title.newTitle);
    if (!session.me && !isWaiting) return html`<slot name="signed-out"></slot>${this.#renderSignIn()}`;
    if (state.unread) return this.renderError(state.unread, () => this.#filling.again());
    if (!state.isFilled)
      return html`${heading}
        <div class="waiting"></div>`;
    if (!item && !isWaiting && !session.may(this.table.rights.create))
      return html`${heading}
        <p part="message">${words.failures.denied}</p>`;
    const { more } = this.#names;
    const isBelow = ({ name }: Field) => this.#below?.names.includes(name);
    const isFolded = ({ name }: Field) => more.includes(name);
    return html`
      ${isWaiting ? this.#renderSignIn() : nothing}
      <form part="form" novalidate aria-labelledby="form-title" @submit=${this.#onSubmit} @keydown=${this.#onKey}>
        ${heading} ${this.#keeper.render(form)} ${this.#dialog.renderQuestion(form)}
        ${otherEditMessage(form, title, this.#saving.showOtherEdit)} ${this.#renderSaved(form, title)}
        ${this.renderProblems(form)}
        ${state.conflict ? conflictChoices(state.conflict, form, (field, side) => (this.controller.state = chosen(this.controller.state, field, side))) : nothing}
        ${this.renderNotes?.(form) ?? nothing}
        <slot name="before"></slot>
        ${this.#renderFields(
          form.fields.filter((field) => !isFolded(field) && !isBelow(field)),
          form,
        )}
        ${this.#renderMore(
          form.fields.filter((field) => isFolded(field) && !isBelow(field)),
          form,
        )}
        <slot name="after"></slot>
        <slot name="terms"></slot>
        <div part="actions" class="actions">
          ${this.#buttons(form).map(({ label, status }, index) => submitButton(label, state.isSending, status, !index, index ? undefined : 'Control+Enter'))}
          ${
            item?.may?.includes('delete')
              ? html`<button part="button delete" type="button" @click=${this.#saving.delete}>
                  ${words.buttons.delete}
                </button>`
              : nothing
          }
          ${this.renderMoreActions?.(form) ?? nothing}
          <slot name="actions"></slot>
        </div>
        ${state.awaited ? html`<p part="help" class="help">${state.awaited}</p>` : nothing}
      </form>
    `;
  }

  #renderSignIn(): TemplateResult {
    const { base_url: baseUrl } = this._settings as { base_url?: string };
    return html`<cal-sign-in base-url=${baseUrl ?? nothing}></cal-sign-in>`;
  }

  /** The fields that stand folded below another one. */
  #renderBelow(field: Field, form: Form): unknown {
    const below = this.#below;
    if (!below || below.field !== field.name) return nothing;
    const fields = form.fields.filter(({ name }) => below.names.includes(name));
    const isOpen = [field, ...fields].some(
      (one) =>
        !one.isEmpty(form.valueIn(one.name)) ||
        form.isRequired(one) ||
        form.state.problems.some((problem) => problem.field === one.name),
    );
    return fieldsBelow(this.#renderFields(fields, form), isOpen, below.summary(form.words));
  }

  /** By their names: where some come or go, the control that has the focus stays. */
  #renderFields(fields: readonly Field[], form: Form): unknown {
    return repeat(
      fields,
      ({ name }) => name,
      (field) => [this.renderField(field, form), this.#renderBelow(field, form)],
    );
  }

  #renderMore(fields: readonly Field[], form: Form): unknown {
    if (!fields.length) return nothing;
    const isWrong = fields.some(({ name }) => form.state.problems.some(({ field }) => field === name));
    return moreFields(this.#renderFields(fields, form), isWrong, form);
  }

  #renderSaved(form: Form, title: ItemFormWords): unknown {
    const { item, outcome, trashed } = form.state;
    if (trashed) return deletedMessage(form, () => void this.#saving.restore());
    if (!outcome || !item || isChanged(form)) return nothing;
    const startAnother = this.#wanted.key === undefined ? this.#startAnother : undefined;
    const undo = this.further?.() && (() => void this.#saving.undo());
    const message = { sentences: outcome, item, next: this.nextPage(item), startAnother, undo };
    return savedMessage(message, form.words, title);
  }

  readonly #onKey = (press: KeyboardEvent): void =>
    onEnter(press, () => void this.submitAs(this.#buttons(this.form!)[0].status));

  readonly #onSubmit = (submission: SubmitEvent): void => {
    submission.preventDefault();
    void this.submitAs((submission.submitter as HTMLButtonElement | null)?.value ?? '');
  };

  readonly #startAnother = (): void => {
    this.reset();
    this.controller.state = filled(this.controller.state, undefined, this.prefilled?.(this.form!) ?? {});
    void this.controller.focus('#form-title');
  };
}

import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { CalError } from '../../data/client/index.js';
import { callsOf, type TrashCalls } from '../session/session-client.js';
import { camelCase, positive, Unreadable, type FilterTable } from '../../data/schema/index.js';
import { filterProperties, type FilterProperties } from '../../elements/base/attributes.js';
import { emit } from '../../elements/base/events.js';
import { exportInnerParts } from '../../elements/base/export-parts.js';
import { Attempt } from './attempt.js';
import { CalForm, type Values } from './cal-form.js';
import { askedStatus, conflictChoices, openChoices, statusName, type Conflict } from './conflict.js';
import { checkDraft, valuesOfDraft, type Draft } from './draft-values.js';
import { DraftKeeper } from './draft-keeper.js';
import { onEnter } from './enter-key.js';
import { isDenied } from './failure.js';
import { isSame, type Field, type FormContext } from './field.js';
import { FormDialog } from './form-dialog.js';
import { submitButton } from './form-parts.js';
import { itemFormAttributes } from './item-form-attributes.js';
import type { ItemFormTable, ItemFormWords } from './item-form-table.js';
import { loadedItem, readForForm, readIfChanged, recordOf, type LoadedItem } from './items.js';
import { ReturnController } from './return-controller.js';
import { saveButtons } from './save-buttons.js';
import { deletedMessage, savedMessage, savedSentences } from './saved-message.js';

type Properties = FilterProperties<typeof itemFormAttributes>;

const namesIn = (text: unknown): string[] => (typeof text === 'string' ? text.split(/[\s,]+/).filter(Boolean) : []);

/** A value that sends nothing in a new item. */
const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length);

/**
 * A form for one item of any resource: a new one, or one that is there, by its id or slug. It sends only what was changed, so that what somebody
 * else has changed meanwhile stays; where both have changed the same, it asks. Whoever is not signed in can do so above the form, and nothing that
 * was entered is lost.
 *
 * @slot terms - Above the buttons: what whoever sends the form agrees to.
 * @slot success - Below the message that it is saved.
 * @slot signed-out - Above the form that signs in.
 *
 * @csspart dialog - The dialog.
 * @csspart close - The button that closes the dialog, together with `button`.
 * @csspart more - What is folded below the other fields.
 * @csspart saved - The message that it is saved.
 * @csspart kept - The offer to go on with what was typed at an earlier time.
 * @csspart news - The message that somebody else has changed it, for whoever comes back to the page.
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
  static override properties: PropertyDeclarations = filterProperties(itemFormAttributes);

  declare slug?: Properties['slug'];
  declare mode?: Properties['mode'];
  declare fields?: Properties['fields'];
  declare required?: Properties['required'];
  declare status?: Properties['status'];
  declare keepDraft?: Properties['keepDraft'];

  protected abstract readonly table: ItemFormTable;
  protected abstract itemWords(form: FormContext): ItemFormWords;

  /** The item that is changed; `undefined` for a new one. */
  protected item: LoadedItem | undefined;
  /** What the attributes asked for when the form was filled. */
  #filledFor: string | undefined;
  /** The user for whom it was filled. */
  #filledBy: number | undefined;
  #isFilled = false;
  /** Why the item could not be read. */
  #unread: CalError | undefined;
  #conflict: Conflict | undefined;
  /** What somebody has made of the item since it was loaded; once it is the item itself, it is in the form. */
  #news: LoadedItem | undefined;
  /** The status that the pressed button stands for. */
  #status = '';
  /** What the server made of what was sent, in sentences; `undefined` until it was saved. */
  #told: readonly string[] | undefined;
  /** The item that is in the trash, and the status that it shall have once it is taken out again. */
  #deleted:
    { readonly former: object & { readonly id: number }; readonly status: string; readonly version?: string | undefined } | undefined;
  /** Whether it is to be sent once somebody has signed in. */
  #isWaiting = false;
  /** What was sent last, which is sent again after a failure, and once somebody has signed in. */
  #sendLast: () => Promise<void> = () => this.submit();
  /** A draft that is to fill the fields. */
  #given: Draft | undefined;
  /** Names this attempt to make something, so that a second try makes no second one. */
  #attempt = new Attempt();

  readonly #keeper = new DraftKeeper(
    this,
    () => (this.values.keep_draft === true ? { name: this.#draftName, entered: this.#lasting, isChanged: this.isChanged } : undefined),
    (entered) => this.#goOn(entered),
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
    new ReturnController(this, () => void this.#lookForNews());
  }

  /**
   * What the fields hold, as a draft of the interface: under wire names, without what is empty; `undefined` until the form shows them.
   * A draft that is set fills the fields that it names, and leaves the others as they are; links are ids, and an image is `{ id, url, alt }`.
   * @throws TypeError for a name that the form has no field for
   */
  get draft(): Draft | undefined {
    const form = this.context;
    return form && this.#isFilled ? this.#draft(form) : undefined;
  }

  set draft(draft: Draft | undefined) {
    checkDraft(draft ?? {}, this.table.fields);
    this.#given = draft;
    if (this.#isFilled) void this.#takeGiven();
  }

  /** Opens the dialog. */
  open(): void {
    this.#dialog.open();
  }

  /** Closes the dialog; the visitor is asked first where something was entered that is not saved. */
  close(): void {
    this.#dialog.close();
  }

  /** Forgets what was entered, also what is kept of it, and shows what was loaded. */
  reset(): void {
    this.#keeper.forget();
    this.clear();
  }

  /** Shows what was loaded, and says nothing of what was entered. */
  protected clear(): void {
    this.forget();
    this.#conflict = undefined;
    this.#news = undefined;
    this.#told = undefined;
  }

  /** Saves with the status of a button: `draft`, `pending`, `publish`; empty for the one that the item has. */
  async submitAs(status: string): Promise<void> {
    this.#status = status;
    await this.submit();
  }

  protected override get rows(): FilterTable {
    const { idName, ownAttributes } = this.table;
    return { [idName]: { kind: positive }, ...itemFormAttributes, ...ownAttributes };
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

  /** The names of the fields to show, and of those that are folded. */
  protected get names(): { readonly shown: readonly string[]; readonly more: readonly string[] } {
    const given = namesIn(this.values.fields);
    return given.length ? { shown: given, more: [] } : { shown: this.table.shown, more: this.table.more ?? [] };
  }

  protected override get shownFields(): readonly Field[] {
    const { shown, more } = this.names;
    return this.#fieldsOf([...shown, ...more]);
  }

  #fieldsOf(names: readonly string[]): readonly Field[] {
    const form = this.context;
    const all = names.flatMap((name) => this.table.fields.find((field) => field.name === name) ?? []);
    return form ? all.filter((field) => field.isOffered?.(form) ?? true) : [];
  }

  protected override isRequired(field: Field): boolean {
    return super.isRequired(field) || namesIn(this.values.required).includes(field.name);
  }

  /** What the fields of a new item hold at first, beside their own defaults: what attributes say. */
  protected prefilled?(form: FormContext): Values;

  /** What a copy takes over from the item that it is made of. */
  protected copied(values: Values): Values {
    return values;
  }

  protected override storedIn(name: string): unknown {
    return this.item && this.loaded[name];
  }

  protected override get isNew(): boolean {
    return !this.item;
  }

  protected get isDialog(): boolean {
    return this.values.mode === 'dialog';
  }

  /** The key of the item to change, and of one to copy. */
  #wanted(): { readonly key: number | string | undefined; readonly copyOf: number | undefined } {
    const { [this.table.idName]: id, slug, copy_of: copyOf } = this.values as Record<string, number | string | undefined>;
    return { key: id ?? slug, copyOf: typeof copyOf === 'number' ? copyOf : undefined };
  }

  protected get calls(): TrashCalls {
    return callsOf(this.sessions.session!, this.table.resource, this.settings);
  }

  protected override updated(): void {
    super.updated();
    exportInnerParts(this.renderRoot);
    const { states } = this.internals;
    if (this.#conflict) states.add('conflict');
    else states.delete('conflict');
    // After this update, which is not to cause another one.
    if (this.context?.session.me) void Promise.resolve().then(() => this.#fill());
  }

  /** Fills the form with what its attributes ask for; what was entered is never replaced without a question. */
  async #fill(): Promise<void> {
    const wanted = this.#wanted();
    const { base_url: server } = this.settings;
    const { id: user } = this.sessions.session!.me!;
    const name = JSON.stringify([server, wanted, user]);
    if (name === this.#filledFor) return;
    if (this.#filledFor !== undefined && this.isChanged) return this.#dialog.ask();
    this.#filledFor = name;
    this.#filledBy = user;
    this.#isFilled = false;
    this.clear();
    this.item = undefined;
    this.#unread = undefined;
    const key = wanted.key ?? wanted.copyOf;
    try {
      const item = key === undefined ? undefined : await readForForm(this.sessions.session!, this.calls, this.table.resource, key);
      if (name !== this.#filledFor) return;
      this.#take(wanted.key === undefined ? undefined : item, wanted.key === undefined ? item : undefined);
      await this.#takeGiven();
      await this.#keeper.look();
    } catch (error) {
      if (!(error instanceof CalError)) throw error;
      this.#unread = error;
    }
    this.requestUpdate();
  }

  /** Fills the fields: with an item, or for a new one with a copy of another, and what attributes say. */
  #take(item: LoadedItem | undefined, copy?: LoadedItem): void {
    const form = this.context!;
    this.item = item;
    this.#news = undefined;
    this.#isFilled = true;
    const read = ({ stored }: LoadedItem) => Object.fromEntries(this.table.fields.map((field) => [field.name, field.read(stored, form)]));
    if (item) this.loaded = read(item);
    else this.loaded = { ...(copy && this.copied(read(copy))), ...this.prefilled?.(form) };
    this.entered = {};
    this.requestUpdate();
  }

  /** Fills the fields with the draft that a script has set. */
  async #takeGiven(): Promise<void> {
    const draft = this.#given;
    if (!draft) return;
    this.#given = undefined;
    this.entered = { ...this.entered, ...(await valuesOfDraft(draft, this.table.fields, this.context!)) };
    this.requestUpdate();
  }

  /** Names what is typed for what is kept of it: server, user, resource, and the item with its version, or what a new one is made of. */
  get #draftName(): string {
    const { base_url: server } = this.settings;
    const { id, version } = this.item ?? {};
    return JSON.stringify([server, this.#filledBy, this.table.resource, id ? { id, version } : this.#wanted()]);
  }

  /** What was entered, without what is lost with the page. */
  get #lasting(): Values {
    const isLasting = (name: string, value: unknown) => this.table.fields.find((field) => field.name === name)?.isLasting?.(value) ?? true;
    return Object.fromEntries(Object.entries(this.entered).filter(([name, value]) => isLasting(name, value)));
  }

  protected override change(name: string, value: unknown): void {
    super.change(name, value);
    this.#keeper.keepSoon();
  }

  /** Takes what was typed at an earlier time. */
  #goOn(entered: Values): void {
    // What fields hold may have another form since another version of this script.
    const known = this.table.fields.map(({ name }) => name);
    this.entered = Object.fromEntries(Object.entries(entered).filter(([name]) => known.includes(name)));
    this.requestUpdate();
  }

  protected override sessionChanged(): void {
    if (this.sessions.session?.me) return void this.#sendAgain();
    // From the moment on at which a session turns out to be over, so that what stands above the form is not replaced while somebody types there.
    if (this.isSending) this.#isWaiting = true;
    else if (!this.#isWaiting && this.#filledFor) this.#keeper.forget();
  }

  /** Sends what waits for somebody to sign in, once the form is no longer busy with what was refused. */
  async #sendAgain(): Promise<void> {
    if (!this.#isWaiting || this.isSending || !this.sessions.session?.me) return;
    this.#isWaiting = false;
    await this.#sendLast();
  }

  protected override tryAgain(): void {
    void this.#sendLast();
  }

  protected override async sending(...work: Parameters<CalForm['sending']>): Promise<void> {
    await super.sending(...work);
    await this.#sendAgain();
  }

  override async submit(): Promise<void> {
    this.#sendLast = () => this.submit();
    const conflict = this.#conflict;
    if (conflict?.theirs[statusName] === 'trash' && conflict.chosen[statusName] === 'theirs') return this.#leaveInTrash(conflict);
    const open = conflict ? openChoices(conflict, this.context!) : [];
    if (open.length) return this.refuse(open);
    if (conflict) this.#decide(conflict);
    if (this.#news === this.item) this.#news = undefined;
    await super.submit();
  }

  /** Keeps what was chosen. */
  #decide({ asked, chosen, status }: Conflict): void {
    for (const { name } of asked) if (chosen[name] === 'theirs') this.#drop(name);
    if (chosen[statusName]) this.#status = chosen[statusName] === 'yours' ? status : '';
    this.#conflict = undefined;
  }

  /** Gives up what was changed here of an item that somebody else has moved to the trash. */
  async #leaveInTrash({ status }: Conflict): Promise<void> {
    const { answer, id, version } = this.item!;
    this.reset();
    this.#deleted = { former: { ...answer, id }, status, version };
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('#saved')?.focus();
  }

  #drop(name: string): void {
    this.entered = Object.fromEntries(Object.entries(this.entered).filter(([other]) => other !== name));
  }

  /** What would be sent now, under wire names: of an item that is there, the fields that were changed. */
  protected body(form: FormContext): Readonly<Record<string, unknown>> {
    return this.item ? this.#patch(form) : this.#draft(form);
  }

  /** What is sent of a new item: all that is not empty. */
  #draft(form: FormContext): Readonly<Record<string, unknown>> {
    return Object.fromEntries(Object.entries(this.written(form)).filter(([, value]) => !isNothing(value)));
  }

  /** What is sent of one that is there: the fields that were changed. */
  #patch(form: FormContext): Readonly<Record<string, unknown>> {
    const changed = this.shownFields.filter((field) => this.isFieldChanged(field));
    return Object.assign({}, ...changed.map((field) => field.write(this.valueIn(field.name), form))) as Values;
  }

  protected override async send(form: FormContext): Promise<void> {
    const { item } = this;
    const status = this.#status || (item ? '' : this.#buttons(form)[0].status);
    const withStatus = (body: Readonly<Record<string, unknown>>) => (status && status !== item?.status ? { ...body, status } : body);
    const body = withStatus(this.body(form));
    if (!emit(this, 'cal-submit', item ? { patch: body } : { draft: body }, { cancelable: true })) return;
    if (item && !Object.keys(body).length) {
      this.#told = [];
      return;
    }
    const { version, answer } = item ?? {};
    const after = item
      ? await this.calls.update(item.id, body, { version, base: answer })
      : await this.create(body, form, (draft, name = '') => this.#make(draft as Values, form, name));
    this.#attempt = new Attempt();
    this.#keeper.forget();
    await this.#saved(form, after);
    emit(this, 'cal-saved', { ...recordOf(this.table.resource, after), isNew: !item });
    const next = this.nextPage(after);
    // What the server has changed is read first.
    if (next && this.#told!.length < 2) location.assign(next);
  }

  /** Makes an item, once however often it is tried where the server knows attempts by their names. */
  #make(draft: Values, form: FormContext, name: string): Promise<object & { readonly id: number }> {
    const { calls } = this;
    const { session } = form;
    if (!session.offers('versions')) return calls.create(draft);
    return this.#attempt.make(draft, this.written(form), name, {
      create: (body, idempotencyKey) => calls.create(body, { idempotencyKey }),
      update: async ({ id }, fields) => {
        const { version, answer } = await readForForm(session, calls, this.table.resource, id);
        return calls.update(id, fields, { version, base: answer });
      },
    });
  }

  /** Makes a new item. @param make sends a body; a name tells attempts of several apart @throws CalError */
  protected create(
    body: Readonly<Record<string, unknown>>,
    _form: FormContext,
    make: (body: object, name?: string) => Promise<object & { readonly id: number }>,
  ): Promise<object & { readonly id: number }> {
    return make(body);
  }

  /** What is said beside what the server made of it. */
  protected alsoSaved?(form: FormContext): readonly string[];

  /** Takes what the server has stored, and says what it made of what was sent. */
  async #saved(form: FormContext, after: { readonly id: number }): Promise<void> {
    const fields = this.shownFields.filter((field) => field.name in this.entered || !this.item);
    const sent = Object.fromEntries(fields.map(({ name }) => [name, this.valueIn(name)]));
    const { resource } = this.table;
    const now = form.session.offers('items')
      ? await readForForm(form.session, this.calls, resource, after.id).catch(() => loadedItem(resource, after))
      : loadedItem(resource, after);
    const alsoSaved = this.alsoSaved?.(form) ?? [];
    this.#take(now);
    this.#told = [...savedSentences({ fields, sent, status: now.status }, form), ...alsoSaved];
    this.said = this.#told.join(' ');
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('#saved')?.focus();
  }

  protected override async failed(error: CalError): Promise<void> {
    const form = this.context!;
    if (error.kind === 'conflict') return this.#askWhose(error);
    const isSessionOver = isDenied(error);
    // A nonce that was refused has been asked for again already.
    if (isSessionOver && form.session.me && !this.#isWaiting) await form.session.reload();
    if (isSessionOver && (this.#isWaiting || !form.session.me)) {
      this.#isWaiting = true;
      this.failure = { text: form.words.failures.signedOut, mayRetry: false };
      this.requestUpdate();
      return;
    }
    await super.failed(error);
  }

  /** Somebody else has changed the same: what only they have changed is taken, and the rest is asked for. */
  #askWhose({ fields, response }: CalError): Promise<void> {
    const now = loadedItem(this.table.resource, response as object);
    const wanted = fields.includes(statusName) ? this.#status || this.item!.status : undefined;
    return this.#merge(now, (field) => field.wire.some((name) => fields.includes(name)), wanted);
  }

  /**
   * Takes what somebody else has made of the item, keeps what was changed here, and asks whose is to stay of the fields for which it must.
   * @param status the one that the visitor wants, where it is to be asked about
   */
  async #merge(now: LoadedItem, isAsked: (field: Field) => boolean, status?: string): Promise<void> {
    const changed = this.shownFields.filter((field) => this.isFieldChanged(field));
    const mine = changed.map(({ name }) => [name, this.entered[name]] as const);
    this.#take(now);
    this.entered = Object.fromEntries(mine);
    const fields = changed.filter((field) => this.isFieldChanged(field) && isAsked(field));
    const asked = [...(status ? [askedStatus] : []), ...fields];
    if (asked.length) {
      const theirs = { ...this.loaded, [statusName]: now.status };
      this.#conflict = { asked, status: status ?? '', theirs, by: now.lastChange, chosen: {} };
      emit(this, 'cal-conflict', { fields: asked.map(({ name }) => name), theirs: now.answer });
    } else this.#news = now;
    this.requestUpdate();
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(asked.length ? '#conflict' : '#news')?.focus();
  }

  /** Looks whether somebody has changed the item while the visitor was elsewhere. */
  async #lookForNews(): Promise<void> {
    const { item } = this;
    const { session } = this.context ?? {};
    const isIdle = () => this.item === item && !this.isSending && !this.#conflict && !this.#deleted;
    if (!item || !session?.me || !isIdle() || (this.isDialog && !this.#dialog.isOpen)) return;
    // Whatever goes wrong is told when it is saved.
    const now = await readIfChanged(session, this.calls, this.table.resource, item).catch(() => undefined);
    if (!now || !isIdle()) return;
    this.#news = now;
    this.said = this.#newsText(now, this.context!);
    this.requestUpdate();
  }

  #newsText({ lastChange: { id, name }, status }: LoadedItem, form: FormContext): string {
    const { words, session } = form;
    if (status === 'trash') return words.news.trashed(name);
    return id === session.me?.id ? words.news.byYou : this.itemWords(form).changedBy(name);
  }

  /** Takes the news into the form; where both have changed a field, it asks. */
  readonly #showNews = async (): Promise<void> => {
    const [form, before] = [this.context!, this.loaded];
    const isTheirs = (field: Field) => !isSame(field.write(before[field.name], form), field.write(this.loaded[field.name], form));
    await this.#merge(this.#news!, isTheirs);
  };

  readonly #choose = (field: string, side: 'yours' | 'theirs'): void => {
    const { chosen } = this.#conflict!;
    this.#conflict = { ...this.#conflict!, chosen: { ...chosen, [field]: side } };
    this.problems = this.problems.filter((problem) => problem.field !== field);
    this.requestUpdate();
  };

  #buttons(form: FormContext): ReturnType<typeof saveButtons> {
    const { status } = this.values as Properties;
    return saveButtons(form, this.table.rights.publish, this.item, status instanceof Unreadable ? undefined : status);
  }

  override render(): TemplateResult {
    if (!this.isDialog) return super.render();
    return this.#dialog.isOpen ? this.#dialog.render(super.render(), this.common?.close ?? '') : html`<slot></slot>`;
  }

  protected override renderContent(form: FormContext): unknown {
    const { session, words } = form;
    const title = this.itemWords(form);
    const heading = this.renderTitle(this.item ? title.editTitle : title.newTitle);
    if (!session.me && !this.#isWaiting) return html`<slot name="signed-out"></slot>${this.#renderSignIn()}`;
    if (this.#unread) return this.renderError(this.#unread, () => this.#readAgain());
    if (!this.#isFilled)
      return html`${heading}
        <div class="waiting"></div>`;
    if (!this.item && !this.#isWaiting && !session.may(this.table.rights.create))
      return html`${heading}
        <p part="message">${words.failures.denied}</p>`;
    return html`
      ${this.#isWaiting ? this.#renderSignIn() : nothing}
      <form part="form" novalidate aria-labelledby="form-title" @submit=${this.#onSubmit} @keydown=${this.#onKey}>
        ${heading} ${this.#keeper.render(form)} ${this.#dialog.renderQuestion(form)} ${this.#renderNews(form)}
        ${this.#renderSaved(form, title)} ${this.renderProblems(form)}
        ${this.#conflict ? conflictChoices(this.#conflict, form, this.#choose) : nothing}
        <slot name="before"></slot>
        ${this.#renderFields(this.#fieldsOf(this.names.shown), form)} ${this.#renderMore(form)}
        <slot name="after"></slot>
        <slot name="terms"></slot>
        <div part="actions" class="actions">
          ${this.#buttons(form).map(({ label, status }, index) => submitButton(label, this.isSending, status, !index, index ? undefined : 'Control+Enter'))}
          ${
            this.item?.may?.includes('delete')
              ? html`<button part="button delete" type="button" @click=${this.#delete}>${words.buttons.delete}</button>`
              : nothing
          }
          ${this.renderMoreActions?.(form) ?? nothing}
          <slot name="actions"></slot>
        </div>
        ${this.awaited ? html`<p part="help" class="help">${this.awaited}</p>` : nothing}
      </form>
    `;
  }

  /** Buttons beside those that save. */
  protected renderMoreActions?(form: FormContext): unknown;

  #renderSignIn(): TemplateResult {
    const { base_url: baseUrl } = this.settings as { base_url?: string };
    return html`<cal-sign-in base-url=${baseUrl ?? nothing}></cal-sign-in>`;
  }

  /** By their names: where some come or go, the control that has the focus stays. */
  #renderFields(fields: readonly Field[], form: FormContext): unknown {
    return repeat(
      fields,
      ({ name }) => name,
      (field) => this.renderField(field, form),
    );
  }

  #renderMore(form: FormContext): unknown {
    const fields = this.#fieldsOf(this.names.more);
    if (!fields.length) return nothing;
    const isWrong = fields.some(({ name }) => this.problems.some(({ field }) => field === name));
    return html`
      <details part="more" class="more-fields" ?open=${isWrong}>
        <summary>${form.words.more}</summary>
        ${this.#renderFields(fields, form)}
      </details>
    `;
  }

  #renderSaved(form: FormContext, title: ItemFormWords): unknown {
    if (this.#deleted) return deletedMessage(form, () => void this.#restore());
    const { item } = this;
    if (!this.#told || !item || this.isChanged) return nothing;
    const startAnother = this.#wanted().key === undefined ? this.#startAnother : undefined;
    return savedMessage({ sentences: this.#told, item, next: this.nextPage(item), startAnother }, form.words.saved, title);
  }

  #renderNews(form: FormContext): unknown {
    const news = this.#news;
    if (!news) return nothing;
    const isShown = news === this.item;
    return html`<div class="saved" part="news" id="news" tabindex="-1">
      <p part="message">${this.#newsText(news, form)}${isShown ? ` ${form.words.news.shown}` : nothing}</p>
      ${
        isShown || news.status === 'trash'
          ? nothing
          : html`<div class="actions"><button part="button" type="button" @click=${this.#showNews}>${form.words.news.show}</button></div>`
      }
    </div>`;
  }

  readonly #onKey = (press: KeyboardEvent): void => onEnter(press, () => void this.submitAs(this.#buttons(this.context!)[0].status));

  readonly #onSubmit = (submission: SubmitEvent): void => {
    submission.preventDefault();
    void this.submitAs((submission.submitter as HTMLButtonElement | null)?.value ?? '');
  };

  readonly #startAnother = (): void => {
    this.reset();
    this.#take(undefined);
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('#form-title')?.focus());
  };

  readonly #delete = (): Promise<void> => {
    this.#sendLast = this.#delete;
    const item = this.item!;
    return this.sending(async () => {
      const former = await this.calls.remove(item.id, { version: item.version });
      this.#deleted = { former, status: item.status };
      emit(this, 'cal-deleted', { ...recordOf(this.table.resource, former), restore: () => this.#restore() });
    });
  };

  readonly #restore = (): Promise<void> => {
    const item = this.#deleted;
    if (!item) return Promise.resolve();
    this.#sendLast = this.#restore;
    return this.sending(async () => {
      // Without its former status, servers would publish it.
      await this.calls.restore(item.former, item.status, { version: item.version });
      this.#deleted = undefined;
      this.#filledFor = undefined;
    });
  };

  #readAgain(): void {
    this.#filledFor = undefined;
    this.requestUpdate();
  }
}

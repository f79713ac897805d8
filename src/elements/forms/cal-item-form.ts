import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { CalError, itemCallsOf, type ItemCalls } from '../../query/index.js';
import { calendarEvent, organizerRecord, venueRecord } from '../../records/index.js';
import { camelCase, positive, Unreadable, type FilterTable } from '../../schema/index.js';
import { filterProperties, type FilterProperties } from '../base/attributes.js';
import { emit, type CalSavedDetail } from '../base/events.js';
import { exportInnerParts } from '../base/export-parts.js';
import { CalForm, type Values } from './cal-form.js';
import { choiceId, conflictChoices, type Conflict } from './conflict.js';
import { isSame, type Field, type FormContext, type Problem } from './field.js';
import { submitButton } from './form-parts.js';
import { itemFormAttributes } from './item-form-attributes.js';
import type { KeptDraft } from './kept-draft.js';
import { loadedItem, readForForm, type FormResource, type LoadedItem } from './items.js';

type Properties = FilterProperties<typeof itemFormAttributes>;

/** What each resource's form must define. */
export interface ItemFormTable {
  readonly resource: FormResource;
  /** Wire name of the attribute that holds the id, such as `event_id`. */
  readonly idName: string;
  /** Own attributes. */
  readonly ownAttributes?: FilterTable;
  /** All fields that it can show. */
  readonly fields: readonly Field[];
  /** Names of those that it shows where the attribute `fields` is absent, in order. */
  readonly shown: readonly string[];
  /** Names of those that it then shows folded, below the others. */
  readonly more?: readonly string[];
  /** The rights that it takes to make one and to publish it, as `me.may` names them. */
  readonly rights: { readonly create: string; readonly publish: string };
}

/** What a form says around its item. */
export interface ItemFormWords {
  /** Heading of a form for a new one, and of one for one that is there. */
  readonly newTitle: string;
  readonly editTitle: string;
  /** The link to the page of what was saved. */
  readonly view: string;
  /** The button that empties the form for another one. */
  readonly another: string;
}

/** A button that saves: with a status, or, where it has none, with the one that the item has. */
interface SaveButton {
  readonly status: string;
  readonly label: string;
}

const records = { events: calendarEvent, venues: venueRecord, organizers: organizerRecord } as const;
const members = { events: 'event', venues: 'venue', organizers: 'organizer' } as const;

const namesIn = (text: unknown): string[] => (typeof text === 'string' ? text.split(/[\s,]+/).filter(Boolean) : []);

const loadKeptDrafts = () => import('./kept-draft.js');

/** Milliseconds after the last key until what is typed is kept. */
const pauseToKeep = 1000;

/** A name that nobody guesses. */
const randomName = (): string => [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');

/** A value that sends nothing in a new item. */
const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length);

/**
 * A form for one item of any resource: a new one, or one that is there, by its id or slug. It sends only what was changed, so that what somebody
 * else has changed meanwhile stays; where both have changed the same, it asks. Whoever is not signed in can do so above the form, and nothing that
 * was entered is lost.
 *
 * @slot success - Below the message that it is saved.
 * @slot signed-out - Above the form that signs in.
 *
 * @csspart dialog - The dialog.
 * @csspart close - The button that closes the dialog, together with `button`.
 * @csspart more - What is folded below the other fields.
 * @csspart saved - The message that it is saved.
 * @csspart kept - The offer to go on with what was typed at an earlier time.
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
  #isFilled = false;
  /** Why the item could not be read. */
  #unread: CalError | undefined;
  #conflict: Conflict | undefined;
  /** The status that the pressed button stands for. */
  #status = '';
  /** What the server made of what was sent, in sentences; `undefined` until it was saved. */
  #told: readonly string[] | undefined;
  /** The item that is in the trash since it was deleted here. */
  #deleted: { readonly former: object & { readonly id: number }; readonly status: string } | undefined;
  #isOpen = false;
  /** Whether the visitor is asked before what was entered is left. */
  #isLeaving = false;
  /** Whether it is to be sent once somebody has signed in. */
  #isWaiting = false;
  /** What was typed here at an earlier time, until it is taken or discarded. */
  #kept: KeptDraft | undefined;
  #keeping: ReturnType<typeof setTimeout> | undefined;
  /** Names this attempt to make something, so that a second try makes no second one. */
  #attempt = randomName();

  /** Opens the dialog. */
  open(): void {
    this.#isOpen = true;
    this.requestUpdate();
  }

  /** Closes the dialog; the visitor is asked first where something was entered that is not saved. */
  close(): void {
    if (this.isChanged) {
      this.#isLeaving = true;
      this.requestUpdate();
      void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('#leaving')?.focus());
    } else this.#dialog?.close();
  }

  /** Forgets what was entered, and shows what was loaded. */
  reset(): void {
    this.forget();
    this.#conflict = undefined;
    this.#told = undefined;
  }

  /** Saves with the status of a button: `draft`, `pending`, `publish`; empty for the one that the item has. */
  async submitAs(status: string): Promise<void> {
    this.#status = status;
    await this.submit();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('beforeunload', this.#onLeavePage);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('beforeunload', this.#onLeavePage);
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

  protected get isDialog(): boolean {
    return this.values.mode === 'dialog';
  }

  /** The key of the item to change, and of one to copy. */
  #wanted(): { readonly key: number | string | undefined; readonly copyOf: number | undefined } {
    const { [this.table.idName]: id, slug, copy_of: copyOf } = this.values as Record<string, number | string | undefined>;
    return { key: id ?? slug, copyOf: typeof copyOf === 'number' ? copyOf : undefined };
  }

  protected get calls(): ItemCalls {
    return itemCallsOf(this.sessions.session!, this.settings, this.table.resource);
  }

  protected override updated(): void {
    super.updated();
    exportInnerParts(this.renderRoot);
    const { states } = this.internals;
    if (this.#conflict) states.add('conflict');
    else states.delete('conflict');
    const dialog = this.#dialog;
    if (dialog && this.#isOpen && !dialog.open) dialog.showModal();
    // After this update, which is not to cause another one.
    if (this.context?.session.me) void Promise.resolve().then(() => this.#fill());
  }

  /** Fills the form with what its attributes ask for; what was entered is never replaced without a question. */
  async #fill(): Promise<void> {
    const wanted = this.#wanted();
    const { base_url: server } = this.settings;
    const name = JSON.stringify([server, wanted, this.sessions.session!.me!.id]);
    if (name === this.#filledFor) return;
    if (this.#filledFor !== undefined && this.isChanged) return this.#askToLeave();
    this.#filledFor = name;
    this.#isFilled = false;
    this.reset();
    this.item = undefined;
    this.#unread = undefined;
    const key = wanted.key ?? wanted.copyOf;
    try {
      const item = key === undefined ? undefined : await readForForm(this.sessions.session!, this.calls, this.table.resource, key);
      if (name !== this.#filledFor) return;
      this.#take(wanted.key === undefined ? undefined : item, wanted.key === undefined ? item : undefined);
      await this.#offerKept();
    } catch (error) {
      if (!(error instanceof CalError)) throw error;
      this.#unread = error;
    }
    this.requestUpdate();
  }

  #askToLeave(): void {
    if (this.#isLeaving) return;
    this.#isLeaving = true;
    this.requestUpdate();
  }

  /** Fills the fields: with an item, or for a new one with a copy of another, and what attributes say. */
  #take(item: LoadedItem | undefined, copy?: LoadedItem): void {
    const form = this.context!;
    this.item = item;
    this.#isFilled = true;
    const read = ({ stored }: LoadedItem) => Object.fromEntries(this.table.fields.map((field) => [field.name, field.read(stored, form)]));
    if (item) this.loaded = read(item);
    else this.loaded = { ...(copy && this.copied(read(copy))), ...this.prefilled?.(form) };
    this.entered = {};
    this.requestUpdate();
  }

  /** Names what is typed for what is kept of it: server, user, item and its version. */
  get #draftName(): string {
    return `${this.#filledFor} ${this.item?.version ?? ''}`;
  }

  get #keepsDraft(): boolean {
    return this.values.keep_draft === true;
  }

  protected override change(name: string, value: unknown): void {
    super.change(name, value);
    clearTimeout(this.#keeping);
    if (this.#keepsDraft) this.#keeping = setTimeout(() => void this.#keep(), pauseToKeep);
  }

  async #keep(): Promise<void> {
    const { keepDraft, forgetDraft } = await loadKeptDrafts();
    await (this.isChanged ? keepDraft(this.#draftName, this.entered) : forgetDraft(this.#draftName));
  }

  #forgetKept(): void {
    clearTimeout(this.#keeping);
    this.#kept = undefined;
    const name = this.#draftName;
    if (this.#keepsDraft) void loadKeptDrafts().then(({ forgetDraft }) => forgetDraft(name));
  }

  /** Offers what was typed before. */
  async #offerKept(): Promise<void> {
    if (!this.#keepsDraft) return;
    const name = this.#draftName;
    const kept = await (await loadKeptDrafts()).keptDraft(name);
    if (name !== this.#draftName || this.isChanged) return;
    this.#kept = kept;
    this.requestUpdate();
  }

  readonly #goOn = (): void => {
    // What fields hold may have another form since another version of this script.
    const known = this.table.fields.map(({ name }) => name);
    this.entered = Object.fromEntries(Object.entries(this.#kept!.entered).filter(([name]) => known.includes(name)));
    this.#kept = undefined;
    this.requestUpdate();
  };

  readonly #discardKept = (): void => {
    this.#forgetKept();
    this.requestUpdate();
  };

  #renderKept({ words, language, display }: FormContext): unknown {
    if (!this.#kept || this.isChanged) return nothing;
    const { timeZone, hourCycle } = display;
    const time = new Date(this.#kept.at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short', timeZone, hourCycle });
    return html`<div class="saved" part="kept" role="status">
      <p part="message">${words.kept(time)}</p>
      <div class="actions">
        <button part="button" type="button" @click=${this.#goOn}>${words.goOn}</button>
        <button part="button" type="button" @click=${this.#discardKept}>${words.discard}</button>
      </div>
    </div>`;
  }

  protected override sessionChanged(): void {
    if (!this.sessions.session?.me && !this.#isWaiting && this.#filledFor) this.#forgetKept();
    if (!this.#isWaiting || !this.sessions.session?.me) return;
    this.#isWaiting = false;
    void this.submit();
  }

  override async submit(): Promise<void> {
    const open = this.#conflict?.fields.filter(({ name }) => !this.#conflict!.chosen[name]) ?? [];
    if (open.length) {
      const { words } = this.context!;
      return this.refuse(
        open.map((field): Problem => ({
          field: field.name,
          control: choiceId(field.name),
          text: words.conflict.choose(field.label(this.context!)),
        })),
      );
    }
    for (const { name } of this.#conflict?.fields ?? []) if (this.#conflict!.chosen[name] === 'theirs') this.#drop(name);
    this.#conflict = undefined;
    await super.submit();
  }

  #drop(name: string): void {
    this.entered = Object.fromEntries(Object.entries(this.entered).filter(([other]) => other !== name));
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
    const status = this.#status || (item ? '' : this.#buttons(form)[0]!.status);
    const withStatus = (body: Readonly<Record<string, unknown>>) => (status && status !== item?.status ? { ...body, status } : body);
    const body = withStatus(item ? this.#patch(form) : this.#draft(form));
    if (!emit(this, 'cal-submit', item ? { patch: body } : { draft: body }, { cancelable: true })) return;
    if (item && !Object.keys(body).length) {
      this.#told = [];
      return;
    }
    const { version, answer } = item ?? {};
    const after = item
      ? await this.calls.update(item.id, body, { version, ...(answer && { base: answer }) })
      : await this.calls.create(body, form.session.offers('versions') ? this.#attempt : undefined);
    this.#attempt = randomName();
    this.#forgetKept();
    await this.#saved(form, after, status);
    emit(this, 'cal-saved', { ...this.#recordOf(after), isNew: !item });
    const next = this.nextPage(after);
    // What the server has changed is read first.
    if (next && this.#told!.length < 2) location.assign(next);
  }

  #recordOf(answer: object): Omit<CalSavedDetail, 'isNew'> {
    const { resource } = this.table;
    return { [members[resource]]: records[resource](answer as never) };
  }

  /** Takes what the server has stored, and says what it made of what was sent. */
  async #saved(form: FormContext, after: { readonly id: number }, sentStatus: string): Promise<void> {
    const sent = this.shownFields.filter((field) => field.name in this.entered || !this.item);
    const before = Object.fromEntries(sent.map(({ name }) => [name, this.valueIn(name)]));
    const { resource } = this.table;
    const now = form.session.offers('items')
      ? await readForForm(form.session, this.calls, resource, after.id).catch(() => loadedItem(resource, after))
      : loadedItem(resource, after);
    this.#take(now);
    const { savedAs } = form.words;
    const status = sentStatus || now.status;
    this.#told = [
      (now.status === status || !sentStatus ? savedAs[now.status as keyof typeof savedAs] : savedAs.pending) ?? form.words.saved,
      ...sent.flatMap((field) => {
        const value = this.valueIn(field.name);
        const isKept = isSame(field.write(before[field.name], form), field.write(value, form));
        return isKept ? [] : (field.told?.(before[field.name], value, form) ?? []);
      }),
    ];
    this.said = this.#told.join(' ');
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('#saved')?.focus();
  }

  protected override async failed(error: CalError): Promise<void> {
    const form = this.context!;
    if (error.kind === 'conflict') return this.#askWhose(error);
    const isSessionOver = error.status === 401 || error.status === 403;
    if (isSessionOver) await form.session.reload();
    if (isSessionOver && !form.session.me) {
      this.#isWaiting = true;
      this.failure = { text: form.words.failures.signedOut, mayRetry: false };
      this.requestUpdate();
      return;
    }
    await super.failed(error);
  }

  /** Somebody else has changed the same: what only they have changed is taken, and the rest is asked for. */
  async #askWhose({ fields, response }: CalError): Promise<void> {
    const now = loadedItem(this.table.resource, response as object);
    const mine = this.entered;
    const asked = this.shownFields.filter((field) => this.isFieldChanged(field) && field.wire.some((name) => fields.includes(name)));
    this.#take(now);
    this.entered = mine;
    this.#conflict = { fields: asked, theirs: this.loaded, chosen: {} };
    emit(this, 'cal-conflict', { fields: asked.map(({ name }) => name), theirs: now.answer });
    this.requestUpdate();
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('#conflict')?.focus();
  }

  readonly #choose = (field: string, side: 'yours' | 'theirs'): void => {
    const { chosen } = this.#conflict!;
    this.#conflict = { ...this.#conflict!, chosen: { ...chosen, [field]: side } };
    this.problems = this.problems.filter((problem) => problem.field !== field);
    this.requestUpdate();
  };

  /** The buttons that save, the first one first. */
  #buttons(form: FormContext): readonly SaveButton[] {
    const { buttons } = form.words;
    const { item } = this;
    const given = this.values.status as keyof typeof buttons | 'ask' | undefined;
    if (given && given !== 'ask' && !item) return [{ status: given, label: buttons[given] }];
    const first = form.session.may(this.table.rights.publish) ? 'publish' : 'pending';
    const leading = { status: first, label: buttons[first] };
    if (!item) return [leading, { status: 'draft', label: buttons.draft }];
    const save = { status: '', label: item.status === 'draft' ? buttons.draft : buttons.save };
    return item.status === 'draft' || (item.status === 'pending' && first === 'publish') ? [leading, save] : [save];
  }

  override render(): TemplateResult {
    if (!this.isDialog) return super.render();
    if (!this.#isOpen) return html`<slot></slot>`;
    return html`
      <dialog part="dialog" aria-labelledby="form-title" @cancel=${this.#onCancel} @close=${this.#onClose}>
        <button part="button close" class="close" type="button" aria-label=${this.common?.close ?? ''} @click=${() => this.close()}>
          <span aria-hidden="true">×</span>
        </button>
        ${super.render()}
      </dialog>
    `;
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
      <form part="form" novalidate aria-labelledby="form-title" @submit=${this.#onSubmit}>
        ${heading} ${this.#renderKept(form)} ${this.#renderLeaving(form)} ${this.#renderSaved(form, title)} ${this.renderProblems(form)}
        ${this.#conflict ? conflictChoices(this.#conflict, form, this.#choose) : nothing}
        <slot name="before"></slot>
        ${this.#fieldsOf(this.names.shown).map((field) => this.renderField(field, form))} ${this.#renderMore(form)}
        <slot name="after"></slot>
        <div part="actions" class="actions">
          ${this.#buttons(form).map(({ label, status }, index) => submitButton(label, this.isSending, status, !index))}
          ${
            this.item?.may?.includes('delete')
              ? html`<button part="button delete" type="button" @click=${this.#delete}>${words.buttons.delete}</button>`
              : nothing
          }
          <slot name="actions"></slot>
        </div>
      </form>
    `;
  }

  #renderSignIn(): TemplateResult {
    const { base_url: baseUrl } = this.settings as { base_url?: string };
    return html`<cal-sign-in base-url=${baseUrl ?? nothing}></cal-sign-in>`;
  }

  #renderMore(form: FormContext): unknown {
    const fields = this.#fieldsOf(this.names.more);
    if (!fields.length) return nothing;
    const isWrong = fields.some(({ name }) => this.problems.some(({ field }) => field === name));
    return html`
      <details part="more" class="more-fields" ?open=${isWrong}>
        <summary>${form.words.more}</summary>
        ${fields.map((field) => this.renderField(field, form))}
      </details>
    `;
  }

  #renderSaved({ words }: FormContext, { view, another }: ItemFormWords): unknown {
    if (this.#deleted) {
      return html`<div part="saved" class="saved" id="saved" tabindex="-1">
        <p part="message">${words.deleted}</p>
        <button part="button" type="button" @click=${this.#restore}>${words.undo}</button>
      </div>`;
    }
    const told = this.#told;
    const { item } = this;
    if (!told || !item || this.isChanged) return nothing;
    const [first = words.saved, ...rest] = told;
    return html`<div part="saved" class="saved" id="saved" tabindex="-1">
      <p part="message">${first}</p>
      ${rest.map((line) => html`<p>${line}</p>`)}
      <div class="row">
        ${item.status === 'publish' && /^https?:/.test(item.url) ? html`<a href=${this.nextPage(item) ?? item.url}>${view}</a>` : nothing}
        ${
          this.#wanted().key === undefined
            ? html`<button class="link" type="button" @click=${this.#startAnother}>${another}</button>`
            : nothing
        }
      </div>
      <slot name="success"></slot>
    </div>`;
  }

  #renderLeaving({ words }: FormContext): unknown {
    if (!this.#isLeaving) return nothing;
    return html`<div class="summary" id="leaving" role="alertdialog" tabindex="-1" aria-labelledby="leaving-title">
      <p part="message" id="leaving-title">${words.unsaved}</p>
      <div class="actions">
        <button part="button" type="button" @click=${this.#stay}>${words.keepEditing}</button>
        <button part="button" type="button" @click=${this.#discard}>${words.discard}</button>
      </div>
    </div>`;
  }

  readonly #onSubmit = (submission: SubmitEvent): void => {
    submission.preventDefault();
    void this.submitAs((submission.submitter as HTMLButtonElement | null)?.value ?? '');
  };

  readonly #startAnother = (): void => {
    this.reset();
    this.#take(undefined);
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('#form-title')?.focus());
  };

  readonly #delete = (): void => {
    const item = this.item!;
    void this.sending(async () => {
      const former = await this.calls.remove(item.id, item.version);
      this.#deleted = { former, status: item.status };
      emit(this, 'cal-deleted', { ...this.#recordOf(former), restore: () => this.#restore() });
    });
  };

  readonly #restore = (): Promise<void> => {
    const item = this.#deleted;
    if (!item) return Promise.resolve();
    return this.sending(async () => {
      // Without its former status, servers would publish it.
      await this.calls.restore(item.former, item.status);
      this.#deleted = undefined;
      this.#filledFor = undefined;
    });
  };

  #readAgain(): void {
    this.#filledFor = undefined;
    this.requestUpdate();
  }

  readonly #stay = (): void => {
    this.#isLeaving = false;
    this.requestUpdate();
  };

  readonly #discard = (): void => {
    this.#isLeaving = false;
    this.#forgetKept();
    this.reset();
    this.#dialog?.close();
  };

  /** Esc asks, too. */
  readonly #onCancel = (cancel: Event): void => {
    if (!this.isChanged) return;
    cancel.preventDefault();
    this.close();
  };

  readonly #onClose = (): void => {
    this.#isOpen = false;
    Object.assign(this, { [camelCase(this.table.idName)]: undefined, slug: undefined });
    emit(this, 'cal-close', {});
    this.requestUpdate();
  };

  readonly #onLeavePage = (event: BeforeUnloadEvent): void => {
    if (this.isChanged) event.preventDefault();
  };

  get #dialog(): HTMLDialogElement | null {
    return this.renderRoot.querySelector('dialog');
  }
}

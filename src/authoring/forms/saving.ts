import { callsOf } from '../session/session-client.js';
import { seriesInConflict } from '../session/series.js';
import type { CalError } from '../../data/client/index.js';
import { emit } from '../../elements/base/events.js';
import type { Made } from './attempt.js';
import { openChoices } from './conflict.js';
import { isDenied } from './failure.js';
import type { Problem } from './field.js';
import { bodyOf, type Body } from './form-body.js';
import type { FormController } from './form-controller.js';
import type { Form, FormState } from './form-state.js';
import type { ItemFormTable } from './item-form-table.js';
import {
  conflicted,
  decided,
  interrupted,
  isLeftInTrash,
  leftInTrash,
  saved,
  takenBack,
  updated,
} from './item-state.js';
import { ItemWriter, type Make } from './item-writer.js';
import { lastChangeOf, loadedItem, readForForm, recordOf } from './items.js';

/** The words for a write of several items, and the way back. */
export interface Done {
  readonly said: string;
  readonly undo: () => Promise<void>;
}

/** Moves several items to the trash. */
export type Removal = () => Promise<Done>;

/** The form that is saved. */
interface SavedForm {
  readonly controller: FormController;
  readonly table: () => ItemFormTable;
  /** The problems that only the server knows; absent where there can be none. */
  readonly findProblems: (form: Form) => Promise<readonly Problem[]> | undefined;
  /** Makes a new item. @param make does so by one request */
  readonly create: (body: Body, form: Form, make: Make) => Promise<Made>;
  /** Changes an item by another route than that of its resource, where it takes that. */
  readonly change: (body: Body, form: Form) => Promise<Made> | undefined;
  /** Moves more than the item to the trash, where that is asked for. */
  readonly removal: (form: Form) => Removal | undefined;
  /** What the last change has done to further items. */
  readonly further: () => Done | undefined;
  /** The status of a new item for which no button was pressed. */
  readonly firstStatus: (form: Form) => string;
  /** Forgets the kept draft. */
  readonly forget: () => void;
  /** Reads the item again. */
  readonly readAgain: () => void;
  /** Called with the answer once the form shows it. */
  readonly done: (answer: Made) => void;
}

/** Saves the item of a form, moves it to the trash and takes it out again, and reports the outcome. */
export class Saving {
  readonly #saved: SavedForm;
  readonly #controller: FormController;
  readonly #writer = new ItemWriter(() => this.#saved.table().resource);
  /** The last deletion of more than the item. */
  #removed: Done | undefined;

  constructor(saved: SavedForm) {
    this.#saved = saved;
    this.#controller = saved.controller;
  }

  /** Checks what was entered, and sends it; resolves when that has succeeded or failed. */
  async save(): Promise<void> {
    const { form } = this.#controller;
    if (!form || form.state.isSending) return;
    const { conflict, item } = form.state;
    if (isLeftInTrash(form.state)) {
      this.#saved.forget();
      this.#controller.state = leftInTrash(form.state);
      return this.#controller.focus('#saved');
    }
    const finding = item ? undefined : this.#saved.findProblems(form);
    const problems = conflict ? openChoices(conflict, form) : finding ? await finding : [];
    if (problems.length) return this.#controller.refuse(problems);
    this.#controller.state = decided(this.#controller.state);
    await this.#controller.check((checked) => this.#sending('save', () => this.#send(checked)));
  }

  async #send(form: Form): Promise<void> {
    const { item, status: pressed } = form.state;
    const { table, create, change, further, firstStatus, forget, done } = this.#saved;
    const { resource, fields } = table();
    const { session, settings, host } = form;
    const status = pressed || (item ? '' : firstStatus(form));
    const body = { ...bodyOf(form), ...(status && status !== item?.status && { status }) };
    if (!emit(host, 'cal-submit', item ? { patch: body } : { draft: body }, { cancelable: true })) return;
    if (item && !Object.keys(body).length) return this.#controller.set({ outcome: [] });
    const answer = await this.#writer.write(
      form,
      body,
      (make) => create(body, form, make),
      () => change(body, form),
    );
    forget();
    const stored = session.offers('items')
      ? await readForForm(session, callsOf(session, resource, settings), resource, answer.id).catch(() => undefined)
      : undefined;
    const now = stored ?? loadedItem(resource, answer);
    const { said } = further() ?? {};
    this.#controller.state = saved(this.#controller.state, form, now, fields, said ? [said] : []);
    await this.#controller.focus('#saved');
    emit(host, 'cal-saved', { ...recordOf(resource, answer), isNew: !item });
    done(answer);
  }

  /** Moves the item to the trash. */
  readonly delete = (): Promise<void> => {
    const form = this.#controller.form!;
    const { host, session, settings, state } = form;
    const { resource } = this.#saved.table();
    const { id, version, status } = state.item!;
    return this.#sending('delete', async () => {
      const calls = callsOf(session, resource, settings);
      const remove = this.#saved.removal(form);
      // Nobody reads what is in the trash.
      const former = remove ? await calls.read(id) : await calls.remove(id, { version });
      this.#removed = await remove?.();
      const said = this.#removed?.said ?? form.words.deleted;
      this.#controller.set({ trashed: { former, status, said }, announcement: said });
      emit(host, 'cal-deleted', { ...recordOf(resource, former), restore: this.restore });
    });
  };

  /** Takes it out again. */
  readonly restore = async (): Promise<void> => {
    const { session, settings, state } = this.#controller.form!;
    if (!state.trashed) return;
    const { former, status, version } = state.trashed;
    await this.#sending('restore', async () => {
      // Without its former status, servers would publish it.
      if (this.#removed) await this.#removed.undo();
      else await callsOf(session, this.#saved.table().resource, settings).restore(former, status, { version });
      this.#controller.set({ trashed: undefined });
      this.#saved.readAgain();
    });
  };

  /** Takes the last change of further items back, and with it that of the item. */
  readonly undo = (): Promise<void> => {
    const { session, settings, state, words } = this.#controller.form!;
    const { resource, fields } = this.#saved.table();
    return this.#sending('undo', async () => {
      await this.#saved.further()!.undo();
      const item = await readForForm(session, callsOf(session, resource, settings), resource, state.item!.id);
      this.#controller.state = takenBack(this.#controller.form!, item, fields, words.dates.takenBack);
      await this.#controller.focus('#saved');
    });
  };

  /** Repeats the failed action. */
  again(): Promise<void> {
    const actions = { save: () => this.save(), delete: this.delete, restore: this.restore, undo: this.undo };
    return actions[this.#controller.state.lastAction]();
  }

  /** Somebody has signed in: sends what waits for that, once the form is no longer busy with what was refused. */
  async signedIn(): Promise<void> {
    const { isWaiting, isSending } = this.#controller.state;
    if (!isWaiting || isSending || !this.#controller.form?.session.me) return;
    this.#controller.set({ isWaiting: false });
    await this.again();
  }

  /** Shows the edit of another user, and lets the visitor choose between values where both have changed the same. */
  readonly showOtherEdit = (): Promise<void> => this.#ask(updated(this.#controller.form!, this.#saved.table().fields));

  async #sending(lastAction: FormState['lastAction'], work: () => Promise<void>): Promise<void> {
    this.#controller.set({ lastAction });
    await this.#controller.sending(work, undefined, (error) => this.#explain(error));
    await this.signedIn();
  }

  /** Lets the visitor choose in a conflict, waits for a sign-in where the session is over, and shows other refusals. */
  async #explain(error: CalError): Promise<void> {
    const form = this.#controller.form!;
    const { resource, fields } = this.#saved.table();
    if (error.kind === 'conflict')
      return this.#ask(conflicted(form, loadedItem(resource, error.response as object), fields, error.fields));
    const series = seriesInConflict(error);
    if (series) return this.#askAboutSeries(series, error);
    // A nonce that was refused has been requested again already.
    if (isDenied(error) && form.session.me && !form.state.isWaiting) await form.session.reload();
    const isOver = isDenied(error) && (this.#controller.state.isWaiting || !form.session.me);
    if (!isOver) return this.#controller.fail(error);
    this.#controller.state = interrupted(this.#controller.state, form.words.failures.signedOut);
  }

  /** Reads the item again, whose series somebody has changed. */
  async #askAboutSeries(series: object, error: CalError): Promise<void> {
    const { session, settings, state } = this.#controller.form!;
    const { resource, fields } = this.#saved.table();
    const calls = callsOf(session, resource, settings);
    const item = await readForForm(session, calls, resource, state.item!.id).catch(() => undefined);
    if (!item) return this.#controller.fail(error);
    this.#controller.set({ otherEdit: { ...item, lastChange: lastChangeOf(series) } });
    await this.#ask(updated(this.#controller.form!, fields));
  }

  async #ask(state: FormState): Promise<void> {
    this.#controller.state = state;
    const { conflict, item } = state;
    if (conflict) {
      const fields = conflict.asked.map(({ name }) => name);
      emit(this.#controller.form!.host, 'cal-conflict', { fields, theirs: item!.answer });
    }
    await this.#controller.focus(conflict ? '#conflict' : '#news');
  }
}

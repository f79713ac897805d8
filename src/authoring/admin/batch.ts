import { html, nothing, type LitElement } from 'lit';
import { CalError } from '../../data/client/index.js';
import type { DeskItem, DeskKind } from '../session/desk-items.js';
import { actions, reasonOf, type ActionName } from '../editing/item-actions.js';
import type { Desk } from './desk.js';

/** The items for which an action failed, and why. */
interface Failures {
  readonly action: ActionName;
  readonly date: string;
  readonly items: readonly { readonly item: DeskItem; readonly reason: string }[];
}

/** The list whose items are changed. */
interface BatchList {
  readonly kind: DeskKind;
  /** The items of the page that is shown. */
  readonly items: () => readonly DeskItem[];
  readonly reload: () => Promise<void>;
}

const nameOf = (items: readonly DeskItem[], { words }: Desk): string => {
  const [item] = items;
  return item && items.length === 1 ? words.quoted(item.title || words.untitledItem) : words.items(items.length);
};

/**
 * An action on items of a list, one after another, so that what fails is known by its name; then all can be undone at
 * once.
 */
export class Batch {
  /** The number of items that are done; `undefined` while nothing is. */
  progress: { readonly done: number; readonly total: number } | undefined;
  readonly #host: LitElement;
  readonly #list: BatchList;
  #failures: Failures | undefined;

  constructor(host: LitElement, list: BatchList) {
    this.#host = host;
    this.#list = list;
  }

  /** Forgets what did not work. */
  forget(): void {
    this.#failures = undefined;
  }

  /** Does something with items, after a question for what it takes. */
  start(name: ActionName, items: readonly DeskItem[], desk: Desk): void {
    if (this.progress) return;
    const { words } = desk;
    if (!actions[name].takesDate) return void this.#run(name, items, '', desk);
    desk.ask({
      title: words.move.title,
      hints: [nameOf(items, desk), words.move.hint],
      fields: [{ name: 'date', words: words.newDate, type: 'date', value: items[0]!.start.slice(0, 10) }],
      submit: words.move.submit,
      send: ({ date = '' }) => void this.#run(name, items, date, desk),
    });
  }

  async #run(name: ActionName, items: readonly DeskItem[], date: string, desk: Desk): Promise<void> {
    if (this.progress) return;
    const { session, words, authoring } = desk;
    const { kind } = this.#list;
    const done: { readonly item: DeskItem; readonly undo: () => Promise<unknown> }[] = [];
    const failed: Failures['items'][number][] = [];
    const row = this.#list.items().findIndex(({ id }) => id === items[0]?.id);
    this.#failures = undefined;
    for (const item of items) {
      this.#show({ done: done.length + failed.length, total: items.length });
      try {
        done.push({ item, undo: await actions[name].run({ session, kind, item }, date) });
      } catch (error) {
        if (!(error instanceof CalError)) throw error;
        failed.push({ item, reason: reasonOf(error, words, authoring) });
      }
    }
    this.progress = undefined;
    this.#failures = failed.length ? { action: name, date, items: failed } : undefined;
    await this.#list.reload();
    const undos = done.map(({ undo }) => undo);
    const changed = done.map(({ item }) => item);
    const what = nameOf(changed, desk);
    if (done.length) desk.say(words.done[name](what), () => this.#undo(undos, what, desk));
    await this.#host.updateComplete;
    this.#land(row);
  }

  async #undo(undos: readonly (() => Promise<unknown>)[], what: string, desk: Desk): Promise<void> {
    try {
      for (const [done, undo] of [...undos].reverse().entries()) {
        this.#show({ done, total: undos.length });
        await undo();
      }
    } finally {
      this.#show(undefined);
    }
    await this.#list.reload();
    desk.say(desk.words.undone(what));
    this.#land(0);
  }

  #show(progress: Batch['progress']): void {
    this.progress = progress;
    this.#host.requestUpdate();
  }

  /**
   * Takes the focus to what failed, or to the row that stands where the changed one stood, unless it is somewhere
   * already.
   */
  #land(row: number): void {
    const root = this.#host.renderRoot as ShadowRoot;
    if (this.#failures) return root.querySelector<HTMLElement>('#failures')?.focus();
    if (root.activeElement) return;
    const rows = root.querySelectorAll<HTMLElement>('.item .opener');
    (rows[Math.min(Math.max(row, 0), rows.length - 1)] ?? root.querySelector<HTMLElement>('#section'))?.focus();
  }

  /** The failures, item by item, with the way to try these alone again. */
  renderFailures(desk: Desk): unknown {
    const failures = this.#failures;
    if (!failures) return nothing;
    const { words, common } = desk;
    const { items, action, date } = failures;
    const failed = items.map(({ item }) => item);
    return html`
      <div part="failures" class="failures" id="failures" role="alert" tabindex="-1">
        <p part="message">${words.failedFor(nameOf(failed, desk))}</p>
        <ul role="list">
          ${items.map(({ item, reason }) => html`<li><bdi>${item.title || words.untitledItem}</bdi>: ${reason}</li>`)}
        </ul>
        <button part="button" type="button" @click=${() => this.#run(action, this.#now(failed), date, desk)}>
          ${common.retry}
        </button>
      </div>
    `;
  }

  /** Items as the list has them by now. */
  #now(items: readonly DeskItem[]): readonly DeskItem[] {
    return items.map((item) => this.#list.items().find(({ id }) => id === item.id) ?? item);
  }
}

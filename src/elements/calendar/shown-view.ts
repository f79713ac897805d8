import type { LitElement, ReactiveController } from 'lit';
import type { CalendarEvent } from '../../data/records/index.js';
import type { CalResults } from '../base/cal-results.js';
import { savesData, whenIdle } from '../../data/query/index.js';
import { loadAgain } from '../base/on-demand.js';
import { exportAllParts } from '../base/export-parts.js';

/** A view; until its code has arrived, it has attributes but no properties. */
export type View = HTMLElement &
  Partial<Omit<CalResults<unknown, CalendarEvent>, keyof HTMLElement>> & { readonly loadMore?: () => void };

/** Loads the code of an element. */
type Load = () => Promise<unknown>;

/** The view to show. */
interface Wanted<Tag> {
  readonly tag: Tag;
  /** The texts of its attributes by name; null removes one. */
  readonly attributes: Readonly<Record<string, string | null>>;
}

/** The slots of a view that the page may fill. */
const replaceable = ['', 'empty', 'error', 'loading'];

/**
 * The view that is shown in a host: its element, whose code loads when it is wanted. The one before stays until the
 * next can be shown.
 */
export class ShownView<Tag extends string> implements ReactiveController {
  view: View | undefined;
  /** The tag whose code could not be loaded. */
  missing: Tag | undefined;
  /** Loads the code again after a failure. */
  #load = (load: Load) => load();
  readonly #host: LitElement;
  readonly #loads: Readonly<Record<Tag, Load>>;
  #wanted!: Wanted<Tag>;
  #arriving: Promise<void> | undefined;
  /** Takes back what is to be loaded ahead. */
  #forgetAhead?: () => void;

  constructor(host: LitElement, loads: Readonly<Record<Tag, Load>>) {
    this.#host = host;
    this.#loads = loads;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#forgetAhead?.();
  }

  /** Resolves when the view is there and nothing is loading any more. */
  async settle(): Promise<void> {
    while (this.#arriving) await this.#arriving;
    await this.view?.settled;
  }

  /** Shows a view with these attributes, which change only where they differ from what it was given before. */
  show(wanted: Wanted<Tag>): void {
    this.#wanted = wanted;
    if (this.view?.localName === wanted.tag) {
      exportAllParts(this.view);
      return this.#setAttributes(this.view);
    }
    if (wanted.tag === this.missing || this.#arriving) return;
    this.#arriving = this.#bring(wanted.tag).finally(() => {
      this.#arriving = undefined;
      this.#host.requestUpdate();
    });
  }

  /** Tries to load the code that is missing. */
  retry(): void {
    this.missing = undefined;
    this.#load = loadAgain;
    this.#host.requestUpdate();
  }

  /** Loads code that is likely to be wanted next, when the browser is idle and the visitor does not save data. */
  prepare(loads: readonly Load[]): void {
    this.#forgetAhead?.();
    // A view that fails to load ahead is loaded again, and its error shown, when it is opened.
    if (!savesData() && this.#host.isConnected)
      this.#forgetAhead = whenIdle(() => loads.forEach((load) => void load().catch(() => {})));
  }

  async #bring(tag: Tag): Promise<void> {
    // The first view is inserted at once, so that its request starts as soon as its code runs.
    const isFirst = !this.view;
    if (isFirst) this.#insert();
    try {
      await this.#load(this.#loads[tag]);
    } catch {
      this.missing = tag;
      if (isFirst) this.view = undefined;
      return;
    }
    if (!isFirst) await moveTo(this.#host, () => this.#insert());
  }

  #insert(): void {
    const { tag } = this.#wanted;
    const host = this.#host;
    const view: View = Object.assign(document.createElement(tag), { id: 'events' });
    view.setAttribute('part', 'view');
    for (const name of replaceable) {
      if (!host.querySelector(`:scope > ${name ? `[slot="${name}"]` : ':not([slot])'}`)) continue;
      view.append(Object.assign(document.createElement('slot'), { name, slot: name }));
    }
    this.#setAttributes(view);
    const content = host.renderRoot.querySelector<HTMLElement>('.content')!;
    const hadFocus = host.shadowRoot!.activeElement === this.view;
    // Keeps its height while the next view loads, so that nothing below moves; nothing stands below the first.
    if (this.view) content.style.minBlockSize = `${content.offsetHeight}px`;
    content.replaceChildren(view);
    this.view = view;
    if (hadFocus) host.renderRoot.querySelector<HTMLElement>('[aria-current="true"]')?.focus();
    void customElements
      .whenDefined(tag)
      .then(() => view.settled)
      .then(() => {
        if (view === this.view) content.style.minBlockSize = '';
      });
  }

  #setAttributes(view: View): void {
    for (const [name, text] of Object.entries(this.#wanted.attributes)) {
      if (text === view.getAttribute(name)) continue;
      if (text === null) view.removeAttribute(name);
      else view.setAttribute(name, text);
    }
  }
}

type Start = (
  this: Element | Document,
  update: () => unknown,
) => Readonly<Record<'ready' | 'updateCallbackDone', Promise<void>>>;
type CanMove = Partial<Record<'startViewTransition', Start>>;

/**
 * Changes what an element shows, in a view transition where browsers have them and the visitor wants motion; of the
 * element alone if possible.
 */
export async function moveTo(host: Element, change: () => unknown): Promise<void> {
  const mover = [host, document].find((one) => (one as CanMove).startViewTransition) as (Element & CanMove) | undefined;
  if (!mover || matchMedia('(prefers-reduced-motion: reduce)').matches) return void (await change());
  const { ready, updateCallbackDone } = mover.startViewTransition!(change);
  // Browsers skip a transition when another one starts or the page is in the background.
  ready.catch(() => {});
  await updateCallbackDone;
}

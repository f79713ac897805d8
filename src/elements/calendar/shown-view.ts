import type { LitElement } from 'lit';
import type { CalendarEvent } from '../../records/index.js';
import type { CalResults } from '../base/cal-results.js';
import { savesData, whenIdle } from '../../query/index.js';
import { loadAgain } from '../base/load-again.js';
import { exportAllParts } from './export-parts.js';
import { moveTo } from './transition.js';

/** A view, which has only its attributes until its code has arrived. */
export type View = HTMLElement & Partial<Omit<CalResults<unknown, CalendarEvent>, keyof HTMLElement>> & { readonly loadMore?: () => void };

/** Loads the code of an element. */
type Load = () => Promise<unknown>;

/** What is to be shown. */
interface Wanted<Tag> {
  readonly tag: Tag;
  /** Texts by the names of attributes; null for those that it is not to have. */
  readonly attributes: Readonly<Record<string, string | null>>;
}

/** The slots of a view that the page may fill. */
const replaceable = ['', 'empty', 'error', 'loading'];

/** The view that is shown in a host: its element, whose code loads when it is wanted. The one before stays until the next can be shown. */
export class ShownView<Tag extends string> {
  view: View | undefined;
  /** The tag whose code could not be loaded. */
  missing: Tag | undefined;
  /** How the code is loaded after that. */
  #load = (load: Load) => load();
  readonly #host: LitElement;
  readonly #loads: Readonly<Record<Tag, Load>>;
  #wanted!: Wanted<Tag>;
  #arriving: Promise<void> | undefined;

  constructor(host: LitElement, loads: Readonly<Record<Tag, Load>>) {
    this.#host = host;
    this.#loads = loads;
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
      return this.#handOn(this.view);
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
    // What fails is loaded again, and told of, when it is wanted.
    if (!savesData()) whenIdle(() => loads.forEach((load) => void load().catch(() => {})));
  }

  async #bring(tag: Tag): Promise<void> {
    // The request of the first starts with its code.
    const isFirst = !this.view;
    if (isFirst) this.#place();
    try {
      await this.#load(this.#loads[tag]);
    } catch {
      this.missing = tag;
      if (isFirst) this.view = undefined;
      return;
    }
    if (!isFirst) await moveTo(this.#host, () => this.#place());
  }

  #place(): void {
    const { tag } = this.#wanted;
    const host = this.#host;
    const view: View = Object.assign(document.createElement(tag), { id: 'events' });
    view.part.add('view');
    for (const name of replaceable) {
      if (!host.querySelector(`:scope > ${name ? `[slot="${name}"]` : ':not([slot])'}`)) continue;
      view.append(Object.assign(document.createElement('slot'), { name, slot: name }));
    }
    this.#handOn(view);
    const content = host.renderRoot.querySelector<HTMLElement>('.content')!;
    const hadFocus = host.shadowRoot!.activeElement === this.view;
    // Nothing below moves while the next view loads.
    content.style.minBlockSize = `${content.offsetHeight}px`;
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

  #handOn(view: View): void {
    for (const [name, text] of Object.entries(this.#wanted.attributes)) {
      if (text === view.getAttribute(name)) continue;
      if (text === null) view.removeAttribute(name);
      else view.setAttribute(name, text);
    }
  }
}

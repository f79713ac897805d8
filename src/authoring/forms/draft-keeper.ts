import { html, nothing, type ReactiveController, type ReactiveControllerHost } from 'lit';
import type { FormContext, Values } from './field.js';
import type { KeptDraft } from './kept-draft.js';
import { dateFormat } from '../../data/time/index.js';

/** The content of a form that is to be kept. */
interface Typed {
  /** A name of server, user, resource, item and its version. */
  readonly name: string;
  readonly entered: Values;
  /** Whether a value does not end with the page. */
  readonly isLasting: (field: string, value: unknown) => boolean;
  /** Whether something in it is not saved. */
  readonly isChanged: boolean;
}

const loadKeptDrafts = () => import('./kept-draft.js');

/** Milliseconds after the last key until what is typed is kept. */
const pauseToKeep = 1000;

/** Keeps what is typed into a form until it is saved, and offers it again. */
export class DraftKeeper implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #typed: () => Typed | undefined;
  readonly #goOn: (entered: Values) => void;
  /** The values that are kept, or will be after a pause. */
  #entered: Values = {};
  /** The draft of an earlier time, until it is taken or discarded. */
  #kept: KeptDraft | undefined;
  #pause: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param typed `undefined` where nothing is to be kept
   * @param goOn takes what was typed at an earlier time
   */
  constructor(host: ReactiveControllerHost, typed: () => Typed | undefined, goOn: (entered: Values) => void) {
    this.#host = host;
    this.#typed = typed;
    this.#goOn = goOn;
    host.addController(this);
  }

  hostConnected(): void {
    document.addEventListener('visibilitychange', this.#onHidden);
  }

  hostDisconnected(): void {
    document.removeEventListener('visibilitychange', this.#onHidden);
  }

  /** A page that is hidden may not come back. */
  readonly #onHidden = (): void => {
    if (document.hidden && this.#pause !== undefined) void this.#keep();
  };

  /** Keeps what is typed after a pause. */
  hostUpdated(): void {
    const { entered = {} } = this.#typed() ?? {};
    if (entered === this.#entered || !Object.keys(entered).length) return;
    this.#entered = entered;
    this.#endPause();
    this.#pause = setTimeout(() => void this.#keep(), pauseToKeep);
  }

  async #keep(): Promise<void> {
    this.#endPause();
    const { keepDraft, forgetDraft } = await loadKeptDrafts();
    const typed = this.#typed();
    if (!typed) return;
    const { name, entered, isLasting, isChanged } = typed;
    const lasting = Object.fromEntries(Object.entries(entered).filter(([field, value]) => isLasting(field, value)));
    await (isChanged && Object.keys(lasting).length ? keepDraft(name, lasting) : forgetDraft(name));
  }

  #endPause(): void {
    clearTimeout(this.#pause);
    this.#pause = undefined;
  }

  forget(): void {
    this.#endPause();
    this.#kept = undefined;
    const typed = this.#typed();
    if (typed) void loadKeptDrafts().then(({ forgetDraft }) => forgetDraft(typed.name));
  }

  /** Looks for an earlier draft, to offer it. */
  async look(): Promise<void> {
    const typed = this.#typed();
    if (!typed) return;
    const kept = await (await loadKeptDrafts()).keptDraft(typed.name);
    const now = this.#typed();
    if (now?.name !== typed.name || now.isChanged) return;
    this.#kept = kept;
    this.#host.requestUpdate();
  }

  /** The offer to go on with an earlier draft, until something else is typed. */
  render({ words, display }: FormContext): unknown {
    if (!this.#kept || this.#typed()?.isChanged) return nothing;
    const { locale, timeZone, hourCycle } = display;
    const format = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone, hourCycle });
    const time = format.format(this.#kept.at);
    return html`<div class="saved" part="kept" role="status">
      <p part="message">${words.kept(time)}</p>
      <div class="actions">
        <button part="button" type="button" @click=${this.#onGoOn}>${words.goOn}</button>
        <button part="button" type="button" @click=${this.#onDiscard}>${words.discard}</button>
      </div>
    </div>`;
  }

  readonly #onGoOn = (): void => {
    const { entered } = this.#kept!;
    this.#kept = undefined;
    this.#goOn(entered);
  };

  readonly #onDiscard = (): void => {
    this.forget();
    this.#host.requestUpdate();
  };
}

import { html, nothing } from 'lit';
import type { CalError } from '../../data/client/index.js';
import { isDenied } from '../forms/failure.js';
import type { SessionController } from '../forms/session-controller.js';
import type { AuthoringMessages } from '../words/messages/authoring.js';
import type { DeskMessages } from '../words/messages/desk.js';
import type { DialogHost } from './dialog-host.js';

/**
 * The dialog in which somebody signs in again where the session turns out to be over; what was not allowed is then
 * done.
 */
export class SignInAgain {
  readonly #host: DialogHost;
  readonly #sessions: SessionController;
  /** The work that is done once somebody has signed in. */
  #waiting: (() => void) | undefined;

  constructor(host: DialogHost, sessions: SessionController) {
    this.#host = host;
    this.#sessions = sessions;
  }

  /**
   * Opens after an error that means that the session is over.
   * @param work what is done then
   * @returns whether it is open
   */
  async openAfter(error: CalError, work: () => void): Promise<boolean> {
    const { session } = this.#sessions;
    if (isDenied(error) && session?.me) await session.reload();
    if (!isDenied(error) || session?.me) return false;
    this.#waiting = work;
    this.#host.requestUpdate();
    void this.#host.updateComplete.then(() => this.#dialog?.showModal());
    return true;
  }

  /** Does what waits, once somebody has signed in. */
  goOn(): void {
    const work = this.#waiting;
    if (!work || !this.#sessions.session?.me) return;
    this.#giveUp();
    work();
  }

  render(baseUrl: string | undefined, { failures }: AuthoringMessages, { cancel }: DeskMessages): unknown {
    if (!this.#waiting) return nothing;
    return html`<dialog
      part="dialog"
      class="question"
      id="sign-in"
      aria-label=${failures.signedOut}
      @close=${this.#giveUp}
    >
      <p>${failures.signedOut}</p>
      <cal-sign-in base-url=${baseUrl ?? nothing}></cal-sign-in>
      <button part="button" type="button" @click=${this.#giveUp}>${cancel}</button>
    </dialog>`;
  }

  get #dialog(): HTMLDialogElement | null {
    return this.#host.renderRoot.querySelector<HTMLDialogElement>('#sign-in');
  }

  readonly #giveUp = (): void => {
    this.#waiting = undefined;
    this.#dialog?.close();
    this.#host.requestUpdate();
  };
}

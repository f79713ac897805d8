import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { followOtherTabs } from '../session/mutations.js';
import { sessionOf, type Session } from '../session/session.js';

/** Keeps a form informed about who is signed in on its server, and updates it when that changes. */
export class SessionController implements ReactiveController {
  /** `undefined` until the form has a server. */
  session: Session | undefined;
  readonly #host: ReactiveControllerHost;
  readonly #baseUrl: () => string | undefined;
  readonly #onChange: () => void;
  #stopListening: (() => void) | undefined;

  /** @param baseUrl the setting of the host; `undefined` where it cannot be read */
  constructor(host: ReactiveControllerHost, baseUrl: () => string | undefined, onChange: () => void) {
    this.#host = host;
    this.#baseUrl = baseUrl;
    this.#onChange = onChange;
    host.addController(this);
  }

  hostUpdate(): void {
    const baseUrl = this.#baseUrl();
    const session = baseUrl ? sessionOf(baseUrl) : undefined;
    if (session === this.session && this.#stopListening) return;
    this.hostDisconnected();
    this.session = session;
    if (!session) return;
    // Authors have the calendar open in other tabs, too.
    followOtherTabs();
    this.#stopListening = session.listen(this.#tell);
    void session.load();
  }

  hostDisconnected(): void {
    this.#stopListening?.();
    this.#stopListening = undefined;
  }

  readonly #tell = (): void => {
    this.#onChange();
    this.#host.requestUpdate();
  };
}

import type { ReactiveController, ReactiveControllerHost } from 'lit';

/**
 * Calls back when the visitor comes back to the page from another tab or window: once, however many events browsers
 * send.
 */
export class ReturnController implements ReactiveController {
  #isAway = false;
  readonly #back: () => void;

  constructor(host: ReactiveControllerHost, back: () => void) {
    this.#back = back;
    host.addController(this);
  }

  hostConnected(): void {
    document.addEventListener('visibilitychange', this.#onChange);
    window.addEventListener('blur', this.#onChange);
    window.addEventListener('focus', this.#onChange);
  }

  hostDisconnected(): void {
    document.removeEventListener('visibilitychange', this.#onChange);
    window.removeEventListener('blur', this.#onChange);
    window.removeEventListener('focus', this.#onChange);
    this.#isAway = false;
  }

  readonly #onChange = ({ type }: Event): void => {
    if (type === 'blur' || document.hidden) this.#isAway = true;
    else if (this.#isAway) {
      this.#isAway = false;
      this.#back();
    }
  };
}

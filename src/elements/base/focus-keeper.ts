import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Gives the focus to something else where an update removes what has it, such as a button that has done its work. */
export class FocusKeeper implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #refocus: () => void;
  #focused: Element | null | undefined;

  constructor(host: ReactiveControllerHost & Element, refocus: () => void) {
    this.#host = host;
    this.#refocus = refocus;
    host.addController(this);
  }

  hostUpdate(): void {
    this.#focused = this.#host.shadowRoot?.activeElement;
  }

  hostUpdated(): void {
    if (this.#focused?.isConnected === false) this.#refocus();
  }
}

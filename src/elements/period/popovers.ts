import type { LitElement } from 'lit';

/** The popovers of an element, by their ids: each opens next to its opener and returns the focus to it. */
export class Popovers {
  readonly #host: LitElement;
  readonly #openers = new Map<string, HTMLElement>();

  constructor(host: LitElement) {
    this.#host = host;
  }

  /** Opens a popover once the host has rendered its content. */
  open(id: string, opener: HTMLElement): void {
    this.#openers.set(id, opener);
    opener.style.setProperty('anchor-name', `--${id}`);
    // A closed popover returns the focus to where it was, and Safari does not focus a clicked button.
    opener.focus({ preventScroll: true });
    this.#host.requestUpdate();
    void this.#host.updateComplete.then(() => this.#box(id)?.showPopover());
  }

  /** Closes a popover; the focus has returned to its opener then. */
  close(id: string): void {
    const box = this.#box(id);
    const hadFocus = box?.contains(this.#host.shadowRoot!.activeElement);
    box?.hidePopover();
    if (hadFocus) this.#openers.get(id)?.focus();
  }

  /** Whether a popover has just been closed. The focus then returns to its opener, unless the visitor has moved it. */
  hasClosed(id: string, opener = this.#openers.get(id)): boolean {
    const box = this.#box(id)!;
    if (box.matches(':popover-open')) return false;
    opener?.style.removeProperty('anchor-name');
    if (box.contains(this.#host.shadowRoot!.activeElement)) opener?.focus();
    this.#host.requestUpdate();
    return true;
  }

  #box(id: string): HTMLElement | null {
    return this.#host.renderRoot.querySelector(`#${id}`);
  }
}

import type { LitElement } from 'lit';

/** The boxes of an element above the page, by their ids: each stands beside what opened it, and gives the focus back to it. */
export class Popovers {
  readonly #host: LitElement;
  readonly #openers = new Map<string, HTMLElement>();

  constructor(host: LitElement) {
    this.#host = host;
  }

  /** Opens a box once the host has painted what it holds. */
  open(id: string, opener: HTMLElement): void {
    this.#openers.set(id, opener);
    opener.style.setProperty('anchor-name', `--${id}`);
    this.#host.requestUpdate();
    void this.#host.updateComplete.then(() => this.#box(id)?.showPopover());
  }

  close(id: string): void {
    this.#box(id)?.hidePopover();
  }

  /** Whether a box has just been closed. The focus then goes back to where it came from, unless the reader has chosen something else. */
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

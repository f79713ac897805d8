import type { LitElement, ReactiveController } from 'lit';

/**
 * Lets the panel of a host end with the window, wherever it begins, so that what stands at its end is seen before
 * anything is scrolled.
 */
export class PanelEnd implements ReactiveController {
  readonly #host: LitElement;
  #watch: AbortController | undefined;

  constructor(host: LitElement) {
    this.#host = host;
  }

  hostUpdated(): void {
    if (!this.#panel) return this.hostDisconnected();
    this.#fit();
    if (this.#watch) return;
    this.#watch = new AbortController();
    const { signal } = this.#watch;
    // Caught on its way, because the box that scrolls may be any around the host.
    document.addEventListener('scroll', this.#fit, { capture: true, passive: true, signal });
    addEventListener('resize', this.#fit, { signal });
  }

  hostDisconnected(): void {
    this.#watch?.abort();
    this.#watch = undefined;
  }

  get #panel(): HTMLElement | null {
    return this.#host.renderRoot.querySelector<HTMLElement>('.panel');
  }

  readonly #fit = (): void => {
    const panel = this.#panel;
    panel?.style.setProperty('--_above', `${Math.max(panel.getBoundingClientRect().top, 0)}px`);
  };
}

import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Tells a host whether its box is narrower than so many times its own font size. */
export class Room implements ReactiveController {
  isNarrow = false;
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #width: number;
  // In the next frame, because a new layout has another height, which would be observed at once.
  readonly #size = new ResizeObserver(() => requestAnimationFrame(() => this.#measure()));

  constructor(host: ReactiveControllerHost & HTMLElement, width: number) {
    this.#host = host;
    this.#width = width;
    host.addController(this);
  }

  hostConnected(): void {
    this.#measure();
    this.#size.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#size.disconnect();
  }

  #measure(): void {
    const { clientWidth: width } = this.#host;
    const isNarrow = width < this.#width * parseFloat(getComputedStyle(this.#host).fontSize);
    // A hidden element has no width.
    if (!width || isNarrow === this.isNarrow) return;
    this.isNarrow = isNarrow;
    this.#host.requestUpdate();
  }
}

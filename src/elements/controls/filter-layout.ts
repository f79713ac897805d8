import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Narrower than so many times the size of its font, a bar is a button; a panel where the window is. */
const leastWidth = 36;

/** How filters are laid out: as wanted, where there is room for it. */
export class FilterLayout implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #wanted: () => 'bar' | 'panel';
  readonly #changed: () => void;
  #isNarrow = false;
  // In the next frame, because a new layout has another height, which would be observed at once.
  readonly #size = new ResizeObserver(() => requestAnimationFrame(() => this.#measure()));

  /** @param changed is called when there is room again, or no longer */
  constructor(host: ReactiveControllerHost & HTMLElement, wanted: () => 'bar' | 'panel', changed: () => void) {
    this.#host = host;
    this.#wanted = wanted;
    this.#changed = changed;
    host.addController(this);
  }

  /** A sheet is a button that opens them above the page. */
  get current(): 'bar' | 'panel' | 'sheet' {
    return this.#isNarrow ? 'sheet' : this.#wanted();
  }

  hostConnected(): void {
    this.#measure();
    this.#size.observe(this.#host);
    this.#size.observe(document.documentElement);
  }

  hostDisconnected(): void {
    this.#size.disconnect();
  }

  #measure(): void {
    const { clientWidth } = this.#host;
    const width = this.#wanted() === 'panel' ? document.documentElement.clientWidth : clientWidth;
    const isNarrow = width < leastWidth * parseFloat(getComputedStyle(this.#host).fontSize);
    // A hidden element has no width.
    if (!clientWidth || isNarrow === this.#isNarrow) return;
    this.#isNarrow = isNarrow;
    this.#changed();
  }
}

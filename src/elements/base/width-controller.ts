import type { ReactiveController, ReactiveControllerHost } from 'lit';

interface WidthOptions {
  /** The narrowest that counts as wide, in times the font size of the host. */
  readonly least: number;
  /** The least change that is reported, in times the font size. */
  readonly step?: number;
  /** Whose width it is; the host's by default. */
  readonly measured?: () => Element;
  /** Called when it has changed. */
  readonly onChange?: () => void;
}

/** Tells a host how wide it is, or something else, in times its own font size. */
export class WidthController implements ReactiveController {
  isNarrow = false;
  /** The width in times the font size. */
  ems = 0;
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #options: WidthOptions;
  // In the next frame, because a new layout has another height, which would be observed at once.
  readonly #sizes = new ResizeObserver(() => requestAnimationFrame(() => this.#measure()));

  constructor(host: ReactiveControllerHost & HTMLElement, options: WidthOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostConnected(): void {
    this.#measure();
    this.#sizes.observe(this.#host);
    if (this.#options.measured) this.#sizes.observe(document.documentElement);
  }

  hostDisconnected(): void {
    this.#sizes.disconnect();
  }

  #measure(): void {
    const host = this.#host;
    const { least, step = Infinity, measured = () => host, onChange } = this.#options;
    const ems = measured().clientWidth / parseFloat(getComputedStyle(host).fontSize);
    const isNarrow = ems < least;
    const isAlike = Math.floor(ems / step) === Math.floor(this.ems / step);
    // A hidden element has no width.
    if (!host.clientWidth || (isNarrow === this.isNarrow && isAlike)) return;
    this.isNarrow = isNarrow;
    this.ems = ems;
    onChange?.();
    host.requestUpdate();
  }
}

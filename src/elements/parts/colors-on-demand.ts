import { nothing, type LitElement, type TemplateResult } from 'lit';
import { savesData, whenIdle } from '../../data/query/index.js';
import type { CalendarEvent } from '../../data/records/index.js';
import { OnDemand } from '../base/on-demand.js';
import type { ColorBy } from './color-by.js';
import type { EventColors } from './event-colors.js';
import { legendSpace } from './legend-space.js';

/** The colors of the events of a host, by its attribute `color-by`. */
export class ColorsOnDemand {
  readonly #read: () => ColorBy;
  readonly #code: OnDemand<(by: ColorBy) => EventColors | undefined>;
  readonly #default: OnDemand<{ readonly colors: EventColors | undefined }>;
  #forget: (() => void) | undefined;

  /**
   * @param read reads the attribute
   * @param shown returns the events that are shown
   */
  constructor(host: LitElement, read: () => ColorBy, shown: () => readonly CalendarEvent[]) {
    this.#read = read;
    this.#code = new OnDemand(host, async () => (await import('./event-colors.js')).colorsIn(host));
    this.#default = new OnDemand(
      host,
      async () => new (await import('./default-colors.js')).DefaultColors(host, this.#code),
    );
    host.addController({
      // Events are shown before anything is requested for their colors.
      hostUpdated: () => {
        if (this.mayFollow && !savesData() && shown().some(({ categories }) => categories.length))
          this.#forget ??= whenIdle(() => this.#default.load());
      },
      hostDisconnected: () => {
        this.#forget?.();
        this.#forget = undefined;
      },
    });
  }

  /** The code without which the events cannot be shown: that of colors that the page asks for. */
  get needed(): OnDemand<unknown>[] {
    return this.mayFollow || this.#read() === 'none' ? [] : [this.#code];
  }

  /** Whether colors may come after the events. */
  get mayFollow(): boolean {
    return this.#read() === 'auto';
  }

  get value(): EventColors | undefined {
    return this.mayFollow ? this.#default.value?.colors : this.#code.value?.(this.#read());
  }

  /** The legend of events, or its room where it may follow. */
  legend(events: readonly CalendarEvent[]): TemplateResult | typeof nothing {
    const legend = this.value?.legend(events) ?? nothing;
    return legend === nothing && this.mayFollow ? legendSpace : legend;
  }
}

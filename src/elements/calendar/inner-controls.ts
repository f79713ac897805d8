import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import { loadMessages, type CalendarMessages, type Messages } from '../../locale/index.js';
import { keepInside } from '../base/nested-elements.js';
import { InnerElement } from '../parts/inner-element.js';

/** The attributes of a calendar for its controls. */
interface ControlOptions {
  /** How the filters look. */
  readonly layout: string;
  readonly feedUrl: string | undefined;
}

const elements = {
  search: () => html`<cal-event-search part="search" class="search"></cal-event-search>`,
  filters: ({ layout }: ControlOptions) =>
    html`<cal-event-filters part="filters" class="filters as-${layout}" layout=${layout}></cal-event-filters>`,
  subscribe: ({ feedUrl }: ControlOptions) =>
    html`<cal-add-to-calendar
      part="subscribe"
      for="events"
      feed-url=${feedUrl ?? nothing}
      @cal-load=${keepInside}
      @cal-data=${keepInside}
    ></cal-add-to-calendar>`,
} as const;

export type InnerControlName = keyof typeof elements;

/** The controls of a calendar that are elements of their own. */
export class InnerControls {
  readonly #host: LitElement;
  readonly #code: ReadonlyMap<string, InnerElement>;

  constructor(host: LitElement, loads: Readonly<Record<InnerControlName, () => Promise<unknown>>>) {
    this.#host = host;
    this.#code = new Map(Object.entries(loads).map(([name, load]) => [name, new InnerElement(host, load)]));
  }

  /** Resolves when the filters are as high as they stay, or could not be loaded. */
  async settle(language: string): Promise<void> {
    await this.#code.get('filters')!.settled;
    const filters = this.#host.renderRoot.querySelector<LitElement>('.filters:defined');
    if (!filters) return;
    await loadMessages('controls', language).catch(() => {});
    await filters.updateComplete;
  }

  /** Its code loads whether or not the messages have arrived. */
  render(
    name: InnerControlName,
    options: ControlOptions,
    common: Messages | undefined,
    messages: CalendarMessages | undefined,
  ): TemplateResult {
    return this.#code.get(name)!.render(elements[name](options), common, messages?.partFailed);
  }
}

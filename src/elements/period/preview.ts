import { html, nothing, type TemplateResult } from 'lit';
import { readSettings, type Settings } from '../../query/index.js';
import type { CalendarEvent } from '../../records/index.js';
import { formatSpan, type DisplayOptions } from '../../time/index.js';
import { valuesOf } from '../base/attributes.js';
import { allowedBySettings, allowedImage } from '../base/third-party.js';
import { opensElsewhere, select } from '../parts/card.js';
import { imageBox } from '../parts/image-box.js';
import { eventTime } from '../parts/event-time.js';
import type { CalPeriod, PeriodOptions } from './cal-period.js';
import { periodAttributes } from './period-attributes.js';
import { closeButton } from './close-button.js';
import { categoryParts } from './event-box.js';
import { Popovers } from './popovers.js';

/** The popover with the facts of an event. */
export class EventPreview {
  readonly #host: CalPeriod;
  readonly #popovers: Popovers;
  #event: CalendarEvent | undefined;

  constructor(host: CalPeriod) {
    this.#host = host;
    this.#popovers = new Popovers(host);
  }

  /** Opens the preview by a click or Enter; a click for another tab or window is left to the link. */
  readonly choose = (click: MouseEvent, event: CalendarEvent): void => {
    if (opensElsewhere(click)) return;
    if (valuesOf(periodAttributes, this.#host).preview === 'off') return select(click, { event });
    click.preventDefault();
    this.#event = event;
    this.#popovers.open('preview', click.currentTarget as HTMLElement);
  };

  render({ messages, bundle, colors }: PeriodOptions, reader: DisplayOptions, level: number): TemplateResult {
    return html`
      <div
        id="preview"
        part="popover preview"
        class="popover preview"
        popover
        role="dialog"
        aria-labelledby="preview-title"
        tabindex="-1"
        autofocus
        @toggle=${this.#onToggle}
      >
        ${this.#event ? this.#card(this.#event, { messages, bundle, colors }, reader, level) : nothing}
      </div>
    `;
  }

  #card(event: CalendarEvent, { messages, bundle, colors }: Omit<PeriodOptions, 'today'>, reader: DisplayOptions, level: number) {
    const { title, url, span, venues, cost } = event;
    const image = allowedImage(event.image, allowedBySettings(this.#host, (readSettings(this.#host) as Settings).base_url));
    const choose = (click: MouseEvent) => {
      // Whoever opens the event in its own way finds the focus where it is to return to.
      if (!opensElsewhere(click)) this.#popovers.close('preview');
      select(click, { event });
    };
    return html`
      <div class="popover-top">
        <div id="preview-title" part="preview-title" class="preview-title" role="heading" aria-level=${level} dir="auto">${title}</div>
        ${closeButton('preview', messages)}
      </div>
      ${image ? imageBox(image, '24rem') : nothing}
      <div part="facts ${categoryParts(event)}" class="facts">
        ${eventTime(formatSpan(span, reader), span.allDay, messages)}
        ${venues.map(({ name, city }) => html`<div part="venue" dir="auto">${[name, city].filter(Boolean).join(', ')}</div>`)}
        ${cost ? html`<div part="cost" dir="auto">${cost}</div>` : nothing} ${colors?.label(event) ?? nothing}
      </div>
      ${
        url
          ? html`<a part="button details" class="details" href=${url} @click=${choose}>${bundle.details}</a>`
          : html`<button part="button details" class="details" type="button" @click=${choose}>${bundle.details}</button>`
      }
    `;
  }

  readonly #onToggle = (): void => {
    if (this.#popovers.hasClosed('preview')) this.#event = undefined;
  };
}

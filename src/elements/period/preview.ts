import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { readSettings, type Settings } from '../../data/query/index.js';
import { calendarEvent } from '../../data/records/index.js';
import { nearness, spanWords, type DisplayOptions } from '../../data/time/index.js';
import { valuesOf } from '../base/attributes.js';
import { allowedBySettings } from '../base/third-party.js';
import { allowedImage } from '../cards/allowed-images.js';
import { details, imageBox, opensElsewhere, select } from '../cards/card.js';
import { eventMarks, marksOf } from '../cards/event-marks.js';
import { node } from '../cards/node.js';
import type { ShownEvent } from '../cards/ended-events.js';
import { customProperties } from '../parts/custom-properties.js';
import { eventTime } from '../parts/event-time.js';
import type { CalPeriod, PeriodOptions } from './cal-period.js';
import { periodAttributes } from '../tables/period-attributes.js';
import { categoryParts, todayFor } from './event-box.js';
import { closeButton, previewBox } from './popover-boxes.js';
import { Popovers } from './popovers.js';

/** The popover with the facts of an event. */
export class EventPreview {
  readonly #host: CalPeriod;
  readonly #popovers: Popovers;
  #event: ShownEvent | undefined;

  constructor(host: CalPeriod) {
    this.#host = host;
    this.#popovers = new Popovers(host);
  }

  /** Opens the preview by a click or Enter; a click for another tab or window is left to the link. */
  readonly choose = (click: MouseEvent, event: ShownEvent): void => {
    if (opensElsewhere(click)) return;
    if (valuesOf(periodAttributes, this.#host).preview === 'off')
      return select(click, { event: calendarEvent(event.representation) });
    click.preventDefault();
    this.#event = event;
    details.set(this.#host, { event });
    this.#popovers.open('preview', click.currentTarget as HTMLElement);
  };

  render(options: PeriodOptions, display: DisplayOptions, level: number): TemplateResult {
    return previewBox(this.#event && this.#card(this.#event, options, display, level), this.#onToggle);
  }

  #card(event: ShownEvent, { common, messages, colors }: PeriodOptions, display: DisplayOptions, level: number) {
    const today = todayFor(event, { display });
    const { title, url, span, venues, cost } = event;
    const image = allowedImage(
      event.image,
      allowedBySettings(this.#host, (readSettings(this.#host) as Settings).base_url),
    );
    const choose = (click: MouseEvent) => {
      // A listener that opens the event itself finds the focus where it should return to.
      if (!opensElsewhere(click)) this.#popovers.close('preview');
      select(click, { event: calendarEvent(event.representation) });
    };
    return html`
      <div class="popover-top">
        <div
          id="preview-title"
          part="preview-title"
          class="preview-title ${marksOf(event, common).join(' ')}"
          role="heading"
          aria-level=${level}
          dir="auto"
        >
          ${eventMarks(node, event, common)}${title || common.untitled}
        </div>
        ${closeButton('preview', common)}
      </div>
      ${image ? guard([image.url, image.alt, image.copies.length], () => imageBox(node, image, '24rem')) : nothing}
      <div part="facts ${categoryParts(event)}" class="facts" ${customProperties(colors?.properties(event) ?? {})}>
        ${eventTime(spanWords(span, display, today, 'long'), span.allDay, common, nearness(span, display, today, Date.now()))}
        ${event.hasEnded ? html`<div part="ended">${common.ended}</div>` : nothing}
        ${venues.map(({ name, city }) => html`<div part="venue" dir="auto">${[name, city].filter(Boolean).join(', ')}</div>`)}
        ${cost ? html`<div part="cost" dir="auto">${cost}</div>` : nothing} ${colors?.label(event) ?? nothing}
      </div>
      ${
        url
          ? html`<a part="button details" class="details" href=${url} @click=${choose}>${messages.details}</a>`
          : html`<button part="button details" class="details" type="button" @click=${choose}>
              ${messages.details}
            </button>`
      }
    `;
  }

  readonly #onToggle = (): void => {
    if (this.#popovers.hasClosed('preview')) this.#event = undefined;
  };
}

import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../../locale/index.js';
import { clockTimes, formatSpan, type DisplayOptions } from '../../time/index.js';
import type { CalendarEvent } from '../../records/index.js';
import { select } from '../parts/card.js';

/** Who reads a week. */
export interface WeekRenderContext {
  readonly words: Messages;
  readonly reader: DisplayOptions;
}

/** How much of an event is seen, and how. */
export interface Extent {
  readonly begins: boolean;
  readonly ends: boolean;
  /** For days, between hours, or between hours with room for one line. */
  readonly shape: 'bar' | 'block' | 'short';
}

/** An event of a week. Times past midnight are shortened on screen and complete for screen readers. */
export function weekEvent(event: CalendarEvent, { begins, ends, shape }: Extent, { words, reader }: WeekRenderContext): TemplateResult {
  const { date, time, zone, visitor } = formatSpan(event.span, reader);
  const [venue] = event.venues;
  const isWhole = shape !== 'bar' && begins && ends && time !== undefined;
  const states = [shape, event.isFeatured && 'featured', !begins && 'has-begun', !ends && 'goes-on'].filter(Boolean).join(' ');
  const content = html`
    <span part="title" class="title" dir="auto">${event.title}</span>
    <span part="time" class="time">
      ${isWhole ? time : html`<span aria-hidden="true" class="brief">${clockTimes(event.span, reader)}</span><span class="full">${date}</span>`}
      ${zone}
    </span>
    ${visitor ? html`<span part="visitor-time" class="extra">${visitor.text} ${visitor.zone} (${words.yourTime})</span>` : nothing}
    ${venue ? html`<span part="venue" class="extra" dir="auto">${venue.name}</span>` : nothing}
  `;
  const part = `event ${states} ${event.categories.map(({ slug }) => `category-${slug}`).join(' ')}`;
  const choose = (click: MouseEvent) => select(click, { event });
  return event.url
    ? html`<a part=${part} class="event ${states}" href=${event.url} @click=${choose}>${content}</a>`
    : html`<button part=${part} class="event ${states}" type="button" @click=${choose}>${content}</button>`;
}

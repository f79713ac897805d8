import { html, nothing, type TemplateResult } from 'lit';
import { briefSpan, clockTimes, formatSpan, startTime } from '../../time/index.js';
import type { CalendarEvent } from '../../records/index.js';
import { eventBox, type PeriodRenderContext } from './event-box.js';

/** How much of an event is seen, and how. */
export interface Extent {
  readonly begins: boolean;
  readonly ends: boolean;
  /** For days, between hours, or between hours with room for one line. */
  readonly shape: 'bar' | 'block' | 'short';
}

/** An event of a week. What has no room, or is hinted at for the eye where it goes over midnight, is said in full to the ear. */
export function weekEvent(event: CalendarEvent, { begins, ends, shape }: Extent, context: PeriodRenderContext): TemplateResult {
  const { messages, reader, today } = context;
  const { date, time, zone, visitor } = formatSpan(event.span, reader);
  const brief = briefSpan(event.span, reader, today);
  const [venue] = event.venues;
  const isWhole = shape !== 'bar' && begins && ends && time !== undefined;
  const states = [shape, event.isFeatured && 'featured', !begins && 'has-begun', !ends && 'goes-on'];
  // Where there is one line, the time comes first.
  const start = shape === 'short' && begins ? startTime(event.span, reader) : '';
  // In a list of days: the part of a night on its first day says all of it.
  const listed = shape === 'bar' ? (brief.isDay ? messages.allDay : brief.date) : begins && brief.time;
  const content = html`<span class="lines">
    ${start ? html`<span class="start" aria-hidden="true">${start}</span>` : nothing}
    <span part="title" class="title" dir="auto">${event.title}</span>
    <span part="time" class="time">
      ${
        isWhole
          ? time
          : html`${shape === 'bar' ? nothing : html`<span aria-hidden="true" class="brief">${clockTimes(event.span, reader)}</span>`}${
                listed ? html`<span aria-hidden="true" class="list-only">${listed}</span>` : nothing
              }<span class="full">${date}</span>`
      }
      ${zone ? html`<span class="zone">${zone}</span>` : nothing}
    </span>
    ${venue ? html`<span part="venue" class="extra" dir="auto">${venue.name}</span>` : nothing}
    ${visitor ? html`<span part="visitor-time" class="extra visitor">${visitor.text} ${visitor.zone} (${messages.yourTime})</span>` : nothing}
    ${event.isFeatured ? html`<span class="unseen">${messages.featured}</span>` : nothing}
  </span>`;
  return eventBox(event, states, content, context);
}

import { html, nothing, type TemplateResult } from 'lit';
import { briefSpan, clockTimes, formatSpan, startTime } from '../../time/index.js';
import type { CalendarEvent } from '../../records/index.js';
import { endedWord } from '../parts/ended-events.js';
import { eventMarks, marksOf } from '../parts/event-marks.js';
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
  const { common, display, today } = context;
  const { date, time, zone, visitor } = formatSpan(event.span, display);
  const brief = briefSpan(event.span, display, today);
  const ended = endedWord(event, context);
  const [venue] = event.venues;
  const isWhole = shape !== 'bar' && begins && ends && time !== undefined;
  const states = [shape, ...marksOf(event, common), event.isFeatured && 'featured', !begins && 'has-begun', !ends && 'goes-on'];
  // Where there is one line, the time comes first.
  const start = shape === 'short' && begins ? startTime(event.span, display) : '';
  // In a list of days, the first day of an event over night gives its whole time.
  const listed = shape === 'bar' ? (brief.isDay ? common.allDay : brief.date) : begins && brief.time;
  const name = [eventMarks(event, common), event.title];
  const content = html`<span class="lines">
    ${
      start
        ? html`<span class="title"
            ><span class="start" aria-hidden="true">${start}</span> <span part="title" dir="auto">${name}</span></span
          >`
        : html`<span part="title" class="title" dir="auto">${name}</span>`
    }
    <span part="time" class="time">
      ${
        isWhole
          ? time
          : html`${shape === 'bar' ? nothing : html`<span aria-hidden="true" class="brief">${clockTimes(event.span, display)}</span>`}${
                listed ? html`<span aria-hidden="true" class="list-only">${listed}</span>` : nothing
              }<span class="full">${date}</span>`
      }
      ${zone ? html`<span class="zone">${zone}</span>` : nothing}
    </span>
    ${ended ? html`<span part="ended" class="extra">${ended}</span>` : nothing}
    ${venue ? html`<span part="venue" class="extra" dir="auto">${venue.name}</span>` : nothing}
    ${visitor ? html`<span part="visitor-time" class="extra visitor">${visitor.text} ${visitor.zone} (${common.yourTime})</span>` : nothing}
    ${event.isFeatured ? html`<span class="unseen">${common.featured}</span>` : nothing}
  </span>`;
  return eventBox(event, states, content, context);
}

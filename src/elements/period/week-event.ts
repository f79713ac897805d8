import { html, nothing, type TemplateResult } from 'lit/html.js';
import { briefSpan, clockTimes, formatSpan, startTime } from '../../data/time/index.js';
import type { CalendarEvent } from '../../data/records/index.js';
import { endedWord } from '../cards/ended-events.js';
import { eventMarks, marksOf } from '../cards/event-marks.js';
import { node } from '../cards/node.js';
import { eventBox, todayFor, type PeriodRenderContext } from './event-box.js';

/** How much of an event is seen, and how. */
export interface Extent {
  readonly begins: boolean;
  readonly ends: boolean;
  /** For days, between hours, or between hours with room for one line. */
  readonly shape: 'bar' | 'block' | 'short';
  /** The day under which it stands in a list of days, `YYYY-MM-DD`. */
  readonly day?: string;
  /** Whether it may say more than when and where: no other day shares the room. */
  readonly isAlone?: boolean;
}

/**
 * An event of a week. What has no room, or is hinted at for the eye where it goes over midnight, is read in full to the
 * ear.
 */
export function weekEvent(event: CalendarEvent, extent: Extent, context: PeriodRenderContext): TemplateResult {
  const { begins, ends, shape, day, isAlone } = extent;
  const { common, display } = context;
  const today = todayFor(event, context);
  const { date, time, zone, visitor } = formatSpan(event.span, display);
  const brief = briefSpan(event.span, display, today, day);
  const ended = endedWord(event, { ...context, today });
  const [venue] = event.venues;
  const isWhole = shape !== 'bar' && begins && ends && time !== undefined;
  const states = [
    shape,
    ...marksOf(event, common),
    event.isFeatured && 'featured',
    !begins && 'has-begun',
    !ends && 'goes-on',
  ];
  // Where there is one line, the time gives way to the title.
  const start = shape === 'short' && begins ? startTime(event.span, display) : '';
  // In a list of days, the first day of an event over night gives its whole time, the next one its end.
  const inDays = brief.until ? common.until(brief.until) : brief.date;
  const listed = shape === 'bar' ? (brief.isDay ? common.allDay : brief.date) : (brief.time ?? inDays);
  const name = [eventMarks(node, event, common), event.title || common.untitled];
  const content = html`<span class="lines">
    <span part="title" class="title" dir="auto">${name}</span>
    ${start ? html`<span class="start" aria-hidden="true">${start}</span>` : nothing}
    <span part="time" class="time">
      ${
        isWhole
          ? time
          : html`${shape === 'bar' ? nothing : html`<span aria-hidden="true" class="brief">${clockTimes(event.span, display)}</span>`}<span
                aria-hidden="true"
                class="list-only"
                >${listed}</span
              ><span class="full">${date}</span>`
      }
      ${zone ? html`<span class="zone">${zone}</span>` : nothing}
    </span>
    ${ended ? html`<span part="ended" class="extra">${ended}</span>` : nothing}
    ${venue ? html`<span part="venue" class="extra" dir="auto">${venue.name}</span>` : nothing}
    ${isAlone && event.cost ? html`<span part="cost" class="extra" dir="auto">${event.cost}</span>` : nothing}
    ${visitor ? html`<span part="visitor-time" class="extra visitor">${visitor.text} ${visitor.zone} (${common.yourTime})</span>` : nothing}
    ${isAlone && event.excerpt ? html`<span part="excerpt" class="excerpt" dir="auto">${event.excerpt}</span>` : nothing}
    ${event.isFeatured ? html`<span class="unseen">${common.featured}</span>` : nothing}
  </span>`;
  return eventBox(event, states, content, context);
}

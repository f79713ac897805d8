import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../../locale/index.js';
import type { FormattedSpan } from '../../data/time/index.js';

/**
 * The event's own clock first; the visitor's second, where it shows another time; then how soon that is, where it is
 * given.
 */
export function eventTime(
  { date, time, zone, keptZone, visitor, start, isWhole }: FormattedSpan,
  isAllDay: boolean,
  common: Messages,
  nearness?: string,
): TemplateResult {
  return html`
    <div part="time">
      <time part="date" datetime=${start}>${date}</time>
      ${isAllDay || isWhole ? html`<span part="all-day">${common.allDay}</span>` : time ? html`<span part="clock">${time}</span>` : nothing}
      ${zone ? html`<span part="zone">${zone}</span>` : keptZone ? html`<span class="kept">${keptZone}</span>` : nothing}
      ${
        visitor
          ? html`<div part="visitor-time">
              <time datetime=${visitor.start}>${visitor.text}</time> ${visitor.zone}
              <span class="whole">(${common.yourTime})</span>
            </div>`
          : nothing
      }
      ${nearness ? html`<div part="nearness">${nearness}</div>` : nothing}
    </div>
  `;
}

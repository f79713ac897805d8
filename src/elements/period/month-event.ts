import { html, nothing, type TemplateResult } from 'lit';
import { startTime, formatSpan, type Bar } from '../../time/index.js';
import type { CalendarEvent } from '../../records/index.js';
import { eventBox, type PeriodRenderContext } from './event-box.js';

/** "Sat, Nov 21, 2026, 7:00 – 9:00 PM EST, started earlier": what is only hinted at for the eye. */
function fullWords(
  { item: { span, isFeatured }, begins, ends }: Bar<CalendarEvent>,
  { messages, bundle, reader }: PeriodRenderContext,
): string {
  const { date, time, zone } = formatSpan(span, reader);
  const clock = span.allDay ? messages.allDay : [time, zone].filter(Boolean).join(' ');
  const notes = [isFeatured && messages.featured, !begins && bundle.hasBegun, !ends && bundle.goesOn];
  return [date, clock, ...notes].filter(Boolean).join(', ');
}

/** An event in one week: a bar over whole or several days, else a line with its time. */
export function monthEvent(bar: Bar<CalendarEvent>, context: PeriodRenderContext, isReachable: boolean): TemplateResult {
  const { item: event, line, length, begins, ends } = bar;
  const isBar = event.span.allDay || length > 1 || !begins || !ends;
  const states = [isBar ? 'bar' : 'moment', event.isFeatured && 'featured', !begins && 'has-begun', !ends && 'goes-on'];
  const time = begins && startTime(event.span, context.reader);
  const content = html`
    ${time ? html`<span part="event-time" class="time" aria-hidden="true">${time}</span>` : nothing}
    <span part="event-title" class="name" dir="auto">${event.title}</span><span class="unseen">, ${fullWords(bar, context)}</span>
  `;
  return eventBox(event, states, content, context, isReachable ? 0 : -1, { '--line': line + 2, '--length': length });
}

import { html, nothing, type TemplateResult } from 'lit/html.js';
import { startTime, formatSpan, type Bar } from '../../data/time/index.js';
import type { CalendarEvent } from '../../data/records/index.js';
import { endedWord } from '../cards/ended-events.js';
import { eventMarks, marksOf } from '../cards/event-marks.js';
import { node } from '../cards/node.js';
import { isBar } from './month-day.js';
import { eventBox, todayFor, type PeriodRenderContext } from './event-box.js';

/** "Sat, Nov 21, 2026, 7:00 – 9:00 PM EST, started earlier": what is only hinted at for the eye. */
function fullWords({ item, begins, ends }: Bar<CalendarEvent>, context: PeriodRenderContext): string {
  const { span, isFeatured } = item;
  const { common, messages, display } = context;
  const { date, time, zone, isWhole } = formatSpan(span, display);
  const clock = span.allDay || isWhole ? common.allDay : [time, zone].filter(Boolean).join(' ');
  const notes = [
    endedWord(item, { ...context, today: todayFor(item, context) }),
    isFeatured && common.featured,
    !begins && messages.hasBegun,
    !ends && messages.goesOn,
  ];
  return [date, clock, ...notes].filter(Boolean).join(', ');
}

/**
 * An event in one week: a bar over whole or several days, else a line with its time, in English "7:30pm", because
 * titles need the room.
 */
export function monthEvent(
  bar: Bar<CalendarEvent>,
  context: PeriodRenderContext,
  isReachable: boolean,
): TemplateResult {
  const { item: event, line, length, begins, ends } = bar;
  const states = [
    isBar(bar) ? 'bar' : 'moment',
    ...marksOf(event, context.common),
    event.isFeatured && 'featured',
    !begins && 'has-begun',
    !ends && 'goes-on',
  ];
  const time =
    begins && startTime(event.span, context.display).replace(/\s([AP]M)$/, (_, half: string) => half.toLowerCase());
  const content = html`
    <span class="words"
      >${time ? html`<span part="event-time" class="time" aria-hidden="true">${`${time} `}</span>` : nothing}<span
        part="event-title"
        class="name"
        dir="auto"
        >${eventMarks(context.node ?? node, event, context.common)}${event.title || context.common.untitled}</span
      ></span
    ><span class="unseen">, ${fullWords(bar, context)}</span>
  `;
  return eventBox(event, states, content, context, isReachable ? 0 : -1, { '--line': line + 2, '--length': length });
}

import { html, nothing, type TemplateResult } from 'lit';
import { startTime, formatSpan, type Bar, type DisplayOptions } from '../../time/index.js';
import type { PeriodOptions } from './cal-period.js';
import type { CalendarEvent } from '../../records/index.js';
import { customProperties } from '../parts/custom-properties.js';
import { select } from '../parts/card.js';

/** Who reads a month. */
export interface MonthRenderContext extends PeriodOptions {
  readonly reader: DisplayOptions;
}

/** "Sat, Nov 21, 2026, 7:00 – 9:00 PM EST, began before this week": what is only hinted at for the eye. */
function fullWords({ item: { span }, begins, ends }: Bar<CalendarEvent>, { words, phrases, reader }: MonthRenderContext): string {
  const { date, time, zone } = formatSpan(span, reader);
  const clock = span.allDay ? words.allDay : [time, zone].filter(Boolean).join(' ');
  return [date, clock, !begins && phrases.hasBegun, !ends && phrases.goesOn].filter(Boolean).join(', ');
}

/** An event in one week: a bar over whole or several days, else a line with its time. */
export function monthEvent(bar: Bar<CalendarEvent>, look: MonthRenderContext, isReachable: boolean): TemplateResult {
  const { item: event, line, length, begins, ends } = bar;
  const isBar = event.span.allDay || length > 1 || !begins || !ends;
  const marks = [isBar ? 'bar' : 'moment', event.isFeatured && 'featured', !begins && 'has-begun', !ends && 'goes-on'].filter(Boolean);
  const parts = ['event', ...marks, ...event.categories.map(({ slug }) => `category-${slug}`)].join(' ');
  const time = begins && startTime(event.span, look.reader);
  const content = html`
    ${time ? html`<span part="event-time" class="time" aria-hidden="true">${time}</span>` : nothing}
    <span part="event-title" class="name" dir="auto">${event.title}</span><span class="unseen">, ${fullWords(bar, look)}</span>
  `;
  const classes = `event ${marks.join(' ')}`;
  const place = customProperties({ '--line': line + 2, '--length': length });
  const tabindex = isReachable ? 0 : -1;
  const choose = (click: MouseEvent) => select(click, { event });
  return event.url
    ? html`<a class=${classes} part=${parts} ${place} href=${event.url} tabindex=${tabindex} @click=${choose}>${content}</a>`
    : html`<button class=${classes} part=${parts} ${place} type="button" tabindex=${tabindex} @click=${choose}>${content}</button>`;
}

import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../../locale/index.js';
import { dateParts, formatSpan, type DisplayOptions } from '../../time/index.js';
import type { CalendarEvent } from '../../records/index.js';
import type { Layout } from './layouts.js';
import { card } from './card.js';
import { eventTime } from './event-time.js';

/** Who reads a card. */
export interface CardRenderContext {
  readonly messages: Messages;
  readonly reader: DisplayOptions;
}

/** Says where, in one line for each venue. */
const venueLines = ({ venues }: CalendarEvent) => venues.map(({ name, city }) => [name, city].filter(Boolean).join(', ')).filter(Boolean);

/** A badge that repeats the date, hidden from assistive technology. */
function dateBadge(start: string, locale: string): TemplateResult {
  const { weekday, day, month } = dateParts(start, locale);
  return html`
    <div part="date-badge" class="date-badge" aria-hidden="true">
      <span part="date-badge-weekday">${weekday}</span><span part="date-badge-day">${day}</span
      ><span part="date-badge-month">${month}</span>
    </div>
  `;
}

/** One event of a list, in every layout. */
export function eventCard(
  event: CalendarEvent,
  { messages, reader }: CardRenderContext,
  layout: Layout,
  headingLevel: number,
): TemplateResult {
  const { url, span, image, cost, categories, isFeatured, isSticky } = event;
  const when = formatSpan(span, reader);
  const marks = [isFeatured && (['featured', messages.featured] as const), isSticky && (['sticky', messages.sticky] as const)];
  const badges = marks.filter((mark) => mark !== false);
  const body = html`
    ${
      badges.length
        ? html`<div part="badges" class="marks">
            ${badges.map(([name, label]) => html`<span part="badge badge-${name}">${label}</span>`)}
          </div>`
        : nothing
    }
    ${eventTime(when, span.allDay, messages)} ${venueLines(event).map((line) => html`<div part="venue" dir="auto">${line}</div>`)}
    ${cost ? html`<div part="cost" dir="auto">${cost}</div>` : nothing}
    ${
      categories.length
        ? html`<ul part="categories" class="marks" role="list" aria-label=${messages.categories}>
            ${categories.map(({ name, slug }) => html`<li part="category category-${slug}" dir="auto">${name}</li>`)}
          </ul>`
        : nothing
    }
  `;
  const states = badges.map(([name]) => name);
  const leading = when && dateBadge(when.start, reader.locale);
  return card({ name: event.title, url, image, detail: { event }, states, leading, body }, layout, headingLevel);
}

import { html, nothing, type TemplateResult } from 'lit';
import type { DetailMessages, Messages } from '../../locale/index.js';
import { formatSpan, type DisplayOptions } from '../../time/index.js';
import type { CalendarEvent, Venue } from '../../records/index.js';
import type { CalSelectDetail } from '../base/events.js';
import { address, directionsUrl } from '../parts/address.js';
import { select } from '../parts/card.js';
import { contact, websiteLink } from '../parts/contact.js';
import { eventTime } from '../parts/event-time.js';

/** Who reads the facts. */
export interface FactsRenderContext {
  readonly messages: Messages;
  readonly detail: DetailMessages;
  readonly reader: DisplayOptions;
}

type Fact = readonly [part: string, name: string, content: unknown];

/** The name of a venue or organizer, linked to its page. */
function named(name: string, url: string | undefined, chosen: CalSelectDetail): TemplateResult {
  return html`<div part="name" class="name" dir="auto">
    ${url ? html`<a href=${url} @click=${(click: MouseEvent) => select(click, chosen)}>${name}</a>` : name}
  </div>`;
}

function place(venue: Venue, messages: Messages, leadsThere: boolean): TemplateResult {
  const directions = leadsThere ? directionsUrl(venue) : undefined;
  return html`
    <div part="venue" class="entry">
      ${named(venue.name, venue.url, { venue })} ${address(venue)} ${contact(venue, messages)}
      ${
        directions
          ? html`<a
              part="directions"
              class="directions"
              href=${directions}
              rel="noopener"
              aria-label="${messages.directions}: ${venue.name}"
            >
              ${messages.directions}
            </a>`
          : nothing
      }
    </div>
  `;
}

/** The facts of an event: when, where, how much, by whom. */
export function eventFacts(event: CalendarEvent, leadsThere: boolean, { messages, detail, reader }: FactsRenderContext): TemplateResult {
  const { span, cost, venues, organizers, website, customFields, tags } = event;
  const facts: Fact[] = [
    ['when', detail.when, eventTime(formatSpan(span, reader), span.allDay, messages)],
    ['where', detail.where, filled(venues.filter(({ name }) => name).map((venue) => place(venue, messages, leadsThere)))],
    ['cost', detail.cost, cost && html`<span dir="auto">${cost}</span>`],
    [
      'organizers',
      detail.organizers,
      filled(
        organizers
          .filter(({ name }) => name)
          .map(
            (organizer) =>
              html`<div part="organizer" class="entry">
                ${named(organizer.name, organizer.url, { organizer })} ${contact(organizer, messages)}
              </div>`,
          ),
      ),
    ],
    ['website', messages.website, website && html`<span class="contact">${websiteLink(website)}</span>`],
    ...customFields.map(({ label, value }): Fact => ['custom', label, html`<span dir="auto">${value}</span>`]),
    ['tags', detail.tags, filled(tags.map(({ name, slug }) => html`<span part="tag tag-${slug}" class="tag" dir="auto">${name}</span>`))],
  ];
  return html`
    <dl part="facts" class="facts">
      ${facts
        .filter(([, , content]) => content)
        .map(
          ([part, name, content]) => html`
            <div part="fact fact-${part}" class="fact">
              <dt part="term">${name}</dt>
              <dd part="definition">${content}</dd>
            </div>
          `,
        )}
    </dl>
  `;
}

const filled = <T>(items: readonly T[]): readonly T[] | undefined => (items.length ? items : undefined);

import { html, nothing, type TemplateResult } from 'lit';
import type { DetailMessages, Messages } from '../../locale/index.js';
import { nearness, spanWords, today, type DisplayOptions } from '../../time/index.js';
import type { CalendarEvent, Venue } from '../../records/index.js';
import type { CalSelectDetail } from '../base/events.js';
import { address, directionsUrl } from '../parts/address.js';
import { contact, websiteLink } from '../parts/contact.js';
import { eventTime } from '../parts/event-time.js';
import { itemLink, kept } from '../../cards/index.js';

/** Who reads the facts. */
export interface FactsRenderContext {
  readonly common: Messages;
  readonly messages: DetailMessages;
  readonly display: DisplayOptions;
}

type Fact = readonly [part: string, name: string, content: unknown];

/** The name of a venue or organizer, linked to its page if it has one. */
function named(name: string, url: string | undefined, chosen: CalSelectDetail): TemplateResult {
  return html`<div part="name" class="name" dir="auto">${itemLink(url, chosen, name)}</div>`;
}

function place(venue: Venue, common: Messages, leadsThere: boolean): TemplateResult {
  const directions = leadsThere ? directionsUrl(venue) : undefined;
  return html`
    <div part="venue" class="entry">
      ${named(venue.name, venue.url, { venue })} ${kept(address, venue)} ${kept(contact, venue, common)}
      ${
        directions
          ? html`<a part="directions" class="directions" href=${directions} rel="noopener" aria-label="${common.directions}: ${venue.name}">
              ${common.directions}
            </a>`
          : nothing
      }
    </div>
  `;
}

function when({ span }: CalendarEvent, common: Messages, display: DisplayOptions): TemplateResult {
  const now = Date.now();
  const day = today(display.timeZone, now);
  return eventTime(spanWords(span, display, day, 'long'), span.allDay, common, nearness(span, display, day, now));
}

/** The facts of an event: when, where, how much, by whom. */
export function eventFacts(event: CalendarEvent, leadsThere: boolean, { common, messages, display }: FactsRenderContext): TemplateResult {
  const { cost, venues, organizers, website, customFields, tags } = event;
  const facts: Fact[] = [
    ['when', messages.when, when(event, common, display)],
    ['where', messages.where, filled(venues.filter(({ name }) => name).map((venue) => place(venue, common, leadsThere)))],
    ['cost', messages.cost, cost && html`<span dir="auto">${cost}</span>`],
    [
      'organizers',
      messages.organizers,
      filled(
        organizers
          .filter(({ name }) => name)
          .map(
            (organizer) =>
              html`<div part="organizer" class="entry">
                ${named(organizer.name, organizer.url, { organizer })} ${kept(contact, organizer, common)}
              </div>`,
          ),
      ),
    ],
    ['website', common.website, website && html`<span class="contact">${kept(websiteLink, website)}</span>`],
    ...customFields.map(({ label, value }): Fact => ['custom', label, html`<span dir="auto">${value}</span>`]),
    [
      'tags',
      messages.tags,
      filled(
        tags.map((tag) => html`<span part="tag tag-${tag.slug}" class="tag" dir="auto">${itemLink(tag.url, { tag }, tag.name)}</span>`),
      ),
    ],
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

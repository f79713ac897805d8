import { html, nothing, type TemplateResult } from 'lit';
import type { DetailMessages, Messages } from '../../locale/index.js';
import { spanWords, type DisplayOptions } from '../../data/time/index.js';
import {
  eventStatus,
  onlineAddress,
  ownerDocumentOf,
  webUrl,
  type CalendarEvent,
  type OwnerDocument,
  type Venue,
} from '../../data/records/index.js';
import type { CalSelectDetail } from '../base/events.js';
import { address, directionsUrl } from '../parts/venue-address.js';
import { contact, websiteLink } from '../parts/contact.js';
import { eventTime } from '../parts/event-time.js';
import { itemLink } from '../cards/item-link.js';
import { kept } from '../cards/kept.js';

/** The reader of the facts. */
export interface FactsRenderContext {
  readonly common: Messages;
  readonly messages: DetailMessages;
  readonly display: DisplayOptions;
  /** `YYYY-MM-DD`: its year is not written. */
  readonly today: string;
  /** How soon the event begins: "in 3 hours". */
  readonly nearness?: string | undefined;
  /** When it repeats, if it does. */
  readonly series?: unknown;
  /** Whether venues have a link to directions. */
  readonly leadsThere: boolean;
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
          ? html`<a
              part="directions"
              class="directions"
              href=${directions}
              rel="noopener"
              aria-label="${common.directions}: ${venue.name}"
            >
              ${common.directions}
            </a>`
          : nothing
      }
    </div>
  `;
}

/** The link to where an event takes place online, unless it is cancelled. */
function onlinePlace(event: CalendarEvent, { joinOnline }: DetailMessages): TemplateResult[] {
  const href = eventStatus(event) === 'cancelled' ? undefined : onlineAddress(event);
  if (!href) return [];
  return [
    html`<div part="online" class="entry"><a part="link" href=${href} rel="noopener nofollow">${joinOnline}</a></div>`,
  ];
}

/** A text whose addresses are links. */
const linked = (text: string, document: OwnerDocument | undefined): unknown[] =>
  text.split(/(\bhttps?:\/\/[^\s<>"]*[^\s<>"'.,;:!?()[\]])/i).map((piece, index) => {
    const href = index % 2 ? webUrl(piece, document) : undefined;
    return href ? html`<a href=${href} rel="noopener nofollow">${piece}</a>` : piece;
  });

/** The facts of an event: when, where, how much, by whom. */
export function eventFacts(event: CalendarEvent, context: FactsRenderContext): TemplateResult {
  const { common, messages, display, today, nearness, series, leadsThere } = context;
  const { span, cost, venues, organizers, website, customFields, tags } = event;
  const document = ownerDocumentOf(event.representation);
  const facts: Fact[] = [
    [
      'when',
      messages.when,
      html`${eventTime(spanWords(span, display, today, 'long'), span.allDay, common, nearness)}${series || nothing}`,
    ],
    [
      'where',
      messages.where,
      filled([
        ...venues.filter(({ name }) => name).map((venue) => place(venue, common, leadsThere)),
        ...onlinePlace(event, messages),
      ]),
    ],
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
    ['website', common.website, website && html`<span class="contact">${kept(websiteLink, website, document)}</span>`],
    ...customFields.map(({ label, value }): Fact => [
      'custom',
      label,
      html`<span dir="auto">${linked(value, document)}</span>`,
    ]),
    [
      'tags',
      messages.tags,
      filled(
        tags.map(
          (tag) =>
            html`<span part="tag tag-${tag.slug}" class="tag" dir="auto"
              >${itemLink(tag.url, { tag }, tag.name)}</span
            >`,
        ),
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

import { html, nothing, type TemplateResult } from 'lit';
import type { DetailMessages, Messages } from '../../locale/index.js';
import { formatSpan, type DisplayOptions } from '../../time/index.js';
import { organizerRecord, plainText, venueRecord, webUrl, type CalendarEvent, type Venue } from '../../records/index.js';
import { emit, type CalSelectDetail } from '../base/events.js';
import { address, directionsUrl } from '../parts/address.js';
import { contact, websiteLink } from '../parts/contact.js';
import { eventTime } from '../parts/event-time.js';

/** Who reads the facts. */
export interface FactsRenderContext {
  readonly words: Messages;
  readonly detail: DetailMessages;
  readonly reader: DisplayOptions;
}

type Fact = readonly [part: string, name: string, content: unknown];

/** The name of a place or of people, and a way to their page. */
function named(name: string, url: string | undefined, chosen: CalSelectDetail): TemplateResult {
  const select = (click: MouseEvent) => {
    const opensElsewhere = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
    if (!opensElsewhere && !emit(click.currentTarget as HTMLElement, 'cal-select', chosen, { cancelable: true })) click.preventDefault();
  };
  return html`<div part="name" class="name" dir="auto">${url ? html`<a href=${url} @click=${select}>${name}</a>` : name}</div>`;
}

function place(venue: Venue, words: Messages, leadsThere: boolean): TemplateResult {
  const directions = leadsThere ? directionsUrl(venue) : undefined;
  return html`
    <div part="venue" class="entry">
      ${named(venue.name, venue.url, { venue })} ${address(venue)} ${contact(venue, words)}
      ${
        directions
          ? html`<a part="directions" class="directions" href=${directions} rel="noopener" aria-label="${words.directions}: ${venue.name}">
              ${words.directions}
            </a>`
          : nothing
      }
    </div>
  `;
}

/** The event's own website; servers give the event's page where it has none (wire section 7). */
function website({ url, representation }: CalendarEvent): string | undefined {
  const found = webUrl(plainText(representation.website));
  return found === url ? undefined : found;
}

/** Fields that a site has added; their values may be anything. */
function ownFacts({ custom_fields: fields }: CalendarEvent['representation']): Fact[] {
  return Object.values(fields).flatMap(({ label, value }) => {
    const texts = [value].flat().filter((text) => typeof text === 'string' || typeof text === 'number');
    return texts.length ? [['custom', plainText(label), html`<span dir="auto">${plainText(texts.join(', '))}</span>`] as const] : [];
  });
}

/** When, where, how much, by whom: all that is known of an event beside its text. */
export function eventFacts(event: CalendarEvent, leadsThere: boolean, { words, detail, reader }: FactsRenderContext): TemplateResult {
  const { span, cost, tags, representation } = event;
  const venues = [representation.venue].flat().map(venueRecord);
  const organizers = representation.organizer.map(organizerRecord);
  const site = website(event);
  const facts: Fact[] = [
    ['when', detail.when, span && eventTime(formatSpan(span, reader), span.allDay, words)],
    ['where', detail.where, filled(venues.filter(({ name }) => name).map((venue) => place(venue, words, leadsThere)))],
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
                ${named(organizer.name, organizer.url, { organizer })} ${contact(organizer, words)}
              </div>`,
          ),
      ),
    ],
    ['website', words.website, site && html`<span class="contact">${websiteLink(site)}</span>`],
    ...ownFacts(representation),
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

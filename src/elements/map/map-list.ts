import { html, nothing, type TemplateResult } from 'lit';
import type { MapMessages, Messages } from '../../locale/index.js';
import { today, type DisplayOptions } from '../../time/index.js';
import { venueName, type VenueGroup } from './venue-groups.js';
import type { CalendarEvent } from '../../records/index.js';
import { address, directionsUrl } from '../parts/address.js';
import { itemLink } from '../parts/item-link.js';
import { eventCard } from '../parts/kept-card.js';
import type { EventColors } from '../parts/event-colors.js';

/** What venue groups are painted with. */
export interface VenueGroupOptions {
  readonly messages: Messages;
  readonly bundle: MapMessages;
  readonly reader: DisplayOptions;
  readonly level: number;
  readonly colors: EventColors | undefined;
  /** Whether any of the venues is on the map. */
  readonly hasPlaces: boolean;
  /** How many events of a venue group, or further dates of a series, are shown. */
  readonly shownOf: (key: string, atFirst: number) => number;
  readonly showMore: (key: string, atFirst: number, button: HTMLElement) => void;
}

/** Kilometres as the reader's language writes them, in metres where they are few. */
export function kilometers(number: number, locale: string): string {
  const [value, unit, digits] = number < 1 ? [Math.round(number * 100) * 10, 'meter', 0] : [number, 'kilometer', number < 10 ? 1 : 0];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: digits }).format(value);
}

/** How many events of a venue group are shown at first, and how many more a press of the button shows. */
const eventsAtFirst = 3;
export const moreEvents = 10;

/** The events of a venue group by title: those of a series share a row until their other dates are requested. */
function seriesOf({ events }: VenueGroup): CalendarEvent[][] {
  const series = new Map<string, CalendarEvent[]>();
  for (const event of events) series.set(event.title, [...(series.get(event.title) ?? []), event]);
  return [...series.values()];
}

/** An event of a venue group, which tells where it is. */
function eventRow(event: CalendarEvent, { messages, reader, level, colors }: VenueGroupOptions) {
  return eventCard({ ...event, venues: [] }, { messages, reader, today: today(reader.timeZone, Date.now()), colors }, 'compact', level + 1);
}

function eventRows(group: VenueGroup, options: VenueGroupOptions): TemplateResult | typeof nothing {
  const series = seriesOf(group);
  if (!series.length) return nothing;
  const { messages, bundle, shownOf } = options;
  const more = (key: string, left: number, atFirst: number, label: (count: number) => string) =>
    left > 0
      ? html`<button
          part="button more"
          class="plain more"
          type="button"
          @click=${({ currentTarget }: Event) => options.showMore(key, atFirst, currentTarget as HTMLElement)}
        >
          ${label(left)}
        </button>`
      : nothing;
  const rows = ([event, ...others]: CalendarEvent[]) => {
    const key = `${group.key} ${event!.title}`;
    const shown = [event!, ...others.slice(0, shownOf(key, 0))];
    return shown.map(
      (one, index) =>
        html`<li part="event" class="item">
          ${eventRow(one, options)} ${index === shown.length - 1 ? more(key, others.length - index, 0, bundle.moreDates) : nothing}
        </li>`,
    );
  };
  const shown = shownOf(group.key, eventsAtFirst);
  return html`
    <div class="compact">
      <ul part="events" class="items" role="list">
        ${series.slice(0, shown).map(rows)}
      </ul>
    </div>
    ${more(group.key, series.length - shown, eventsAtFirst, (left) => messages.more(Math.min(left, moreEvents)))}
  `;
}

const nameOf = ({ venue }: VenueGroup, { messages }: VenueGroupOptions) => (venue ? venueName(venue) : messages.noVenue);

const heading = (group: VenueGroup, options: VenueGroupOptions) => html`
  <div part="site-name" class="site-name" dir="auto" role="heading" aria-level=${options.level}>
    ${group.venue ? itemLink(group.venue.url, { venue: group.venue }, nameOf(group, options)) : nameOf(group, options)}
  </div>
`;

/** What a popup says of a venue group that the list beside it shows in full: its name, how much there is, and what comes next. */
export function venueGroupSummary(group: VenueGroup, options: VenueGroupOptions): TemplateResult {
  const { venue, events } = group;
  const { bundle } = options;
  return html`
    ${heading(group, options)} ${events.length > 1 ? html`<div part="hint">${bundle.eventsNear(events.length, '')}</div>` : nothing}
    ${events.length ? eventRows({ ...group, events: events.slice(0, 1) }, options) : venue ? address(venue) : nothing}
  `;
}

/** A venue group: its name, where it is, how to get there, and what is on. */
export function venueGroupCard(group: VenueGroup, options: VenueGroupOptions, step?: TemplateResult): TemplateResult {
  const { venue, distance } = group;
  const { messages, bundle, reader, hasPlaces } = options;
  const directions = venue && directionsUrl(venue);
  const name = nameOf(group, options);
  return html`
    ${heading(group, options)} ${venue ? address(venue) : nothing}
    ${venue && !venue.location && hasPlaces ? html`<div part="hint">${bundle.notOnMap}</div>` : nothing}
    ${distance === undefined ? nothing : html`<div part="distance" class="distance">${bundle.away(kilometers(distance, reader.locale))}</div>`}
    ${eventRows(group, options)}
    ${
      directions || step
        ? html`<div class="steps">
            ${step ?? nothing}
            ${
              directions
                ? html`<a part="directions" class="directions" href=${directions} rel="noopener"
                    >${messages.directions}<span class="unseen">${bundle.place(name)}</span></a
                  >`
                : nothing
            }
          </div>`
        : nothing
    }
  `;
}

/** What the list does with the map. */
export interface VenueGroupHandlers {
  /** The venue groups that are chosen on the map. */
  readonly chosen: readonly string[];
  /** `undefined` where there is no map. */
  readonly show: ((group: VenueGroup) => void) | undefined;
  readonly highlight: (group: VenueGroup | undefined) => void;
}

/** The list beside the map, its equal. */
export function venueGroupList(
  groups: readonly VenueGroup[],
  options: VenueGroupOptions,
  { chosen, show, highlight }: VenueGroupHandlers,
): TemplateResult {
  const { bundle } = options;
  const button = (group: VenueGroup) =>
    show && group.venue?.location
      ? html`<button part="button show" class="plain" type="button" @click=${() => show(group)}>
          ${bundle.show}<span class="unseen">${bundle.place(venueName(group.venue))}</span>
        </button>`
      : undefined;
  return html`
    <ul part="list" class="sites" role="list">
      ${groups.map(
        (group) => html`
          <li
            part="site ${chosen.includes(group.key) ? 'chosen' : ''}"
            class="site ${chosen.includes(group.key) ? 'chosen' : ''}"
            @pointerenter=${() => highlight(group)}
            @pointerleave=${() => highlight(undefined)}
            @focusin=${() => highlight(group)}
            @focusout=${() => highlight(undefined)}
          >
            ${venueGroupCard(group, options, button(group))}
          </li>
        `,
      )}
    </ul>
  `;
}

import { html, nothing, type TemplateResult } from 'lit/html.js';
import { guard } from 'lit/directives/guard.js';
import type { MapMessages, Messages } from '../../locale/index.js';
import { isOver, todayOf, type DisplayOptions } from '../../data/time/index.js';
import { venueName, type VenueGroup } from './venue-groups.js';
import type { CalendarEvent } from '../../data/records/index.js';
import { address, directionsUrl } from '../parts/venue-address.js';
import { imageBox } from '../cards/card.js';
import { itemLink } from '../cards/item-link.js';
import { kept } from '../cards/kept.js';
import { keptEventCard } from '../cards/kept-event-card.js';
import { node } from '../cards/node.js';
import { markEnded } from '../cards/ended-events.js';
import { allowedImage, withAllowedImage } from '../cards/allowed-images.js';
import type { Layout } from '../cards/layouts.js';
import type { EventColors } from '../parts/event-colors.js';

/** The number of events that are shown of more: of a venue group, or of a series. */
export interface ShownEvents {
  readonly of: (key: string, atFirst: number) => number;
  /** @param button the one that was pressed for more */
  readonly showMore: (key: string, atFirst: number, button: HTMLElement) => void;
}

/** The render options of venue groups. */
export interface VenueGroupOptions {
  readonly common: Messages;
  readonly messages: MapMessages;
  readonly display: DisplayOptions;
  readonly level: number;
  readonly colors: EventColors | undefined;
  /** Whether all events are over, so that none of them is marked as such. */
  readonly isPast: boolean;
  /** Whether any of the venues is on the map. */
  readonly hasMap: boolean;
  /** Whether the host of an image may be contacted. */
  readonly allows: (url: string) => boolean;
  readonly shownEvents: ShownEvents;
}

/** Kilometres as the visitor's language writes them, in metres where they are few. */
export function kilometers(number: number, locale: string): string {
  const [value, unit, digits] =
    number < 1 ? [Math.round(number * 100) * 10, 'meter', 0] : [number, 'kilometer', number < 10 ? 1 : 0];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: digits }).format(value);
}

/** The number of events of a venue group that are shown at first, and that a press of the button adds. */
const eventsAtFirst = 3;
export const moreEvents = 10;

/** The events of a venue group by title: those of a series share a row until their other dates are requested. */
function seriesOf({ events }: VenueGroup): CalendarEvent[][] {
  const series = new Map<string, CalendarEvent[]>();
  for (const event of events) series.set(event.title, [...(series.get(event.title) ?? []), event]);
  return [...series.values()];
}

/** An event of a venue group, which tells where it is. */
function eventRow(
  event: CalendarEvent,
  { common, display, level, colors, isPast }: VenueGroupOptions,
  layout: Layout = 'compact',
) {
  const now = Date.now();
  const [shown = event] = isPast ? [] : markEnded([event], display, now);
  return keptEventCard(
    { ...shown, venues: [] },
    { common, display, today: todayOf(event.span, display, now), colors },
    layout,
    level + 1,
  );
}

function eventRows(group: VenueGroup, options: VenueGroupOptions): TemplateResult | typeof nothing {
  const series = seriesOf(group);
  if (!series.length) return nothing;
  const { common, messages, shownEvents } = options;
  const more = (key: string, left: number, atFirst: number, label: (count: number) => string) =>
    left > 0
      ? html`<button
          part="button more"
          class="plain more"
          type="button"
          @click=${({ currentTarget }: Event) => shownEvents.showMore(key, atFirst, currentTarget as HTMLElement)}
        >
          ${label(left)}
        </button>`
      : nothing;
  const rows = ([event, ...others]: CalendarEvent[]) => {
    const key = `${group.key} ${event!.title}`;
    const shown = [event!, ...others.slice(0, shownEvents.of(key, 0))];
    return shown.map(
      (one, index) =>
        html`<li part="event" class="item">
          ${eventRow(one, options)}
          ${index === shown.length - 1 ? more(key, others.length - index, 0, messages.moreDates) : nothing}
        </li>`,
    );
  };
  const shown = shownEvents.of(group.key, eventsAtFirst);
  return html`
    <div class="compact">
      <ul part="events" class="items" role="list">
        ${series.slice(0, shown).map(rows)}
      </ul>
    </div>
    ${more(group.key, series.length - shown, eventsAtFirst, (left) => common.more(Math.min(left, moreEvents)))}
  `;
}

const nameOf = ({ venue }: VenueGroup, { common }: VenueGroupOptions) => (venue ? venueName(venue) : common.noVenue);

const heading = (group: VenueGroup, options: VenueGroupOptions) => html`
  <div part="site-name" class="site-name" dir="auto" role="heading" aria-level=${options.level}>
    ${group.venue ? itemLink(group.venue.url, { venue: group.venue }, nameOf(group, options)) : nameOf(group, options)}
  </div>
`;

/** The image of a venue of which no events are shown, which would show their own. */
function venueImage({ venue, events }: VenueGroup, { allows }: VenueGroupOptions): unknown {
  const image = events.length ? undefined : allowedImage(venue?.image, allows);
  return image ? guard([venue!.image], () => imageBox(node, image, '4rem')) : nothing;
}

/** The number of events, where a marker shows it. */
const count = ({ events }: VenueGroup, { messages }: VenueGroupOptions) =>
  events.length > 1 ? html`<div part="count" class="count">${messages.eventsNear(events.length, '')}</div>` : nothing;

/** The actions of the visitor: directions, and those of a list. */
function steps(
  { venue }: VenueGroup,
  { common, messages }: VenueGroupOptions,
  step?: TemplateResult,
): TemplateResult | typeof nothing {
  const directions = venue && directionsUrl(venue);
  if (!directions && !step) return nothing;
  return html`<div class="steps">
    ${step ?? nothing}
    ${
      directions
        ? html`<a part="directions" class="directions" href=${directions} rel="noopener"
            >${common.directions}<span class="unseen">${messages.place(venueName(venue))}</span></a
          >`
        : nothing
    }
  </div>`;
}

/** The number of events of a popup until all are wanted. */
const eventsInPopup = 2;

/** The part of a venue group that its popup shows. */
export interface SummaryOptions {
  /** Whether all events are shown. */
  readonly isWhole: boolean;
  readonly showAll: (press: Event) => void;
}

/** A venue group in a popup: its name, how much there is, and what comes next, with images. */
export function venueGroupSummary(
  group: VenueGroup,
  options: VenueGroupOptions,
  { isWhole, showAll }: SummaryOptions,
): TemplateResult {
  const { venue } = group;
  const now = Date.now();
  const isPast = ({ representation }: CalendarEvent) => Number(isOver(representation, now));
  const events = [...group.events].sort((one, other) => isPast(one) - isPast(other));
  const next = seriesOf({ ...group, events }).slice(0, eventsInPopup);
  const shown = isWhole ? events : next.map(([first]) => first!);
  const all =
    events.length > shown.length
      ? html`<button part="button all" class="plain" type="button" @click=${showAll}>
          ${options.messages.all(events.length)}
        </button>`
      : undefined;
  return html`
    ${venueImage(group, options)}
    <div class="head">${heading(group, options)} ${count(group, options)}</div>
    ${
      shown.length
        ? html`<ul part="events" class="items compact" role="list">
            ${shown.map((event) => html`<li part="event" class="item">${eventRow(withAllowedImage(event, options.allows), options, 'list')}</li>`)}
          </ul>`
        : venue
          ? kept(address, venue)
          : nothing
    }
    ${steps(group, options, all)}
  `;
}

/** A venue group: its name, where it is, how to get there, and what is on. */
export function venueGroupCard(group: VenueGroup, options: VenueGroupOptions, step?: TemplateResult): TemplateResult {
  const { venue, distance } = group;
  const { messages, display } = options;
  return html`
    ${venueImage(group, options)}
    <div class="head">${heading(group, options)} ${count(group, options)}</div>
    ${venue ? kept(address, venue) : nothing}
    ${distance === undefined ? nothing : html`<div part="distance" class="distance">${messages.away(kilometers(distance, display.locale))}</div>`}
    ${eventRows(group, options)} ${steps(group, options, step)}
  `;
}

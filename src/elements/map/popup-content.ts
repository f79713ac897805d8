import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import { isOver } from '../../data/time/index.js';
import type { CalendarEvent } from '../../data/records/index.js';
import { withAllowedImage } from '../cards/allowed-images.js';
import { kept } from '../cards/kept.js';
import { address } from '../parts/venue-address.js';
import type { MapPopup, PopupContent } from './map-popup.js';
import { popupStyles } from './popup-content.styles.js';
import { count, eventRow, heading, seriesOf, steps, venueImage, type VenueGroupOptions } from './venue-card.js';
import type { VenueGroup } from './venue-groups.js';

/** The number of events of a popup until all are wanted. */
const eventsInPopup = 2;

/** What a venue group's popup shows of it. */
interface SummaryOptions {
  /** Whether all events are shown. */
  readonly isWhole: boolean;
  readonly showAll: (press: Event) => void;
}

/** A venue group in a popup: its name, how much there is, and what comes next, with images. */
function venueGroupSummary(
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

interface PopupOptions {
  readonly name: string;
  readonly hasListBeside: boolean;
  readonly popup: Pick<MapPopup, 'isWhole' | 'showAll'>;
  readonly close: () => void;
}

/** The popup of the venue groups that were chosen on the map. */
function popupContent(
  groups: readonly VenueGroup[],
  options: VenueGroupOptions,
  { name, hasListBeside, popup, close }: PopupOptions,
): PopupContent {
  const content = html`
    <button part="button close" class="close" type="button" aria-label=${options.common.close} @click=${close}>
      <svg viewBox="0 0 16 16" aria-hidden="true"><path d="m3 3 10 10M13 3 3 13" /></svg>
    </button>
    ${groups.map(
      (group) =>
        html`<div class="site">
          ${venueGroupSummary(group, options, {
            isWhole: popup.isWhole(group.key),
            showAll: ({ currentTarget }) => popup.showAll(group.key, currentTarget as HTMLElement),
          })}
        </div>`,
    )}
  `;
  return { name, content, hasListBeside };
}

/** Gives a host the styles of popups, and the way to their content. */
export function popupContentIn(host: LitElement): typeof popupContent {
  (host.renderRoot as ShadowRoot).adoptedStyleSheets.push(popupStyles.styleSheet!);
  return popupContent;
}

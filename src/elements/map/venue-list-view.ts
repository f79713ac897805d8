import { html, nothing, type TemplateResult } from 'lit/html.js';
import { venueGroupCard, type VenueGroupOptions } from './venue-card.js';
import { venueName, type VenueGroup } from './venue-groups.js';

/** Venue groups on a page of the list beside the map. */
export const groupsOnPage = 10;

/** How the list and the map act on each other. */
export interface VenueListHandlers {
  /** The venue groups that are chosen on the map. */
  readonly chosen: readonly string[];
  /** The keys of the venue groups whose marker the pointer or the focus is on. */
  readonly pointed: readonly string[];
  /** `undefined` where there is no map. */
  readonly show: ((group: VenueGroup) => void) | undefined;
  readonly highlight: (group: VenueGroup | undefined) => void;
}

/** The content of the list beside its venue groups. */
interface AroundVenues {
  readonly name: string;
  /** What the colors of events mean. */
  readonly legend: unknown;
  readonly pager: unknown;
}

/** The list beside the map. @param listed the venue groups of the page that it shows */
export function venueList(
  listed: readonly VenueGroup[],
  options: VenueGroupOptions,
  map: VenueListHandlers,
  { name, legend, pager }: AroundVenues,
): TemplateResult {
  const absent = options.hasMap ? listed.filter(({ venue }) => !venue?.location) : [];
  const items = (of: readonly VenueGroup[]) => of.map((group) => venueItem(group, options, map));
  return html`
    <div part="places" class="places" role="region" aria-label=${name} tabindex="-1">
      ${legend}
      <ul part="list" class="sites" role="list">
        ${items(listed.slice(0, listed.length - absent.length))}
      </ul>
      ${
        absent.length
          ? html`<p part="hint" class="absent" id="absent">${options.messages.notOnMap}</p>
              <ul part="list" class="sites" role="list" aria-labelledby="absent">
                ${items(absent)}
              </ul>`
          : nothing
      }
      ${pager}
    </div>
  `;
}

function venueItem(
  group: VenueGroup,
  options: VenueGroupOptions,
  { chosen, pointed, show, highlight }: VenueListHandlers,
): TemplateResult {
  const { messages } = options;
  const look = `site ${chosen.includes(group.key) ? 'chosen' : ''} ${pointed.includes(group.key) ? 'pointed' : ''}`;
  const button =
    show && group.venue?.location
      ? html`<button part="button show" class="plain" type="button" @click=${() => show(group)}>
          ${messages.show}<span class="unseen">${messages.place(venueName(group.venue))}</span>
        </button>`
      : undefined;
  return html`
    <li
      part=${look}
      class=${look}
      @pointerenter=${() => highlight(group)}
      @pointerleave=${() => highlight(undefined)}
      @focusin=${() => highlight(group)}
      @focusout=${() => highlight(undefined)}
    >
      ${venueGroupCard(group, options, button)}
    </li>
  `;
}

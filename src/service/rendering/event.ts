import type { EventRepresentation } from '../../data/schema/index.js';
import { abbreviationOf } from '../dates/zones.js';
import { storedFields, type StoredName } from '../store/stored-fields.js';
import type { EventRow, ImageRow, OrganizerRow, TermRow, VenueRow } from '../store/tables.js';
import { costDetails, costText } from './cost.js';
import { renderImage } from './image.js';
import type { LockedItem, RequestContext } from '../request/context.js';
import { renderOrganizer, renderVenue } from './contact.js';
import { globalId, pageAddress, renderIds, renderPublished } from './published.js';
import { renderEmbeddedTerm } from './term.js';

/** An event and the linked items of its representation. */
export interface WholeEvent {
  readonly row: EventRow;
  readonly image: ImageRow | undefined;
  readonly terms: readonly TermRow[];
  readonly venues: readonly { row: VenueRow; image: ImageRow | undefined }[];
  readonly organizers: readonly { row: OrganizerRow; image: ImageRow | undefined }[];
}

/** Escaped like HTML, as measured; those of venues and organizers are not. */
const escapeAttribute = (address: string) =>
  address
    .replace(/&(?!#?\w+;)/g, '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;');

/** `2026-12-31 21:00:00` in parts, as text (wire section 7). */
const dateDetails = (time: string) => ({
  year: time.slice(0, 4),
  month: time.slice(5, 7),
  day: time.slice(8, 10),
  hour: time.slice(11, 13),
  minutes: time.slice(14, 16),
  seconds: time.slice(17, 19),
});

const dates = ['start_date', 'end_date', 'utc_start_date', 'utc_end_date'] as const;

const masks = {
  description: '',
  excerpt: '',
  image: false,
  all_day: null,
  cost: '',
  cost_details: costDetails('', 'USD'),
  website: '',
  categories: [],
  tags: [],
  venue: [],
  organizer: [],
  custom_fields: [],
} as const;

/** Fields that are kept as they are written. Behind a password, flags are null, and additions and texts absent. */
const storedMembers = (row: EventRow, isHidden: boolean): Pick<EventRepresentation, StoredName> =>
  Object.fromEntries(
    storedFields.flatMap(({ name, isFlag, isAdded }): [string, unknown][] => {
      if (isAdded) return isHidden || row[name] === 0 ? [] : [[name, true]];
      if (isFlag) return [[name, isHidden ? null : row[name] === 1]];
      return isHidden || row[name] === '' ? [] : [[name, row[name]]];
    }),
  ) as Pick<EventRepresentation, StoredName>;

/**
 * An event as it is sent (wire section 7). Members that a password hides are empty (wire section 13).
 */
export function renderEvent(
  event: WholeEvent,
  { links, settings }: Pick<RequestContext, 'links' | 'settings'>,
  opens: (item: LockedItem) => boolean,
): EventRepresentation {
  const { row, image, terms, venues, organizers } = event;
  const hidden = (item: LockedItem) => !opens(item);
  const termsOf = (taxonomy: string) =>
    terms.filter((term) => term.taxonomy === taxonomy).map((term) => renderEmbeddedTerm(term, links));
  const rendered = venues.map((venue) => renderVenue(venue.row, venue.image, links, hidden(venue.row)));
  const representation: EventRepresentation = {
    id: row.id,
    ...renderIds(row.id, links, row.uid),
    ...(row.uid !== globalId(row.id, links) && { uid: row.uid }),
    ...renderPublished('events', row, links),
    rest_url: `${links.root}/events/${row.id}`,
    title: row.title,
    description: row.description,
    excerpt: row.excerpt,
    slug: row.slug,
    image: image ? renderImage(image, links) : false,
    all_day: row.all_day === 1,
    ...(Object.fromEntries(
      dates.flatMap((name) => [
        [name, row[name]],
        [`${name}_details`, dateDetails(row[name])],
      ]),
    ) as Dates),
    timezone: row.timezone,
    timezone_abbr: abbreviationOf(row.timezone, row.utc_start_date),
    cost: costText(row.cost, settings.currency),
    cost_details: costDetails(row.cost, settings.currency),
    website: escapeAttribute(row.website) || pageAddress('events', row, links),
    ...storedMembers(row, hidden(row)),
    ...(row.parent !== 0 && !hidden(row) && { post_parent: row.parent }),
    ...(row.event_status !== 'scheduled' && { event_status: row.event_status }),
    categories: termsOf('categories'),
    tags: termsOf('tags'),
    venue: rendered.length === 1 ? rendered[0]! : rendered,
    organizer: organizers.map((organizer) =>
      renderOrganizer(organizer.row, organizer.image, links, hidden(organizer.row)),
    ),
    custom_fields: [],
  };
  return hidden(row) ? { ...representation, ...masks } : representation;
}

type Dates = Pick<EventRepresentation, (typeof dates)[number] | `${(typeof dates)[number]}_details`>;

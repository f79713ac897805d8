import type { EventRepresentation, VenueRepresentation } from '../schema/representations.js';
import type { PatchFor, RepresentationOf, ResourceName } from '../schema/resources.js';
import { decode } from './decode.js';
import { CalError } from './error.js';

export interface Resets<Name extends ResourceName> {
  /** Whether a password hides what must be kept: flags are null then, and names are `[]` (wire section 13). */
  readonly isMasked: (item: RepresentationOf<Name>) => boolean;
  /**
   * The fields that an update resets when they are left out, read from a representation in the form that can be
   * written.
   */
  readonly fields: {
    readonly [Field in keyof PatchFor<Name>]?: (
      item: RepresentationOf<Name>,
      patch: PatchFor<Name>,
    ) => PatchFor<Name>[Field] | undefined;
  };
}

const statusOf = (item: { readonly status: string }) => item.status;

/** An image's ID is written as text (wire section 11.1). */
const imageId = (item: { readonly image?: EventRepresentation['image'] }) =>
  item.image ? String(item.image.id) : undefined;

const flagText = (name: 'show_map' | 'show_map_link') => (item: VenueRepresentation) => String(item[name]);

/**
 * Dates change only in pairs, and a new zone or all-day flag moves the instants only when the dates come along (wire
 * sections 7.2, 11.2).
 */
const movesDates = (patch: PatchFor<'events'>) =>
  (['start_date', 'end_date', 'timezone', 'all_day'] as const).some((field) => patch[field] !== undefined);

/** A draft has no publication date yet, and an event that leaves the schedule gets a new one. */
function publicationDate(
  { date, date_utc, status }: EventRepresentation,
  patch: PatchFor<'events'>,
): string | undefined {
  const isOpen =
    date_utc.startsWith('0000') || patch.date_utc !== undefined || (status === 'future' && patch.status !== undefined);
  return isOpen ? undefined : date;
}

/** Wire sections 11.2 and 12. Terms are missing: their updates reset nothing. */
export const resets: { readonly [Name in ResourceName]?: Resets<Name> } = {
  events: {
    isMasked: (item) => item.show_map === null,
    fields: {
      status: statusOf,
      date: publicationDate,
      timezone: (item) => item.timezone,
      all_day: (item) => item.all_day,
      start_date: (item, patch) => (movesDates(patch) ? item.start_date : undefined),
      end_date: (item, patch) => (movesDates(patch) ? item.end_date : undefined),
      image: imageId,
      cost: (item) => item.cost || undefined,
      website: (item) => (item.website && item.website !== item.url ? decode(item.website) : undefined),
      show_map: (item) => item.show_map,
      show_map_link: (item) => item.show_map_link,
      hide_from_listings: (item) => item.hide_from_listings,
      sticky: (item) => item.sticky,
      featured: (item) => item.featured,
      organizer: (item) => item.organizer.map(({ id }) => id),
    },
  },
  venues: {
    isMasked: (item) => item.show_map === null,
    fields: {
      status: statusOf,
      image: imageId,
      show_map: flagText('show_map'),
      show_map_link: flagText('show_map_link'),
      stateprovince: (item, { state, province }) =>
        state === undefined && province === undefined ? item.stateprovince : undefined,
    },
  },
  organizers: { isMasked: (item) => Array.isArray(item.organizer), fields: { status: statusOf, image: imageId } },
};

/**
 * The patch, with every field that an update would reset as it was read.
 * @throws CalError `filter` when a password hides those fields
 */
export function completePatch<Name extends ResourceName>(
  { isMasked, fields }: Resets<Name>,
  item: RepresentationOf<Name>,
  patch: PatchFor<Name>,
): PatchFor<Name> {
  if (isMasked(item)) {
    throw new CalError('filter', 'the update needs it, or it would wipe what the password hides', {
      fields: ['password'],
    });
  }
  const left = (Object.keys(fields) as (keyof PatchFor<Name>)[]).filter((name) => patch[name] === undefined);
  return { ...patch, ...Object.fromEntries(left.map((name) => [name, fields[name]?.(item, patch)])) };
}

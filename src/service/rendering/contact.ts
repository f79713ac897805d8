import type { OrganizerRepresentation, VenueRepresentation } from '../../data/schema/index.js';
import type { ImageRow, OrganizerRow, VenueRow } from '../store/tables.js';
import { renderImage } from './image.js';
import type { Links } from '../request/context.js';
import { renderIds, renderPublished } from './published.js';

const venueTexts = [
  'address',
  'city',
  'country',
  'province',
  'state',
  'zip',
  'phone',
  'website',
  'stateprovince',
] as const;
const organizerTexts = ['phone', 'website', 'email'] as const;

/** The texts that are not empty; empty ones are absent (wire sections 8.1 and 9). */
const given = <Name extends string>(row: Record<Name, string>, names: readonly Name[]): { [N in Name]?: string } =>
  Object.fromEntries(names.filter((name) => row[name] !== '').map((name) => [name, row[name]])) as {
    [N in Name]?: string;
  };

/** Texts behind a password are present, but empty. */
const hidden = (...names: string[]) => Object.fromEntries(['description', ...names].map((name) => [name, '']));

/** The row without its slug, which would reveal the name. */
const nameless = <Row extends VenueRow | OrganizerRow>(row: Row, masked: boolean): Row =>
  masked ? { ...row, slug: '' } : row;

/** A password hides all texts, even the name (wire section 13), and here its slug. */
export function renderVenue(
  stored: VenueRow,
  image: ImageRow | undefined,
  links: Links,
  masked: boolean,
): VenueRepresentation {
  const row = nameless(stored, masked);
  const hasPlace = row.geo_lat !== null && row.geo_lng !== null && !masked;
  return {
    id: row.id,
    ...renderPublished('venues', row, links),
    venue: masked ? [] : row.venue,
    ...(!masked && given(row, ['description', 'excerpt'])),
    slug: row.slug,
    ...(image && !masked && { image: renderImage(image, links) }),
    ...(masked ? hidden('address', 'city', 'country', 'phone', 'website') : given(row, venueTexts)),
    show_map: masked ? null : row.show_map === 1,
    show_map_link: masked ? null : row.show_map_link === 1,
    ...(hasPlace && { geo_lat: row.geo_lat!, geo_lng: row.geo_lng! }),
    ...renderIds(row.id, links),
  };
}

/** An organizer (wire section 9). */
export function renderOrganizer(
  stored: OrganizerRow,
  image: ImageRow | undefined,
  links: Links,
  masked: boolean,
): OrganizerRepresentation {
  const row = nameless(stored, masked);
  return {
    id: row.id,
    ...renderPublished('organizers', row, links),
    organizer: masked ? [] : row.organizer,
    ...(!masked && given(row, ['description', 'excerpt'])),
    slug: row.slug,
    ...(image && !masked && { image: renderImage(image, links) }),
    ...(masked ? hidden(...organizerTexts) : given(row, organizerTexts)),
    ...renderIds(row.id, links),
  };
}

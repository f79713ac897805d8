import { categories } from './categories.js';
import { seedEvents } from './events.js';
import { organizers } from './organizers.js';
import type { SeedCategory, SeedEvent, SeedOrganizer, SeedTag, SeedVenue } from './rows.js';
import { tags } from './tags.js';
import { towns } from './towns.js';
import { venueNotes, venues } from './venues.js';

/**
 * The parts refer to one another by slug: an event names its venues, organizers, categories and tags, a category its
 * parent. `image` is the name of one of the `pictures`.
 */
export interface SeedCalendar {
  readonly venues: readonly SeedVenue[];
  readonly organizers: readonly SeedOrganizer[];
  /** Parents stand before their children. */
  readonly categories: readonly SeedCategory[];
  readonly tags: readonly SeedTag[];
  /** In the order of their starts, wall time. */
  readonly events: readonly SeedEvent[];
}

/** The members of a table under their slugs. */
function draftsOf<Key extends string, Row, Draft>(
  table: Readonly<Record<Key, Row>>,
  draft: (row: Row, slug: Key) => Draft,
) {
  return (Object.entries(table) as [Key, Row][]).map(([slug, row]) => ({ slug, ...draft(row, slug) }));
}

/**
 * A calendar of the Coast of Seven Lights: from three months before the day in UTC at `now` (milliseconds) to fifteen
 * months after it.
 */
export function seedCalendar(now: number): SeedCalendar {
  return {
    venues: draftsOf(venues, ({ town, ...row }, slug) => {
      const { city, zip, province, country } = town ? towns[town] : {};
      return { ...row, city, zip, province, country, ...venueNotes[slug] };
    }),
    organizers: draftsOf(organizers, (row) => row),
    categories: draftsOf(categories, (row) => row),
    tags: draftsOf(tags, (name) => ({ name })),
    events: seedEvents(now),
  };
}

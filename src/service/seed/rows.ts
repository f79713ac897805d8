import type { CategoryDraft, EventDraft, OrganizerDraft, TagDraft, VenueDraft } from '../../data/schema/index.js';
import type { CategoryKey } from './categories.js';
import type { When } from './days.js';
import type { OrganizerKey } from './organizers.js';
import type { PictureName } from './pictures.js';
import type { TagKey } from './tags.js';
import type { VenueKey } from './venues.js';

export interface SeedVenue extends Omit<VenueDraft, 'image'> {
  slug: VenueKey;
  image?: PictureName;
}

export interface SeedOrganizer extends Omit<OrganizerDraft, 'image'> {
  slug: OrganizerKey;
  image?: PictureName;
}

export interface SeedCategory extends Omit<CategoryDraft, 'parent'> {
  slug: CategoryKey;
  parent?: CategoryKey;
}

export interface SeedTag extends TagDraft {
  slug: TagKey;
}

export interface SeedEvent extends Omit<EventDraft, 'venue' | 'organizer' | 'categories' | 'tags' | 'image'> {
  slug: string;
  timezone: string;
  venues: readonly VenueKey[];
  organizers: readonly OrganizerKey[];
  categories: readonly CategoryKey[];
  tags: readonly TagKey[];
  image?: PictureName;
}

type Clock = `${number}:${number}`;

/** An event that happens once a year, or a series: one event for each day that follows the rule. */
export interface EventRow {
  readonly title: string;
  readonly when: When;
  /** Start and end, wall time; an end before the start is on the next day. All-day events have none. */
  readonly hours?: `${Clock}-${Clock}`;
  /** The number of days it lasts, 1 by default. */
  readonly days?: number;
  readonly venues?: readonly VenueKey[];
  readonly organizers?: readonly OrganizerKey[];
  readonly categories: readonly [CategoryKey, ...CategoryKey[]];
  readonly tags?: readonly TagKey[];
  readonly cost?: string;
  readonly image?: PictureName;
  /** The zone, where it differs from that of the first venue's town. */
  readonly timezone?: string;
  readonly featured?: true;
  readonly sticky?: true;
  /** Online, at its venues too where it has any. */
  readonly is_virtual?: true;
  readonly virtual_url?: string;
  readonly sold_out?: true;
  readonly website?: string;
  /** Plain text; it also opens the description. */
  readonly excerpt: string;
  /** HTML that follows in the description. */
  readonly details?: string;
  /** The topics of a series, in turn: each is added to the title, with a sentence for the description. */
  readonly topics?: readonly (readonly [title: string, sentence: string])[];
}

/** Rows by slug; the day is added to it. */
export type EventTable = Readonly<Record<string, EventRow>>;

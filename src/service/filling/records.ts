import type {
  CategoryRepresentation,
  EventRepresentation,
  ImageRepresentation,
  OrganizerRepresentation,
  TagRepresentation,
  VenueRepresentation,
} from '../../data/schema/index.js';

/** A representation, with the values that representations omit. */
export type Kept<Representation> = Representation & { readonly password?: string; readonly post_parent?: number };

/** Representations as they were read from a service; IDs, slugs, dates and authors stay. */
export interface Records {
  readonly events?: readonly Kept<EventRepresentation>[];
  readonly venues?: readonly Kept<VenueRepresentation>[];
  readonly organizers?: readonly Kept<OrganizerRepresentation>[];
  readonly categories?: readonly CategoryRepresentation[];
  readonly tags?: readonly TagRepresentation[];
  readonly images?: readonly ImageRepresentation[];
}

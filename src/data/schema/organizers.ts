import { date, integer, text, type Kind } from './kinds.js';
import type { DraftOf, FieldTable, PatchOf } from './tables.js';
import { venueFilters, type VenueFilters } from './venues.js';

/** Query parameters of `GET /organizers`: the same as those of venues (interface, "GET /organizers"). */
export const organizerFilters = venueFilters;
export type OrganizerFilters = VenueFilters;

/** Writable fields of an organizer (interface, "Organizer"). */
export const organizerFields = {
  author: { kind: integer, default: null },
  date: { kind: date, default: null },
  date_utc: { kind: date, default: null },
  organizer: { kind: text, default: null, required: true, maxLength: 500 },
  description: { kind: text, default: null, maxLength: 1_000_000 },
  status: { kind: text, default: null, maxLength: 50 },
  phone: { kind: text, default: null, maxLength: 200 },
  website: { kind: text, default: null, maxLength: 2000 },
  email: { kind: text, default: null, maxLength: 320 },
  image: { kind: text as Kind<string | number>, default: null, maxLength: 2000 },
} as const satisfies FieldTable;
export type OrganizerDraft = DraftOf<typeof organizerFields>;
export type OrganizerPatch = PatchOf<typeof organizerFields>;

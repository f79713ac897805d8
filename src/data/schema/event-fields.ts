/** The fields of an event: apart from its filters, which every list needs. */
import { boolean, date, idsOrSlugs, integer, linked, text, untyped, type Kind } from './kinds.js';
import type { OrganizerDraft } from './organizers.js';
import type { DraftOf, FieldTable, PatchOf } from './tables.js';
import type { VenueDraft } from './venues.js';

/** A yes or no that our service keeps as it is written. */
const storedFlag = { kind: boolean, stored: true } as const;

/** One that is sent where it is so, because other servers do not know it. */
const addedFlag = { ...storedFlag, isAdded: true } as const;

/**
 * Writable fields of an event (interface, "Event"), and ours at the end: whether it takes place as planned, and why
 * not, whether it takes place online (alone, or at its venue too) and where, and whether it is sold out. Other servers
 * ignore those.
 */
export const eventFields = {
  author: { kind: integer },
  date: { kind: date },
  date_utc: { kind: date },
  title: { kind: text, required: true, maxLength: 500 },
  description: { kind: text, maxLength: 1_000_000 },
  slug: { kind: text, maxLength: 1000 },
  excerpt: { kind: text, maxLength: 100_000 },
  status: { kind: text, maxLength: 50 },
  timezone: { kind: text, maxLength: 50 },
  all_day: { kind: boolean, default: false },
  start_date: { kind: date, required: true },
  end_date: { kind: date, required: true },
  image: { kind: text as Kind<string | number>, maxLength: 2000 },
  cost: { kind: untyped as Kind<string | number | readonly (string | number)[]>, maxLength: 200 },
  website: { kind: untyped as Kind<string>, default: null, maxLength: 2000 },
  show_map: storedFlag,
  show_map_link: storedFlag,
  hide_from_listings: storedFlag,
  sticky: storedFlag,
  featured: storedFlag,
  categories: { kind: idsOrSlugs, default: null, maxLength: 200 },
  tags: { kind: idsOrSlugs, default: null, maxLength: 200 },
  venue: { kind: /* @__PURE__ */ linked<VenueDraft>(), default: null },
  organizer: { kind: /* @__PURE__ */ linked<OrganizerDraft>(), default: null },
  event_status: { kind: text, maxLength: 20 },
  event_status_reason: { kind: text, maxLength: 1000, stored: true },
  is_virtual: addedFlag,
  virtual_url: { kind: text, maxLength: 2000, stored: true },
  sold_out: addedFlag,
} as const satisfies FieldTable;
export type EventDraft = DraftOf<typeof eventFields>;
export type EventPatch = PatchOf<typeof eventFields>;

import { boolean, ids, integer, positive, text } from './kinds.js';
import { paging, type DraftOf, type FieldTable, type Filters, type FilterTable, type PatchOf } from './tables.js';

/** Query parameters of `GET /tags` (interface, "GET /categories and GET /tags"). */
export const tagFilters = {
  ...paging,
  search: { kind: text },
  exclude: { kind: ids },
  include: { kind: ids },
  order: { kind: text },
  orderby: { kind: text },
  hide_empty: { kind: boolean, default: true },
  post: { kind: positive },
  event: { kind: positive },
  slug: { kind: text },
} as const satisfies FilterTable;
export type TagFilters = Filters<typeof tagFilters>;

/** Query parameters of `GET /categories`: those of tags, and the parent. */
export const categoryFilters = { ...tagFilters, parent: { kind: positive } } as const satisfies FilterTable;
export type CategoryFilters = Filters<typeof categoryFilters>;

/** Writable fields of a tag (interface, "Event tag"). */
export const tagFields = {
  name: { kind: text, required: true, maxLength: 200 },
  description: { kind: text, maxLength: 100_000 },
  slug: { kind: text, maxLength: 1000 },
} as const satisfies FieldTable;
export type TagDraft = DraftOf<typeof tagFields>;
export type TagPatch = PatchOf<typeof tagFields>;

/** Writable fields of a category (interface, "Event category"). */
export const categoryFields = { ...tagFields, parent: { kind: integer } } as const satisfies FieldTable;
export type CategoryDraft = DraftOf<typeof categoryFields>;
export type CategoryPatch = PatchOf<typeof categoryFields>;

import { membersOf } from '../schema/shapes.js';

/** The members by which items are put together into lists. A server may leave any of them out, or send another type. */
export interface WireItem {
  readonly id?: unknown;
  readonly slug?: unknown;
  readonly post_parent?: unknown;
  readonly title?: unknown;
  readonly start_date?: unknown;
  readonly utc_start_date?: unknown;
  readonly venue?: unknown;
  readonly organizer?: unknown;
  readonly global_id?: unknown;
  readonly global_id_lineage?: unknown;
}

export const wireItem = (item: unknown): WireItem => membersOf(item);

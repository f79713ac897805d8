import { boolean, positive, type FilterTable } from '../../schema/index.js';

/** The attributes of an event's detail. */
export const eventDetailAttributes = {
  event_id: { kind: positive },
  show_map: { kind: boolean },
  show_related: { kind: boolean, default: true },
  show_adjacent: { kind: boolean, default: false },
  json_ld: { kind: boolean, default: false },
} as const satisfies FilterTable;

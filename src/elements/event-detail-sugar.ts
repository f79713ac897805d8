import { boolean, type FilterTable } from '../schema/index.js';

/** What of an event's surroundings is shown with it. */
export const eventDetailSugar = {
  show_map: { kind: boolean },
  show_related: { kind: boolean, default: true },
  show_adjacent: { kind: boolean, default: false },
  json_ld: { kind: boolean, default: false },
} as const satisfies FilterTable;

import { boolean, positive, url, type FilterTable } from '../../data/schema/index.js';

/** The attributes of an event's detail. */
export const eventDetailAttributes = {
  /** ID of the event */
  event_id: { kind: positive },
  /** Whether the venue is shown on a map, with directions; as the event says when absent */
  show_map: { kind: boolean },
  /** Whether the next events of the same category are shown */
  show_related: { kind: boolean, default: true },
  /** Whether there is a way to the events before and after */
  show_adjacent: { kind: boolean, default: false },
  /** Address of the page that lists events, to which a cancelled one leads; the page of its category when absent */
  list_href: { kind: url },
  /** Whether search engines get the event as schema.org data, inside the element */
  json_ld: { kind: boolean, default: false },
} as const satisfies FilterTable;

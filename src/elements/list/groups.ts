import { dayHeading, monthHeading, formatSpan, type DisplayOptions } from '../../time/index.js';
import type { Messages } from '../../locale/index.js';
import type { CalendarEvent } from '../../records/index.js';

/** Events under one heading. */
export interface Group {
  readonly heading: string;
  readonly events: readonly CalendarEvent[];
}

/** The context of headings. */
export interface GroupRenderContext {
  readonly messages: Messages;
  readonly reader: DisplayOptions;
  /** Today in the visitor's zone, `YYYY-MM-DD`. */
  readonly today: string;
  /** The first day of an upcoming list: events that already run are grouped under it. */
  readonly since?: string;
}

/** The day that the card shows; on the visitor's clock it may be another than on the event's own. */
function dayOf({ span }: CalendarEvent, { reader, since = '' }: GroupRenderContext): string {
  const day = formatSpan(span, reader).start.slice(0, 10);
  return day < since ? since : day;
}

/** How events are grouped: each rule gives the key of an event's group, and the heading of a key. */
const rules = {
  day: { key: dayOf, heading: (day, { reader, today }) => dayHeading(day, reader.locale, today) },
  month: {
    key: (event, reader) => dayOf(event, reader).slice(0, 7),
    heading: (month, { reader }) => monthHeading(month, reader.locale),
  },
  venue: { key: ({ venues }) => venues[0]?.name ?? '', heading: (name, { messages }) => name || messages.noVenue },
  category: { key: ({ categories }) => categories[0]?.name ?? '', heading: (name, { messages }) => name || messages.noCategory },
} satisfies Record<
  string,
  { key: (event: CalendarEvent, reader: GroupRenderContext) => string; heading: (key: string, reader: GroupRenderContext) => string }
>;
export type Grouping = keyof typeof rules;

/** Events by group, both in the order in which they come. */
export function groupEvents(events: readonly CalendarEvent[], grouping: Grouping, reader: GroupRenderContext): Group[] {
  const { key, heading } = rules[grouping];
  const groups = new Map<string, CalendarEvent[]>();
  for (const event of events) {
    const of = key(event, reader);
    groups.set(of, [...(groups.get(of) ?? []), event]);
  }
  return [...groups].map(([of, members]) => ({ heading: heading(of, reader), events: members }));
}

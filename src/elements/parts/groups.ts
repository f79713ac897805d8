import { dayHeading, monthHeading } from '../../time/index.js';
import type { Words } from '../../locale/index.js';
import type { CalendarEvent } from '../calendar-event.js';

/** Events under one heading. */
export interface Group {
  readonly heading: string;
  readonly events: readonly CalendarEvent[];
}

/** What headings depend on. */
export interface GroupReader {
  readonly words: Words;
  readonly locale: string;
  /** `YYYY-MM-DD` where the reader is. */
  readonly today: string;
}

const dayOf = ({ span }: CalendarEvent) => span?.start.toString().slice(0, 10) ?? '';

/** How events are grouped: each rule gives the key of an event's group, and the heading of a key. */
const rules = {
  day: { key: dayOf, heading: (day, { locale, today }) => dayHeading(day, locale, today) },
  month: { key: (event) => dayOf(event).slice(0, 7), heading: (month, { locale }) => monthHeading(month, locale) },
  venue: { key: ({ places }) => places[0]?.name ?? '', heading: (name, { words }) => name || words.noVenue },
  category: { key: ({ categories }) => categories[0]?.name ?? '', heading: (name, { words }) => name || words.noCategory },
} satisfies Record<string, { key: (event: CalendarEvent) => string; heading: (key: string, reader: GroupReader) => string }>;
export type Grouping = keyof typeof rules;

/** Events by group, both in the order in which they come. */
export function groupEvents(events: readonly CalendarEvent[], grouping: Grouping, reader: GroupReader): Group[] {
  const { key, heading } = rules[grouping];
  const groups = new Map<string, CalendarEvent[]>();
  for (const event of events) {
    const of = key(event);
    groups.set(of, [...(groups.get(of) ?? []), event]);
  }
  return [...groups].map(([of, members]) => ({ heading: heading(of, reader), events: members }));
}

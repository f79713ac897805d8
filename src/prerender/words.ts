import { marksOf } from '../elements/cards/event-marks.js';
import { addressLines } from '../data/geo/index.js';
import type { Messages } from '../locale/index.js';
import type { ResourceName } from '../data/schema/index.js';
import {
  calendarEvent,
  organizerRecord,
  termRecord,
  venueRecord,
  type CalendarEvent,
  type Term,
  type Venue,
} from '../data/records/index.js';
import { formatSpan } from '../data/time/index.js';
import { escaped } from './escaped.js';

/**
 * A text of the calendar, which may be in another direction than the page: else the dot at its end would stand at its
 * beginning.
 */
const isolated = (text: string) => text && `<bdi>${escaped(text)}</bdi>`;

export const link = (name: string, url: string | undefined) =>
  url ? `<a href="${escaped(url)}">${isolated(name)}</a>` : isolated(name);

/** On a clock that no event has, so that the zone of each is shown. */
const elsewhere = { timeZone: 'Etc/GMT+12', timeDisplay: 'event' } as const;

/** When an event is, with year and zone. */
export function when({ span }: CalendarEvent, locale: string): string {
  const { date, time, zone, start } = formatSpan(span, { locale, ...elsewhere });
  const clock = [time, zone].filter(Boolean).join(' ').replaceAll('\u00a0', ' ');
  const words = [date, clock].filter(Boolean).join(', ');
  return `<time datetime="${escaped(start)}">${escaped(words)}</time>`;
}

/** The language of the words. */
export interface WordsContext {
  /** BCP 47 tag. */
  readonly locale: string;
  readonly common: Messages;
}

/**
 * The remarks on an event that readers need before they rely on it, such as "(Canceled)"; empty where it takes place as
 * planned.
 */
export function remarks(event: CalendarEvent, { common }: WordsContext): string {
  const marks = marksOf(event, common).map((mark) => escaped(common.statuses[mark]));
  return marks.length ? `(${marks.join(', ')})` : '';
}

function eventWords(event: CalendarEvent, context: WordsContext): string {
  const { title, url, venues } = event;
  const where = venues.map(({ name, city }) => [name, city].filter(Boolean).join(', ')).join('; ');
  return [link(title, url), remarks(event, context), when(event, context.locale), isolated(where)]
    .filter(Boolean)
    .join(' ');
}

const venueWords = (venue: Venue) =>
  [link(venue.name, venue.url), isolated(addressLines(venue).join(', '))].filter(Boolean).join(' ');

const termWords = ({ name, url }: Term) => link(name, url);

/** The line of an item of each resource. */
const lines: Readonly<Record<ResourceName, (item: never, context: WordsContext) => string>> = {
  events: (item, context) => eventWords(calendarEvent(item), context),
  venues: (item) => venueWords(venueRecord(item)),
  organizers: (item) => {
    const { name, url } = organizerRecord(item);
    return link(name, url);
  },
  categories: (item) => termWords(termRecord(item)),
  tags: (item) => termWords(termRecord(item)),
};

/**
 * Items as a plain list, for feeds, reader modes and whoever runs no scripts.
 * @param endOf returns when an item is over, where it then is to leave the list
 */
export function words(
  resource: ResourceName,
  items: readonly unknown[],
  context: WordsContext,
  endOf?: (item: unknown) => string | undefined,
): string {
  const entries = items.flatMap((item) => {
    try {
      const end = endOf?.(item);
      return `<li${end ? ` data-cal-end="${escaped(end)}"` : ''}>${lines[resource](item as never, context)}</li>`;
    } catch {
      return []; // The element leaves it out, too.
    }
  });
  return `<ul data-cal>${entries.join('')}</ul>`;
}

import { hash } from 'node:crypto';
import type { WholeEvent } from '../rendering/event.js';
import type { SeriesRow, TermName } from '../store/tables.js';
import { follow } from '../writing/follow.js';
import { readTemplate } from '../writing/series/make-dates.js';
import type { ReadEvent, ReadTerm } from './read-events.js';

/** The parts by which an event follows its source, each with a hash of its value. */
export type Hashes = Readonly<Record<string, string>>;

const hashOf = (value: unknown): string => hash('sha256', JSON.stringify(value), 'base64url').slice(0, 12);

const hashed = (values: Readonly<Record<string, unknown>>): Hashes =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, hashOf(value)]));

/** Parts that only a calendar of the interface says, as its tags; of other events, they are left to people here. */
const interfaceParts = ['excerpt', 'sold_out'] as const;

const namesOf = (terms: readonly ReadTerm[]): string[] => terms.map(({ name }) => name);

/** The names are those of fields, but for `when`, whose parts belong together. */
export const saidBy = (event: ReadEvent): Hashes =>
  hashed({
    title: event.title,
    description: event.description,
    when: [event.start_date, event.end_date, event.timezone, event.all_day],
    event_status: event.event_status,
    website: event.website,
    cost: event.cost,
    is_virtual: event.is_virtual,
    virtual_url: event.virtual_url,
    venue: event.places.map(({ text }) => text),
    organizer: event.organizers.map(({ organizer }) => organizer),
    categories: namesOf(event.categories),
    ...(event.tags && { tags: namesOf(event.tags) }),
    ...Object.fromEntries(
      interfaceParts.filter((name) => event[name] !== undefined).map((name) => [name, event[name]]),
    ),
    ...(event.rule && { rule: event.rule, dates: event.dates }),
  });

const idsIn = (terms: WholeEvent['terms'], name: TermName): number[] =>
  terms.filter(({ taxonomy }) => taxonomy === name).map(({ id }) => id);

/** The same of an event as it is stored. */
export const storedIn = ({ row, venues, organizers, terms }: WholeEvent): Hashes =>
  hashed({
    title: row.title,
    description: row.description,
    when: [row.start_date, row.end_date, row.timezone, row.all_day === 1],
    event_status: row.event_status,
    website: row.website,
    cost: row.cost,
    is_virtual: row.is_virtual === 1,
    virtual_url: row.virtual_url,
    venue: venues.map((venue) => venue.row.id),
    organizer: organizers.map((organizer) => organizer.row.id),
    categories: idsIn(terms, 'categories'),
    excerpt: row.excerpt,
    sold_out: row.sold_out === 1,
    tags: idsIn(terms, 'tags'),
  });

/** The same of a series. */
export function storedInSeries(series: SeriesRow): Hashes {
  const template = readTemplate(series);
  return hashed({
    title: template.title,
    description: template.description,
    when: [series.start_date, series.end_date, series.timezone, series.all_day === 1],
    event_status: template.event_status,
    website: template.website,
    cost: template.cost,
    is_virtual: template.is_virtual === 1,
    virtual_url: template.virtual_url,
    venue: template.venue,
    organizer: template.organizer,
    categories: template.categories,
    rule: series.rule,
    excerpt: template.excerpt,
    sold_out: template.sold_out === 1,
    tags: template.tags,
  });
}

/** What an item has of its source: hashes of what that said, and of what was stored of it. */
export interface Taken {
  readonly said: Hashes;
  readonly wrote: Hashes;
}

export const takenOf = ({ said, wrote }: { readonly said: string; readonly wrote: string }): Taken => ({
  said: JSON.parse(said) as Hashes,
  wrote: JSON.parse(wrote) as Hashes,
});

/** The parts that an event takes from its source, and those that stay because they were changed here. */
export function followed({ said, wrote }: Taken, now: Hashes, stored: Hashes): ReturnType<typeof follow> {
  // What a source says is stored in other words: a part that nobody has touched counts as what the source said.
  const asSaid = Object.keys(now).map((name) => [name, stored[name] === wrote[name] ? said[name] : stored[name]]);
  return follow(said, now, Object.fromEntries(asSaid) as Hashes);
}

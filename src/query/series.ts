import { membersOf } from '../schema/index.js';

/** What tells the events of a series. */
interface Listed {
  readonly title?: unknown;
  readonly slug?: unknown;
  readonly venue?: unknown;
  readonly organizer?: unknown;
  readonly start_date?: unknown;
  readonly base_url?: unknown;
}

/** The first event of a series, and all of them, itself included, in the order in which they come. */
export type Folded<T> = T & {
  readonly occurrences: readonly T[];
  /** How many events of the list were searched for series, where not all were. */
  readonly searched?: number | undefined;
};

const idsOf = (value: unknown): unknown[] => [value].flat().map((one) => membersOf(one).id ?? one);

const nameOf = ({ title, venue, organizer, base_url: server }: Listed): string =>
  JSON.stringify([title, idsOf(venue), idsOf(organizer), server]);

/** Folds events of equal title, venue and organizer at different times into the first of them. */
export function foldSeries<T>(events: readonly T[], searched?: number): Folded<T>[] {
  const all: { first: T; occurrences: T[] }[] = [];
  const latest = new Map<string, T[]>();
  for (const event of events) {
    const { start_date: start } = event as Listed;
    const name = nameOf(event as Listed);
    const known = latest.get(name);
    if (known && !known.some((one) => (one as Listed).start_date === start)) {
      known.push(event);
      continue;
    }
    const occurrences = [event];
    latest.set(name, occurrences);
    all.push({ first: event, occurrences });
  }
  return all.map(({ first, occurrences }) => {
    const slugs = occurrences.map((one) => (one as Listed).slug);
    if (new Set(slugs).size === slugs.length) return { ...first, occurrences, searched };
    const dates = occurrences.map((one) => ({ ...one, sharesSlug: true }));
    return { ...dates[0]!, occurrences: dates, searched };
  });
}

import { wireItem } from '../wire-item.js';
import type { Noted } from './list.js';

const idsOf = (value: unknown): unknown[] => [value].flat().map((one) => wireItem(one).id ?? one);

/** Events with a higher number are dates of one event of the real server's add-on, whose slug they share. */
const firstOfDates = 10_000_000;

/** The common property of the events of a series: where the server names none, their title, venue and organizer. */
function nameOf({ item, notes }: Noted<unknown>): string {
  const { id, post_parent, slug, title, venue, organizer } = wireItem(item);
  const name = post_parent ?? (Number(id) > firstOfDates ? slug : undefined);
  return JSON.stringify([name ?? [title, idsOf(venue), idsOf(organizer)], notes.origin?.server]);
}

const startOf = ({ item }: Noted<unknown>): unknown => wireItem(item).start_date;

/** Folds the events of a series, which are at different times, into the first of them. */
export function foldSeries<T>(events: readonly Noted<T>[], searched?: number): Noted<T>[] {
  const all: Noted<T>[][] = [];
  const latest = new Map<string, Noted<T>[]>();
  for (const event of events) {
    const name = nameOf(event);
    const known = latest.get(name);
    if (known && !known.some((one) => startOf(one) === startOf(event))) {
      known.push(event);
      continue;
    }
    const series = [event];
    latest.set(name, series);
    all.push(series);
  }
  return all.map((series) => {
    const { item, notes } = series[0]!;
    const occurrences = series.map((one) => one.item);
    const sharesSlug = new Set(occurrences.map((one) => wireItem(one).slug)).size < series.length;
    return { item, notes: { ...notes, occurrences, searched, sharesSlug } };
  });
}

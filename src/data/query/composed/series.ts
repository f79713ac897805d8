import { wireItem } from '../wire-item.js';
import type { Noted } from './list.js';

const idsOf = (value: unknown): unknown[] => [value].flat().map((one) => wireItem(one).id ?? one);

/** The common property of the events of a series. */
function nameOf({ item, notes }: Noted<unknown>): string {
  const { title, venue, organizer } = wireItem(item);
  return JSON.stringify([title, idsOf(venue), idsOf(organizer), notes.origin?.server]);
}

const startOf = ({ item }: Noted<unknown>): unknown => wireItem(item).start_date;

/** Folds events of equal title, venue and organizer at different times into the first of them. */
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

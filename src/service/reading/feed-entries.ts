import { utcTime } from '../dates/zones.js';
import { calendarEntry } from '../rendering/calendar-entry.js';
import type { RequestContext } from '../request/context.js';
import type { SeriesRow } from '../store/tables.js';
import { seriesEntries, type FeedEntry, type FoundEvent } from './series-entries.js';

/** The most entries of a file; apps read all of it every time. */
export const mostEntries = 1000;

/** What stands in a file or is left out of it together. */
interface Group {
  readonly size: number;
  readonly isOver: boolean;
  readonly entries: () => readonly (FeedEntry | undefined)[];
}

/** The dates of each published series whose dates to come are all in an answer. */
async function wholeSeries(
  found: readonly FoundEvent[],
  { store, now }: RequestContext,
): Promise<{ series: SeriesRow; dates: readonly FoundEvent[] }[]> {
  const byParent = new Map<number, FoundEvent[]>();
  for (const one of found) {
    // Behind a password nobody learns of its series.
    if (one.row.occurs === '' || one.event.post_parent === undefined) continue;
    const dates = byParent.get(one.row.parent);
    if (dates) dates.push(one);
    else byParent.set(one.row.parent, [one]);
  }
  if (byParent.size === 0) return [];
  const parents = [...byParent.keys()];
  const [all, counts] = await Promise.all([
    store.reader.selectFrom('series').selectAll().where('id', 'in', parents).where('status', '=', 'publish').execute(),
    store.reader
      .selectFrom('events')
      .select((row) => ['parent', row.fn.countAll<number>().as('dates')])
      .where('parent', 'in', parents)
      .where((row) => row.and({ status: 'publish', hide_from_listings: 0 }))
      .where('utc_start_date', '>', utcTime(now))
      .groupBy('parent')
      .execute(),
  ]);
  const toCome = new Map(counts.map(({ parent, dates }) => [parent, Number(dates)]));
  return all.flatMap((series) => {
    const dates = byParent.get(series.id)!;
    const shown = dates.filter(({ row }) => row.utc_start_date > utcTime(now)).length;
    return shown === (toCome.get(series.id) ?? 0) ? [{ series, dates }] : [];
  });
}

/**
 * The entries of a file of events: a series that is whole and plain is one that repeats. Where there are too many, those
 * that have ended are left out before those to come.
 */
export async function feedEntries(found: readonly FoundEvent[], context: RequestContext): Promise<FeedEntry[]> {
  const isOver = ({ row }: FoundEvent) => row.utc_end_date < utcTime(context.now);
  const repeated = new Map<FoundEvent['row'], Group | undefined>();
  for (const { series, dates } of await wholeSeries(found, context)) {
    const made = seriesEntries(series, dates, context.links);
    if (!made) continue;
    const group = { size: made.entries.length, isOver: dates.every(isOver), entries: () => made.entries };
    // The first of its dates stands for all.
    const [first] = made.covered;
    for (const row of made.covered) repeated.set(row, row === first ? group : undefined);
  }
  const groups = found.flatMap((one): Group[] => {
    const { event, row } = one;
    if (!repeated.has(row))
      return [{ size: 1, isOver: isOver(one), entries: () => [calendarEntry(event, row.version)] }];
    return [repeated.get(row)].filter((group) => group !== undefined);
  });
  const sizeOf = (some: readonly Group[]) => some.reduce((sum, { size }) => sum + size, 0);
  const kept = sizeOf(groups) > mostEntries ? groups.filter((group) => !group.isOver) : groups;
  let room = mostEntries;
  return kept
    .filter(({ size }) => (room -= size) >= 0)
    .flatMap(({ entries }) => entries().filter((entry) => entry !== undefined));
}

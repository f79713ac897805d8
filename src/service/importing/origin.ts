import type { WholeEvent } from '../rendering/event.js';
import type { SeriesRow } from '../store/tables.js';
import type { DatabaseReader } from '../store/types.js';
import { isSameSpan, spanOn } from '../writing/series/schedule.js';
import { seriesById } from './apply-series.js';
import { followed, saidBy, storedIn, storedInSeries, takenOf, type Hashes, type Taken } from './followed.js';
import { onDate, type ReadEvent } from './read-events.js';
import type { ItemKey } from './taken.js';

/** An event in the words of its source, and what it has of them. */
export interface Origin {
  readonly source_id: number;
  /** What the source said when it was last read; absent where nothing there is the event. */
  readonly read: ReadEvent | undefined;
  /** The name of what is kept of the event; that of `read` where nothing is. */
  readonly key: string | undefined;
  /** What is kept of it; of a date of a series, as far as it differs from the others. */
  readonly own: Taken;
  /** The parts that were changed both here and there. */
  readonly keeps: readonly string[];
}

const importedAs = (reader: DatabaseReader, item: number) =>
  reader.selectFrom('imported').selectAll().where('item_id', '=', item).executeTakeFirst();

async function lastRead(reader: DatabaseReader, { source_id, key }: ItemKey): Promise<ReadEvent | undefined> {
  const reading = await reader
    .selectFrom('readings')
    .select('parsed')
    .where('source_id', '=', source_id)
    .where('key', '=', key)
    .where('state', 'in', ['same', 'changed'])
    .executeTakeFirst();
  return reading && (JSON.parse(reading.parsed) as ReadEvent);
}

/** A date of a series as its source says it; absent after one from which all later ones differ. */
function dateIn(master: ReadEvent, occurs: string): ReadEvent | undefined {
  const differing = master.dates.find((date) => date.occurs === occurs && !date.isLater);
  if (differing) return differing.event;
  return master.dates.some((date) => date.isLater && date.occurs <= occurs) ? undefined : onDate(master, occurs);
}

/** What a date has of its source: its own as far as it differs from its series here, else what that has. */
function takenByDate(
  { row, stored }: { readonly row: WholeEvent['row']; readonly stored: Hashes },
  own: Taken,
  series: SeriesRow,
  ofSeries: Taken,
  [master, now]: readonly [Hashes, Hashes],
): Taken {
  const common = storedInSeries(series);
  const isOnTime = isSameSpan(row, spanOn(series, row.occurs));
  const differs = (part: string) => (part === 'when' ? !isOnTime : stored[part] !== common[part]);
  const differing = (hashes: Hashes) => Object.fromEntries(Object.entries(hashes).filter(([part]) => differs(part)));
  // The time of a series is that of its first date.
  const when = ofSeries.said.when === master.when ? now.when! : ofSeries.said.when!;
  return {
    said: { ...ofSeries.said, when, ...differing(own.said) },
    wrote: { ...ofSeries.wrote, ...differing(own.wrote) },
  };
}

/** Where an event came from, by itself or as a date of a series; `undefined` for one that came from nowhere. */
export async function originOf(reader: DatabaseReader, event: WholeEvent): Promise<Origin | undefined> {
  const { row } = event;
  const item = await importedAs(reader, row.id);
  const ofSeries = row.occurs ? await importedAs(reader, row.parent) : undefined;
  const imported = ofSeries ?? item;
  if (!imported) return undefined;
  const { source_id } = imported;
  const own = item ? takenOf(item) : { said: {}, wrote: {} };
  const stored = storedIn(event);
  const whole = await lastRead(reader, imported);
  const read = whole && ofSeries ? dateIn(whole, row.occurs) : whole;
  if (!read) return { source_id, read, key: item?.key, own, keeps: [] };
  const now = saidBy(read);
  const taken = ofSeries
    ? takenByDate({ row, stored }, own, (await seriesById(reader, row.parent))!, takenOf(ofSeries), [
        saidBy(whole!),
        now,
      ])
    : own;
  return { source_id, read, key: item?.key ?? read.key, own, keeps: followed(taken, now, stored).keeps };
}

import type { EventRow, SeriesRow } from '../store/tables.js';
import type { DatabaseReader, DatabaseWriter } from '../store/types.js';
import { changeSeries, type SeriesChange } from '../writing/series/change-series.js';
import { saveSeries } from '../writing/series/write-series.js';
import { changeEvent, eventById, type Writing } from './apply-event.js';
import { followed, saidBy, storedInSeries, takenOf, type Hashes, type Taken } from './followed.js';
import { keyOfDate, onDate, type ReadDate, type ReadEvent } from './read-events.js';
import { afterwards, findTaken, keepTaken, type ItemKey, type TakenItem } from './taken.js';

export const seriesById = (reader: DatabaseReader, id: number): Promise<SeriesRow | undefined> =>
  reader.selectFrom('series').selectAll().where('id', '=', id).executeTakeFirst();

const dateOf = (writer: DatabaseWriter, series: number, occurs: string): Promise<EventRow | undefined> =>
  writer.selectFrom('events').selectAll().where('parent', '=', series).where('occurs', '=', occurs).executeTakeFirst();

interface DifferingDate {
  readonly date: ReadDate;
  /** The number of its event. */
  readonly id: number;
}

/** The dates of a series that differ, those from which all later ones do first. */
async function differingDates(writer: DatabaseWriter, series: SeriesRow, event: ReadEvent): Promise<DifferingDate[]> {
  const found: DifferingDate[] = [];
  for (const date of [...event.dates].sort((one, other) => Number(other.isLater) - Number(one.isLater))) {
    const row = await dateOf(writer, series.id, date.occurs);
    if (row) found.push({ date, id: row.id });
  }
  return found;
}

/** Keeps what dates have under the keys that they have now, which change with the time of their series. */
async function moveTaken(writer: DatabaseWriter, source_id: number, dates: readonly DifferingDate[]): Promise<void> {
  if (!dates.length) return;
  const keys = new Map(dates.map(({ date, id }) => [id, date.event.key]));
  const rows = await writer
    .selectFrom('imported')
    .selectAll()
    .where('source_id', '=', source_id)
    .where('item_id', 'in', [...keys.keys()])
    .execute();
  const moved = rows.filter(({ item_id, key }) => keys.get(item_id) !== key);
  for (const { key } of moved)
    await writer.deleteFrom('imported').where('source_id', '=', source_id).where('key', '=', key).execute();
  for (const { item_id, ...taken } of moved)
    await keepTaken(writer, { source_id, key: keys.get(item_id)! }, { item_id, ...takenOf(taken) });
}

/** Writes the dates of a series that differ. @param isNew whether they were just made */
async function applyDates(
  writing: Writing,
  source_id: number,
  series: SeriesRow,
  event: ReadEvent,
  dates: readonly DifferingDate[],
  isNew: boolean,
): Promise<void> {
  const { writer, context, drafts } = writing;
  await moveTaken(writer, source_id, dates);
  for (const { date, id } of dates) {
    // Those before may have changed it.
    const row = (await eventById(writer, id))!;
    const key = { source_id, key: date.event.key };
    const origin = onDate(event, date.occurs);
    if (!date.isLater) {
      await changeEvent(writing, key, date.event, row, origin, isNew);
      continue;
    }
    const [said, usual] = [saidBy(date.event), saidBy(origin)];
    const known = (await findTaken(writer, key))?.said ?? usual;
    const parts = Object.keys(said).filter((name) => said[name] !== known[name]);
    if (!parts.length) continue;
    const current = (await seriesById(writer, series.id))!;
    await changeSeries(writer, current, { ...(await drafts.of(writer, date.event, parts, false)), from: row }, context);
    await keepTaken(writer, key, { item_id: row.id, said, wrote: {} });
  }
}

/** Keeps what a series has of its source, once its dates are written. */
async function keepSeries(
  { writer }: Writing,
  key: ItemKey,
  id: number,
  taken: (stored: Hashes) => Omit<TakenItem, 'item_id'>,
): Promise<void> {
  await keepTaken(writer, key, { item_id: id, ...taken(storedInSeries((await seriesById(writer, id))!)) });
}

/** Keeps what dates that were changed here had of their source, so that it can be offered what it says now. */
async function keepKept(
  writer: DatabaseWriter,
  source_id: number,
  event: ReadEvent,
  { said, wrote }: Taken,
  kept: SeriesChange['kept'],
): Promise<void> {
  for (const { event: before, fields } of kept) {
    const { id, occurs } = (await eventById(writer, before.id))!;
    const items = writer.selectFrom('imported').select('key').where('source_id', '=', source_id);
    const known = await items.where('item_id', '=', id).executeTakeFirst();
    const key = { source_id, key: known?.key ?? keyOfDate(event, occurs) };
    const taken = (await findTaken(writer, key)) ?? { said: {}, wrote: {} };
    const parts = fields.map((name) => (name === 'start_date' ? 'when' : name));
    await keepTaken(writer, key, { item_id: id, ...afterwards(taken, parts, said, wrote) });
  }
}

/** Makes a series. @param first a single event of the source that repeats now @throws Problem for its rule */
export async function makeSeries(writing: Writing, key: ItemKey, event: ReadEvent, first?: EventRow): Promise<void> {
  const { writer, context, drafts } = writing;
  const said = saidBy(event);
  const isNew = first === undefined;
  const { fields, links } = await drafts.of(writer, event, Object.keys(said), isNew);
  const { series } = await saveSeries(writer, { fields, links, rule: event.rule, first, alone: event.alone }, context);
  const dates = await differingDates(writer, series, event);
  await applyDates(writing, key.source_id, series, event, dates, isNew);
  await keepSeries(writing, key, series.id, (wrote) => ({ said, wrote }));
}

/** Lets a series follow what its source says now. @throws Problem for its rule */
export async function followSeries(writing: Writing, key: ItemKey, event: ReadEvent, series: SeriesRow): Promise<void> {
  if (series.status === 'trash') return;
  const { writer, context, drafts } = writing;
  const said = saidBy(event);
  const known = (await findTaken(writer, key))!;
  const { takes } = followed(known, said, storedInSeries(series));
  const isRuled = takes.includes('rule') && event.rule !== '';
  const { fields, links } = await drafts.of(writer, event, takes, false);
  const change = takes.some((name) => name !== 'dates')
    ? await changeSeries(
        writer,
        series,
        { fields, links, rule: isRuled ? event.rule : undefined, alone: event.alone },
        context,
      )
    : undefined;
  const dates = await differingDates(writer, series, event);
  const kept = change?.kept.filter((one) => !dates.some(({ id }) => id === one.event.id)) ?? [];
  await keepKept(writer, key.source_id, event, { said: known.said, wrote: storedInSeries(series) }, kept);
  await applyDates(writing, key.source_id, series, event, dates, false);
  await keepSeries(writing, key, series.id, (stored) => afterwards(known, takes, said, stored));
}

import { at } from '../dates/date-steps.js';
import { utcTime } from '../dates/zones.js';
import type { EventRow, SeriesRow } from '../store/tables.js';
import type { DatabaseWriter } from '../store/types.js';
import { changeSeries } from '../writing/series/change-series.js';
import { saveSeries } from '../writing/series/write-series.js';
import { changeEvent, type Writing } from './apply-event.js';
import { followed, saidBy, storedInSeries, type Hashes } from './followed.js';
import type { ReadDate, ReadEvent } from './read-events.js';
import { afterwards, findTaken, keepTaken, type ItemKey, type TakenItem } from './taken.js';

export const seriesById = (writer: DatabaseWriter, id: number): Promise<SeriesRow | undefined> =>
  writer.selectFrom('series').selectAll().where('id', '=', id).executeTakeFirst();

const dateOf = (writer: DatabaseWriter, series: number, occurs: string): Promise<EventRow | undefined> =>
  writer.selectFrom('events').selectAll().where('parent', '=', series).where('occurs', '=', occurs).executeTakeFirst();

/** The master as it would be on a date, which a date that differs is compared with. */
function onDate(event: ReadEvent, { occurs, event: date }: ReadDate): ReadEvent {
  const end = utcTime(at(occurs) + at(event.end_date) - at(event.start_date));
  return { ...event, key: date.key, start_date: occurs, end_date: end, rule: '', dates: [] };
}

/** Writes the dates of a series that differ, those from which all later ones do first. */
async function applyDates(writing: Writing, source_id: number, series: SeriesRow, event: ReadEvent): Promise<void> {
  const { writer, context, drafts } = writing;
  for (const date of [...event.dates].sort((one, other) => Number(other.isLater) - Number(one.isLater))) {
    const row = await dateOf(writer, series.id, date.occurs);
    if (!row) continue;
    const key = { source_id, key: date.event.key };
    const origin = onDate(event, date);
    if (!date.isLater) {
      await changeEvent(writing, key, date.event, row, origin);
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

/** Makes a series. @param first a single event of the source that repeats now @throws Problem for its rule */
export async function makeSeries(writing: Writing, key: ItemKey, event: ReadEvent, first?: EventRow): Promise<void> {
  const { writer, context, drafts } = writing;
  const said = saidBy(event);
  const { fields, links } = await drafts.of(writer, event, Object.keys(said), first === undefined);
  const { series } = await saveSeries(writer, { fields, links, rule: event.rule, first }, context);
  await applyDates(writing, key.source_id, series, event);
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
  if (takes.some((name) => name !== 'dates'))
    await changeSeries(writer, series, { fields, links, rule: isRuled ? event.rule : undefined }, context);
  await applyDates(writing, key.source_id, series, event);
  await keepSeries(writing, key, series.id, (stored) => afterwards(known, takes, said, stored));
}

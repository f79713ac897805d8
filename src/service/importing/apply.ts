import { sql } from 'kysely';
import { loadLinked } from '../reading/load.js';
import { utcTime } from '../dates/zones.js';
import type { RequestContext } from '../request/context.js';
import { Problem } from '../request/problem.js';
import type { EventRow, ReadingRow, SeriesRow, SourceRow } from '../store/tables.js';
import type { DatabaseWriter } from '../store/types.js';
import { changeSeries } from '../writing/series/change-series.js';
import { readTemplate } from '../writing/series/make-dates.js';
import { saveEvent } from '../writing/write-event.js';
import { changeEvent, eventById, makeEvent, type Writing } from './apply-event.js';
import { followSeries, makeSeries, seriesById } from './apply-series.js';
import { Drafts } from './drafts.js';
import type { ReadEvent, ReadOthers } from './read-events.js';
import { storedIn, storedInSeries, takenOf } from './followed.js';
import { mostMissed, restored } from './plan.js';
import { batch, lease, removeItem } from './sources.js';

/** Takes an event out of the trash, as it was before. */
const restore = ({ writer, context }: Writing, event: EventRow): Promise<EventRow> =>
  saveEvent(writer, { status: event.former_status || 'draft' }, {}, context, event);

const restoreSeries = async ({ writer, context }: Writing, series: SeriesRow): Promise<SeriesRow> =>
  (await changeSeries(writer, series, { fields: { status: readTemplate(series).status } }, context)).series;

async function applyItem(writing: Writing, row: ReadingRow): Promise<void> {
  const event = JSON.parse(row.parsed) as ReadEvent;
  const key = { source_id: row.source_id, key: row.key };
  if (row.state === 'new') return event.rule ? makeSeries(writing, key, event) : makeEvent(writing, key, event);
  const series = await seriesById(writing.writer, row.item_id);
  if (series)
    return followSeries(writing, key, event, row.reason === restored ? await restoreSeries(writing, series) : series);
  const before = await eventById(writing.writer, row.item_id);
  if (!before) return;
  const current = row.reason === restored ? await restore(writing, before) : before;
  await changeEvent(writing, key, event, current);
  if (event.rule && current.status !== 'trash')
    await makeSeries(writing, key, event, await eventById(writing.writer, before.id));
}

/** Takes a reading into the calendar, with the venues, organizers and categories that its events name. */
export class Importer {
  readonly #context: RequestContext;
  readonly #source: SourceRow;
  #drafts: Drafts;

  /** @param context one of the user whose events they are */
  constructor(context: RequestContext, source: SourceRow) {
    this.#context = context;
    this.#source = source;
    this.#drafts = new Drafts(context, source);
  }

  /** Makes what the source has beside its events. */
  make(others: ReadOthers): Promise<void> {
    return this.#context.store.write((writer) => this.#drafts.make(writer, others));
  }

  /**
   * Applies what is left of a reading, a batch a transaction, so that others write meanwhile, and it goes on after an
   * interruption.
   * @param step called after each batch
   */
  async apply(step: (done: number, total: number) => void): Promise<void> {
    const { store } = this.#context;
    const { id } = this.#source;
    const rows = store.reader
      .selectFrom('readings')
      .where('source_id', '=', id)
      .where('state', 'in', ['new', 'changed'])
      .select((row) => row.fn.countAll<number>().as('count'));
    const total = (await rows.executeTakeFirstOrThrow()).count;
    for (let size = batch; size === batch;) {
      size = await store.write((writer) => this.#applyBatch(writer));
      const left = (await rows.where('done', '=', 0).executeTakeFirstOrThrow()).count;
      if (size) step(total - left, total);
    }
    for (let size = batch; size === batch;) size = await store.write((writer) => this.#removeGone(writer));
    const last_good = utcTime(this.#context.settings.now());
    await store.write((writer) =>
      writer.updateTable('sources').set({ state: 'done', last_good }).where('id', '=', id).execute(),
    );
  }

  async #applyBatch(writer: DatabaseWriter): Promise<number> {
    const rows = await writer
      .selectFrom('readings')
      .selectAll()
      .where('source_id', '=', this.#source.id)
      .where('state', 'in', ['new', 'changed'])
      .where('done', '=', 0)
      .orderBy('key')
      .limit(batch)
      .execute();
    await writer
      .updateTable('sources')
      .set({ lease: this.#context.settings.now() + lease })
      .where('id', '=', this.#source.id)
      .execute();
    for (const row of rows) {
      const reason = await this.#applyRow(writer, row);
      await writer
        .updateTable('readings')
        .set({ done: 1, ...(reason && { state: 'left_out', reason }) })
        .where('source_id', '=', row.source_id)
        .where('key', '=', row.key)
        .execute();
    }
    return rows.length;
  }

  /** Moves what was missing twice in a row to the trash, unless it was changed here. */
  async #removeGone(writer: DatabaseWriter): Promise<number> {
    const rows = await writer
      .selectFrom('readings')
      .innerJoin('imported', (join) =>
        join.onRef('imported.source_id', '=', 'readings.source_id').onRef('imported.key', '=', 'readings.key'),
      )
      .select(['readings.key', 'imported.item_id', 'imported.said', 'imported.wrote'])
      .where('readings.source_id', '=', this.#source.id)
      .where('readings.state', '=', 'gone')
      .where('readings.done', '=', 0)
      .where('imported.missed', '=', mostMissed)
      .limit(batch)
      .execute();
    for (const { key, item_id, ...taken } of rows) {
      const event = await eventById(writer, item_id);
      const series = await seriesById(writer, item_id);
      const stored = event ? storedIn(await loadLinked(writer, event)) : series && storedInSeries(series);
      const isEdited = Object.entries(takenOf(taken).wrote).some(([name, hash]) => stored?.[name] !== hash);
      if (!isEdited) await removeItem(writer, item_id, this.#context);
      const row = writer.updateTable('readings').set({ done: 1 }).where('source_id', '=', this.#source.id);
      await row.where('key', '=', key).execute();
    }
    return rows.length;
  }

  /** @returns why it was left out, where it was */
  async #applyRow(writer: DatabaseWriter, row: ReadingRow): Promise<string | undefined> {
    await sql`savepoint item`.execute(writer);
    try {
      await applyItem({ writer, context: this.#context, drafts: this.#drafts }, row);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      await sql`rollback to savepoint item`.execute(writer);
      // What was made for it is gone, too.
      const { id } = this.#source;
      const source = writer.selectFrom('sources').selectAll().where('id', '=', id);
      this.#drafts = new Drafts(this.#context, await source.executeTakeFirstOrThrow());
      return error.code;
    }
    await sql`release savepoint item`.execute(writer);
    return undefined;
  }
}

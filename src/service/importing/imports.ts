import { utcTime } from '../dates/zones.js';
import { hostOfService, noHost } from '../rendering/published.js';
import type { Settings } from '../settings.js';
import type { SourceRow } from '../store/tables.js';
import type { Store } from '../store/types.js';
import { Importer } from './apply.js';
import { planReading } from './plan.js';
import { dueSources, followSource, readColumns, tableColumns } from './follow-sources.js';
import { readSource } from './read-source.js';
import { contextOf, lease } from './sources.js';

/** The service stops: what is left is for the process that starts next. */
class Stopped extends Error {}

/** The work on sources that goes on when its request has been answered. One process at a time works on a source. */
export class Imports {
  readonly #store: Store;
  readonly #settings: Settings;
  readonly #underWay = new Set<Promise<void>>();
  #isStopping = false;
  /** Whether the work of a former minute is under way. */
  #isAtWork = false;
  #endReadings: (reason: Stopped) => void = () => {};
  readonly #stopping = new Promise<never>((_, reject) => (this.#endReadings = reject));

  /** The host that the identifiers of events name, where no request tells it. */
  get #host(): string {
    return hostOfService(this.#settings) ?? noHost;
  }

  constructor(store: Store, settings: Settings) {
    this.#store = store;
    this.#settings = settings;
    this.#stopping.catch(() => {});
  }

  /**
   * Takes a source for this process.
   * @param due when it was to be read, where it is left to whoever reads it first
   * @returns the source as it was; `undefined` while another work on it is under way
   */
  async claim(id: number, state: 'reading' | 'applying', due?: string): Promise<SourceRow | undefined> {
    const now = this.#settings.now();
    return this.#store.write(async (writer) => {
      const free = writer
        .selectFrom('sources')
        .selectAll()
        .where('id', '=', id)
        .$if(due !== undefined, (row) => row.where('next_read', '=', due!))
        .where((row) => row.or([row('state', 'not in', ['reading', 'applying']), row('lease', '<', now)]));
      const source = await free.executeTakeFirst();
      if (source)
        await writer
          .updateTable('sources')
          .set({ state, lease: now + lease })
          .where('id', '=', id)
          .execute();
      return source;
    });
  }

  /** Reads a source that was claimed, its address or the bytes of a file, and keeps what it would change. */
  read(source: SourceRow, bytes?: Buffer): Promise<void> {
    return this.#run(source, () => Promise.race([this.#read(source, bytes), this.#stopping]));
  }

  /** Takes what a claimed source would change. @param host that of the identifiers of its events */
  apply(source: SourceRow, host: string): Promise<void> {
    return this.#run(source, () => this.#apply(source, host));
  }

  /** Does what is due: goes on with what a process has begun that is no more, and reads sources again. */
  async onMinute(): Promise<void> {
    // One after another, so that no server gets several requests at once.
    if (this.#isAtWork || this.#isStopping) return;
    this.#isAtWork = true;
    try {
      await this.#resume();
      for (const source of await dueSources(this.#store.reader, this.#settings.now())) await this.#follow(source);
    } finally {
      this.#isAtWork = false;
    }
  }

  async #resume(): Promise<void> {
    const { reader } = this.#store;
    const left = await reader
      .selectFrom('sources')
      .select(['id', 'state'])
      .where('state', 'in', ['reading', 'applying'])
      .where('lease', '<', this.#settings.now())
      .execute();
    for (const { id, state } of left) {
      const source = await this.claim(id, state as 'reading' | 'applying');
      if (!source) continue;
      if (state === 'reading') await this.#fail(source, 'interrupted');
      else await this.apply(source, this.#host);
    }
  }

  /** Resolves when nothing is under way any more. */
  async idle(): Promise<void> {
    await Promise.all(this.#underWay);
  }

  /** Ends readings, and imports after their batch. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#endReadings(new Stopped());
    await this.idle();
  }

  async #follow({ id, next_read }: SourceRow): Promise<void> {
    const source = this.#isStopping ? undefined : await this.claim(id, 'reading', next_read);
    if (!source) return;
    await this.#run(source, async () => {
      const hasNews = await Promise.race([followSource(this.#store, this.#settings, source), this.#stopping]);
      if (hasNews) await this.#apply(source, this.#host);
    });
  }

  async #apply(source: SourceRow, host: string): Promise<void> {
    const context = contextOf(this.#store, this.#settings, source.author, host);
    await new Importer(context, source).apply(() => {
      if (this.#isStopping) throw new Stopped();
    });
    const message = `events of sources/${source.id} were taken into the calendar`;
    this.#settings.log({ level: 'info', message, audit: { action: 'import', resource: 'sources', id: source.id } });
  }

  async #run(source: SourceRow, work: () => Promise<void>): Promise<void> {
    const running = work().catch((error: unknown) => this.#interrupt(source, error));
    this.#underWay.add(running);
    await running.finally(() => this.#underWay.delete(running));
  }

  /** Leaves a source to the next attempt: at once where the service stops, else once its lease is over. */
  async #interrupt({ id }: SourceRow, error: unknown): Promise<void> {
    if (!(error instanceof Stopped)) {
      const { message, stack } = error as Error;
      this.#settings.log({ level: 'error', message: `sources/${id} waits for another attempt: ${message}`, stack });
      return;
    }
    await this.#store.write((writer) => writer.updateTable('sources').set({ lease: 0 }).where('id', '=', id).execute());
  }

  async #read(source: SourceRow, bytes: Buffer | undefined): Promise<void> {
    const read = await readSource(this.#settings, source, { bytes });
    if ('problem' in read) return this.#fail(source, read.problem, tableColumns(source, read.table));
    const now = this.#settings.now();
    await planReading(this.#store, source, read.calendar, now);
    const columns = readColumns(source, read, now);
    await this.#store.write((writer) =>
      writer.updateTable('sources').set(columns).where('id', '=', source.id).execute(),
    );
  }

  /** Keeps why a source cannot be read; its events stay. */
  async #fail({ id }: SourceRow, problem: string, columns: Partial<Omit<SourceRow, 'id'>> = {}): Promise<void> {
    const last_read = utcTime(this.#settings.now());
    await this.#store.write(async (writer) => {
      await writer.deleteFrom('readings').where('source_id', '=', id).execute();
      await writer
        .updateTable('sources')
        .set({ ...columns, state: 'failed', problem, last_read, ...(problem === 'gone' && { next_read: '' }) })
        .where('id', '=', id)
        .execute();
    });
  }
}

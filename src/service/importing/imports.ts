import { utcTime } from '../dates/zones.js';
import type { Settings } from '../settings.js';
import type { SourceRow } from '../store/tables.js';
import type { Store } from '../store/types.js';
import { Importer } from './apply.js';
import { planReading } from './plan.js';
import { readInWorker } from './read-in-worker.js';
import { contextOf, lease } from './sources.js';

/** The service stops: what is left is for the process that starts next. */
class Stopped extends Error {}

/** The work on sources that goes on when its request has been answered. One process at a time works on a source. */
export class Imports {
  readonly #store: Store;
  readonly #settings: Settings;
  readonly #underWay = new Set<Promise<void>>();
  #isStopping = false;
  #endReadings: (reason: Stopped) => void = () => {};
  readonly #stopping = new Promise<never>((_, reject) => (this.#endReadings = reject));

  constructor(store: Store, settings: Settings) {
    this.#store = store;
    this.#settings = settings;
    this.#stopping.catch(() => {});
  }

  /**
   * Takes a source for this process.
   * @returns the source as it was; `undefined` while another work on it is under way
   */
  async claim(id: number, state: 'reading' | 'applying'): Promise<SourceRow | undefined> {
    const now = this.#settings.now();
    return this.#store.write(async (writer) => {
      const free = writer
        .selectFrom('sources')
        .selectAll()
        .where('id', '=', id)
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
    return this.#run(source, async () => {
      const context = contextOf(this.#store, this.#settings, source.author, host);
      await new Importer(context, source).apply(() => {
        if (this.#isStopping) throw new Stopped();
      });
      const message = `events of sources/${source.id} were taken into the calendar`;
      this.#settings.log({ level: 'info', message, audit: { action: 'import', resource: 'sources', id: source.id } });
    });
  }

  /** Goes on with what a process has begun that is no more. */
  async resume(): Promise<void> {
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
      else await this.apply(source, hostOf(this.#settings));
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

  async #read(source: SourceRow, given: Buffer | undefined): Promise<void> {
    const { now, timeZone, fetchSource } = this.#settings;
    const fetched = given ? { bytes: given } : await fetchSource(source.address);
    if ('problem' in fetched)
      return this.#fail(source, fetched.problem === 'answers' ? `answers ${fetched.status}` : fetched.problem);
    const calendar = await readInWorker({ bytes: fetched.bytes, options: { now: now(), zone: timeZone } });
    if ('problem' in calendar) return this.#fail(source, calendar.problem);
    await planReading(this.#store, source, calendar, now());
    if (source.name || !calendar.name) return;
    const { name } = calendar;
    await this.#store.write((writer) =>
      writer.updateTable('sources').set({ name }).where('id', '=', source.id).execute(),
    );
  }

  /** Keeps why a source cannot be read; its events stay. */
  async #fail({ id }: SourceRow, problem: string): Promise<void> {
    const last_read = utcTime(this.#settings.now());
    await this.#store.write(async (writer) => {
      await writer.deleteFrom('readings').where('source_id', '=', id).execute();
      await writer.updateTable('sources').set({ state: 'failed', problem, last_read }).where('id', '=', id).execute();
    });
  }
}

/** The host that the identifiers of events name, where no request tells it. */
const hostOf = ({ origin }: Settings): string => (origin === undefined ? 'calendar.invalid' : new URL(origin).host);

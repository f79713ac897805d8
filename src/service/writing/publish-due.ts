import { sql } from 'kysely';
import { utcTime } from '../dates/zones.js';
import type { Settings } from '../settings.js';
import { inTime } from '../store/in-time.js';
import type { Store } from '../store/types.js';
import { countTerms, termsOf } from './event-terms.js';
import { extendSeries } from './series/extend-series.js';

const tables = ['events', 'venues', 'organizers'] as const;

/** How long a reader waits for it, in milliseconds. */
const patience = 1_000;

/** Publishes the scheduled items whose time has come. */
async function publishDue(store: Store, settings: Settings): Promise<void> {
  const now = utcTime(settings.now());
  const due = sql<boolean>`status = 'future' and date_utc <= ${now}`;
  for (const table of tables) {
    const rows = store.reader
      .selectFrom(table as 'events')
      .select('id')
      .where(due);
    if (!(await rows.executeTakeFirst())) continue;
    const published = await store.write(async (writer) => {
      const published = await writer
        .updateTable(table as 'events')
        .set((row) => ({ status: 'publish', version: row('version', '+', 1) }))
        .where(due)
        .returning('id')
        .execute();
      for (const { id } of table === 'events' ? published : [])
        await countTerms(
          writer,
          [],
          (await termsOf(writer, id)).map((term) => term.id),
        );
      return published;
    });
    for (const { id } of published) {
      const audit = { action: 'publish', resource: table, id };
      settings.log({ level: 'info', message: `the schedule published ${table}/${id}`, audit });
    }
  }
}

/**
 * Publishes what is due, and makes series longer, once at a time. While the database takes long or is silent, readers
 * go on without it; a run that fails leaves what is due to the one of the next minute.
 */
export function createSchedule(store: Store, settings: Settings): () => Promise<void> {
  let underWay: Promise<void> | undefined;
  let extending: Promise<void> | undefined;
  const extend = () =>
    extendSeries(store, settings)
      .catch(({ message, stack }: Error) => {
        settings.log({ level: 'error', message: `series that end soon wait for the next minute: ${message}`, stack });
      })
      .finally(() => (extending = undefined));
  const run = () =>
    publishDue(store, settings)
      .catch(({ message, stack }: Error) => {
        settings.log({ level: 'error', message: `what is scheduled waits for the next minute: ${message}`, stack });
      })
      .finally(() => (underWay = undefined));
  return async () => {
    // Readers need no date that is a year away.
    void (extending ??= extend());
    await inTime((underWay ??= run()), patience).catch(() => {});
  };
}

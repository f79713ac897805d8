import { sql } from 'kysely';
import { utcTime } from '../dates/zones.js';
import type { Settings } from '../settings.js';
import type { Store } from '../store/types.js';
import { countTerms, termsOf } from './event-terms.js';

const tables = ['events', 'venues', 'organizers'] as const;

/** Publishes the scheduled items whose time has come. */
export async function publishDue(store: Store, settings: Settings): Promise<void> {
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

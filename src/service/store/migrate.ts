import { sql, type Kysely } from 'kysely';
import { createTables } from './migrations/1-tables.js';
import { createListed } from './migrations/2-listed.js';
import { createFiles } from './migrations/3-files.js';
import { orderSearch } from './migrations/4-search-order.js';
import { addEventStatus } from './migrations/5-event-status.js';
import { indexPasswords } from './migrations/6-passwords.js';
import { createAccounts } from './migrations/7-accounts.js';
import { addDesk } from './migrations/8-desk.js';
import { addFormerStatus } from './migrations/9-former-status.js';
import { addModifiedBy } from './migrations/10-modified-by.js';
import { indexFeatured } from './migrations/11-featured.js';
import { readByOne } from './migrations/12-one-reader.js';
import { addUid } from './migrations/13-uid.js';
import { addLinkMakers } from './migrations/14-link-makers.js';
import type { Engine } from './types.js';
import type { Tables } from './tables.js';

/** In the order in which they run; what has been released is never changed. */
const migrations = {
  '1-tables': createTables,
  '2-listed': createListed,
  '3-files': createFiles,
  '4-search-order': orderSearch,
  '5-event-status': addEventStatus,
  '6-passwords': indexPasswords,
  '7-accounts': createAccounts,
  '8-desk': addDesk,
  '9-former-status': addFormerStatus,
  '10-modified-by': addModifiedBy,
  '11-featured': indexFeatured,
  '12-one-reader': readByOne,
  '13-uid': addUid,
  '14-link-makers': addLinkMakers,
};

/** An arbitrary number, the same in all processes. */
const lock = 7_331_102;

const namesDone = async (database: Kysely<Tables>): Promise<string[]> =>
  (await database.selectFrom('migrations').select('name').execute()).map(({ name }) => name);

export async function isUpToDate(database: Kysely<Tables>): Promise<boolean> {
  const known = await namesDone(database).catch((): string[] => []);
  return Object.keys(migrations).every((name) => known.includes(name));
}

/** Brings a database up to date: each migration once, all in one transaction, one process at a time. */
export async function migrate(database: Kysely<Tables>, engine: Engine): Promise<void> {
  // One that is up to date is not locked: another process may be writing.
  if (await isUpToDate(database)) return;
  await database.transaction().execute(async (transaction) => {
    if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(lock)})`.execute(transaction);
    await sql`create table if not exists migrations (name text primary key, at text not null)`.execute(transaction);
    const done = await namesDone(transaction);
    for (const [name, run] of Object.entries(migrations)) {
      if (done.includes(name)) continue;
      await run(transaction, engine);
      await transaction.insertInto('migrations').values({ name, at: new Date().toISOString() }).execute();
    }
  });
}

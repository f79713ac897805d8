/** A calendar that is copied to another database, between engines and back. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeCalendar } from '../../../bench/calendar.js';
import { compareCalendars } from '../../../src/service/copy/compare.js';
import { copyCalendar, type CopyReport } from '../../../src/service/copy/copy-calendar.js';
import { comparedTables } from '../../../src/service/copy/copied-tables.js';
import { addUser, createService, importRecords, removeUser } from '../../../src/service/index.js';
import { internalsOf } from '../../../src/service/internals.js';
import { openStore } from '../../../src/service/store/store.js';
import type { Store } from '../../../src/service/store/types.js';
import { rowsOfThisRun, type EngineName } from '../engines.js';
import { postgresDatabase, settings, sqliteFile, type Database } from '../mounts.js';
import { records } from '../records.js';
import { callerOf, setUp, type SetUp } from '../set-up.js';
import { least } from '../suites/fields.js';
import { basePath, site } from '../suites/mount.js';
import { sampleAddress } from '../suites/remote-images.js';

const engines: Partial<Record<EngineName, () => Database | Promise<Database>>> = {
  SQLite: sqliteFile,
  PostgreSQL: postgresDatabase,
};
const silent: CopyReport = { copied: () => {}, same: () => {} };

const databases: Database[] = [];
const stores: Store[] = [];
let running: SetUp | undefined;

async function newDatabase(make: () => Database | Promise<Database>): Promise<string> {
  databases.push(await make());
  return databases.at(-1)!.address;
}
async function open(address: string): Promise<Store> {
  stores.push(await openStore(address, settings.patience));
  return stores.at(-1)!;
}
async function start(address: string, given?: typeof records): Promise<SetUp> {
  await running?.service.close();
  return (running = await setUp({ ...settings, database: address }, given));
}
afterEach(async () => {
  await running?.service.close();
  running = undefined;
  for (const store of stores.splice(0)) await store.close();
  for (const database of databases.splice(0)) await database.remove();
});

describe.each(rowsOfThisRun(engines))('to %s', (_, make) => {
  let from: string;
  let to: string;
  beforeEach(async () => {
    [from, to] = [await newDatabase(sqliteFile), await newDatabase(make)];
  });

  it('and back, all of it is the same, and the copy goes on where the calendar was', async () => {
    const { service, passwords } = await start(from, records);
    const editor = callerOf(running!, 'editor');
    const series = { fields: least('events', 2), rule: 'RRULE:FREQ=DAILY;COUNT=3' };
    await editor.send('POST', `${site}${basePath}/cal/authoring/v1/series`, series);
    const seen = (await editor.get('/events?start_date=2000-01-01&per_page=50')).body.events[0];
    expect((await editor.send('DELETE', `/events/${seen.id}`)).status).to.equal(200);
    const shown = (
      await editor.send('POST', '/events', { ...least('events', 1), title: 'Gala', image: sampleAddress(2) })
    ).body;
    const { store } = internalsOf(service);
    const removed = await addUser(service, { name: 'removed', role: 'author' });
    await removeUser(service, 'removed');
    const moment = '2026-11-20 12:00:00';
    await store.write(async (writer) => {
      await writer.insertInto('login_passwords').values({ user_id: 1, hash: 'of a password' }).execute();
      await writer
        .insertInto('sessions')
        .values(
          ['ä', 'Z', 'a'].map((hash) => ({
            hash,
            user_id: 1,
            created: moment,
            seen: moment,
            expires: moment,
            remember: 1,
          })),
        )
        .execute();
      await writer
        .insertInto('links')
        .values({ hash: 'x', purpose: 'invitation', user_id: 0, name: 'new', role: 'author', expires: moment })
        .execute();
      await writer
        .insertInto('attempts')
        .values({ user_id: 1, key: 'events x', item_id: seen.id, created: moment })
        .execute();
      const { id } = await writer
        .insertInto('sources')
        .values({
          kind: 'ical',
          address: '',
          name: 'a.ics',
          settings: '',
          author: 1,
          state: 'waits',
          last_read: moment,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const taken = { source_id: id, key: 'a', item_id: seen.id };
      await writer
        .insertInto('imported')
        .values({ ...taken, said: '{}', wrote: '{}' })
        .execute();
      await writer
        .insertInto('readings')
        .values({ ...taken, state: 'same', parsed: '{}', reason: '', done: 0 })
        .execute();
      await writer.insertInto('site_settings').values({ name: 'time_zone', value: 'Asia/Tokyo' }).execute();
    });

    const rows = new Map<string, number>();
    const [source, target] = [await open(from), await open(to)];
    await copyCalendar(source, target, { ...silent, same: (table, contents) => rows.set(table, contents.rows) });
    expect([...rows].filter(([, count]) => count === 0)).to.deep.equal([]);
    expect([...rows.keys()]).to.deep.equal(Object.keys(comparedTables));
    const back = await open(await newDatabase(sqliteFile));
    await copyCalendar(target, back, silent);
    expect(await compareCalendars(source, back, () => {})).to.deep.equal([]);

    const lists = ['/events?per_page=50', '/events?search=gala', '/events?categories=music', '/venues', '/tags'];
    const read = async () =>
      Promise.all(lists.map(async (path) => (await callerOf(running!, 'anonymous').get(path)).body));
    const before = await read();
    await service.close();
    const copied = await createService({ ...settings, database: to });
    running = { service: copied, passwords };
    expect(await read()).to.deep.equal(before);
    expect((await copied.fetch(new Request(shown.image.url as string))).status).to.equal(200);
    const again = callerOf(running, 'editor');
    expect((await again.send('PATCH', `/events/${seen.id}`, { status: 'publish' })).body.status).to.equal('publish');
    expect((await again.send('POST', '/events', least('events', 2))).body.id).to.equal(
      Math.max(shown.id as number, shown.image.id as number) + 1,
    );
    // What a removed user wrote must not become another user's.
    expect((await addUser(copied, { name: 'next', role: 'author' })).id).to.be.above(removed.id);
  });

  it('goes on where it was interrupted, and is not served before', async () => {
    const { service } = await start(from);
    await importRecords(service, makeCalendar({ events: 2_100, venues: 20 }));
    const [source, target] = [await open(from), await open(to)];
    const stopped = new Error('the process is interrupted');
    const firstBatch = (table: string, done: number) => {
      if (table === 'events' && done > 0) throw stopped;
    };
    await expect(copyCalendar(source, target, { ...silent, copied: firstBatch })).rejects.toBe(stopped);
    await expect(createService({ ...settings, database: to })).rejects.toThrow('the copy into it is not finished');
    const steps: number[] = [];
    await copyCalendar(source, target, { ...silent, copied: (table, done) => table === 'events' && steps.push(done) });
    expect(steps).to.deep.equal([2_000, 2_100]);
    await (await createService({ ...settings, database: to })).close();
    await expect(copyCalendar(source, target, silent)).rejects.toThrow('holds a calendar already');
  });

  it('refuses what it would mix, and tells what differs', async () => {
    const { service } = await start(from);
    await importRecords(service, makeCalendar({ events: 10, venues: 2 }));
    const [source, target, other] = [await open(from), await open(to), await open(await newDatabase(sqliteFile))];
    const lastTable = (table: string, done: number, total: number) => {
      if (table === 'event_organizers' && done === total) throw new Error('stop');
    };
    await expect(copyCalendar(source, target, { ...silent, copied: lastTable })).rejects.toThrow('stop');
    await expect(copyCalendar(other, target, silent)).rejects.toThrow('part of another calendar');
    await expect(copyCalendar(target, other, silent)).rejects.toThrow('not finished');
    await target.write((writer) =>
      writer.updateTable('events').set({ title: 'Another' }).where('id', '=', 7).execute(),
    );
    await expect(copyCalendar(source, target, silent)).rejects.toThrow('the copy differs in events:');
    await addUser(service, { name: 'late', role: 'author' });
    await expect(copyCalendar(source, target, silent)).rejects.toThrow('was written to since the copy began');
    await addUser(service, { name: 'other', role: 'author' });
    await copyCalendar(source, other, silent);
    expect((await other.reader.selectFrom('users').select('name').execute()).map(({ name }) => name)).to.include(
      'other',
    );
  });
});

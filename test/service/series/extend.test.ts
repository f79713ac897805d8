import { expect, it, vi } from 'vitest';
import { createService } from '../../../src/service/index.js';
import { internalsOf } from '../../../src/service/internals.js';
import { extendSeries } from '../../../src/service/writing/series/extend-series.js';
import { createSchedule } from '../../../src/service/writing/publish-due.js';
import { logFailures } from '../failures.js';
import { settings, sqliteFile } from '../mounts.js';
import { authoring, withCalendar, yoga } from './calendar.js';

const month = 31 * 24 * 3_600_000;

let file: string;
const calendar = withCalendar(() => (file = sqliteFile().address));

it('the dates of many series are made by one of four processes, each once', async () => {
  // Its last date is the very moment up to which dates are made.
  calendar.now = Date.parse('2026-12-01T18:00:00Z');
  const fields = { start_date: '2026-12-05 19:00:00', end_date: '2026-12-05 20:30:00' };
  const made = await calendar.make('RRULE:FREQ=WEEKLY', fields);
  calendar.now += 14 * month;
  const said: unknown[] = [];
  const log = (entry: { readonly message?: string }) => {
    logFailures(entry);
    said.push(entry.message);
  };
  const services = await Promise.all(
    Array.from({ length: 4 }, () => createService({ ...settings, database: file, now: () => calendar.now, log })),
  );
  const inside = services.map((service) => internalsOf(service));
  await Promise.all(inside.map(({ store, settings: own }) => extendSeries(store, own)));
  for (const service of services) await service.close();
  const { reader } = internalsOf(calendar.current.service).store;
  const rows = await reader.selectFrom('events').select('occurs').where('parent', '=', made.id).execute();
  const occurs = rows.map((row) => row.occurs);
  expect(new Set(occurs).size).to.equal(occurs.length);
  expect(occurs.sort().at(-1)).to.match(/^2029-03-03/);
  expect(said).to.deep.equal([`the schedule made series/${made.id} longer (61 dates)`]);
});

it('no reader waits for a thousand series, of which each minute makes some longer', async () => {
  const { store } = internalsOf(calendar.current.service);
  await calendar.make('RRULE:FREQ=WEEKLY');
  await store.write(async (writer) => {
    const [row] = await writer.selectFrom('series').selectAll().execute();
    const rows = Array.from({ length: 999 }, (_, index) => ({ ...row!, id: 1000 + index, slug: `other-${index}` }));
    for (let at = 0; at < rows.length; at += 100)
      await writer
        .insertInto('series')
        .values(rows.slice(at, at + 100))
        .execute();
  });
  calendar.now += 2 * month;
  const { settings: own } = internalsOf(calendar.current.service);
  const never = vi.fn(() => new Promise<never>(() => {}));
  const schedule = createSchedule({ ...store, write: never }, own);
  await schedule();
  await schedule();
  expect(never).toHaveBeenCalledOnce();
  const write = vi.fn(() => Promise.resolve(undefined as never));
  await extendSeries({ ...store, write }, own);
  expect(write).toHaveBeenCalledTimes(20);
});

it('a series of every day is one transaction', async () => {
  const { store } = internalsOf(calendar.current.service);
  const before = await store.revision();
  const { body } = await calendar
    .as('editor')
    .send('POST', `${authoring}/series`, { fields: yoga, rule: 'RRULE:FREQ=DAILY' });
  expect([body.series.dates > 390, (await store.revision()) - before]).to.deep.equal([true, 1]);
});

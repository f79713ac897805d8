/** A file of lists that fills an empty calendar. */
import { writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeCalendar } from '../../../bench/calendar.js';
import { createService } from '../../../src/service/index.js';
import { forgetImport, importFile } from '../../../src/service/import/import-file.js';
import { openStore } from '../../../src/service/store/store.js';
import type { Store } from '../../../src/service/store/types.js';
import { beginTask } from '../../../src/service/store/unfinished.js';
import { rowsOfThisRun, type EngineName } from '../engines.js';
import { postgresDatabase, settings, sqliteFile, type Database } from '../mounts.js';
import { callerOf, setUp, type SetUp } from '../set-up.js';
import { recordedAt } from '../suites/dataset.js';
import { least } from '../suites/fields.js';

const engines: Partial<Record<EngineName, () => Database | Promise<Database>>> = {
  SQLite: sqliteFile,
  PostgreSQL: postgresDatabase,
};
const calendar = makeCalendar({ events: 60, venues: 6 });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cal-elements-import-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes lists into a file, one a line. */
function fileOf(...lines: (object | string)[]): string {
  const file = join(folder, `lists-${lines.length}.jsonl`);
  writeFileSync(file, lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'));
  return file;
}
/** Lists as they are answered, in pages that overlap, because the calendar changed meanwhile; venues and terms stand in the events alone. */
const pages = [0, 20, 35].map((at) => ({ events: calendar.events.slice(at, at + 25), total: 60 }));

describe.each(rowsOfThisRun(engines))('into %s', (_, make) => {
  let database: Database;
  let store: Store;
  let running: SetUp | undefined;
  beforeEach(async () => {
    database = await make();
    store = await openStore(database.address, settings.patience);
  });
  afterEach(async () => {
    await running?.service.close();
    running = undefined;
    await store.close();
    await database.remove();
  });

  it('it becomes the calendar, with the venues, organizers and terms of its events', async () => {
    const counts = await importFile(store, fileOf(...pages, { tags: calendar.tags }), () => {});
    expect([counts.events, counts.tags]).to.deep.equal([60, calendar.tags!.length]);
    running = await setUp({ ...settings, database: database.address, now: () => recordedAt });
    const anyone = callerOf(running, 'anonymous');
    const [event] = calendar.events;
    const { body } = await anyone.get(`/events/${event!.id}`);
    const { title, start_date, slug } = event!;
    expect(body).to.deep.include({ title, start_date, slug });
    expect(body.venue.venue).to.equal((event!.venue as { venue: string }).venue);
    expect(body.organizer[0].organizer).to.equal(event!.organizer[0]!.organizer);
    const tag = event!.tags[0]!;
    const uses = calendar.events.filter(({ tags }) => tags.some(({ id }) => id === tag.id)).length;
    expect((await anyone.get(`/tags/${tag.id}`)).body).to.deep.include({ name: tag.name, count: uses });
    expect(
      (await anyone.get(`/events?start_date=2000-01-01&end_date=2100-01-01&search=${title.split(' ')[0]!}`)).body.total,
    ).to.be.above(0);
    const written = await callerOf(running, 'editor').send('POST', '/events', least('events', 1));
    expect(written.status).to.equal(201);
  });

  it('after an interruption, it goes on where it was, and is not served before', async () => {
    const file = fileOf(...pages);
    const stopped = new Error('the process is interrupted');
    await expect(
      importFile(store, file, () => {
        throw stopped;
      }),
    ).rejects.toBe(stopped);
    await expect(createService({ ...settings, database: database.address })).rejects.toThrow(
      'the import into it is not finished',
    );
    await expect(importFile(store, fileOf(pages[0]!), () => {})).rejects.toThrow(
      'the import of lists-3.jsonl into this database is not finished',
    );
    const steps: number[] = [];
    const counts = await importFile(store, file, (done, total) => steps.push(done / total));
    expect(counts.events).to.equal(35);
    expect([...steps].sort()).to.deep.equal(steps);
    expect(steps.at(-1)).to.equal(1);
    const rows = await store.reader.selectFrom('events').select('id').execute();
    expect(rows).to.have.length(60);
    await expect(importFile(store, file, () => {})).rejects.toThrow('the calendar is not empty');
  });

  it('a file that was mended goes on', async () => {
    const file = fileOf(pages[0]!, '{"events": [', pages[1]!);
    await expect(importFile(store, file, () => {})).rejects.toThrow(
      /^line 2 .*mend it and type the command again, or leave the import/,
    );
    expect((await importFile(store, fileOf(...pages), () => {})).events).to.equal(35);
    await (await createService({ ...settings, database: database.address })).close();
  });

  it('a failed import can be left, and what it has brought is the calendar', async () => {
    await expect(importFile(store, fileOf(pages[0]!, 'x'), () => {})).rejects.toThrow(/^line 2/);
    expect([await forgetImport(store), await forgetImport(store)]).to.deep.equal([true, false]);
    running = await setUp({ ...settings, database: database.address, now: () => recordedAt });
    const { body } = await callerOf(running, 'anonymous').get('/events?start_date=2000-01-01&end_date=2100-01-01');
    expect(body.total).to.be.above(0);
  });

  it.each<[begin: string, name: string]>([
    ['BEGIN:VCALENDAR\r\nVERSION:2.0\r\n', 'an iCalendar file'],
    ['\uFEFFBEGIN:VCALENDAR\r\n', 'an iCalendar file'],
    ['Subject,Start Date,Start Time\nParty,05/30/2027,10:00\n', 'a table (CSV)'],
    ['"EVENT NAME";"VENUE";"START"\n', 'a table (CSV)'],
    ['title;start\nParty;2027-05-30\n', 'a table (CSV)'],
    ['[{"id":1,"title":"Party"}]\n', 'JSON without the name of its items: write them as {"events":[…]}'],
    ['null\n', 'JSON without any item'],
    ['PK\x03\x04\x14\0calendar.ics', 'a zip archive: unpack it first'],
    ['PK\x03\x04\x14\0[Content_Types].xml xl/workbook.xml', 'a spreadsheet'],
    ['\x1f\x8b\x08', 'a compressed file: unpack it first'],
    ['<!DOCTYPE html>\n<html><p>404</p></html>', 'a web page (HTML)'],
    ['\n<html lang="de">', 'a web page (HTML)'],
    ['<?xml version="1.0"?>\n<rss/>', 'an XML file'],
    ['<?xml version="1.0"?><svg/>', 'an image'],
    ['\x89PNG\r\n\x1a\n', 'an image'],
    ['%PDF-1.7', 'a PDF'],
    ['SQLite format 3\0', 'a SQLite database'],
    ['\xff\xfeB\0E\0', 'text in UTF-16: save it in UTF-8'],
    ['{\n  "events": []\n}', 'JSON in several lines'],
    ['{"events": [\n', 'no JSON'],
    ['Dear all', 'no JSON'],
    ['', 'empty'],
  ])('a file that begins with %j is refused as what it is, and nothing is written', async (begin, name) => {
    const file = join(folder, 'wrong file');
    writeFileSync(file, begin.startsWith('\uFEFF') ? begin : Buffer.from(begin, 'latin1'));
    await expect(importFile(store, file, () => {})).rejects.toThrow(`wrong file is ${name}`);
    running = await setUp({ ...settings, database: database.address, now: () => recordedAt });
    expect((await importFile(store, fileOf(...pages), () => {})).events).to.equal(60);
  });

  it('a database that an earlier import of a wrong file has left unfinished is served, and takes a right one', async () => {
    await store.write((writer) => beginTask(writer, { task: 'import', source: '17 bytes' }));
    await (await createService({ ...settings, database: database.address })).close();
    expect((await importFile(store, fileOf(...pages), () => {})).events).to.equal(60);
  });

  it('a mark at the begin of a file is none of its first list', async () => {
    expect((await importFile(store, fileOf(`\uFEFF${JSON.stringify(pages[0])}`), () => {})).events).to.equal(25);
  });

  it.each<[line: object | string, complaint: RegExp]>([
    ['{"events": [', /^line 2 cannot be imported: .*JSON/],
    [{ venue: 'Hall' }, /^line 2 cannot be imported: it has none of events, venues/],
    [{ events: [{ id: 'x' }] }, /^line 2 cannot be imported: one of its events has no id;/],
    [
      { venues: [{ id: 7, slug: 'hall', status: 'publish' }] },
      /^line 2 cannot be imported: venue of venues\/7 is missing or wrong;/,
    ],
    [
      { events: [{ ...calendar.events[40], start_date: '2027-02-30' }] },
      /^line 2 cannot be imported: start_date of events\/41 is missing or wrong;/,
    ],
  ])('a line that is wrong is named: %j', async (line, complaint) => {
    await expect(importFile(store, fileOf(pages[0]!, line), () => {})).rejects.toThrow(complaint);
  });
});

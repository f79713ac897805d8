import { addSearchTexts } from '../writing/event-search.js';
import { insertRows } from '../store/insert-rows.js';
import { lastNumber, numberAbove, numberedTables } from '../store/numbering.js';
import type { Store } from '../store/types.js';
import { beginCopy, finishCopy, refuseUnfinished, unfinishedCopy } from '../store/unfinished.js';
import { compareCalendars, type Contents } from './compare.js';
import { batches, copiedTables, countRows, lastRow, type ComparedTable, type CopiedTable } from './copied-tables.js';
import { searchTexts } from './search-texts.js';

/** Receives each line about the progress. */
export interface CopyReport {
  /** After each batch, and once for a table that has nothing to copy. */
  readonly copied: (table: CopiedTable, done: number, total: number) => void;
  /** For each table that both calendars have in common in the end. */
  readonly same: (table: ComparedTable, contents: Contents) => void;
}

const tables = Object.keys(copiedTables) as CopiedTable[];

/** Identifies a calendar and its state: when its first table was made, and the number that each write raises. */
async function stateOf(calendar: Store): Promise<string> {
  const { created } = await calendar.reader
    .selectFrom('kysely_migration')
    .select(({ fn }) => fn.min('timestamp').as('created'))
    .executeTakeFirstOrThrow();
  return JSON.stringify({ created, revision: await calendar.revision() });
}

const changed =
  'the calendar was written to since the copy began: stop what writes to it, and copy it into an empty database';

/** Goes on with a copy that was interrupted, or begins one in an empty calendar. */
async function prepare(state: string, target: Store): Promise<void> {
  const begun = await unfinishedCopy(target.reader);
  if (begun === undefined) {
    for (const table of tables) {
      if (await lastRow(target.reader, target.engine, table))
        throw new Error('the target holds a calendar already: name an empty database, or a new file');
    }
    return target.write((writer) => beginCopy(writer, state));
  }
  const createdOf = (text: string) => (JSON.parse(text) as { created: string }).created;
  if (createdOf(begun) !== createdOf(state))
    throw new Error('the target holds part of another calendar: name an empty database, or a new file');
  if (begun !== state) throw new Error(changed);
}

async function copyTable(
  source: Store,
  target: Store,
  table: CopiedTable,
  report: CopyReport['copied'],
): Promise<void> {
  const total = await countRows(source.reader, table);
  let done = await countRows(target.reader, table);
  report(table, done, total);
  const after = await lastRow(target.reader, target.engine, table);
  for await (const rows of batches(source.reader, source.engine, table, after)) {
    const texts = table === 'events' ? await searchTexts(source.reader, source.engine, rows) : undefined;
    await target.write(async (writer) => {
      await insertRows(writer, table, rows);
      if (texts) await addSearchTexts(writer, target.engine, texts);
    });
    done += rows.length;
    report(table, done, total);
  }
}

/**
 * Copies a calendar into an empty one, be it of another engine, and compares both in the end. After an interruption it
 * goes on where it was.
 * @throws Error with a reason, and what to do
 */
export async function copyCalendar(source: Store, target: Store, report: CopyReport): Promise<void> {
  await refuseUnfinished(source.reader);
  const state = await stateOf(source);
  await prepare(state, target);
  for (const table of tables) await copyTable(source, target, table, report.copied);
  await target.write(async (writer) => {
    for (const table of numberedTables) {
      await numberAbove(writer, target.engine, table, await lastNumber(source.reader, source.engine, table));
    }
  });
  const differing = await compareCalendars(source, target, report.same);
  if ((await stateOf(source)) !== state) throw new Error(changed);
  if (differing.length)
    throw new Error(`the copy differs in ${differing.join(', ')}: copy the calendar into an empty database`);
  await target.write(finishCopy);
}

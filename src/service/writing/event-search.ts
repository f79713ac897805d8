import { setImmediate as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { searchTokens } from '../text/accent-folding.js';
import { ftsRowId } from '../reading/fts-row-id.js';
import type { Engine, DatabaseWriter } from '../store/types.js';

/** Rows of one statement: engines limit the values. */
const chunk = 400;

interface Searched {
  readonly id: number;
  readonly start_date: string;
  readonly text: string;
}

/**
 * Writes the searchable texts of events. SQLite also keeps their words, to find parts of words
 * (reading/event-search.ts).
 */
export async function addSearchTexts(writer: DatabaseWriter, engine: Engine, rows: readonly Searched[]): Promise<void> {
  for (let at = 0; at < rows.length; at += chunk) {
    const part = rows.slice(at, at + chunk);
    await writer
      .insertInto('event_search')
      .values(part.map(({ text, ...event }) => ({ rowid: ftsRowId(engine, event), text })))
      .execute();
    if (engine === 'sqlite') await addWords(writer, part);
  }
}

async function addWords(writer: DatabaseWriter, rows: readonly Searched[]): Promise<void> {
  const words = [...new Set(rows.flatMap(({ text }) => searchTokens(text)))];
  for (let at = 0; at < words.length; at += chunk) {
    // One statement for any number of words is prepared once.
    const some = JSON.stringify(words.slice(at, at + chunk));
    await sql`insert or ignore into search_words select value from json_each(${some})`.execute(writer);
    // A text may have a hundred thousand of them; others are answered meanwhile.
    await pause();
  }
}

/** Updates an event's searchable text; `before` is the event before the write, if it existed. */
export async function replaceSearchText(
  writer: DatabaseWriter,
  engine: Engine,
  event: Searched,
  before?: Omit<Searched, 'text'>,
): Promise<void> {
  if (before) await writer.deleteFrom('event_search').where('rowid', '=', ftsRowId(engine, before)).execute();
  await addSearchTexts(writer, engine, [event]);
}

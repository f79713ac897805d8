import { sql } from 'kysely';
import { keysOfWord } from '../text/word-keys.js';
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

/** Writes the searchable texts of events, and their words, to find parts of words (reading/event-search.ts). */
export async function addSearchTexts(writer: DatabaseWriter, engine: Engine, rows: readonly Searched[]): Promise<void> {
  for (let at = 0; at < rows.length; at += chunk) {
    const part = rows.slice(at, at + chunk);
    const wordsOf = await addWords(writer, engine, part);
    await writer
      .insertInto('event_search')
      .values(part.map(({ text, ...event }) => ({ rowid: ftsRowId(engine, event), text, ...wordsOf({ text, ...event }) })))
      .execute();
  }
}

/** Adds the words that are new, and returns what a row of `event_search` says of the words of a text: SQLite's index splits the text itself. */
async function addWords(
  writer: DatabaseWriter,
  engine: Engine,
  rows: readonly Searched[],
): Promise<(row: Searched) => { words?: number[] }> {
  const words = [...new Set(rows.flatMap(({ text }) => searchTokens(text)))];
  if (engine === 'postgres') {
    await sql`insert into search_words (word) select unnest(${words}::text[]) on conflict (md5(word)) do nothing`.execute(writer);
    const { rows: known } = await sql<{ id: number; word: string }>`
      select id, word from search_words where md5(word) in (select md5(unnest(${words}::text[])))`.execute(writer);
    const numbers = new Map(known.map(({ id, word }) => [word, id]));
    return ({ text, start_date }) => ({
      words: [...new Set(searchTokens(text))].flatMap((word) => keysOfWord(numbers.get(word)!, start_date)),
    });
  }
  for (let at = 0; at < words.length; at += chunk) {
    await writer
      .insertInto('search_words')
      .values(words.slice(at, at + chunk).map((word) => ({ word })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return () => ({});
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

import { searchTokens } from '../reading/fold.js';
import type { Engine, Writer } from '../store/store.js';

/** Rows of one statement: engines limit the values. */
const chunk = 400;

interface SearchRow {
  readonly rowid: number;
  readonly text: string;
}

/** Makes events findable by these texts. SQLite also keeps the words, to find parts of them (reading/event-search.ts). */
export async function addSearchTexts(writer: Writer, engine: Engine, rows: readonly SearchRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += chunk) {
    const part = rows.slice(at, at + chunk);
    await writer.insertInto('event_search').values(part).execute();
    if (engine === 'sqlite') await addWords(writer, part);
  }
}

async function addWords(writer: Writer, rows: readonly SearchRow[]): Promise<void> {
  const words = [...new Set(rows.flatMap(({ text }) => searchTokens(text)))].map((word) => ({ word }));
  for (let at = 0; at < words.length; at += chunk) {
    await writer
      .insertInto('search_words')
      .values(words.slice(at, at + chunk))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

export async function replaceSearchText(writer: Writer, engine: Engine, row: SearchRow): Promise<void> {
  await writer.deleteFrom('event_search').where('rowid', '=', row.rowid).execute();
  await addSearchTexts(writer, engine, [row]);
}

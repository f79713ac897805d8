import { sql } from 'kysely';
import { eventIdOfFtsRow, ftsRowId } from '../reading/fts-row-id.js';
import type { DatabaseReader, Engine } from '../store/types.js';
import type { Row } from './copied-tables.js';

/** IDs of one query: engines limit its values. */
const chunk = 500;

/** The text by which an event is found. */
interface SearchText {
  readonly id: number;
  readonly start_date: string;
  readonly text: string;
}

export async function searchTexts(
  reader: DatabaseReader,
  engine: Engine,
  events: readonly Row[],
): Promise<SearchText[]> {
  const starts = new Map(events.map(({ id, start_date }) => [id as number, start_date as string]));
  const texts: SearchText[] = [];
  for (let at = 0; at < events.length; at += chunk) {
    const places = [...starts]
      .slice(at, at + chunk)
      .map(([id, start_date]) => sql`${ftsRowId(engine, { id, start_date })}`);
    const found = await reader
      .selectFrom('event_search')
      .select(['text', eventIdOfFtsRow[engine].as('id')])
      .where(sql<boolean>`rowid in (${sql.join(places)})`)
      .execute();
    for (const { id, text } of found) texts.push({ id, start_date: starts.get(id)!, text });
  }
  return texts;
}

import { sql, type Expression, type Selectable, type SqlBool } from 'kysely';
import type { Tables } from '../store/tables.js';
import type { Engine, Store } from '../store/types.js';
import { likePattern, searchTokens, type SearchWord } from '../text/accent-folding.js';
import { keysWithin } from '../text/word-keys.js';
import type { Bounds } from './event-dates.js';
import { startsWithin } from './fts-row-id.js';

/** The most parts of one search that are looked up among the stored words. */
const mostParts = 8;
/** The most words that may hold them, all parts together: engines read one list of rows for each. */
const mostWords = 300;

const contains = (text: string) => sql<SqlBool>`text like ${likePattern(text)} escape '\\'`;
const quoted = ({ word }: Word) => `"${word}"`;

type Word = Selectable<Tables['search_words']>;

/** The stored words that hold this part; `undefined` when there are more than the limit. */
async function wordsWith(part: string, limit: number, { reader }: Store): Promise<Word[] | undefined> {
  const like = sql<SqlBool>`word like ${likePattern(part)} escape '\\'`;
  const rows = await reader
    .selectFrom('search_words')
    .selectAll()
    .where(like)
    .limit(limit + 1)
    .execute();
  return rows.length > limit ? undefined : rows;
}

/** The condition on a row to hold a word of each list; on PostgreSQL only in events that start within these bounds, and some more. */
const matching: Record<Engine, (lists: readonly (readonly Word[])[], bounds: Bounds) => Expression<SqlBool>[]> = {
  sqlite: (lists) => [sql<SqlBool>`event_search match ${lists.map((words) => `(${words.map(quoted).join(' OR ')})`).join(' AND ')}`],
  postgres(lists, bounds) {
    const [first, last] = startsWithin(bounds);
    return lists.map((words) => sql<SqlBool>`words && ${words.flatMap(({ id }) => keysWithin(id, first, last))}::bigint[]`);
  },
};

/**
 * The conditions on a row of `event_search` to hold all words of a search, each anywhere in the text. Its index finds whole words, so the
 * words that hold a part are looked up first; what is no plain word, and what is beyond the limits, is compared with the texts besides.
 */
export async function searchConditions(words: readonly SearchWord[], store: Store, bounds: Bounds = {}): Promise<Expression<SqlBool>[]> {
  const texts = (excluded: boolean) => [...new Set(words.filter((word) => word.excluded === excluded).map(({ text }) => text))];
  const wanted = texts(false);
  const parts = new Set(wanted.flatMap(searchTokens));
  const found = new Set<string>();
  const matches: Word[][] = [];
  let limit = mostWords;
  // The longest are held by the fewest words.
  for (const part of [...parts].sort((a, b) => b.length - a.length).slice(0, mostParts)) {
    const holding = await wordsWith(part, limit, store);
    if (holding?.length === 0) return [sql<SqlBool>`1 = 0`];
    if (!holding) continue;
    limit -= holding.length;
    found.add(part);
    matches.push(holding);
  }
  return [
    ...(matches.length ? matching[store.engine](matches, bounds) : []),
    ...wanted.filter((text) => !found.has(text)).map(contains),
    ...texts(true).map((text) => sql<SqlBool>`not ${contains(text)}`),
  ];
}

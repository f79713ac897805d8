import { sql, type Expression, type SqlBool } from 'kysely';
import type { Store } from '../store/types.js';
import { likePattern, searchTokens, type SearchWord } from '../text/accent-folding.js';

/**
 * The most parts of one search that are looked up among the stored words, and the most words that may hold them, all
 * parts together.
 */
const most = { parts: 8, words: 300 };

const contains = (text: string) => sql<SqlBool>`text like ${likePattern(text)} escape '\\'`;
const quoted = (word: string) => `"${word}"`;

/** The stored words that hold this part; `undefined` when there are more than the limit. */
async function wordsWith(part: string, limit: number, { reader }: Store): Promise<string[] | undefined> {
  const like = sql<SqlBool>`word like ${likePattern(part)} escape '\\'`;
  const rows = await reader
    .selectFrom('search_words')
    .select('word')
    .where(like)
    .limit(limit + 1)
    .execute();
  return rows.length > limit ? undefined : rows.map(({ word }) => word);
}

/**
 * The conditions on a row of `event_search` to hold all words of a search, each anywhere in the text. PostgreSQL finds
 * parts of texts by trigrams. SQLite's full-text index finds whole words, so the words that hold a part are looked up
 * first; what is no plain word, and what is beyond the limits, is compared with the texts besides.
 */
export async function searchConditions(words: readonly SearchWord[], store: Store): Promise<Expression<SqlBool>[]> {
  const texts = (excluded: boolean) => [
    ...new Set(words.filter((word) => word.excluded === excluded).map(({ text }) => text)),
  ];
  const wanted = texts(false);
  const parts = new Set(store.engine === 'sqlite' ? wanted.flatMap(searchTokens) : []);
  const found = new Set<string>();
  const matches: string[] = [];
  let limit = most.words;
  // The longest are held by the fewest words.
  for (const part of [...parts].sort((a, b) => b.length - a.length).slice(0, most.parts)) {
    const holding = await wordsWith(part, limit, store);
    if (holding?.length === 0) return [sql<SqlBool>`1 = 0`];
    if (!holding) continue;
    limit -= holding.length;
    found.add(part);
    matches.push(`(${holding.map(quoted).join(' OR ')})`);
  }
  return [
    ...(matches.length ? [sql<SqlBool>`event_search match ${matches.join(' AND ')}`] : []),
    ...wanted.filter((text) => !found.has(text)).map(contains),
    ...texts(true).map((text) => sql<SqlBool>`not ${contains(text)}`),
  ];
}

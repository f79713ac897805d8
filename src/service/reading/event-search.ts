import { sql, type Expression, type SqlBool } from 'kysely';
import type { Store } from '../store/store.js';
import { likePattern, longestSearch, searchTokens, searchWords } from '../text/accent-folding.js';

/** The most words that may hold a part; for parts in more words, the texts themselves are searched. */
const mostWords = 300;

const contains = (text: string) => sql<SqlBool>`text like ${likePattern(text)} escape '\\'`;
const quoted = (word: string) => `"${word}"`;

/** The stored words that hold this part; `undefined` when there are too many. */
async function wordsWith(part: string, { reader }: Store): Promise<string[] | undefined> {
  const like = sql<SqlBool>`word like ${likePattern(part)} escape '\\'`;
  const rows = await reader
    .selectFrom('search_words')
    .select('word')
    .where(like)
    .limit(mostWords + 1)
    .execute();
  return rows.length > mostWords ? undefined : rows.map(({ word }) => word);
}

/**
 * The condition on a row of `event_search` to hold all words of a search, each anywhere in the text. PostgreSQL finds parts of texts
 * by trigrams. SQLite's full-text index finds whole words, so the words that hold the part are looked up first; only what
 * is no plain word is compared with the texts besides. `undefined` when the search names nothing, or too much.
 */
export async function searchConditions(search: string, store: Store): Promise<Expression<SqlBool>[] | undefined> {
  const words = searchWords(search);
  if (words.length === 0 || words.length > longestSearch.words) return undefined;
  const conditions: Expression<SqlBool>[] = [];
  const matches: string[] = [];
  for (const { text, excluded } of words) {
    if (excluded) {
      conditions.push(sql<SqlBool>`not ${contains(text)}`);
      continue;
    }
    const tokens = store.engine === 'sqlite' ? searchTokens(text) : [];
    let isFound = tokens.length === 1 && tokens[0] === text;
    for (const token of tokens) {
      const holding = await wordsWith(token, store);
      if (holding?.length === 0) return [sql<SqlBool>`1 = 0`];
      if (holding) matches.push(`(${holding.map(quoted).join(' OR ')})`);
      else isFound = false;
    }
    if (!isFound) conditions.push(contains(text));
  }
  return matches.length ? [sql<SqlBool>`event_search match ${matches.join(' AND ')}`, ...conditions] : conditions;
}

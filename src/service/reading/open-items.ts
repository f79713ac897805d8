import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { RequestContext } from '../request/context.js';

/** Makes the condition that the item whose ID a column holds is open. */
export type IsOpen = (column: string) => RawBuilder<SqlBool>;

/** In the words of the indexes (migrations/001-tables.ts). */
const hasPassword = sql<SqlBool>`password <> ''`;

/**
 * The items that no password hides from the caller: hidden texts must not be found by a search, either. Wrong passwords
 * count as guesses.
 */
export async function openItems(
  table: 'events' | 'venues',
  { store, query, passwords }: RequestContext,
): Promise<IsOpen> {
  const locked = store.reader.selectFrom(table as 'events').where(hasPassword);
  const known =
    query.password === undefined
      ? []
      : await locked
          .select((row) => ['password', row.fn.min<number>('id').as('id')])
          .groupBy('password')
          .execute();
  const opened = known.filter(passwords.opens).map(({ password }) => password);
  const closed = opened.length ? locked.where('password', 'not in', opened) : locked;
  return (column) => sql<SqlBool>`${sql.ref(column)} not in (${closed.select('id')})`;
}

import type { DatabaseWriter } from '../store/types.js';
import { takenOf, type Hashes, type Taken } from './followed.js';

/** An item of a source: the number of the source, and the item's name there. */
export interface ItemKey {
  readonly source_id: number;
  readonly key: string;
}

/** An item that was taken before. */
export interface TakenItem extends Taken {
  readonly item_id: number;
}

export async function findTaken(writer: DatabaseWriter, { source_id, key }: ItemKey): Promise<TakenItem | undefined> {
  const query = writer.selectFrom('imported').selectAll().where('source_id', '=', source_id).where('key', '=', key);
  const row = await query.executeTakeFirst();
  return row && { item_id: row.item_id, ...takenOf(row) };
}

/** Keeps what an item has of its source. */
export async function keepTaken(
  writer: DatabaseWriter,
  { source_id, key }: ItemKey,
  { item_id, said, wrote }: TakenItem,
): Promise<void> {
  const columns = { item_id, said: JSON.stringify(said), wrote: JSON.stringify(wrote), missed: 0 };
  await writer
    .insertInto('imported')
    .values({ source_id, key, ...columns })
    .onConflict((conflict) => conflict.columns(['source_id', 'key']).doUpdateSet(columns))
    .execute();
}

/** What is known of an item after some parts of it were written. */
export function afterwards(before: Taken, names: readonly string[], said: Hashes, stored: Hashes): Taken {
  const some = (hashes: Hashes) =>
    Object.fromEntries(names.filter((name) => name in hashes).map((name) => [name, hashes[name]!]));
  return { said: { ...before.said, ...some(said) }, wrote: { ...before.wrote, ...some(stored) } };
}

import type { DatabaseWriter } from '../store/store.js';
import type { Item } from '../store/tables.js';

/** The next number of the sequence that events, venues, organizers and images share. */
export const nextId = async (writer: DatabaseWriter, kind: Item): Promise<number> =>
  (await writer.insertInto('ids').values({ kind }).returning('id').executeTakeFirstOrThrow()).id;

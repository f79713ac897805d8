import type { DatabaseReader, DatabaseWriter } from './types.js';

/** The source, with its state, of the copy into a calendar that was begun and not finished. */
export async function unfinishedCopy(reader: DatabaseReader): Promise<string | undefined> {
  const copies = reader.selectFrom('unfinished_tasks').select('source').where('task', '=', 'copy');
  return (await copies.executeTakeFirst())?.source;
}

export const finishCopy = async (writer: DatabaseWriter): Promise<void> => {
  await writer.deleteFrom('unfinished_tasks').execute();
};

export const beginCopy = async (writer: DatabaseWriter, source: string): Promise<void> => {
  await finishCopy(writer);
  await writer.insertInto('unfinished_tasks').values({ task: 'copy', source }).execute();
};

/**
 * Half a calendar is not served: visitors would take it for the whole, and what is written meanwhile would be in the
 * way.
 */
export async function refuseUnfinished(reader: DatabaseReader): Promise<void> {
  if (await unfinishedCopy(reader)) throw new Error('the copy into it is not finished');
}

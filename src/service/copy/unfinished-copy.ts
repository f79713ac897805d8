import type { DatabaseReader, DatabaseWriter } from '../store/types.js';

/** The row of a copy that is not finished. It stands among the migrations, which are no part of the calendar. */
const name = 'unfinished-copy';

/** The source of a copy that was begun and not finished. */
export const unfinishedSource = async (reader: DatabaseReader): Promise<string | undefined> =>
  (await reader.selectFrom('migrations').select('at').where('name', '=', name).executeTakeFirst())?.at;

export const beginCopy = async (writer: DatabaseWriter, source: string): Promise<void> => {
  await writer.insertInto('migrations').values({ name, at: source }).execute();
};

export const finishCopy = async (writer: DatabaseWriter): Promise<void> => {
  await writer.deleteFrom('migrations').where('name', '=', name).execute();
};

/** Half a calendar is not served: visitors would take it for the whole, and what is written meanwhile would be in the way. */
export async function refuseUnfinishedCopy(reader: DatabaseReader): Promise<void> {
  if (await unfinishedSource(reader)) throw new Error('a copy into it is not finished');
}

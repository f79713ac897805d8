import type { DatabaseReader, DatabaseWriter } from './types.js';

/** A task that takes long and may be interrupted. */
export interface Task {
  readonly task: 'copy' | 'import';
  /** The source that it reads, with its state. */
  readonly source: string;
}

/** Whether a calendar has nothing but users. */
export async function isEmpty(reader: DatabaseReader): Promise<boolean> {
  const first = (table: 'ids' | 'terms') => reader.selectFrom(table).select('id').limit(1).executeTakeFirst();
  return !(await first('ids')) && !(await first('terms'));
}

/** The task that was begun and not finished; an import that has brought nothing was not begun. */
export async function unfinishedTask(reader: DatabaseReader): Promise<Task | undefined> {
  const task = await reader.selectFrom('unfinished_tasks').select(['task', 'source']).executeTakeFirst();
  return task?.task === 'import' && (await isEmpty(reader)) ? undefined : task;
}

export const finishTask = async (writer: DatabaseWriter): Promise<void> => {
  await writer.deleteFrom('unfinished_tasks').execute();
};

export const beginTask = async (writer: DatabaseWriter, task: Task): Promise<void> => {
  await finishTask(writer);
  await writer.insertInto('unfinished_tasks').values(task).execute();
};

/**
 * Half a calendar is not served: visitors would take it for the whole, and what is written meanwhile would be in the
 * way.
 */
export async function refuseUnfinished(reader: DatabaseReader): Promise<void> {
  const begun = await unfinishedTask(reader);
  if (begun) throw new Error(`the ${begun.task} into it is not finished`);
}

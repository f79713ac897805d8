import { readCalendar } from './icalendar/read-calendar.js';
import { isCalendar } from './decode.js';
import { Unreadable, type ReadCalendar, type ReadOptions, type ReadProblem, type ReadTable } from './read-events.js';
import { isLists } from './interface/lists.js';
import { readLists } from './interface/read-lists.js';
import { readTable } from './table/read-table.js';

export interface FileToRead {
  readonly bytes: Uint8Array;
  readonly options: ReadOptions;
}

/** What was read, or why nothing can be. */
export type FileRead = ReadCalendar | { readonly problem: ReadProblem; readonly table?: ReadTable | undefined };

/** Reads a file by what it holds. */
export function readFile({ bytes, options }: FileToRead): FileRead {
  try {
    const file = Buffer.from(bytes);
    const read = isCalendar(file) ? readCalendar : isLists(file) ? readLists : readTable;
    return read(file, options);
  } catch (error) {
    if (error instanceof Unreadable) return { problem: error.problem, table: error.table };
    throw error;
  }
}

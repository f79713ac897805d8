import { readCalendar } from './icalendar/read-calendar.js';
import { Unreadable, type ReadCalendar, type ReadOptions, type ReadProblem } from './read-events.js';

export interface FileToRead {
  readonly bytes: Uint8Array;
  readonly options: ReadOptions;
}

/** What was read, or why nothing can be. */
export type FileRead = ReadCalendar | { readonly problem: ReadProblem };

/** Reads a file by what it holds. */
export function readFile({ bytes, options }: FileToRead): FileRead {
  try {
    return readCalendar(Buffer.from(bytes), options);
  } catch (error) {
    if (error instanceof Unreadable) return { problem: error.problem };
    throw error;
  }
}

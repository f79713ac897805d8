import type { Settings } from '../settings.js';
import type { SourceRow } from '../store/tables.js';
import type { ReadCalendar, ReadTable } from './read-events.js';
import { readInWorker } from './read-in-worker.js';
import { settingsOf } from './settings.js';

/** What a source holds, or why it cannot be read. */
export type SourceRead =
  | { readonly calendar: ReadCalendar; readonly etag: string; readonly last_modified: string }
  | {
      readonly problem: string;
      /** Seconds that the server asks to wait. */
      readonly retryAfter: number;
      /** The table that leaves a question open. */
      readonly table?: ReadTable | undefined;
    };

/**
 * Reads the address of a source, or the bytes of a file.
 * @param isKnown whether the answer is of no interest where it is the same as last time: its problem is then `unchanged`
 */
export async function readSource(
  { now, timeZone, fetchSource }: Settings,
  source: SourceRow,
  { bytes, isKnown = false }: { readonly bytes?: Buffer | undefined; readonly isKnown?: boolean },
): Promise<SourceRead> {
  const { address, etag, last_modified } = source;
  const fetched = bytes
    ? { bytes, etag: '', lastModified: '' }
    : await fetchSource(address, isKnown ? { etag, lastModified: last_modified } : undefined);
  if ('problem' in fetched) {
    const { problem, status, retryAfter } = fetched;
    return { problem: problem === 'answers' ? `answers ${status}` : problem, retryAfter };
  }
  const options = { now: now(), zone: timeZone, table: settingsOf(source).table };
  const calendar = await readInWorker({ bytes: fetched.bytes, options });
  if ('problem' in calendar) return { problem: calendar.problem, retryAfter: 0, table: calendar.table };
  return { calendar, etag: fetched.etag, last_modified: fetched.lastModified };
}

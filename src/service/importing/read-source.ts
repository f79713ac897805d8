import type { Settings } from '../settings.js';
import type { SourceRow } from '../store/tables.js';
import type { ReadCalendar } from './read-events.js';
import { readInWorker } from './read-in-worker.js';

/** What a source holds, or why it cannot be read. */
export type SourceRead =
  | { readonly calendar: ReadCalendar; readonly etag: string; readonly last_modified: string }
  | { readonly problem: string; /** Seconds that the server asks to wait. */ readonly retryAfter: number };

/**
 * Reads the address of a source, or the bytes of a file.
 * @param isKnown whether the answer is of no interest where it is the same as last time: its problem is then `unchanged`
 */
export async function readSource(
  { now, timeZone, fetchSource }: Settings,
  { address, etag, last_modified }: SourceRow,
  { bytes, isKnown = false }: { readonly bytes?: Buffer | undefined; readonly isKnown?: boolean },
): Promise<SourceRead> {
  const fetched = bytes
    ? { bytes, etag: '', lastModified: '' }
    : await fetchSource(address, isKnown ? { etag, lastModified: last_modified } : undefined);
  if ('problem' in fetched) {
    const { problem, status, retryAfter } = fetched;
    return { problem: problem === 'answers' ? `answers ${status}` : problem, retryAfter };
  }
  const calendar = await readInWorker({ bytes: fetched.bytes, options: { now: now(), zone: timeZone } });
  if ('problem' in calendar) return { problem: calendar.problem, retryAfter: 0 };
  return { calendar, etag: fetched.etag, last_modified: fetched.lastModified };
}

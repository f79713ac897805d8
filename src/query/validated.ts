import { CalError } from '../client/index.js';
import type { ResourceName } from '../schema/index.js';
import { loadTemporal } from '../time/index.js';

/**
 * What is read from an answer, once Temporal is there to read the dates of events.
 * @param read throws for what it cannot read; the answer then is an error of kind `shape`
 */
export async function validated<A, B>(resource: ResourceName, url: string, asked: Promise<A>, read: (answer: A) => B): Promise<B> {
  const [answer] = await Promise.all([asked, resource === 'events' && loadTemporal()]);
  try {
    return read(answer);
  } catch (cause) {
    throw new CalError('shape', `Not of ${resource}`, { status: 200, request: { method: 'GET', url }, response: answer, cause });
  }
}

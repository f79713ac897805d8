import { CalError } from '../client/index.js';
import type { ResourceName } from '../schema/index.js';
import { loadTemporal } from '../time/index.js';

/**
 * An answer, once Temporal is there to read the dates of events, and the answer has been accepted.
 * @param accept throws for what it cannot read; the answer then is an error of kind `shape`
 */
export async function validated<A>(resource: ResourceName, url: string, asked: Promise<A>, accept: (answer: A) => void): Promise<A> {
  const [answer] = await Promise.all([asked, resource === 'events' && loadTemporal()]);
  try {
    accept(answer);
  } catch (cause) {
    throw new CalError('shape', `Not of ${resource}`, { status: 200, request: { method: 'GET', url }, response: answer, cause });
  }
  return answer;
}

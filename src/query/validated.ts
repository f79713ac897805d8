import { CalError } from '../client/index.js';
import type { ResourceName } from '../schema/index.js';
import { loadTemporal } from '../time/index.js';

/**
 * Awaits the response, and Temporal, which reads the dates of events; then reads the response.
 * @param read throws for what it cannot read; that becomes an error of kind `shape`
 * @param eventHref the template of the addresses that events link to, where the site has pages of its own for them
 */
export async function validated<A, B>(
  resource: ResourceName,
  url: string,
  pending: Promise<A>,
  read: (response: A) => B,
  eventHref?: string,
): Promise<B> {
  const areEvents = resource === 'events';
  const [response] = await Promise.all([pending, areEvents && loadTemporal()]);
  if (areEvents && eventHref) (await import('./event-links.js')).linkEvents(response, eventHref);
  try {
    return read(response);
  } catch (cause) {
    throw new CalError('shape', `Not of ${resource}`, { status: 200, request: { method: 'GET', url }, response, cause });
  }
}

import { CalError } from '../client/error.js';
import type { ResourceName } from '../schema/resources.js';
import { loadTemporal } from '../time/temporal.js';
import { templatesIn, type Settings } from './settings.js';

/** Loads what gives items the addresses of a site's own pages. */
export const loadItemLinks = () => import('./item-links.js');

/**
 * Awaits the response, and Temporal, which reads the dates of events; then reads the response.
 * @param read throws for what it cannot read; that becomes an error of kind `shape`
 * @param set tells the templates of the addresses that items link to, where the site has pages of its own for them
 */
export async function validated<A, B>(
  resource: ResourceName,
  url: string,
  pending: Promise<A>,
  read: (response: A) => B,
  set: Settings,
): Promise<B> {
  const [response] = await Promise.all([pending, resource === 'events' && loadTemporal()]);
  if (templatesIn(set)) (await loadItemLinks()).linkItems(resource, response, set);
  try {
    return read(response);
  } catch (cause) {
    throw new CalError('shape', `Not of ${resource}`, {
      status: 200,
      request: { method: 'GET', url },
      response,
      cause,
    });
  }
}

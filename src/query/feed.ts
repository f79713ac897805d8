import { feedUrl } from '../client/index.js';
import { eventFilters, readFilters } from '../schema/index.js';
import { endpointOf, readable } from './list-plan.js';
import { readSettings } from './settings.js';

/**
 * The address of the iCalendar feed of a list's filters, read from its attributes, where its server has one. It is asked for a single
 * event. The days that a range stands for are left out: a subscription goes on.
 */
export async function findFeed(list: Element): Promise<string | undefined> {
  // No server has a feed of free events alone.
  if (list.hasAttribute('free')) return undefined;
  try {
    const endpoint = endpointOf(readable(readSettings(list)));
    const filters = { ...readFilters(eventFilters, (name) => list.getAttribute(name)), page: undefined };
    const { ok } = await fetch(feedUrl(endpoint, { ...filters, per_page: 1 }), { method: 'HEAD', credentials: 'omit' });
    return ok ? feedUrl(endpoint, { ...filters, per_page: undefined }) : undefined;
  } catch {
    return undefined; // The list says what is wrong.
  }
}

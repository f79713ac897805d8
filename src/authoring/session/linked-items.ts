/** Items that an event names by their ids, as its own answer holds them; pages that only read never load it. */
import type { FoundResource } from './find-items.js';
import { callsOf } from './session-client.js';
import type { Session } from './session.js';
import type { Settings } from '../../data/query/index.js';

/** Reads an item that an event is linked to, in the form in which the answers of events hold it. @throws CalError */
export async function readLinked(
  session: Session,
  settings: Settings,
  resource: FoundResource,
  id: number,
): Promise<object> {
  const item = await callsOf(session, resource, settings).read(id);
  // Inside of events, terms name no page (wire section 10.2).
  return resource === 'categories' || resource === 'tags' ? { ...item, url: '' } : item;
}

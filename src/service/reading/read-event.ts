import type { Answer, RequestContext, ItemKey } from '../request/context.js';
import { invalidParameters, problem, refused, retryLater } from '../request/problem.js';
import { renderEvent, type WholeEvent } from '../rendering/event.js';
import { withData } from '../rendering/json-ld.js';
import type { DatabaseReader } from '../store/store.js';
import { mayRead } from '../rights/rules.js';
import { loadEvents } from './load.js';
import { hasSlug, slugOfPath } from '../text/slug.js';

/** ID of the event that a path names; the errors of wire section 4. */
export async function findEvent(reader: DatabaseReader, key: ItemKey): Promise<number> {
  if ('slug' in key) {
    const slug = slugOfPath(key.slug);
    const row = slug && (await reader.selectFrom('events').select('id').where(hasSlug(slug)).executeTakeFirst());
    if (!row) throw invalidParameters({ slug: refused });
    return row.id;
  }
  const known = Number.isSafeInteger(key.id) && (await reader.selectFrom('ids').select('kind').where('id', '=', key.id).executeTakeFirst());
  if (!known) throw problem(404, 'rest-event-not-found', 'eventNotFound', key.id);
  if (known.kind !== 'events') throw problem(400, 'rest-invalid-event-id', 'notAnEvent');
  return key.id;
}

export async function loadEvent(reader: DatabaseReader, id: number): Promise<WholeEvent> {
  const [event] = await loadEvents(reader, [id]);
  if (!event) throw problem(404, 'rest-event-not-found', 'eventNotFound', id);
  return event;
}

/** `GET /events/{id}` and by slug (wire sections 7 and 13). */
export async function readEvent({ store, key, viewer, passwords, links }: RequestContext): Promise<Answer> {
  const event = await loadEvent(store.reader, await findEvent(store.reader, key!));
  const { row } = event;
  if (row.status === 'trash') throw problem(403, 'event-no-longer-available', 'noLongerAvailable');
  if (!mayRead(viewer, row)) throw problem(403, 'event-not-accessible', 'eventNotAccessible');
  if (!passwords.opens(row)) {
    const wait = passwords.secondsToWait(row);
    if (wait > 0) throw retryLater(429, 'too_many_attempts', 'tooManyAttempts', wait);
    throw problem(403, 'event-password-protected', 'passwordProtected');
  }
  const body = renderEvent(event, links, passwords.opens);
  return { body: row.password === '' ? withData(body) : body };
}

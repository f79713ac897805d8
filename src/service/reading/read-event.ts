import type { Answer, RequestContext, ItemKey } from '../request/context.js';
import { invalidParameters, problem, refused, retryLater } from '../request/problem.js';
import { renderEvent } from '../rendering/event.js';
import { withData } from '../rendering/json-ld.js';
import type { DatabaseReader } from '../store/store.js';
import type { EventRow } from '../store/tables.js';
import { mayRead } from '../rights/rules.js';
import { loadLinked } from './load.js';
import { hasSlug, slugOfPath } from '../text/slug.js';

/** The event that a path names; the errors of wire section 4. */
export async function findEvent(reader: DatabaseReader, key: ItemKey): Promise<EventRow> {
  const events = reader.selectFrom('events').selectAll();
  if ('slug' in key) {
    const slug = slugOfPath(key.slug);
    const row = slug && (await events.where(hasSlug(slug)).executeTakeFirst());
    if (!row) throw invalidParameters({ slug: refused });
    return row;
  }
  const { id } = key;
  const isNumber = Number.isSafeInteger(id);
  const row = isNumber && (await events.where('id', '=', id).executeTakeFirst());
  if (row) return row;
  const isOther = isNumber && (await reader.selectFrom('ids').select('id').where('id', '=', id).executeTakeFirst());
  throw isOther ? problem(400, 'rest-invalid-event-id', 'notAnEvent') : problem(404, 'rest-event-not-found', 'eventNotFound', id);
}

/** `GET /events/{id}` and by slug (wire sections 7 and 13). */
export async function readEvent({ store, key, viewer, passwords, links }: RequestContext): Promise<Answer> {
  const row = await findEvent(store.reader, key!);
  if (row.status === 'trash') throw problem(403, 'event-no-longer-available', 'noLongerAvailable');
  if (!mayRead(viewer, row)) throw problem(403, 'event-not-accessible', 'eventNotAccessible');
  if (!passwords.opens(row)) {
    const wait = passwords.secondsToWait(row);
    if (wait > 0) throw retryLater(429, 'too_many_attempts', 'tooManyAttempts', wait);
    throw problem(403, 'event-password-protected', 'passwordProtected');
  }
  const body = renderEvent(await loadLinked(store.reader, row), links, passwords.opens);
  return { body: row.password === '' ? withData(body) : body };
}

import type { Answer, RequestContext, ItemKey } from '../request/context.js';
import { invalidParameters, problem, refused, retryLater } from '../request/problem.js';
import { renderEvent } from '../rendering/event.js';
import { withData } from '../rendering/json-ld.js';
import type { DatabaseReader } from '../store/types.js';
import type { EventRow } from '../store/tables.js';
import { mayRead } from '../rights/rules.js';
import { loadLinked } from './load.js';
import { publicSeries } from './series.js';
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
  throw isOther
    ? problem(400, 'rest-invalid-event-id', 'notAnEvent')
    : problem(404, 'rest-event-not-found', 'eventNotFound', id);
}

/**
 * The event that a filter of terms, venues or organizers names, for callers who may read it; for others, it does not
 * exist. `isOpen` is false while a password hides its links.
 */
export async function eventNamed(
  id: number,
  { store, viewer, passwords }: RequestContext,
): Promise<{ isOpen: boolean } | undefined> {
  if (!Number.isSafeInteger(id)) return undefined;
  const rows = store.reader.selectFrom('events').select(['id', 'status', 'author', 'password']).where('id', '=', id);
  const row = await rows.executeTakeFirst();
  return row && mayRead(viewer, row) ? { isOpen: passwords.opens(row) } : undefined;
}

/** `GET /events/{id}` and by slug (wire sections 7 and 13). */
export async function readEvent(context: RequestContext): Promise<Answer> {
  const { store, key, viewer, passwords } = context;
  const row = await findEvent(store.reader, key!);
  if ('slug' in key! && !mayRead(viewer, row)) throw invalidParameters({ slug: refused });
  if (row.status === 'trash') throw problem(403, 'event-no-longer-available', 'noLongerAvailable');
  if (!mayRead(viewer, row)) throw problem(403, 'event-not-accessible', 'eventNotAccessible');
  if (!passwords.opens(row)) {
    const wait = passwords.secondsToWait(row);
    if (wait > 0) throw retryLater(429, 'too_many_attempts', 'tooManyAttempts', wait);
    throw problem(403, 'event-password-protected', 'passwordProtected');
  }
  const series = await publicSeries(store.reader, row, context.links);
  const body = {
    ...renderEvent(await loadLinked(store.reader, row), context, passwords.opens),
    ...(series && { series }),
  };
  return { body: row.password === '' ? withData(body, context.settings.currency) : body };
}

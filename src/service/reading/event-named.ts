import type { RequestContext } from '../request/context.js';
import { mayRead } from '../rights/rules.js';

/**
 * The event that a filter of terms, venues or organizers names, for callers who may read it; for others, it does not exist.
 * `isOpen` is false while a password hides its links.
 */
export async function eventNamed(id: number, { store, viewer, passwords }: RequestContext): Promise<{ isOpen: boolean } | undefined> {
  if (!Number.isSafeInteger(id)) return undefined;
  const rows = store.reader.selectFrom('events').select(['id', 'status', 'author', 'password']).where('id', '=', id);
  const row = await rows.executeTakeFirst();
  return row && mayRead(viewer, row) ? { isOpen: passwords.opens(row) } : undefined;
}

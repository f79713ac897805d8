import type { RequestContext } from '../request/context.js';
import { mayRead } from '../rights/rules.js';

/**
 * The event that a filter of terms, venues or organizers names, for callers who may read it: what belongs to others is told to nobody else.
 * It is open unless a password hides what it is linked to.
 */
export async function eventNamed(id: number, { store, viewer, passwords }: RequestContext): Promise<{ isOpen: boolean } | undefined> {
  if (!Number.isSafeInteger(id)) return undefined;
  const rows = store.reader.selectFrom('events').select(['id', 'status', 'author', 'password']).where('id', '=', id);
  const row = await rows.executeTakeFirst();
  return row && mayRead(viewer, row) ? { isOpen: passwords.opens(row) } : undefined;
}

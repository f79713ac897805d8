import type { RequestContext } from '../request/context.js';
import { invalidParameters, Problem } from '../request/problem.js';
import { may } from '../rights/actions.js';
import { forbid } from '../rights/rules.js';
import { utcTime } from '../dates/zones.js';
import { storedItem, type StoredRow } from '../reading/stored-item.js';
import type { PublishedName } from '../store/tables.js';
import type { DatabaseWriter } from '../store/types.js';

/** Refuses to write over a version that the caller does not know, and shows it. */
export async function checkVersion(
  writer: DatabaseWriter,
  resource: PublishedName,
  row: StoredRow,
  context: RequestContext,
): Promise<void> {
  if (context.versions === undefined || context.versions.includes(String(row.version))) return;
  const item = await storedItem(writer, resource, row, context);
  throw new Problem(
    412,
    'version_conflict',
    (messages) => messages.changedMeanwhile,
    () => ({ item }),
  );
}

/** How long an attempt to create something is known, in milliseconds. */
const day = 24 * 60 * 60_000;

/** Longer names of attempts are refused. */
const longest = 200;

/**
 * Creates an item, unless the caller has done so under the same name within a day: then that item is taken.
 * @returns its ID
 */
export async function createOnce(
  writer: DatabaseWriter,
  resource: PublishedName,
  { attempt, viewer, now }: RequestContext,
  create: () => Promise<{ readonly id: number }>,
): Promise<number> {
  if (attempt === undefined) return (await create()).id;
  if (attempt.length > longest) throw invalidParameters({ 'Idempotency-Key': { message: 'tooLong', detail: longest } });
  const named = { user_id: viewer.id, key: `${resource} ${attempt}` };
  await writer
    .deleteFrom('attempts')
    .where('created', '<', utcTime(now - day))
    .execute();
  const known = await writer
    .selectFrom('attempts')
    .select('item_id')
    .where('user_id', '=', named.user_id)
    .where('key', '=', named.key)
    .executeTakeFirst();
  if (known) {
    const item = await writer
      .selectFrom(resource as 'events')
      .select(['author', 'status', 'password'])
      .where('id', '=', known.item_id)
      .executeTakeFirst();
    // Somebody may have taken the item since, and hidden it.
    const isOpen = item && (item.author === viewer.id || (item.status === 'publish' && item.password === ''));
    if (!isOpen && !may(viewer, 'edit_others_events')) forbid(viewer);
    return known.item_id;
  }
  const { id } = await create();
  await writer
    .insertInto('attempts')
    .values({ ...named, item_id: id, created: utcTime(now) })
    .execute();
  return id;
}

import type { RequestContext } from '../request/context.js';
import { problem } from '../request/problem.js';
import { itemNames, linkTables, type ContactResource } from '../reading/contacts.js';
import type { DatabaseWriter } from '../store/types.js';
import { readFields, type Fields } from './fields.js';
import { saveContactNamed } from './write-contact.js';

const notCreated = { venues: 'venueNotCreated', organizers: 'organizerNotCreated' } as const;

/** One member of a link field, before anything is written: an ID, or the fields of an item to create. */
export type Link = number | Fields;

/**
 * Reads `venue` or `organizer` of an event: IDs, `{ id }`, data of new ones, one or a list of them (wire section 11.1).
 */
export async function readLinks(resource: ContactResource, given: unknown, context: RequestContext): Promise<Link[]> {
  const failure = problem(400, `could-not-create-${itemNames[resource]}`, notCreated[resource]);
  const members = [given]
    .flat()
    .flatMap((member: unknown) => (typeof member === 'string' ? member.split(',') : [member]));
  const links: Link[] = [];
  // One after the other, so that after a failure nothing continues behind the response.
  for (const member of members) {
    const isData = typeof member === 'object' && member !== null;
    links.push(
      isData && !('id' in member)
        ? await readFields(resource, member as Fields, true, context).catch(() => Promise.reject(failure))
        : Number(isData ? (member as { id?: unknown }).id : member),
    );
  }
  const ids = [...new Set(links.filter((link) => typeof link === 'number'))];
  if (!(await areKnown(resource, ids, context))) throw failure;
  return links;
}

async function areKnown(
  resource: ContactResource,
  ids: readonly number[],
  { store }: RequestContext,
): Promise<boolean> {
  if (ids.length === 0 || !ids.every(Number.isSafeInteger)) return ids.length === 0;
  const known = await store.reader
    .selectFrom(resource)
    .select('id')
    .where('id', 'in', ids)
    .where('status', '<>', 'trash')
    .execute();
  return known.length === ids.length;
}

/** The items that a write names, each once, in the order sent; makes those that were sent as data. */
export async function linkedIds(
  writer: DatabaseWriter,
  resource: ContactResource,
  links: readonly Link[],
  context: RequestContext,
): Promise<number[]> {
  const ids = new Set<number>();
  for (const link of links)
    ids.add(typeof link === 'number' ? link : (await saveContactNamed(writer, resource, link, context, true)).id);
  return [...ids];
}

/** Links an event to these items, in this order. */
export async function saveLinks(
  writer: DatabaseWriter,
  resource: ContactResource,
  { id: event_id, isNew }: { readonly id: number; readonly isNew: boolean },
  ids: readonly number[],
): Promise<void> {
  // Both tables have the same columns.
  const { table, column } = linkTables[resource] as (typeof linkTables)['venues'];
  const links = writer.selectFrom(table).select(column).where('event_id', '=', event_id).orderBy('position');
  const before = isNew ? [] : await links.execute();
  if (String(before.map((row) => row[column])) === String(ids)) return;
  if (before.length) await writer.deleteFrom(table).where('event_id', '=', event_id).execute();
  const rows = ids.map((id, position) => ({ event_id, [column]: id, position }));
  if (rows.length) await writer.insertInto(table).values(rows).execute();
}

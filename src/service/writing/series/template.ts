import { linkTables } from '../../reading/contacts.js';
import { storedFields, type StoredName } from '../../store/stored-fields.js';
import type { EventRow } from '../../store/tables.js';
import type { DatabaseReader } from '../../store/types.js';
import type { Fields } from '../fields.js';
import type { LinkedIds } from '../write-event.js';

const common = [
  'author',
  'date',
  'date_utc',
  'status',
  'title',
  'description',
  'excerpt',
  'image',
  'cost',
  'website',
  'event_status',
] as const;
const stored = storedFields.map(({ name }) => name);
const linkNames = ['venue', 'organizer', 'categories', 'tags'] as const satisfies readonly (keyof LinkedIds)[];

/** The links and terms of an event, all of them. */
export type Linked = { readonly [Name in (typeof linkNames)[number]]: readonly number[] };

/** What the dates of a series have in common until somebody changes one: columns of events, and what they link to. */
export type Template = Readonly<Pick<EventRow, (typeof common)[number] | StoredName>> & Linked;

/** A scheduled event is one that is published, some time. */
const wholeStatus = (status: string) => (status === 'future' ? 'publish' : status);

export const templateOf = (event: Omit<EventRow, 'id' | 'parent' | 'uid' | 'occurs'>, linked: Linked): Template => ({
  ...(Object.fromEntries([...common, ...stored].map((name) => [name, event[name]])) as unknown as Template),
  status: wholeStatus(event.status === 'trash' ? event.former_status : event.status),
  ...linked,
  // Terms have no order of their own.
  categories: inOrder(linked.categories),
  tags: inOrder(linked.tags),
});

const inOrder = (ids: readonly number[]) => [...ids].sort((one, other) => one - other);

/** The part of a template that links, with what is named among these. */
export const linkedOf = (template: Template, names: readonly string[] = linkNames): LinkedIds =>
  Object.fromEntries(linkNames.filter((name) => names.includes(name)).map((name) => [name, template[name]]));

/** The columns of a template that are named, but those that a status brings with it. */
export const columnsOf = (template: Template, names: readonly string[] = [...common, ...stored]): Partial<EventRow> =>
  Object.fromEntries(
    [...common, ...stored]
      .filter((name) => names.includes(name) && !['status', 'date', 'date_utc'].includes(name))
      .map((name) => [name, template[name]]),
  );

const flags: readonly string[] = storedFields.filter(({ isFlag }) => isFlag).map(({ name }) => name);

/** The named fields as a write sends them. */
export const fieldsOf = (template: Template, names: readonly string[]): Fields =>
  Object.fromEntries(
    names
      .filter((name) => name in template && name !== 'date')
      .map((name) => {
        const value = template[name as keyof Template];
        return [name, flags.includes(name) ? value === 1 : value];
      }),
  );

/** The links and terms of events, by their IDs. */
export async function loadLinkedIds(reader: DatabaseReader, ids: readonly number[]): Promise<Map<number, Linked>> {
  const found = new Map<number, Record<keyof Linked, number[]>>(
    ids.map((id) => [id, { venue: [], organizer: [], categories: [], tags: [] }]),
  );
  if (!ids.length) return found;
  for (const [name, resource] of [
    ['venue', 'venues'],
    ['organizer', 'organizers'],
  ] as const) {
    // Both tables have the same columns.
    const { table, column } = linkTables[resource] as (typeof linkTables)['venues'];
    const rows = await reader
      .selectFrom(table)
      .select(['event_id', column])
      .where('event_id', 'in', ids)
      .orderBy('position')
      .execute();
    for (const row of rows) found.get(row.event_id)![name].push(row[column]);
  }
  const terms = await reader
    .selectFrom('event_terms')
    .innerJoin('terms', 'terms.id', 'term_id')
    .select(['event_id', 'term_id', 'taxonomy'])
    .where('event_id', 'in', ids)
    .orderBy('term_id')
    .execute();
  for (const { event_id, term_id, taxonomy } of terms) found.get(event_id)![taxonomy].push(term_id);
  return found;
}

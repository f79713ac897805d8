/** The changes that a page shows of a write before the server has answered. */
import { membersOf, type ResourceName } from '../../data/schema/index.js';
import type { Data, ReadablePage } from '../../data/query/index.js';

type Item = Readonly<Record<string, unknown>>;

/** A write of an item. */
export interface Edit {
  readonly resource: ResourceName;
  readonly id: number;
  /** The fields that it gets; `undefined` where it is removed. */
  readonly patch: Item | undefined;
  /** The items that the page knows of a resource, by their IDs. */
  readonly known: (resource: ResourceName, id: number) => Item | undefined;
}

/** Under which name an event has items of other resources. */
export const members = { venues: 'venue', organizers: 'organizer', categories: 'categories', tags: 'tags' } as const;

/** They are written as text, and read as HTML. */
const names: readonly string[] = ['title', 'venue', 'organizer', 'name'];

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The items that a field links, where the page knows them all, in the form in which they are read. */
function linked(resource: ResourceName, value: unknown, { known }: Edit): unknown {
  const ids = [value ?? []].flat().map((one) => Number(membersOf(one).id ?? one));
  const items = ids.map((id) => known(resource, id));
  if (items.includes(undefined)) return undefined;
  return resource === 'venues' && items.length === 1 ? items[0] : items;
}

/** The value of a field as it is read after a write; `undefined` where only the server knows. */
function shown(field: string, value: unknown, before: unknown, edit: Edit): unknown {
  const resource = (Object.keys(members) as (keyof typeof members)[]).find((name) => members[name] === field);
  if (edit.resource === 'events' && resource) return linked(resource, value, edit);
  if (field === 'image') return value ? undefined : false;
  if (value === null) return typeof before === 'string' ? '' : undefined;
  if (typeof value === 'string' && names.includes(field)) return escaped(value);
  return before === undefined || typeof value === typeof before ? value : undefined;
}

/** The item with the fields of a patch. */
function patched(item: Item, edit: Edit): Item {
  const after: Record<string, unknown> = { ...item };
  for (const [field, value] of Object.entries(edit.patch ?? { status: 'trash' })) {
    if (value === undefined) continue;
    const text = shown(field, value, item[field], edit);
    if (text !== undefined || value === null) after[field] = text;
  }
  // Data for search engines hold the status first.
  if (edit.patch && 'event_status' in edit.patch)
    after.json_ld = { ...membersOf(item.json_ld), eventStatus: undefined };
  return after;
}

/** An event with an item of another resource, as it is after the write. */
function withMember(event: Item, name: string, edit: Edit): Item {
  const before = [event[name]].flat();
  if (!before.some((one) => membersOf(one).id === edit.id)) return event;
  const after = before.flatMap((one) => {
    if (membersOf(one).id !== edit.id) return [one];
    return edit.patch ? [patched(one as Item, edit)] : [];
  });
  return { ...event, [name]: Array.isArray(event[name]) ? after : (after[0] ?? []) };
}

/** The position of an item. */
interface Place {
  readonly resource: ResourceName;
  /** Whether this is a list, and not one item. */
  readonly isList: boolean;
  /** Whether the list filters by status. */
  readonly hasStatus: boolean;
  /** Whether a page has the item of another calendar here, among several. */
  readonly isOther: (page: ReadablePage<unknown>, index: number) => boolean;
  /** Throws for what cannot be shown. */
  readonly accept: (item: never) => unknown;
}

/**
 * The data of a query, as it is after the write; the same where it has nothing of the item. In lists, the position of
 * an item that is not public any more is empty.
 */
export function dataAfter<T extends Data<unknown>>(
  data: T,
  edit: Edit,
  { resource, isList, hasStatus, isOther, accept }: Place,
): T {
  const { id, patch } = edit;
  const status = patch ? patch.status : 'trash';
  const isGone = isList && status !== undefined && (status === 'trash' || (!hasStatus && status !== 'publish'));
  const member = resource === 'events' ? (members as Partial<Record<ResourceName, string>>)[edit.resource] : undefined;
  const itemAfter = (item: Item): Item | undefined => {
    const isIt = resource === edit.resource && item.id === id;
    const after = isIt ? patched(item, edit) : member ? withMember(item, member, edit) : item;
    if (isIt && isGone) return undefined;
    try {
      if (after !== item) accept(after as never);
      return after;
    } catch {
      // The server will answer with what it has stored.
      return item;
    }
  };
  let isChanged = false;
  const pages = data.pages.map((batch) =>
    batch.map((page) => {
      const items = page.items.map((item, index) =>
        item === undefined || isOther(page, index) ? item : itemAfter(item as Item),
      );
      if (items.every((item, index) => item === page.items[index])) return page;
      isChanged = true;
      return { ...page, items };
    }),
  );
  return isChanged ? { ...data, pages } : data;
}

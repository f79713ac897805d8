import type { RequestContext } from '../request/context.js';
import { numberAboveRows } from '../store/numbering.js';
import { hasSlug } from '../text/slug.js';
import type { DatabaseReader, DatabaseWriter } from '../store/types.js';
import type { Item, PublishedName, TermName } from '../store/tables.js';
import { textOf } from '../text/html.js';

const longest = 200;
const trashed = '__trashed';

/** The next number of the sequence that events, venues, organizers and images share. */
export const nextId = async (writer: DatabaseWriter, kind: Item): Promise<number> =>
  (await writer.insertInto('ids').values({ kind }).returning('id').executeTakeFirstOrThrow()).id;

/** The largest number that something keeps from elsewhere: it leaves room for those that come after it. */
const largestKept = 100_000_000;

/** A number that something has elsewhere, where it is free here. */
export async function freeNumber(
  reader: DatabaseReader,
  table: 'ids' | 'terms',
  wish: unknown,
): Promise<number | undefined> {
  if (!Number.isInteger(wish) || (wish as number) < 1 || (wish as number) > largestKept) return undefined;
  const taken = reader
    .selectFrom(table)
    .select('id')
    .where('id', '=', wish as number);
  return (await taken.executeTakeFirst()) ? undefined : (wish as number);
}

/** The number of a new item: that which it brings with it, where it is free, else the next one. */
export async function newId(
  writer: DatabaseWriter,
  kind: Item,
  { id: wish }: { readonly id?: unknown },
  { store }: Pick<RequestContext, 'store'>,
): Promise<number> {
  const id = await freeNumber(writer, 'ids', wish);
  if (id === undefined) return nextId(writer, kind);
  await writer.insertInto('ids').values({ id, kind }).execute();
  await numberAboveRows(writer, store.engine, 'ids');
  return id;
}

/** A slug made of a text: words joined by hyphens, without accents, other scripts percent-encoded (wire section 7). */
export function slugOf(text: string): string {
  const plain = textOf(text)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-|-$/g, '');
  // Cut between characters, not inside an encoded one.
  let slug = '';
  for (const character of plain) {
    const encoded = encodeURIComponent(character).toLowerCase();
    if (slug.length + encoded.length > longest) break;
    slug += encoded;
  }
  return slug;
}

/** The wanted slug, or the same with the first free number behind it; `taken` looks for a slug among the others. */
export async function firstFree(wish: string, taken: (slug: string) => Promise<boolean>): Promise<string> {
  let slug = wish;
  for (let number = 2; await taken(slug); number++) slug = `${wish}-${number}`;
  return slug;
}

/** A slug that no other item of the resource has. Writers run one at a time, so it stays free until it is written. */
export const freeSlug = (reader: DatabaseReader, resource: PublishedName, wish: string, id: number): Promise<string> =>
  firstFree(wish || String(id), async (slug) => {
    const other = reader
      .selectFrom(resource as 'events')
      .select('id')
      .where(hasSlug(slug))
      .where('id', '<>', id);
    return (await other.executeTakeFirst()) !== undefined;
  });

export const freeTermSlug = (reader: DatabaseReader, taxonomy: TermName, wish: string): Promise<string> =>
  firstFree(wish || 'term', async (slug) => {
    const other = reader.selectFrom('terms').select('id').where('taxonomy', '=', taxonomy).where('slug', '=', slug);
    return (await other.executeTakeFirst()) !== undefined;
  });

/** An item in the trash gives its slug free. */
export const trashedSlug = (slug: string): string => (slug === '' ? '' : `${slug}${trashed}`);
export const restoredSlug = (slug: string): string => slug.replace(/__trashed(-\d+)?$/, '');

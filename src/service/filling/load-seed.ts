import type { RequestContext } from '../request/context.js';
import { internalsOf } from '../internals.js';
import type { Service } from '../service.js';
import type { DatabaseWriter } from '../store/types.js';
import type { Fields } from '../writing/fields.js';
import { nextId } from '../writing/identifiers.js';
import { saveEvent } from '../writing/write-event.js';
import { saveContact } from '../writing/write-contact.js';

interface SeedRow {
  readonly slug: string;
  /** Name of one of the images. */
  readonly image?: string;
}
interface SeedTerm {
  readonly slug: string;
  readonly name: string;
  readonly description?: string | null;
}

interface SeedImage {
  readonly name: string;
  readonly url: string;
  readonly extension: string;
  readonly width: number;
  readonly height: number;
  readonly filesize: number;
  readonly sizes: object;
}

/** Sample data; its parts refer to one another by slug. */
export interface SeedData {
  /** The calendar around an instant, in milliseconds. */
  readonly calendar: (now: number) => {
    readonly venues: readonly SeedRow[];
    readonly organizers: readonly SeedRow[];
    /** Parents stand before their children. */
    readonly categories: readonly (SeedTerm & { readonly parent?: string })[];
    readonly tags: readonly SeedTerm[];
    readonly events: readonly (SeedRow &
      Readonly<Record<'venues' | 'organizers' | 'categories' | 'tags', readonly string[]>>)[];
  };
  /** Each `url`, also of the sizes, is one that `ServiceSettings.media` answers. */
  readonly images: () => readonly SeedImage[];
}

type Ids = ReadonlyMap<string, number>;
const idsOf = (ids: Ids, slugs: readonly string[]): number[] => slugs.map((slug) => ids.get(slug)!);

async function saveImages(writer: DatabaseWriter, { images }: SeedData): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { name, sizes, ...row } of images()) {
    const id = await nextId(writer, 'images');
    await writer
      .insertInto('images')
      .values({ ...row, id, original_image: '', sizes: JSON.stringify(sizes) })
      .execute();
    ids.set(name, id);
  }
  return ids;
}

/** Fills an empty calendar with sample data, dated around now. Returns whether it was empty. */
export async function loadSeed(service: Service, data: SeedData): Promise<boolean> {
  const { store, settings } = internalsOf(service);
  if (await store.reader.selectFrom('ids').select('id').limit(1).executeTakeFirst()) return false;
  const now = settings.now();
  const seed = data.calendar(now);
  const links = { host: new URL(settings.origin ?? 'http://localhost').host };
  const context = { store, settings, now, links, viewer: { id: 0, role: 'administrator' } } as RequestContext;
  await store.write(async (writer) => {
    const images = await saveImages(writer, data);
    const withImage = (row: { readonly image?: string }): Fields => ({
      ...row,
      ...(row.image && { image: images.get(row.image) }),
    });
    const saveAll = async <Row extends { slug: string }>(
      rows: readonly Row[],
      save: (row: Row) => Promise<{ readonly id: number }>,
    ) => {
      const ids = new Map<string, number>();
      for (const row of rows) ids.set(row.slug, (await save(row)).id);
      return ids;
    };
    const saveTerm = async (
      taxonomy: 'categories' | 'tags',
      draft: { name: string; slug: string; description?: string | null },
      parent = 0,
    ) => {
      const row = {
        taxonomy,
        parent,
        count: 0,
        name: draft.name,
        slug: draft.slug,
        description: draft.description ?? '',
      };
      return writer.insertInto('terms').values(row).returning('id').executeTakeFirstOrThrow();
    };
    const venues = await saveAll(seed.venues, (row) => saveContact(writer, 'venues', withImage(row), context));
    const organizers = await saveAll(seed.organizers, (row) =>
      saveContact(writer, 'organizers', withImage(row), context),
    );
    const categories = new Map<string, number>();
    for (const row of seed.categories)
      categories.set(row.slug, (await saveTerm('categories', row, categories.get(row.parent ?? ''))).id);
    const tags = await saveAll(seed.tags, (row) => saveTerm('tags', row));
    for (const { venues: venueSlugs, organizers: organizerSlugs, ...row } of seed.events) {
      const terms = { categories: idsOf(categories, row.categories), tags: idsOf(tags, row.tags) };
      const linked = { venues: idsOf(venues, venueSlugs), organizers: idsOf(organizers, organizerSlugs) };
      await saveEvent(writer, { ...withImage(row), ...terms }, linked, context);
    }
  });
  return true;
}

import type { RequestContext } from './request/context.js';
import { internalsOf } from './internals.js';
import { pictures, pictureSizes, picture, seedCalendar } from '../seed/index.js';
import type { Service } from './service.js';
import type { DatabaseWriter } from './store/store.js';
import type { Fields } from './writing/fields.js';
import { nextId } from './writing/ids.js';
import { saveEvent } from './writing/write-event.js';
import { savePlace } from './writing/write-place.js';

type Ids = ReadonlyMap<string, number>;
const idsOf = (ids: Ids, slugs: readonly string[]): number[] => slugs.map((slug) => ids.get(slug)!);

/** The file that the service draws when it is asked for (http/media.ts). */
const file = (name: string, size: { width: number; height: number }) => `${name}-${size.width}x${size.height}.svg`;
const type = { extension: 'svg', 'mime-type': 'image/svg+xml' };

async function savePictures(writer: DatabaseWriter): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { name, width, height } of pictures) {
    // Drawings weigh the same in every size.
    const filesize = Buffer.byteLength(picture(name, width, height));
    const sizes = Object.entries(pictureSizes).map(([size, row]) => [
      size,
      { ...row, 'mime-type': type['mime-type'], filesize, url: file(name, row) },
    ]);
    const id = await nextId(writer, 'images');
    const row = { id, url: file(name, { width, height }), extension: type.extension, width, height, filesize, original_image: '' };
    await writer
      .insertInto('images')
      .values({ ...row, sizes: JSON.stringify(Object.fromEntries(sizes)) })
      .execute();
    ids.set(name, id);
  }
  return ids;
}

/** Fills an empty calendar with the sample data, dated around now. Tells whether it was empty. */
export async function loadSeed(service: Service): Promise<boolean> {
  const { store, settings } = internalsOf(service);
  if (await store.reader.selectFrom('ids').select('id').limit(1).executeTakeFirst()) return false;
  const now = settings.now();
  const seed = seedCalendar(now);
  const context = { store, settings, now, viewer: { id: 0, role: 'administrator' } } as RequestContext;
  await store.write(async (writer) => {
    const images = await savePictures(writer);
    const withImage = (row: { readonly image?: string }): Fields => ({
      ...row,
      ...(row.image && { image: images.get(row.image) }),
    });
    const saveAll = async <Row extends { slug: string }>(rows: readonly Row[], save: (row: Row) => Promise<number>) => {
      const ids = new Map<string, number>();
      for (const row of rows) ids.set(row.slug, await save(row));
      return ids;
    };
    const saveTerm = async (
      taxonomy: 'categories' | 'tags',
      draft: { name: string; slug: string; description?: string | null },
      parent = 0,
    ) => {
      const row = { taxonomy, parent, count: 0, name: draft.name, slug: draft.slug, description: draft.description ?? '' };
      return (await writer.insertInto('terms').values(row).returning('id').executeTakeFirstOrThrow()).id;
    };
    const venues = await saveAll(seed.venues, (row) => savePlace(writer, 'venues', withImage(row), context));
    const organizers = await saveAll(seed.organizers, (row) => savePlace(writer, 'organizers', withImage(row), context));
    const categories = new Map<string, number>();
    for (const row of seed.categories)
      categories.set(row.slug, await saveTerm('categories', row, row.parent && categories.get(row.parent)));
    const tags = await saveAll(seed.tags, (row) => saveTerm('tags', row));
    for (const { venues: places, organizers: hosts, ...row } of seed.events) {
      const terms = { categories: idsOf(categories, row.categories), tags: idsOf(tags, row.tags) };
      const links = { venue: idsOf(venues, places), organizer: idsOf(organizers, hosts) };
      await saveEvent(writer, { ...withImage(row), ...terms }, links, context);
    }
  });
  return true;
}

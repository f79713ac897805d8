import { sql, type SqlBool } from 'kysely';
import { longestPage, paging, text, type FilterTable } from '../../data/schema/index.js';
import type { Answer, Links, RequestContext } from '../request/context.js';
import { invalidParameters } from '../request/problem.js';
import { renderImage } from '../rendering/image.js';
import type { ImageRow } from '../store/tables.js';
import type { DatabaseReader } from '../store/types.js';
import { likePattern } from '../text/accent-folding.js';
import { readFilters } from './filters.js';

/** An image as the authoring interface shows it. */
export function shownImage(row: ImageRow, links: Links) {
  const { id, url, width, height } = renderImage(row, links);
  return { id, url, alt: row.alt, width, height, name: row.name };
}

export const imageById = async (reader: DatabaseReader, id: number): Promise<ImageRow | undefined> =>
  Number.isSafeInteger(id)
    ? reader.selectFrom('images').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined;

const imageFilters = { ...paging, search: { kind: text } } as const satisfies FilterTable;

/** `GET /images` of the authoring interface: the newest first; a search looks through descriptions and file names. */
export async function listImages(context: RequestContext): Promise<Answer> {
  const { values, refusals } = readFilters(imageFilters, context.query);
  if (Object.keys(refusals).length) throw invalidParameters(refusals);
  const { page, per_page, search } = values as { page: number; per_page: number; search?: string };
  const perPage = Math.min(per_page, longestPage);
  const images = context.store.reader
    .selectFrom('images')
    .$if(search !== undefined, (all) =>
      all.where(sql<SqlBool>`lower(alt || ' ' || name) like ${likePattern(search!.trim().toLowerCase())} escape '\\'`),
    );
  const { total } = await images.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows =
    (page - 1) * perPage >= total
      ? []
      : await images
          .selectAll()
          .orderBy('id', 'desc')
          .limit(perPage)
          .offset((page - 1) * perPage)
          .execute();
  return {
    body: { images: rows.map((row) => shownImage(row, context.links)), total, total_pages: Math.ceil(total / perPage) },
  };
}

import { readDate } from '../dates/lenient-date.js';
import { inZone, utcTime, wallTime } from '../dates/zones.js';
import type { RequestContext } from '../request/context.js';
import { unpublished } from '../rendering/published.js';
import { isAtLeast, type Viewer } from '../request/viewer.js';
import type { DatabaseWriter } from '../store/types.js';
import type { EventRow, OrganizerRow, PublishedName, VenueRow } from '../store/tables.js';
import { textAfter, type Fields } from './fields.js';
import { cleanDescription, cleanHtml } from '../text/html.js';
import { saveImage, type NewImage } from './images.js';
import { freeSlug, restoredSlug, slugOf, trashedSlug } from './identifiers.js';

type Row = EventRow | VenueRow | OrganizerRow;

/** When and where is written, and by whom. */
type Writing = Pick<RequestContext, 'viewer' | 'now' | 'settings'>;

/** The publication date that a write sets: wall time of the site, and UTC. */
function readDates({ date, date_utc }: Fields, { now, settings }: Writing, row: Row | undefined) {
  const { timeZone } = settings;
  if (typeof date_utc === 'string') {
    const { wall } = readDate(date_utc, now, 'UTC')!;
    return { date: wallTime(Date.parse(`${wall.replace(' ', 'T')}Z`), timeZone), date_utc: wall };
  }
  if (typeof date === 'string') {
    const { wall, utc } = inZone(readDate(date, now, timeZone)!, timeZone);
    return { date: wall, date_utc: utc };
  }
  return row ? { date: row.date, date_utc: row.date_utc } : { date: wallTime(now, timeZone), date_utc: utcTime(now) };
}

/** The status of a written item, by the requested status, the date and the caller's role (wire sections 3 and 11.3). */
function nextStatus(
  context: string | undefined,
  before: string | undefined,
  dateUtc: string,
  now: number,
  viewer: Viewer,
): string {
  const restored = before === 'trash' ? undefined : before;
  const author = isAtLeast(viewer, 'author');
  const wish = context ?? restored ?? (author ? 'publish' : 'draft');
  if (wish !== 'publish' && wish !== 'future') return wish;
  if (!author) return context ? 'pending' : wish;
  return dateUtc > utcTime(now) ? 'future' : 'publish';
}

/** The former status of an item that is put into the trash. */
const formerStatus = (status: string, row: Row | undefined): string =>
  status !== 'trash' || !row ? '' : row.status === 'trash' ? row.former_status : row.status;

const imageId = async (writer: DatabaseWriter, image: number | NewImage | null) =>
  image === null || typeof image === 'number' ? image : (await saveImage(writer, image)).id;

/** The columns that events, venues and organizers share, after a write; `name` is the field that slugs are made of. */
export async function publicationColumns(
  writer: DatabaseWriter,
  resource: PublishedName,
  fields: Fields,
  context: Writing,
  { id, row, name }: { readonly id: number; readonly row: Row | undefined; readonly name: string },
) {
  const { viewer, now, settings } = context;
  const dates = readDates(fields, context, row);
  const status = nextStatus(
    (fields.status ?? undefined) as string | undefined,
    row?.status,
    dates.date_utc,
    now,
    viewer,
  );
  const published = row && unpublished.includes(row.status) && !unpublished.includes(status);
  // A draft without a date is dated when it is published.
  const nowPublished =
    published && fields.date === undefined && fields.date_utc === undefined && dates.date_utc <= utcTime(now);
  const html = (field: string, clean: typeof cleanHtml, before = '') =>
    fields[field] === undefined ? before : clean(textAfter(fields, field), viewer);
  return {
    slug: await nextSlug(writer, resource, fields, status, { id, row, name }),
    status,
    author: typeof fields.author === 'number' ? fields.author : (row?.author ?? viewer.id),
    ...(nowPublished ? { date: wallTime(now, settings.timeZone), date_utc: utcTime(now) } : dates),
    modified: wallTime(now, settings.timeZone),
    modified_utc: utcTime(now),
    modified_by: viewer.id,
    description: html('description', cleanDescription, row?.description),
    excerpt: html('excerpt', cleanHtml, row?.excerpt),
    image:
      fields.image === undefined
        ? (row?.image ?? null)
        : await imageId(writer, fields.image as number | NewImage | null),
    password: row?.password ?? '',
    version: (row?.version ?? 0) + 1,
    former_status: formerStatus(status, row),
  };
}

/** Drafts have no slug until they are published or given one; the trash frees it. */
async function nextSlug(
  writer: DatabaseWriter,
  resource: PublishedName,
  { slug }: Fields,
  status: string,
  { id, row, name }: { readonly id: number; readonly row: Row | undefined; readonly name: string },
): Promise<string> {
  const before = row?.status === 'trash' ? restoredSlug(row.slug) : (row?.slug ?? '');
  if (status === 'trash')
    return row?.status === 'trash' ? row.slug : freeSlug(writer, resource, trashedSlug(before || slugOf(name)), id);
  if (typeof slug === 'string') return freeSlug(writer, resource, slugOf(decodeSlug(slug)), id);
  if (before !== '') return before === row?.slug ? before : freeSlug(writer, resource, before, id);
  return unpublished.includes(status) ? '' : freeSlug(writer, resource, slugOf(name), id);
}

/** A slug may be sent as it was read: percent-encoded. */
export function decodeSlug(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

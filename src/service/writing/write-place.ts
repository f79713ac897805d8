import { boolean } from '../../schema/index.js';
import type { Answer, RequestContext } from '../request/context.js';
import { foldAccents } from '../text/accent-folding.js';
import { problem } from '../request/problem.js';
import { findPlace, itemNames, renderPlaces, type ContactResource } from '../reading/places.js';
import { forbid, mayChange, mayWrite } from '../rights/rules.js';
import type { DatabaseWriter } from '../store/store.js';
import type { OrganizerRow, VenueRow } from '../store/tables.js';
import { checkContext, inWriter } from './context.js';
import { readFields, textAfter, type Fields } from './fields.js';
import { cleanHtml, plainText } from '../text/html.js';
import { nextId } from './ids.js';
import { publicationColumns } from './publication.js';
import { organizerSearchText, venueSearchText } from '../text/search-text.js';

type Place = VenueRow | OrganizerRow;

const texts = {
  venues: ['address', 'city', 'country', 'province', 'state', 'zip', 'phone', 'stateprovince', 'website'],
  organizers: ['phone', 'website', 'email'],
} as const;

/** Texts of a place: what is sent, else what was; `stateprovince` is the state or province unless it is sent (wire section 12). */
function textColumns(resource: ContactResource, fields: Fields, row: Place | undefined): Record<string, string> {
  const before = row as unknown as Record<string, string> | undefined;
  const columns = Object.fromEntries(
    texts[resource].map((name) => [name, fields[name] === undefined ? (before?.[name] ?? '') : plainText(textAfter(fields, name)).trim()]),
  );
  const region = fields.state ?? fields.province;
  if (resource === 'venues' && fields.stateprovince === undefined && region !== undefined)
    columns.stateprovince = columns.state || columns.province || '';
  return columns;
}

function venueColumns(fields: Fields, row: VenueRow | undefined) {
  const flag = (name: 'show_map' | 'show_map_link') =>
    fields[name] === undefined
      ? (row?.[name] ?? 1)
      : fields[name] === null || fields[name] === ''
        ? 1
        : boolean.accept(fields[name]) === true
          ? 1
          : 0;
  const coordinate = (name: 'geo_lat' | 'geo_lng') =>
    fields[name] === undefined ? (row?.[name] ?? null) : (fields[name] as number | null);
  return {
    show_map: flag('show_map'),
    show_map_link: flag('show_map_link'),
    geo_lat: coordinate('geo_lat'),
    geo_lng: coordinate('geo_lng'),
  } as const;
}

/** The row of this name, case aside. */
async function named(writer: DatabaseWriter, resource: ContactResource, name: string): Promise<Place | undefined> {
  const column = itemNames[resource] as 'venue';
  const rows = await writer
    .selectFrom(resource as 'venues')
    .selectAll()
    .where((row) => row.fn<string>('lower', [column]), '=', name.toLowerCase())
    .where('status', '<>', 'trash')
    .orderBy('id')
    .execute();
  return rows.find((row) => foldAccents(row[column]) === foldAccents(name));
}

/** Writes a venue or organizer, and tells its ID. A new one of a known name is the known one, where the caller may change that. */
export async function savePlace(
  writer: DatabaseWriter,
  resource: ContactResource,
  fields: Fields,
  context: RequestContext,
  existing?: Place,
): Promise<number> {
  const column = itemNames[resource];
  const sent = fields[column];
  const name =
    typeof sent === 'string' ? cleanHtml(sent, context.viewer) : (existing as unknown as Record<string, string> | undefined)?.[column];
  const known = existing ?? (await named(writer, resource, name!));
  const row = known && (existing || mayChange(context.viewer, known)) ? known : undefined;
  const id = row?.id ?? (await nextId(writer, resource));
  const columns = {
    ...(await publicationColumns(writer, resource, fields, context, { id, row, name: name! })),
    // A known name is found in any case, and stays as it was.
    [column]: row && !existing ? (row as unknown as Record<string, string>)[column] : name,
    ...textColumns(resource, fields, row),
    ...(resource === 'venues' && venueColumns(fields, row as VenueRow | undefined)),
  };
  const all = {
    ...columns,
    search_text: resource === 'venues' ? venueSearchText(columns as never) : organizerSearchText(columns as never),
  } as never;
  if (row) await writer.updateTable(resource).set(all).where('id', '=', id).execute();
  else
    await writer
      .insertInto(resource)
      .values({ id, ...(all as object) } as never)
      .execute();
  return id;
}

/** The venue or organizer of an inline write: one that the caller may not change is linked as it is. */
export async function linkPlace(
  writer: DatabaseWriter,
  resource: ContactResource,
  fields: Fields,
  context: RequestContext,
): Promise<number> {
  const known = await named(writer, resource, String(fields[itemNames[resource]]));
  return known && !mayChange(context.viewer, known) ? known.id : savePlace(writer, resource, fields, context);
}

const answer = async (
  writer: DatabaseWriter,
  resource: ContactResource,
  id: number,
  context: RequestContext,
  status: number,
): Promise<Answer> => {
  const within = inWriter(context, writer);
  const [body] = await renderPlaces(resource, [await findPlace(resource, writer, { id })], within);
  return { status, body: body! };
};

/** `POST /venues`, `POST /organizers` (wire section 12). */
export async function createPlace(resource: ContactResource, context: RequestContext): Promise<Answer> {
  const fields = await readFields(resource, context.body(), true, checkContext(context));
  if (!mayWrite(context.viewer, resource)) forbid(context.viewer);
  return context.store.write(async (writer) => answer(writer, resource, await savePlace(writer, resource, fields, context), context, 201));
}

/** `POST`, `PUT`, `PATCH` on an item: changes just what is named. */
export async function updatePlace(resource: ContactResource, context: RequestContext): Promise<Answer> {
  const fields = await readFields(resource, context.body(), false, checkContext(context));
  if (!mayWrite(context.viewer, resource)) forbid(context.viewer);
  return context.store.write(async (writer) => {
    const row = await findPlace(resource, writer, context.key!);
    if (!mayChange(context.viewer, row)) forbid(context.viewer);
    return answer(writer, resource, await savePlace(writer, resource, fields, context, row), context, 200);
  });
}

/** `DELETE` moves to the trash (wire section 12). */
export async function removePlace(resource: ContactResource, context: RequestContext): Promise<Answer> {
  if (!mayWrite(context.viewer, resource)) forbid(context.viewer);
  return context.store.write(async (writer) => {
    const row = await findPlace(resource, writer, context.key!);
    if (row.status === 'trash') throw problem(410, `${itemNames[resource]}-is-in-trash`, 'inTrash');
    if (!mayChange(context.viewer, row)) forbid(context.viewer);
    return answer(writer, resource, await savePlace(writer, resource, { status: 'trash' }, context, row), context, 200);
  });
}

import { boolean } from '../../data/schema/index.js';
import type { Answer, RequestContext } from '../request/context.js';
import { foldAccents } from '../text/accent-folding.js';
import { problem } from '../request/problem.js';
import { findContact, itemNames, mayChangeContact, renderContacts, type ContactResource } from '../reading/contacts.js';
import { forbid } from '../rights/rules.js';
import { checkVersion, createOnce } from './preconditions.js';
import type { DatabaseWriter } from '../store/types.js';
import type { OrganizerRow, VenueRow } from '../store/tables.js';
import { textAfter, type Fields } from './fields.js';
import { cleanHtml, plainText } from '../text/html.js';
import { newId } from './identifiers.js';
import { publicationColumns } from './publication.js';
import { organizerSearchText, venueSearchText } from '../text/search-text.js';

type Contact = VenueRow | OrganizerRow;

const texts = {
  venues: ['address', 'city', 'country', 'province', 'state', 'zip', 'phone', 'stateprovince', 'website'],
  organizers: ['phone', 'website', 'email'],
} as const;

/**
 * The texts of a venue or organizer after a write; `stateprovince` is the state or province unless it is sent (wire
 * section 12).
 */
function textColumns(resource: ContactResource, fields: Fields, row: Contact | undefined): Record<string, string> {
  const before = row as unknown as Record<string, string> | undefined;
  const columns = Object.fromEntries(
    texts[resource].map((name) => [
      name,
      fields[name] === undefined ? (before?.[name] ?? '') : plainText(textAfter(fields, name)).trim(),
    ]),
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

/** The item's name after a write. */
const nameOf = (resource: ContactResource, fields: Fields, { viewer }: RequestContext): string | undefined => {
  const sent = fields[itemNames[resource]];
  return typeof sent === 'string' ? cleanHtml(sent, viewer) : undefined;
};

/** The item with the name that is sent, in any letter case. */
export async function findNamed(
  writer: DatabaseWriter,
  resource: ContactResource,
  fields: Fields,
  context: RequestContext,
): Promise<Contact | undefined> {
  const name = nameOf(resource, fields, context)!;
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

/** Writes a venue or organizer: changes the existing item, or creates one. */
export async function saveContact(
  writer: DatabaseWriter,
  resource: ContactResource,
  fields: Fields,
  context: RequestContext,
  before?: Contact,
): Promise<Contact> {
  const column = itemNames[resource];
  const name = nameOf(resource, fields, context) ?? (before as unknown as Record<string, string>)[column]!;
  const id = before?.id ?? (await newId(writer, resource, fields, context));
  const columns = {
    ...(await publicationColumns(writer, resource, fields, context, { id, row: before, name })),
    [column]: name,
    ...textColumns(resource, fields, before),
    ...(resource === 'venues' && venueColumns(fields, before as VenueRow | undefined)),
  };
  const all = {
    ...columns,
    search_text: resource === 'venues' ? venueSearchText(columns as never) : organizerSearchText(columns as never),
  };
  const contact = { id, ...all } as unknown as VenueRow;
  // Both tables are written alike.
  if (before) await writer.updateTable(resource).set(all).where('id', '=', id).execute();
  else
    await writer
      .insertInto(resource as 'venues')
      .values(contact)
      .execute();
  return contact;
}

/**
 * Creates an item. One of the same name is changed instead, and keeps the spelling of its name; where the caller may
 * not change it, a link takes it as it is.
 */
export async function saveContactNamed(
  writer: DatabaseWriter,
  resource: ContactResource,
  fields: Fields,
  context: RequestContext,
  isLink: boolean,
): Promise<Contact> {
  const known = await findNamed(writer, resource, fields, context);
  const isChange = known !== undefined && (await mayChangeContact(writer, resource, known, context.viewer));
  if (known && !isChange && isLink) return known;
  const saved = isChange
    ? await saveContact(writer, resource, { ...fields, [itemNames[resource]]: undefined }, context, known)
    : await saveContact(writer, resource, fields, context);
  context.noted.push({ action: isChange ? 'update' : 'create', resource, id: saved.id, fields: Object.keys(fields) });
  return saved;
}

async function answer(
  writer: DatabaseWriter,
  resource: ContactResource,
  contact: Contact,
  context: RequestContext,
  status = 200,
): Promise<Answer> {
  const [body] = await renderContacts(writer, resource, [contact], context);
  return { status, body: body! };
}

/** `POST /venues`, `POST /organizers` (wire section 12). */
export const createContact = (resource: ContactResource, context: RequestContext, fields: Fields): Promise<Answer> =>
  context.store.write(async (writer) => {
    const id = await createOnce(writer, resource, context, () =>
      saveContactNamed(writer, resource, fields, context, false),
    );
    return answer(writer, resource, await findContact(resource, writer, { id }), context, 201);
  });

async function change(
  writer: DatabaseWriter,
  resource: ContactResource,
  contact: Contact,
  fields: Fields,
  context: RequestContext,
): Promise<Answer> {
  if (!(await mayChangeContact(writer, resource, contact, context.viewer))) forbid(context.viewer);
  await checkVersion(writer, resource, contact, context);
  return answer(writer, resource, await saveContact(writer, resource, fields, context, contact), context);
}

/** `POST`, `PUT`, `PATCH` on an item: changes only the fields sent. */
export const updateContact = (resource: ContactResource, context: RequestContext, fields: Fields): Promise<Answer> =>
  context.store.write(async (writer) =>
    change(writer, resource, await findContact(resource, writer, context.key!), fields, context),
  );

/** `DELETE` moves to the trash (wire section 12). */
export const removeContact = (resource: ContactResource, context: RequestContext): Promise<Answer> =>
  context.store.write(async (writer) => {
    const contact = await findContact(resource, writer, context.key!);
    if (contact.status === 'trash') throw problem(410, `${itemNames[resource]}-is-in-trash`, 'inTrash');
    return change(writer, resource, contact, { status: 'trash' }, context);
  });

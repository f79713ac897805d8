import { readDate } from '../dates/lenient-date.js';
import { inZone } from '../dates/zones.js';
import type { Answer, RequestContext } from '../request/context.js';
import { problem } from '../request/problem.js';
import { loadLinked } from '../reading/load.js';
import { findEvent } from '../reading/read-event.js';
import { renderEvent } from '../rendering/event.js';
import { globalId } from '../rendering/published.js';
import { forbid, mayChange } from '../rights/rules.js';
import { checkVersion, createOnce } from './preconditions.js';
import type { DatabaseWriter } from '../store/types.js';
import { storedColumns } from '../store/stored-fields.js';
import type { EventRow, Flag, TermName } from '../store/tables.js';
import { saveTerms, termIds } from './event-terms.js';
import { textAfter, type Fields } from './fields.js';
import { cleanHtml, plainText } from '../text/html.js';
import { newId } from './identifiers.js';
import { linkedIds, readLinks, saveLinks, type Link } from './links.js';
import { publicationColumns } from './publication.js';
import { replaceSearchText } from './event-search.js';
import { leaveOrJoin } from './series/leave-or-join.js';
import { eventSearchText } from '../text/search-text.js';

const spanFields = ['timezone', 'all_day', 'start_date', 'end_date'] as const;

/**
 * When an event takes place, as before where a write leaves it out: wall times of its zone, and UTC. All-day events
 * last from the first second of a day to the last.
 */
export function spanColumns(fields: Fields, { now, settings }: RequestContext, row: EventRow | undefined) {
  if (row && spanFields.every((name) => fields[name] === undefined)) {
    const { timezone, all_day, start_date, utc_start_date, end_date, utc_end_date } = row;
    return { timezone, all_day, start_date, utc_start_date, end_date, utc_end_date };
  }
  const timezone = textAfter(fields, 'timezone', row?.timezone) || settings.timeZone;
  const all_day = flagOf(fields.all_day, row?.all_day);
  const wall = (name: 'start_date' | 'end_date', time: string) => {
    const given = fields[name];
    // An offset in the value is dropped: the zone's wall time counts (wire section 11.1).
    const text = typeof given === 'string' ? readDate(given, now, timezone)!.wall : row![name];
    return inZone({ wall: all_day ? `${text.slice(0, 10)} ${time}` : text }, timezone);
  };
  const start = wall('start_date', '00:00:00');
  const end = wall('end_date', '23:59:59');
  const last = end.utc < start.utc ? start : end;
  return {
    timezone,
    all_day,
    start_date: start.wall,
    utc_start_date: start.utc,
    end_date: last.wall,
    utc_end_date: last.utc,
  };
}

const flagOf = (given: unknown, before: Flag = 0): Flag => (given === undefined ? before : given === true ? 1 : 0);

/** Several amounts are stored as one text with separators, which is formatted when it is read. */
const costText = (given: unknown, before = '') =>
  given === undefined ? before : plainText([given ?? ''].flat().map(String).join(' | ')).trim();

/** The items that a write links an event to; nothing where it leaves the links as they are. */
export interface Links {
  readonly venues?: readonly Link[] | undefined;
  readonly organizers?: readonly Link[] | undefined;
}

/** Reads the linked items before the transaction, so that bad data is refused before anything is created. */
export const readAllLinks = async (fields: Fields, context: RequestContext): Promise<Links> => ({
  venues: fields.venue === undefined ? undefined : await readLinks('venues', fields.venue ?? [], context),
  organizers:
    fields.organizer === undefined ? undefined : await readLinks('organizers', fields.organizer ?? [], context),
});

/** The items and terms of an event, by their IDs; those stay that are absent. */
export interface LinkedIds {
  readonly venue?: readonly number[] | undefined;
  readonly organizer?: readonly number[] | undefined;
  readonly categories?: readonly number[] | undefined;
  readonly tags?: readonly number[] | undefined;
}

/** The items and terms that a write names; those are made that are sent as data, or by a name that nothing has yet. */
export async function readLinkedIds(
  writer: DatabaseWriter,
  fields: Fields,
  { venues, organizers }: Links,
  context: RequestContext,
): Promise<LinkedIds> {
  const termsOf = (taxonomy: TermName) =>
    fields[taxonomy] === undefined
      ? undefined
      : termIds(writer, taxonomy, (fields[taxonomy] ?? []) as (number | string)[], context);
  return {
    venue: venues && (await linkedIds(writer, 'venues', venues, context)),
    organizer: organizers && (await linkedIds(writer, 'organizers', organizers, context)),
    categories: await termsOf('categories'),
    tags: await termsOf('tags'),
  };
}

/** The columns of an event after a write, but for its number, its UID and its series. */
export async function eventColumns(
  writer: DatabaseWriter,
  fields: Fields,
  context: RequestContext,
  { id, row, isDate = false }: { readonly id: number; readonly row: EventRow | undefined; readonly isDate?: boolean },
) {
  const span = spanColumns(fields, context, row);
  const day = (row?.occurs || (isDate ? span.start_date : '')).slice(0, 10);
  const title = typeof fields.title === 'string' ? cleanHtml(fields.title, context.viewer) : row!.title;
  return {
    ...(await publicationColumns(writer, 'events', fields, context, { id, row, name: nameOfDay(title, day) })),
    title,
    ...span,
    cost: costText(fields.cost, row?.cost),
    website: textAfter(fields, 'website', row?.website),
    event_status: textAfter(fields, 'event_status', row?.event_status) || 'scheduled',
    ...storedColumns(({ name, isFlag }) => {
      const former = row?.[name];
      return isFlag
        ? flagOf(fields[name], former as Flag)
        : plainText(textAfter(fields, name, former as string)).trim();
    }),
  };
}

/** The name that a slug is made of: the dates of a series have their days in it. */
export const nameOfDay = (title: string, day: string): string => (day ? `${title} ${day}` : title);

/** Stores an event with its links, terms and searchable text. */
export async function storeEvent(
  writer: DatabaseWriter,
  event: EventRow,
  { venue, organizer, ...terms }: LinkedIds,
  context: Pick<RequestContext, 'store'>,
  before?: EventRow,
): Promise<void> {
  const { id, parent, uid, ...columns } = event;
  if (before)
    await writer
      .updateTable('events')
      .set({ parent, ...columns })
      .where('id', '=', id)
      .execute();
  else
    await writer
      .insertInto('events')
      .values({ id, parent, uid, ...columns })
      .execute();
  await replaceSearchText(
    writer,
    context.store.engine,
    { id, start_date: event.start_date, text: eventSearchText(event) },
    before,
  );
  const linked = { id, isNew: !before };
  if (venue) await saveLinks(writer, 'venues', linked, venue);
  if (organizer) await saveLinks(writer, 'organizers', linked, organizer);
  await saveTerms(writer, terms, event, before);
}

/** Writes an event; one that is a date of a series leaves its rule with the trash, and comes back into it. */
export async function saveEvent(
  writer: DatabaseWriter,
  fields: Fields,
  links: Links,
  context: RequestContext,
  before?: EventRow,
  parent = before?.parent ?? 0,
): Promise<EventRow> {
  const id = before?.id ?? (await newId(writer, 'events', fields, context));
  const occurs = before?.occurs ?? '';
  const event: EventRow = {
    id,
    parent,
    occurs,
    uid: before?.uid ?? globalId(id, context.links),
    ...(await eventColumns(writer, fields, context, { id, row: before, isDate: parent !== 0 })),
  };
  await storeEvent(writer, event, await readLinkedIds(writer, fields, links, context), context, before);
  if (occurs && (event.status === 'trash') !== (before?.status === 'trash')) await leaveOrJoin(writer, event, context);
  return event;
}

/** The response to a write shows everything, even behind a password. */
async function answer(writer: DatabaseWriter, row: EventRow, context: RequestContext, status = 200): Promise<Answer> {
  const body = renderEvent(
    await loadLinked(writer, row),
    context,
    ({ password }) => password === '' || password === row.password,
  );
  return { status, body };
}

async function change(
  writer: DatabaseWriter,
  fields: Fields,
  links: Links,
  context: RequestContext,
  before: EventRow,
): Promise<Answer> {
  if (!mayChange(context.viewer, before)) forbid(context.viewer);
  await checkVersion(writer, 'events', before, context);
  return answer(writer, await saveEvent(writer, fields, links, context, before), context);
}

/** `POST /events` (wire section 11). */
export async function createEvent(context: RequestContext, fields: Fields): Promise<Answer> {
  const links = await readAllLinks(fields, context);
  return context.store.write(async (writer) => {
    const id = await createOnce(writer, 'events', context, () => saveEvent(writer, fields, links, context));
    return answer(writer, await findEvent(writer, { id }), context, 201);
  });
}

/**
 * `POST`, `PUT`, `PATCH` on an event: changes only the fields sent. An unknown slug gets the error of an unknown ID
 * (wire section 4).
 */
export async function updateEvent(context: RequestContext, fields: Fields): Promise<Answer> {
  const key = context.key!;
  const links = await readAllLinks(fields, context);
  return context.store.write(async (writer) => {
    const row = await findEvent(writer, key).catch((failure: unknown) => {
      throw 'slug' in key ? problem(404, 'rest-event-not-found', 'eventNotFound', 0) : failure;
    });
    return change(writer, fields, links, context, row);
  });
}

/** `DELETE` moves to the trash (wire section 11.4). */
export const removeEvent = (context: RequestContext): Promise<Answer> =>
  context.store.write(async (writer) => {
    const row = await findEvent(writer, context.key!);
    if (row.status === 'trash') throw problem(410, 'event-is-in-trash', 'inTrash');
    return change(writer, { status: 'trash' }, {}, context, row);
  });

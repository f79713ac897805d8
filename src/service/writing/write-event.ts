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
import type { EventRow, Flag } from '../store/tables.js';
import { saveTerms } from './event-terms.js';
import { textAfter, type Fields } from './fields.js';
import { cleanHtml, plainText } from '../text/html.js';
import { nextId } from './identifiers.js';
import { readLinks, saveLinks, type Link } from './links.js';
import { publicationColumns } from './publication.js';
import { replaceSearchText } from './event-search.js';
import { eventSearchText } from '../text/search-text.js';

const spanFields = ['timezone', 'all_day', 'start_date', 'end_date'] as const;

/**
 * When an event takes place, as before where a write leaves it out: wall times of its zone, and UTC. All-day events
 * last from the first second of a day to the last.
 */
function spanColumns(fields: Fields, { now, settings }: RequestContext, row: EventRow | undefined) {
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
interface Links {
  readonly venues?: readonly Link[] | undefined;
  readonly organizers?: readonly Link[] | undefined;
}

/** Reads the linked items before the transaction, so that bad data is refused before anything is created. */
const readAllLinks = async (fields: Fields, context: RequestContext): Promise<Links> => ({
  venues: fields.venue === undefined ? undefined : await readLinks('venues', fields.venue ?? [], context),
  organizers:
    fields.organizer === undefined ? undefined : await readLinks('organizers', fields.organizer ?? [], context),
});

/** Writes an event with its links, terms and searchable text. */
export async function saveEvent(
  writer: DatabaseWriter,
  fields: Fields,
  links: Links,
  context: RequestContext,
  before?: EventRow,
): Promise<EventRow> {
  const { viewer } = context;
  const id = before?.id ?? (await nextId(writer, 'events'));
  const title = typeof fields.title === 'string' ? cleanHtml(fields.title, viewer) : before!.title;
  const columns = {
    ...(await publicationColumns(writer, 'events', fields, context, { id, row: before, name: title })),
    title,
    ...spanColumns(fields, context, before),
    cost: costText(fields.cost, before?.cost),
    website: textAfter(fields, 'website', before?.website),
    event_status: textAfter(fields, 'event_status', before?.event_status) || 'scheduled',
    ...storedColumns(({ name, isFlag }) => {
      const former = before?.[name];
      return isFlag
        ? flagOf(fields[name], former as Flag)
        : plainText(textAfter(fields, name, former as string)).trim();
    }),
  };
  const event: EventRow = {
    id,
    parent: before?.parent ?? 0,
    uid: before?.uid ?? globalId(id, context.links),
    ...columns,
  };
  if (before) await writer.updateTable('events').set(columns).where('id', '=', id).execute();
  else await writer.insertInto('events').values(event).execute();
  await replaceSearchText(
    writer,
    context.store.engine,
    { id, start_date: event.start_date, text: eventSearchText(event) },
    before,
  );
  for (const resource of ['venues', 'organizers'] as const) {
    const linked = links[resource];
    if (linked) await saveLinks(writer, resource, id, linked, context);
  }
  await saveTerms(writer, fields, context, event, before);
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

import { readDate } from '../dates/lenient-date.js';
import { inZone } from '../dates/zones.js';
import type { Answer, RequestContext } from '../request/context.js';
import { problem } from '../request/problem.js';
import { findEvent, loadEvent } from '../reading/read-event.js';
import { renderEvent } from '../rendering/event.js';
import { forbid, mayChange, mayWrite } from '../rights/rules.js';
import type { DatabaseWriter } from '../store/store.js';
import type { EventRow, Flag, TermName } from '../store/tables.js';
import { checkContext } from './context.js';
import { countTerms, saveTerms, termIds, termsOf } from './event-terms.js';
import { readFields, textAfter, type Fields } from './fields.js';
import { cleanHtml, plainText } from '../text/html.js';
import { nextId } from './ids.js';
import { readLinks, saveOrganizers, saveVenues, type Link } from './links.js';
import { publicationColumns } from './publication.js';
import { replaceSearchText } from './event-search.js';
import { eventSearchText } from '../text/search-text.js';

const flags = ['show_map', 'show_map_link', 'hide_from_listings', 'sticky', 'featured'] as const;

/** When an event takes place: wall times of its zone, and UTC. All-day events last from the first second of a day to the last. */
function spanColumns(fields: Fields, { now, settings }: RequestContext, row: EventRow | undefined) {
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
  return { timezone, all_day, start_date: start.wall, utc_start_date: start.utc, end_date: last.wall, utc_end_date: last.utc };
}

const flagOf = (given: unknown, before: Flag = 0): Flag => (given === undefined ? before : given === true ? 1 : 0);

/** Several amounts stand apart in the text that is kept; how a cost is shown is made of it when it is read. */
const costText = (given: unknown, before = '') =>
  given === undefined ? before : plainText([given ?? ''].flat().map(String).join(' | ')).trim();

interface Links {
  readonly venue: Link[] | undefined;
  readonly organizer: Link[] | undefined;
}

/** Reads what is linked before the transaction, so that bad data are told and nothing is created. */
const readAllLinks = async (fields: Fields, context: RequestContext): Promise<Links> => ({
  venue: fields.venue === undefined ? undefined : await readLinks('venues', fields.venue ?? [], context),
  organizer: fields.organizer === undefined ? undefined : await readLinks('organizers', fields.organizer ?? [], context),
});

/** Writes an event and all that goes with it, and tells its ID. */
export async function saveEvent(
  writer: DatabaseWriter,
  fields: Fields,
  links: Links,
  context: RequestContext,
  row?: EventRow,
): Promise<number> {
  const { viewer } = context;
  const id = row?.id ?? (await nextId(writer, 'events'));
  const title = typeof fields.title === 'string' ? cleanHtml(fields.title, viewer) : row!.title;
  const columns = {
    ...(await publicationColumns(writer, 'events', fields, context, { id, row, name: title })),
    title,
    ...spanColumns(fields, context, row),
    cost: costText(fields.cost, row?.cost),
    website: textAfter(fields, 'website', row?.website),
    ...(Object.fromEntries(flags.map((name) => [name, flagOf(fields[name], row?.[name])])) as Record<(typeof flags)[number], Flag>),
  };
  if (row) await writer.updateTable('events').set(columns).where('id', '=', id).execute();
  else
    await writer
      .insertInto('events')
      .values({ id, parent: 0, ...columns })
      .execute();
  await replaceSearchText(writer, context.store.engine, { id, start_date: columns.start_date, text: eventSearchText(columns) }, row);
  if (links.venue) await saveVenues(writer, id, links.venue, context);
  if (links.organizer) await saveOrganizers(writer, id, links.organizer, context);
  await saveAllTerms(writer, id, fields, context, row?.status === 'publish', columns.status === 'publish');
  return id;
}

async function saveAllTerms(
  writer: DatabaseWriter,
  id: number,
  fields: Fields,
  context: RequestContext,
  wasPublished: boolean,
  isPublished: boolean,
) {
  const before = await termsOf(writer, id);
  const of = async (taxonomy: TermName) =>
    fields[taxonomy] === undefined
      ? before.filter((term) => term.taxonomy === taxonomy).map((term) => term.id)
      : termIds(writer, taxonomy, (fields[taxonomy] ?? []) as (number | string)[], context);
  const after = [...(await of('categories')), ...(await of('tags'))];
  const idsBefore = before.map((term) => term.id);
  await saveTerms(writer, id, idsBefore, after);
  await countTerms(writer, wasPublished ? idsBefore : [], isPublished ? after : []);
}

/** Answers of writes show everything, password or not. */
async function answer(writer: DatabaseWriter, id: number, { links }: RequestContext, status = 200): Promise<Answer> {
  const event = await loadEvent(writer, id);
  return { status, body: renderEvent(event, links, ({ password }) => password === '' || password === event.row.password) };
}

/** `POST /events` (wire section 11). */
export async function createEvent(context: RequestContext): Promise<Answer> {
  const fields = await readFields('events', context.body(), true, checkContext(context));
  if (!mayWrite(context.viewer, 'events')) forbid(context.viewer);
  const links = await readAllLinks(fields, context);
  return context.store.write(async (writer) => answer(writer, await saveEvent(writer, fields, links, context), context, 201));
}

/** The event of a write; an unknown slug is told like an unknown ID (wire section 4). */
async function eventToChange(writer: DatabaseWriter, context: RequestContext): Promise<EventRow> {
  const key = context.key!;
  const id = await findEvent(writer, key).catch((failure: unknown) => {
    throw 'slug' in key ? problem(404, 'rest-event-not-found', 'eventNotFound', 0) : failure;
  });
  const { row } = await loadEvent(writer, id);
  if (!mayChange(context.viewer, row)) forbid(context.viewer);
  return row;
}

/** `POST`, `PUT`, `PATCH` on an event: changes just what is named. */
export async function updateEvent(context: RequestContext): Promise<Answer> {
  const fields = await readFields('events', context.body(), false, checkContext(context));
  if (!mayWrite(context.viewer, 'events')) forbid(context.viewer);
  const links = await readAllLinks(fields, context);
  return context.store.write(async (writer) => {
    const row = await eventToChange(writer, context);
    return answer(writer, await saveEvent(writer, fields, links, context, row), context);
  });
}

/** `DELETE` moves to the trash (wire section 11.4). */
export async function removeEvent(context: RequestContext): Promise<Answer> {
  if (!mayWrite(context.viewer, 'events')) forbid(context.viewer);
  return context.store.write(async (writer) => {
    const { row } = await loadEvent(writer, await findEvent(writer, context.key!));
    if (row.status === 'trash') throw problem(410, 'event-is-in-trash', 'inTrash');
    if (!mayChange(context.viewer, row)) forbid(context.viewer);
    return answer(writer, await saveEvent(writer, { status: 'trash' }, { venue: undefined, organizer: undefined }, context, row), context);
  });
}

import { untyped, type FieldTable } from '../../data/schema/index.js';
import { loadLinked } from '../reading/load.js';
import { storedItem } from '../reading/stored-item.js';
import type { Answer, AuthoringContext } from '../request/context.js';
import { invalidParameters, problem, refused } from '../request/problem.js';
import type { EventRow, SourceRow } from '../store/tables.js';
import type { DatabaseReader } from '../store/types.js';
import { saveEvent } from '../writing/write-event.js';
import { eventById } from './apply-event.js';
import { momentOf, nameOf } from './describe-source.js';
import { Drafts } from './drafts.js';
import { saidBy, storedIn } from './followed.js';
import { originOf, type Origin } from './origin.js';
import type { ReadEvent } from './read-events.js';
import { afterwards, keepTaken } from './taken.js';

/** The fields of `POST /items/events/{id}/source`. */
export const takeFields = {
  /** The parts that are taken, by the names of `says`. */
  take: { kind: untyped, required: true },
} as const satisfies FieldTable;

interface FollowedEvent extends Origin {
  readonly row: EventRow;
  readonly source: SourceRow;
}

/** @throws Problem 404 for an event that follows no source */
async function findFollowed(
  reader: DatabaseReader,
  parameters: Readonly<Record<string, string>>,
): Promise<FollowedEvent> {
  const id = Number(parameters.id);
  const row = Number.isSafeInteger(id) ? await eventById(reader, id) : undefined;
  const origin = row && (await originOf(reader, await loadLinked(reader, row)));
  const source =
    origin && (await reader.selectFrom('sources').selectAll().where('id', '=', origin.source_id).executeTakeFirst());
  if (!row || !origin || !source?.last_good) throw problem(404, 'rest_no_source', 'noSource');
  return { ...origin, row, source };
}

/** A part of an event as its source says it, in the form of its stored fields. */
function fieldsOf(part: string, event: ReadEvent): object {
  const { start_date, end_date, timezone, all_day, places, organizers } = event;
  const named = (name: string) => ({ id: 0, name, title: name });
  switch (part) {
    case 'when':
      return { start_date, end_date, timezone, all_day };
    case 'venue':
      return { venue: places.map(({ text }) => named(text)) };
    case 'organizer':
      return { organizer: organizers.map(({ organizer }) => named(String(organizer))) };
    case 'categories':
    case 'tags':
      return { [part]: (event[part] ?? []).map(({ name }) => named(name)) };
    default:
      return { [part]: event[part as keyof ReadEvent] };
  }
}

/** `GET /items/events/{id}/source`: where an event came from, and what is said there of parts that were changed here. */
export async function readFollowed({ store, parameters }: AuthoringContext): Promise<Answer> {
  const { source, read, keeps } = await findFollowed(store.reader, parameters);
  const says = Object.fromEntries(keeps.map((part) => [part, fieldsOf(part, read!)]));
  return { body: { id: source.id, name: nameOf(source), last_read: momentOf(source.last_read), says } };
}

/** `POST /items/events/{id}/source`: takes parts as the source says them, which follow it from then on. */
export async function takeFollowed(context: AuthoringContext, { take }: { readonly take: unknown }): Promise<Answer> {
  const { store, parameters, noted } = context;
  if (!Array.isArray(take)) throw invalidParameters({ take: refused });
  const saved = await store.write(async (writer) => {
    const { row, source, key, own, read, keeps } = await findFollowed(writer, parameters);
    const parts = keeps.filter((part) => take.includes(part));
    if (!read || !key || !parts.length) return row;
    const { fields, links } = await new Drafts(context, source).of(writer, read, parts, false);
    const after = await saveEvent(writer, fields, links, context, row);
    const written = storedIn(await loadLinked(writer, after));
    const item = { item_id: row.id, ...afterwards(own, parts, saidBy(read), written) };
    await keepTaken(writer, { source_id: source.id, key }, item);
    noted.push({ action: 'update', resource: 'events', id: row.id, fields: parts });
    return after;
  });
  return { body: await storedItem(store.reader, 'events', saved, context) };
}

import { loadLinked } from '../reading/load.js';
import type { RequestContext } from '../request/context.js';
import type { EventRow } from '../store/tables.js';
import type { DatabaseReader, DatabaseWriter } from '../store/types.js';
import { saveEvent } from '../writing/write-event.js';
import type { Drafts } from './drafts.js';
import { followed, saidBy, storedIn } from './followed.js';
import type { ReadEvent } from './read-events.js';
import { afterwards, findTaken, keepTaken, type ItemKey } from './taken.js';

/** What items are written with. */
export interface Writing {
  readonly writer: DatabaseWriter;
  readonly context: RequestContext;
  readonly drafts: Drafts;
}

export const eventById = (reader: DatabaseReader, id: number): Promise<EventRow | undefined> =>
  reader.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirst();

/** Makes an event. */
export async function makeEvent({ writer, context, drafts }: Writing, key: ItemKey, event: ReadEvent): Promise<void> {
  const said = saidBy(event);
  const { fields, links } = await drafts.of(writer, event, Object.keys(said), true);
  const saved = await saveEvent(writer, fields, links, context);
  if (event.uid) await writer.updateTable('events').set({ uid: event.uid }).where('id', '=', saved.id).execute();
  const wrote = storedIn(await loadLinked(writer, saved));
  await keepTaken(writer, key, { item_id: saved.id, said, wrote });
}

/**
 * Lets an event follow what its source says now.
 * @param before the event; it need not have come from the source
 * @param origin what a date of a series has of it, as far as nothing of its own is known
 * @param isNew whether it was just made as one of them, so that it still lacks what a copy takes along
 */
export async function changeEvent(
  { writer, context, drafts }: Writing,
  key: ItemKey,
  event: ReadEvent,
  before: EventRow,
  origin?: ReadEvent,
  isNew = false,
): Promise<void> {
  if (before.status === 'trash') return;
  const said = saidBy(event);
  const stored = storedIn(await loadLinked(writer, before));
  const taken = await findTaken(writer, key);
  const known = { said: { ...(origin && saidBy(origin)), ...taken?.said }, wrote: { ...stored, ...taken?.wrote } };
  const { takes } = followed(known, said, stored);
  const isCopy = isNew && event.copied !== undefined;
  const { fields, links } = await drafts.of(writer, event, takes, isCopy);
  const saved = takes.length || isCopy ? await saveEvent(writer, fields, links, context, before) : before;
  const written = storedIn(await loadLinked(writer, saved));
  await keepTaken(writer, key, { item_id: before.id, ...afterwards(known, takes, said, written) });
}

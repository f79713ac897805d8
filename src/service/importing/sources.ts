import type { RequestContext } from '../request/context.js';
import type { Settings } from '../settings.js';
import type { SourceRow } from '../store/tables.js';
import type { DatabaseWriter, Store } from '../store/types.js';
import { removeSeries } from '../writing/series/change-series.js';
import { saveEvent } from '../writing/write-event.js';
import { eventById } from './apply-event.js';
import { seriesById } from './apply-series.js';
import { presetSettings, settingsOf, type SourceSettings } from './settings.js';

/** How long a source is left to the process that works on it, in milliseconds. */
export const lease = 300_000;

/** The context in which a source writes: that of an editor, for the user whose events they are. */
export function contextOf(store: Store, settings: Settings, author: number, host: string): RequestContext {
  const links = { host, site: '', root: '', media: '', admin: '' };
  const viewer = { id: author, role: 'editor' as const };
  const passwords = { opens: () => true, secondsToWait: () => 0 };
  const now = settings.now();
  const language = 'en';
  return { store, settings, now, viewer, links, passwords, language, query: {}, key: undefined, noted: [] };
}

/** The source of an address, or of a file by its name, with what is chosen now, or a new one. */
export async function sourceOf(
  store: Store,
  { kind, address, name }: Pick<SourceRow, 'address' | 'name'> & Partial<Pick<SourceRow, 'kind'>>,
  author: number,
  chosen: Partial<SourceSettings>,
): Promise<SourceRow> {
  return store.write(async (writer) => {
    const known = await writer
      .selectFrom('sources')
      .select(['id', 'settings'])
      .where('address', '=', address)
      .$if(!address, (files) => files.where('name', '=', name))
      .executeTakeFirst();
    const settings = JSON.stringify({ ...(known ? settingsOf(known) : presetSettings), ...chosen });
    const columns = { settings, ...(kind && { kind }), ...(chosen.table && { kind: 'csv' as const }) };
    if (known)
      return writer
        .updateTable('sources')
        .set(columns)
        .where('id', '=', known.id)
        .returningAll()
        .executeTakeFirstOrThrow();
    return writer
      .insertInto('sources')
      .values({ kind: 'ical', ...columns, address, name, author, state: 'new', last_read: '' })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/** Leaves a reading that is not to be applied, and the source of which nothing was taken. */
export async function forgetReading(store: Store, { id }: Pick<SourceRow, 'id'>): Promise<void> {
  await store.write(async (writer) => {
    await writer.deleteFrom('readings').where('source_id', '=', id).execute();
    const taken = await writer.selectFrom('imported').select('key').where('source_id', '=', id).executeTakeFirst();
    if (!taken) await writer.deleteFrom('sources').where('id', '=', id).execute();
  });
}

/** Items of one transaction. */
export const batch = 50;

/** Moves what a source has brought to the trash. @returns how many items */
export async function removeItems(context: RequestContext, { id }: Pick<SourceRow, 'id'>): Promise<number> {
  const { store } = context;
  const rows = await store.reader.selectFrom('imported').select('item_id').where('source_id', '=', id).execute();
  const ids = [...new Set(rows.map(({ item_id }) => item_id))];
  let trashed = 0;
  for (let at = 0; at < ids.length; at += batch)
    trashed += await store.write(async (writer) => {
      const removed = [];
      for (const item of ids.slice(at, at + batch)) removed.push(await removeItem(writer, item, context));
      return removed.filter(Boolean).length;
    });
  return trashed;
}

/** Moves an event or a series to the trash. @returns whether it was not there yet */
export async function removeItem(writer: DatabaseWriter, id: number, context: RequestContext): Promise<boolean> {
  const series = await seriesById(writer, id);
  const event = series ? undefined : await eventById(writer, id);
  if ((series ?? event)?.status === 'trash') return false;
  if (series) await removeSeries(writer, series, undefined, context);
  // A date of a series goes with it.
  else if (event && !event.occurs) await saveEvent(writer, { status: 'trash' }, {}, context, event);
  else return false;
  return true;
}

import type { RequestContext } from '../request/context.js';
import type { Settings } from '../settings.js';
import type { SourceRow } from '../store/tables.js';
import type { Store } from '../store/types.js';
import { presetSettings, settingsOf, type SourceSettings } from './settings.js';

/** The context in which a source writes: that of an editor, for the user whose events they are. */
export function contextOf(store: Store, settings: Settings, author: number, host: string): RequestContext {
  const links = { host, site: '', root: '', media: '', admin: '' };
  const viewer = { id: author, role: 'editor' as const };
  const passwords = { opens: () => true, secondsToWait: () => 0 };
  const now = settings.now();
  const language = 'en';
  return { store, settings, now, viewer, links, passwords, language, query: {}, key: undefined, noted: [] };
}

/** The source of a file by its name, with what is chosen now, or a new one. */
export async function sourceOfFile(
  store: Store,
  name: string,
  author: number,
  chosen: Partial<SourceSettings>,
): Promise<SourceRow> {
  return store.write(async (writer) => {
    const known = await writer
      .selectFrom('sources')
      .select(['id', 'settings'])
      .where('address', '=', '')
      .where('name', '=', name)
      .executeTakeFirst();
    const settings = JSON.stringify({ ...(known ? settingsOf(known) : presetSettings), ...chosen });
    if (known)
      return writer
        .updateTable('sources')
        .set({ settings })
        .where('id', '=', known.id)
        .returningAll()
        .executeTakeFirstOrThrow();
    return writer
      .insertInto('sources')
      .values({ kind: 'ical', address: '', name, settings, author, state: 'new', last_read: '' })
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

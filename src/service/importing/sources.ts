import type { RequestContext } from '../request/context.js';
import type { Settings } from '../settings.js';
import type { SourceRow } from '../store/tables.js';
import type { Store } from '../store/types.js';
import { presetSettings, type SourceSettings } from './settings.js';

/** The context in which a source writes: that of an editor, for the user whose events they are. */
export function contextOf(store: Store, settings: Settings, author: number, host: string): RequestContext {
  const links = { host, site: '', root: '', media: '', admin: '' };
  const viewer = { id: author, role: 'editor' as const };
  const passwords = { opens: () => true, secondsToWait: () => 0 };
  const now = settings.now();
  const language = 'en';
  return { store, settings, now, viewer, links, passwords, language, query: {}, key: undefined, noted: [] };
}

/** The source of a file by its name, as it was, or a new one. */
export async function sourceOfFile(
  store: Store,
  name: string,
  author: number,
  chosen: Partial<SourceSettings>,
): Promise<SourceRow> {
  const settings = JSON.stringify({ ...presetSettings, ...chosen });
  return store.write(async (writer) => {
    const known = await writer
      .selectFrom('sources')
      .selectAll()
      .where('address', '=', '')
      .where('name', '=', name)
      .executeTakeFirst();
    if (known) return known;
    return writer
      .insertInto('sources')
      .values({ kind: 'ical', address: '', name, settings, author, state: 'new', last_read: '' })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

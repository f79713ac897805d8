import type { RequestContext } from '../request/context.js';
import type { DatabaseReader, DatabaseWriter } from '../store/types.js';

type Settings = RequestContext['settings'];

const name = 'time_zone';

/** Takes on the zone that the first user has chosen, be it by another process. It is chosen once. */
export async function learnTimeZone(settings: Settings, reader: DatabaseReader): Promise<void> {
  if (settings.hasFixedZone) return;
  const chosen = await reader.selectFrom('site_settings').select('value').where('name', '=', name).executeTakeFirst();
  if (chosen) Object.assign(settings, { timeZone: chosen.value, hasFixedZone: true });
}

/** Keeps the zone that the first user chooses. One that the service was started with wins; the answer says which one holds. */
export async function chooseTimeZone(writer: DatabaseWriter, settings: Settings, value: string): Promise<void> {
  if (!settings.hasFixedZone) await writer.insertInto('site_settings').values({ name, value }).execute();
}

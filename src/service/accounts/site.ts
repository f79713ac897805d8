import type { Answer, RequestContext } from '../request/context.js';
import { allowedActions } from '../rights/actions.js';
import { learnChoices } from './choices.js';
import type { DatabaseReader } from '../store/types.js';

/** The features for authors beyond those of all servers of the interface. */
const offers = ['items', 'versions', 'authors', 'images', 'alt', 'event_status', 'coordinates', 'many_venues', 'clear'];

/** Whether nobody can sign in yet. */
export const hasNoUsers = async (reader: DatabaseReader): Promise<boolean> =>
  (await reader.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined;

/** `GET /` of the authoring interface: the calendar, who the caller is, and what both allow. */
export async function describeSite({ links, settings, language, store, viewer }: RequestContext): Promise<Answer> {
  const { id, name, role, session } = viewer;
  await learnChoices(settings, store.reader);
  const accounts = settings.admin ? ['session', 'users', ...((await hasNoUsers(store.reader)) ? ['setup'] : [])] : [];
  return {
    body: {
      site: { name: links.host, time_zone: settings.timeZone, currency: settings.currency, language },
      me: role ? { id, name, role, may: allowedActions(viewer) } : null,
      nonce: session?.nonce ?? null,
      offers: [...accounts, ...offers, ...(settings.pages ? ['elements'] : [])],
    },
  };
}

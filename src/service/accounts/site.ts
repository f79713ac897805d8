import type { Answer, AuthoringContext, RequestContext } from '../request/context.js';
import { allowedActions } from '../rights/actions.js';
import { learnChoices } from './choices.js';
import {
  describeIdentity,
  identityRefusals,
  keepIdentity,
  learnIdentity,
  normalIdentity,
  type GivenIdentity,
} from './stored-identity.js';
import { logChange } from './audit.js';
import { refuse } from './names.js';
import type { Settings } from '../settings.js';
import type { DatabaseReader } from '../store/types.js';

/** The features for authors beyond those of all servers of the interface. */
const offers = [
  'items',
  'versions',
  'authors',
  'images',
  'alt',
  'event_status',
  'online',
  'sold_out',
  'series',
  'sources',
  'coordinates',
  'many_venues',
  'clear',
];

/** Whether nobody can sign in yet. */
export const hasNoUsers = async (reader: DatabaseReader): Promise<boolean> =>
  (await reader.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined;

/** Takes on what is stored about the calendar, be it written by another process. */
export async function learnSettings(settings: Settings, reader: DatabaseReader): Promise<void> {
  await learnChoices(settings, reader);
  await learnIdentity(settings, reader);
}

/** `GET /` of the authoring interface: the calendar, who the caller is, and what both allow. */
export async function describeSite(context: RequestContext): Promise<Answer> {
  const { settings, language, store, viewer } = context;
  const { id, name, role, session } = viewer;
  await learnSettings(settings, store.reader);
  const accounts = settings.admin ? ['session', 'users', ...((await hasNoUsers(store.reader)) ? ['setup'] : [])] : [];
  return {
    body: {
      site: {
        ...describeIdentity(context),
        url: settings.pages ? `${context.links.site}/` : null,
        time_zone: settings.timeZone,
        currency: settings.currency,
        language,
      },
      me: role ? { id, name, role, may: allowedActions(viewer) } : null,
      nonce: session?.nonce ?? null,
      offers: [...accounts, ...offers, ...(settings.pages ? ['elements'] : [])],
    },
  };
}

/** `PATCH /site`: another name, color or icon of the calendar. */
export async function updateSite(context: AuthoringContext, given: GivenIdentity): Promise<Answer> {
  const { store, viewer } = context;
  const changes = normalIdentity(given);
  refuse(await identityRefusals(changes, context));
  await store.write((writer) => keepIdentity(writer, changes));
  logChange(context, viewer, `changed the calendar: ${Object.keys(changes).join(', ')}`, 'change-site');
  return describeSite(context);
}

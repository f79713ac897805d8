import { asInstant } from '../dates/date-steps.js';
import { isZone } from '../dates/zones.js';
import { networkOf } from '../request/client-address.js';
import type { Answer, AuthoringContext } from '../request/context.js';
import { refused } from '../request/problem.js';
import type { Viewer } from '../request/viewer.js';
import { hashLoginPassword } from '../rights/login-passwords.js';
import type { DatabaseWriter } from '../store/types.js';
import { imageIn, saveImage } from '../writing/images.js';
import { logChange } from './audit.js';
import { fixedChoices, keepChoices } from './choices.js';
import { identityRefusals, keepIdentity, normalIdentity } from './stored-identity.js';
import { findLink, linkExpired, type Link } from './links.js';
import { nameRefusal, normalName, passwordRefusal, refuse } from './names.js';
import { refuseUnsafeOrigin, startSession, welcome } from './signing-in.js';
import { hasNoUsers } from './site.js';

/**
 * `POST /link`: what a one-time link is for; to the first user with the name, time zone and currency of the calendar,
 * where those are not theirs to choose.
 */
export async function describeLink(
  { store, settings, now }: AuthoringContext,
  { token }: { readonly token: string },
): Promise<Answer> {
  const { purpose, name, role, expires } = await findLink(store.reader, token, now);
  return {
    body: {
      purpose,
      ...(name && { name }),
      role,
      expires: asInstant(expires),
      ...(purpose === 'setup' && {
        ...fixedChoices(settings),
        ...(settings.name !== undefined && { calendar_name: settings.name }),
      }),
    },
  };
}

const currencies = Intl.supportedValuesOf('currency');

interface SetUp {
  readonly token: string;
  readonly name?: string;
  readonly password: string;
  readonly remember?: boolean;
  /** Of the calendar; only the first user sends them here, and may leave them out. */
  readonly calendar_name?: string;
  readonly accent?: string;
  readonly letter?: string;
  /** The bytes of a picture in Base64. */
  readonly icon?: string;
  /** Of the calendar; only the first user chooses it. */
  readonly time_zone?: string;
  /** Code of that of the calendar, likewise. */
  readonly currency?: string;
}

/** The words of the log for each purpose. */
const did = {
  setup: 'became the first user',
  invitation: 'accepted an invitation',
  password: 'set a password by a link',
} as const;

/** Makes the user of a link, or finds whose password it sets. */
async function userOf(writer: DatabaseWriter, { purpose, user_id, role }: Link, name: string): Promise<Viewer> {
  if (purpose === 'password') return { id: user_id, name, role };
  // Somebody else may have become the first user, or taken the name, since it was read.
  if (purpose === 'setup' && !(await hasNoUsers(writer))) throw linkExpired();
  refuse({ name: await nameRefusal(writer, name) });
  const { id } = await writer.insertInto('users').values({ name, role }).returning('id').executeTakeFirstOrThrow();
  return { id, name, role };
}

/** `POST /setup`: uses a one-time link up, to make a user or to set a password, and signs in. */
export async function useLink(
  context: AuthoringContext,
  {
    token: given,
    password,
    remember = false,
    time_zone,
    currency,
    calendar_name,
    accent,
    letter,
    icon,
    ...more
  }: SetUp,
): Promise<Answer> {
  refuseUnsafeOrigin(context);
  const { store, settings, now } = context;
  const link = await findLink(store.reader, given, now);
  const isNew = link.purpose !== 'password';
  const name = isNew ? normalName(more.name ?? link.name) : link.name;
  const identity = normalIdentity({
    ...(calendar_name !== undefined && { name: calendar_name }),
    ...(accent !== undefined && { accent }),
    ...(letter !== undefined && { letter }),
  });
  const picture = icon ? imageIn(Buffer.from(icon, 'base64')) : undefined;
  const refusals = await identityRefusals(identity, context);
  refuse({
    name: isNew ? await nameRefusal(store.reader, name) : undefined,
    password: passwordRefusal(password, name),
    calendar_name: refusals.name,
    accent: refusals.accent,
    letter: refusals.letter,
    icon: icon && !picture ? { message: 'notAnImage' } : undefined,
    time_zone: time_zone === undefined || isZone(time_zone) ? undefined : refused,
    currency: currency === undefined || currencies.includes(currency) ? undefined : refused,
  });
  const hash = await hashLoginPassword(password, networkOf(context.address));
  const { token, signedIn } = await store.write(async (writer) => {
    const used = await writer.deleteFrom('links').where('id', '=', link.id).executeTakeFirst();
    if (Number(used.numDeletedRows) === 0) throw linkExpired();
    const user = await userOf(writer, link, name);
    if (link.purpose === 'setup') {
      await keepChoices(writer, settings, { ...(time_zone && { time_zone }), ...(currency && { currency }) });
      await keepIdentity(writer, { ...identity, ...(picture && { icon: (await saveImage(writer, picture)).id }) });
    }
    await writer
      .insertInto('login_passwords')
      .values({ user_id: user.id, hash })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ hash }))
      .execute();
    await writer.deleteFrom('sessions').where('user_id', '=', user.id).execute();
    return startSession(writer, context, user, remember);
  });
  logChange(context, signedIn, did[link.purpose], link.purpose);
  return welcome(context, signedIn, token, remember);
}

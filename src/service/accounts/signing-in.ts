import { networkOf } from '../request/client-address.js';
import type { Answer, AuthoringContext } from '../request/context.js';
import { problem, retryLater } from '../request/problem.js';
import { anonymous, type Role, type Viewer } from '../request/viewer.js';
import type { Limit } from '../rights/attempts.js';
import { hashLoginPassword, isLoginPassword, keepPlace } from '../rights/login-passwords.js';
import { beginSession, isSafeOrigin, sessionCookie } from '../rights/sessions.js';
import { passwordRefusal, refuse } from './names.js';
import { logChange } from './audit.js';
import { describeSite } from './site.js';
import type { DatabaseWriter } from '../store/types.js';

/** The settings of services that have logged that nobody can sign in. */
const warned = new WeakSet<object>();

/** Passwords travel with TLS, or inside of one machine. Where they would not, the log says so once. */
export function refuseUnsafeOrigin({ links, settings }: AuthoringContext): void {
  if (isSafeOrigin(links.site)) return;
  if (!warned.has(settings)) {
    warned.add(settings);
    settings.log({
      level: 'warn',
      message: `signing in at ${links.site} was refused: it needs https. Behind a proxy, start the service with --origin and its https address`,
    });
  }
  throw problem(403, 'unsafe_origin', 'unsafeOrigin');
}

/**
 * Signs a user in, within a write; a session that this browser had before ends, so that nobody goes on with a token
 * that others know.
 */
export async function startSession(
  writer: DatabaseWriter,
  { now, viewer }: AuthoringContext,
  user: Viewer,
  remember: boolean,
): Promise<{ token: string; signedIn: Viewer }> {
  if (viewer.session) await writer.deleteFrom('sessions').where('hash', '=', viewer.session.hash).execute();
  const { token, session } = await beginSession(writer, user.id, now, remember);
  return { token, signedIn: { ...user, session } };
}

/** The answer to whoever has just signed in. */
export async function welcome(
  context: AuthoringContext,
  signedIn: Viewer,
  token: string,
  remember: boolean,
): Promise<Answer> {
  const { body } = await describeSite({ ...context, viewer: signedIn });
  const headers = {
    'Set-Cookie': sessionCookie(context.links.site, token, remember),
    'X-WP-Nonce': signedIn.session!.nonce,
  };
  return { body, headers };
}

interface LogIn {
  readonly name: string;
  readonly password: string;
  readonly remember?: boolean;
}

interface PasswordChange {
  readonly password: string;
  readonly new_password: string;
}

/** `DELETE /session`: ends the session, and takes the cookie back even where it had ended. */
export async function signOut(context: AuthoringContext): Promise<Answer> {
  const { viewer, store, links } = context;
  const { session } = viewer;
  if (session) {
    await store.write((writer) => writer.deleteFrom('sessions').where('hash', '=', session.hash).execute());
    logChange(context, viewer, 'signed out', 'sign-out');
  }
  const { body } = await describeSite({ ...context, viewer: anonymous });
  return { body, headers: { 'Set-Cookie': sessionCookie(links.site, undefined) } };
}

/**
 * A checker of log-in passwords, which counts wrong ones for each name and network, and for each network, whether or
 * not somebody has the name.
 */
export function createSigningIn(limit: Limit) {
  /** Compares a password with that of a name, one guess at a time; returns how it is stored if it is right. */
  async function check({ store, address }: AuthoringContext, name: string, password: string) {
    const network = networkOf(address);
    const user = await store.reader
      .selectFrom('users')
      .innerJoin('login_passwords', 'user_id', 'users.id')
      .select(['users.id', 'name', 'role', 'hash'])
      .where('name', '=', name)
      .executeTakeFirst();
    const logIn = { name, isKnown: user !== undefined, network };
    const wait = await limit.begin(logIn);
    if (wait > 0) throw retryLater(429, 'too_many_attempts', 'tooManyAttempts', wait);
    const isRight = await isLoginPassword(password, network, user?.hash);
    if (!isRight) return undefined;
    limit.succeed(logIn);
    keepPlace(network);
    return user;
  }

  return {
    /** `POST /session`. */
    signIn: async (context: AuthoringContext, { name, password, remember = false }: LogIn): Promise<Answer> => {
      refuseUnsafeOrigin(context);
      const { settings, address, store } = context;
      const user = await check(context, name.normalize('NFC'), password);
      if (!user) {
        // Without the name: people type their password there, too.
        settings.log({ level: 'warn', message: 'a log-in failed', address });
        throw problem(401, 'incorrect_password', 'wrongLogIn');
      }
      const viewer: Viewer = { id: user.id, name: user.name, role: user.role as Role };
      const { token, signedIn } = await store.write((writer) => startSession(writer, context, viewer, remember));
      logChange(context, viewer, 'signed in', 'sign-in');
      return welcome(context, signedIn, token, remember);
    },

    /** `POST /password`: the other sessions of the user end, and the links for a new password. */
    changePassword: async (context: AuthoringContext, { password, new_password }: PasswordChange): Promise<Answer> => {
      refuseUnsafeOrigin(context);
      const { viewer, store } = context;
      refuse({ new_password: passwordRefusal(new_password, viewer.name!) });
      const user = await check(context, viewer.name!, password);
      if (!user) refuse({ password: { message: 'notPresentPassword' } });
      const hash = await hashLoginPassword(new_password, networkOf(context.address));
      await store.write(async (writer) => {
        await writer.updateTable('login_passwords').set({ hash }).where('user_id', '=', viewer.id).execute();
        await writer
          .deleteFrom('sessions')
          .where('user_id', '=', viewer.id)
          .where('hash', '<>', viewer.session?.hash ?? '')
          .execute();
        await writer.deleteFrom('links').where('user_id', '=', viewer.id).execute();
      });
      logChange(context, viewer, 'changed the own password', 'change-password');
      return describeSite(context);
    },
  };
}

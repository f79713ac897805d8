import { networkOf } from '../request/client-address.js';
import { problem, retryLater } from '../request/problem.js';
import { anonymous, type Role, type Viewer } from '../request/viewer.js';
import type { Store } from '../store/types.js';
import { createAttempts, createLogIns } from './attempts.js';
import { isPassword } from './passwords.js';
import { findSession } from './sessions.js';

/** A request, and what is known about it beside. */
export interface Sender {
  readonly address: string;
  /** The public origin of the service. */
  readonly site: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Whether the cookie of our own pages is enough, without a nonce. */
  readonly takesCookie?: boolean | undefined;
}

/**
 * Finds the sender of a request: a user by Basic authentication with an application password or by a session's cookie
 * and nonce, or nobody (wire section 3). A correct password always works; failures count per user and address, so that
 * nobody can lock out another. Where people can sign in with a browser, names that nobody has get the same answers as
 * others; elsewhere those that servers of the interface give.
 * @param hasSessions Whether people can sign in with a browser
 * @param clock A clock that never jumps, in milliseconds
 */
export function createAuthentication(store: Store, hasSessions: boolean, clock?: () => number) {
  const [ofUsers, ofUnknown, logIns] = [createAttempts(clock), createAttempts(clock), createLogIns(clock)];

  return async (request: Request, { address, site, now, takesCookie }: Sender): Promise<Viewer> => {
    const { headers } = request;
    const [, credentials] = /^basic\s+(\S.*)$/i.exec(headers.get('Authorization') ?? '') ?? [];
    if (!credentials) {
      const nonce = takesCookie ? undefined : headers.get('X-WP-Nonce');
      // A cookie without a nonce is nobody's: the page of another site may have sent it.
      if (nonce === null) return anonymous;
      const viewer = hasSessions ? await findSession(store, request, { site, now, nonce }) : undefined;
      if (viewer === undefined && nonce !== undefined) throw problem(403, 'rest_cookie_invalid_nonce', 'wrongNonce');
      return viewer ?? anonymous;
    }
    const text = Buffer.from(credentials, 'base64').toString();
    const at = text.indexOf(':');
    const [name, password] = [text.slice(0, Math.max(at, 0)).replaceAll('\0', ''), text.slice(at + 1)];
    const rows = await store.reader
      .selectFrom('users')
      .leftJoin('application_passwords', 'application_passwords.user_id', 'users.id')
      .select(['users.id', 'users.role', 'application_passwords.hash'])
      .where('users.name', '=', name)
      .execute();
    const [user] = rows;
    if (user && rows.some(({ hash }) => hash !== null && isPassword(password, hash)))
      return { id: user.id, name, role: user.role as Role };
    if (hasSessions) {
      const seconds = await logIns.begin({ name, isKnown: user !== undefined, network: networkOf(address) });
      if (seconds > 0) throw retryLater(429, 'too_many_attempts', 'tooManyAttempts', seconds);
      throw problem(401, 'incorrect_password', 'wrongPassword');
    }
    const attempts = user ? ofUsers : ofUnknown;
    const key = `${user?.id ?? ''} ${networkOf(address)}`;
    const wait = attempts.secondsToWait(key);
    attempts.fail(key);
    if (wait > 0) throw retryLater(429, 'too_many_attempts', 'tooManyAttempts', wait);
    throw user ? problem(401, 'incorrect_password', 'wrongPassword') : problem(401, 'invalid_username', 'unknownUser');
  };
}

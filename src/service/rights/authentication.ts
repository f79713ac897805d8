import { networkOf } from '../request/address.js';
import { problem, retryLater } from '../request/problem.js';
import { anonymous, type Role, type Viewer } from '../request/viewer.js';
import type { Store } from '../store/types.js';
import { createAttempts } from './attempts.js';
import { isPassword } from './passwords.js';

/**
 * Finds the sender of a request: a user by Basic authentication with an application password, or nobody (wire section 3). A correct
 * password always works; failures count per user and address, so that nobody can lock out another, and those of unknown names separately.
 */
export function createAuthentication(store: Store, now?: () => number) {
  const [ofUsers, ofUnknown] = [createAttempts(now), createAttempts(now)];

  return async ({ headers }: Request, address: string): Promise<Viewer> => {
    const [, credentials] = /^basic\s+(\S.*)$/i.exec(headers.get('Authorization') ?? '') ?? [];
    if (!credentials) {
      // Nonces belong to cookies, which this service never sets, so each is wrong.
      if (headers.has('X-WP-Nonce')) throw problem(403, 'rest_cookie_invalid_nonce', 'wrongNonce');
      return anonymous;
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
    if (user && rows.some(({ hash }) => hash !== null && isPassword(password, hash))) return { id: user.id, name, role: user.role as Role };
    const attempts = user ? ofUsers : ofUnknown;
    const key = `${user?.id ?? ''} ${networkOf(address)}`;
    const wait = attempts.secondsToWait(key);
    attempts.fail(key);
    if (wait > 0) throw retryLater(429, 'too_many_attempts', 'tooManyAttempts', wait);
    throw user ? problem(401, 'incorrect_password', 'wrongPassword') : problem(401, 'invalid_username', 'unknownUser');
  };
}

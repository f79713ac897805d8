import { createHash } from 'node:crypto';
import { problem } from '../http/problem.js';
import type { Store } from '../store/store.js';
import { isPassword } from './passwords.js';
import { anonymous, type Role, type Viewer } from './viewer.js';

/** How long a checked password need not be checked again, since that is slow on purpose; a password taken away works so long. */
const trust = 60_000;
/** Failures that a name may have in a window, before it has to wait for the window's end. */
const mostFailures = 10;
const window = 5 * 60_000;

const mostRemembered = 10_000;

/** A memory that forgets after some time, and its oldest when it is full. */
function memory<Value>(lifetime: number) {
  const entries = new Map<string, { value: Value; until: number }>();
  return {
    get(key: string, now: number): Value | undefined {
      const entry = entries.get(key);
      return entry && entry.until > now ? entry.value : undefined;
    },
    set(key: string, value: Value, now: number): void {
      const until = entries.get(key)?.until ?? 0;
      if (entries.size >= mostRemembered) entries.delete(entries.keys().next().value!);
      entries.set(key, { value, until: until > now ? until : now + lifetime });
    },
  };
}

/** Tells who sent a request: Basic with an application password, or nobody (wire section 3). */
export function createAuthentication(store: Store) {
  const trusted = memory<Viewer>(trust);
  const failures = memory<number>(window);

  async function check(name: string, password: string): Promise<Viewer> {
    const user = await store.reader.selectFrom('users').selectAll().where('name', '=', name).executeTakeFirst();
    if (!user) throw problem(401, 'invalid_username', 'unknownUser');
    const hashes = await store.reader.selectFrom('application_passwords').select('hash').where('user_id', '=', user.id).execute();
    const right = await Promise.all(hashes.map(({ hash }) => isPassword(password, hash)));
    if (!right.includes(true)) throw problem(401, 'incorrect_password', 'wrongPassword');
    return { id: user.id, role: user.role as Role };
  }

  return async ({ headers }: Request): Promise<Viewer> => {
    const [, credentials] = /^basic\s+(.+)$/i.exec(headers.get('Authorization') ?? '') ?? [];
    if (!credentials) {
      // Nonces go with cookies, which are not given out here: each is wrong.
      if (headers.has('X-WP-Nonce')) throw problem(403, 'rest_cookie_invalid_nonce', 'wrongNonce');
      return anonymous;
    }
    const now = Date.now();
    const key = createHash('sha256').update(credentials).digest('base64');
    const known = trusted.get(key, now);
    if (known) return known;
    const text = Buffer.from(credentials, 'base64').toString();
    const name = text.slice(0, Math.max(text.indexOf(':'), 0)).replaceAll('\0', '');
    const failed = failures.get(name, now) ?? 0;
    if (failed >= mostFailures) throw problem(429, 'too_many_attempts', 'tooManyAttempts');
    try {
      const viewer = await check(name, text.slice(text.indexOf(':') + 1));
      trusted.set(key, viewer, now);
      return viewer;
    } catch (failure) {
      failures.set(name, failed + 1, now);
      throw failure;
    }
  };
}

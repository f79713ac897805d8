import { createHash } from 'node:crypto';
import { Problem, problem } from '../request/problem.js';
import type { Store } from '../store/store.js';
import { isPassword } from './passwords.js';
import { anonymous, type Role, type Viewer } from '../request/viewer.js';

/** How long a checked password need not be checked again, since that is slow on purpose; a password taken away works so long. */
const trust = 60_000;
/** Failures that a name may have in a window, before it has to wait for the window's end. */
const mostFailures = 10;
const window = 5 * 60_000;

const mostRemembered = 10_000;

interface Entry<Value> {
  readonly value: Value;
  /** When it is forgotten, in ms. */
  readonly until: number;
}

/** A memory that forgets after some time, and its oldest when it is full. */
function memory<Value>(lifetime: number) {
  const entries = new Map<string, Entry<Value>>();
  const get = (key: string, now: number): Entry<Value> | undefined => {
    const entry = entries.get(key);
    return entry && entry.until > now ? entry : undefined;
  };
  return {
    get,
    set(key: string, value: Value, now: number): void {
      if (entries.size >= mostRemembered) entries.delete(entries.keys().next().value!);
      entries.set(key, { value, until: get(key, now)?.until ?? now + lifetime });
    },
  };
}

/** 429, with the seconds to wait. */
const tooMany = (wait: number) =>
  new Problem(
    429,
    'too_many_attempts',
    (messages) => messages.tooManyAttempts,
    () => ({}),
    {},
    { 'Retry-After': String(Math.ceil(wait / 1000)) },
  );

/** Tells who sent a request: Basic with an application password, or nobody (wire section 3). */
export function createAuthentication(store: Store) {
  const trusted = memory<Viewer>(trust);
  const failures = memory<number>(window);
  /** Checks under way, by credentials: a page that asks for much at once is checked once. */
  const checks = new Map<string, Promise<Viewer>>();

  async function check(name: string, password: string): Promise<Viewer> {
    const user = await store.reader.selectFrom('users').selectAll().where('name', '=', name).executeTakeFirst();
    if (!user) throw problem(401, 'invalid_username', 'unknownUser');
    const hashes = await store.reader.selectFrom('application_passwords').select('hash').where('user_id', '=', user.id).execute();
    const right = await Promise.all(hashes.map(({ hash }) => isPassword(password, hash)));
    if (!right.includes(true)) throw problem(401, 'incorrect_password', 'wrongPassword');
    return { id: user.id, role: user.role as Role };
  }

  async function signIn(key: string, credentials: string, now: number): Promise<Viewer> {
    const text = Buffer.from(credentials, 'base64').toString();
    const name = text.slice(0, Math.max(text.indexOf(':'), 0)).replaceAll('\0', '');
    const failed = failures.get(name, now);
    if (failed && failed.value >= mostFailures) throw tooMany(failed.until - now);
    // Counted before it is known, so that guesses that come all at once are counted, too.
    const count = (by: 1 | -1) => failures.set(name, (failures.get(name, now)?.value ?? 0) + by, now);
    count(1);
    const viewer = await check(name, text.slice(text.indexOf(':') + 1));
    count(-1);
    trusted.set(key, viewer, now);
    return viewer;
  }

  return async ({ headers }: Request): Promise<Viewer> => {
    const [, credentials] = /^basic\s+(\S.*)$/i.exec(headers.get('Authorization') ?? '') ?? [];
    if (!credentials) {
      // Nonces go with cookies, which are not given out here: each is wrong.
      if (headers.has('X-WP-Nonce')) throw problem(403, 'rest_cookie_invalid_nonce', 'wrongNonce');
      return anonymous;
    }
    const now = Date.now();
    const key = createHash('sha256').update(credentials).digest('base64');
    const known = trusted.get(key, now);
    if (known) return known.value;
    const running = checks.get(key) ?? signIn(key, credentials, now).finally(() => checks.delete(key));
    checks.set(key, running);
    return running;
  };
}

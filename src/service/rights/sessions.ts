import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';
import { utcTime } from '../dates/zones.js';
import type { Role, Viewer } from '../request/viewer.js';
import type { DatabaseWriter, Store } from '../store/types.js';

const minutes = 60_000;
const days = 24 * 60 * minutes;

/** A session that nobody uses ends after this time, in milliseconds. */
const idleEnd = 12 * 60 * minutes;
/** Every session ends after this time, in milliseconds; until then one that is remembered holds. */
const lastEnd = 30 * days;
/** How old the time of the last use may be before it is written again, in milliseconds. */
const stale = 10 * minutes;

/** A secret of 256 random bits. */
const makeToken = (): string => randomBytes(32).toString('base64url');

/** The stored hash of a token. Fast and unsalted, as for application passwords: nobody can try all tokens. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The nonce that requests send beside the cookie. It follows from the token alone, so every process knows it. */
const nonceOf = (token: string): string => createHmac('sha256', token).update('nonce').digest('base64url');

function isEqual(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

/** Browsers refuse a cookie of this prefix that another host, or a page without TLS, has set. */
const cookieName = (site: string): string => (site.startsWith('https:') ? '__Host-cal-session' : 'cal-session');

/** The token in a request's cookie. */
function tokenOf({ headers }: Request, site: string): string | undefined {
  const name = cookieName(site);
  return parse(headers.get('Cookie') ?? '', name)[name];
}

/** Whether a request brings the cookie of a session, be it one that has ended. */
export const bringsSession = (request: Request, site: string): boolean => tokenOf(request, site) !== undefined;

/** `Set-Cookie` for a token; without one it takes the cookie back. */
export function sessionCookie(site: string, token: string | undefined, remember = false): string {
  const maxAge = token === undefined ? { maxAge: 0 } : remember ? { maxAge: lastEnd / 1000 } : {};
  const secure = site.startsWith('https:');
  return serialize(cookieName(site), token ?? '', { path: '/', httpOnly: true, sameSite: 'Lax', secure, ...maxAge });
}

const loopback = /^(?:localhost|[\w-]+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Whether a password may travel to this origin: with TLS, or inside of one machine. */
export const isSafeOrigin = (site: string): boolean =>
  site.startsWith('https:') || loopback.test(new URL(site).hostname);

const originOf = (address: string | null) =>
  address !== null && URL.canParse(address) ? new URL(address).origin : undefined;

/** Whether a page of our own origin sent a request, according to the browser. */
function isFromOwnPage({ headers, url }: Request, site: string): boolean {
  const fetchSite = headers.get('Sec-Fetch-Site');
  if (fetchSite !== null) return fetchSite === 'same-origin';
  const sender = headers.get('Origin') ?? originOf(headers.get('Referer'));
  return sender === site || sender === new URL(url).origin;
}

/** Whether a page of another origin sent a request, according to the browser; programs state no origin. */
export const isFromOtherPage = (request: Request, site: string): boolean =>
  (request.headers.has('Sec-Fetch-Site') || request.headers.has('Origin')) && !isFromOwnPage(request, site);

/** Notes that a session is used, and lets it last longer. */
async function renew(store: Store, hash: string, userId: number, now: number, expires: string): Promise<void> {
  await store.write(async (writer) => {
    await writer
      .updateTable('sessions')
      .set({ seen: utcTime(now), expires })
      .where('hash', '=', hash)
      .execute();
    await writer
      .updateTable('users')
      .set({ seen: utcTime(now) })
      .where('id', '=', userId)
      .execute();
  });
}

/** How the cookie of a request is trusted. */
export interface CookieTrust {
  /** The public origin of the service. */
  readonly site: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /**
   * The nonce beside the cookie. Without one the cookie alone is taken, from our own pages: for the few requests by
   * which they get a nonce.
   */
  readonly nonce?: string | undefined;
}

/**
 * The user whose session a request's cookie names. A cookie that comes by another page, or beside a wrong nonce, names
 * nobody.
 */
export async function findSession(
  store: Store,
  request: Request,
  { site, now, nonce }: CookieTrust,
): Promise<Viewer | undefined> {
  const token = tokenOf(request, site);
  if (!token) return undefined;
  const right = nonceOf(token);
  const isTrusted =
    nonce === undefined ? isFromOwnPage(request, site) : isEqual(nonce, right) && !isFromOtherPage(request, site);
  if (!isTrusted) return undefined;
  const hash = hashToken(token);
  const found = await store.reader
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['users.id', 'name', 'role', 'created', 'sessions.seen', 'remember'])
    .where('hash', '=', hash)
    .where('expires', '>', utcTime(now))
    .executeTakeFirst();
  if (!found) return undefined;
  const { id, name, role, created, seen, remember } = found;
  if (seen <= utcTime(now - stale)) {
    const last = Date.parse(`${created.replace(' ', 'T')}Z`) + lastEnd;
    // While nothing can be written, a session still works, and only lasts no longer.
    await renew(store, hash, id, now, utcTime(remember ? last : Math.min(last, now + idleEnd))).catch(() => {});
  }
  return { id, name, role: role as Role, session: { hash, nonce: right } };
}

/** Begins a session of a user, and returns its token and its end; sessions that have ended go. */
export async function beginSession(
  writer: DatabaseWriter,
  userId: number,
  now: number,
  remember: boolean,
): Promise<{ token: string; session: NonNullable<Viewer['session']> }> {
  const [token, at] = [makeToken(), utcTime(now)];
  const hash = hashToken(token);
  const expires = utcTime(now + (remember ? lastEnd : idleEnd));
  await writer.deleteFrom('sessions').where('expires', '<=', at).execute();
  await writer
    .insertInto('sessions')
    .values({ hash, user_id: userId, created: at, seen: at, expires, remember: remember ? 1 : 0 })
    .execute();
  await writer.updateTable('users').set({ seen: at }).where('id', '=', userId).execute();
  return { token, session: { hash, nonce: nonceOf(token) } };
}

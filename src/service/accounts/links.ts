import { asInstant } from '../dates/date-steps.js';
import { randomInt } from 'node:crypto';
import { utcTime } from '../dates/zones.js';
import { problem, type Problem } from '../request/problem.js';
import type { Role } from '../request/viewer.js';
import { hashToken } from '../rights/sessions.js';
import type { DatabaseReader, DatabaseWriter, Store } from '../store/types.js';
import { hasNoUsers } from './site.js';

const hours = 60 * 60_000;

/** How long a link works, in milliseconds. */
const lifetimes = { setup: hours, invitation: 7 * 24 * hours, password: 7 * 24 * hours } as const;

/** The purpose of a link: the first user, another one, or a new password. */
export type LinkPurpose = keyof typeof lifetimes;

/** A link that still works. */
export interface Link {
  readonly id: number;
  readonly purpose: LinkPurpose;
  /** Whose password may be set; 0 where the link makes a user. */
  readonly user_id: number;
  /** Of the user, where it is known. */
  readonly name: string;
  readonly role: Role;
  readonly expires: string;
}

/** Letters that are not easily confused. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** 120 random bits, which can be typed: `Q7MK-4TXR-…`. */
const makeToken = () =>
  Array.from({ length: 6 }, () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')).join(
    '-',
  );

const hashOf = (token: string) => hashToken(token.toUpperCase().replaceAll(/[^\dA-Z]/g, ''));

/** Makes a link that works once, and returns its token, which is stored nowhere. Links that no longer work go. */
export async function makeLink(
  writer: DatabaseWriter,
  link: Pick<Link, 'purpose' | 'name' | 'role'> & { readonly user_id?: number; readonly made_by?: number },
  now: number,
): Promise<{ id: number; token: string; expires: string }> {
  const token = makeToken();
  const expires = utcTime(now + lifetimes[link.purpose]);
  await writer.deleteFrom('links').where('expires', '<=', utcTime(now)).execute();
  // A newer link replaces those for the same.
  if (link.purpose === 'setup') await writer.deleteFrom('links').where('purpose', '=', 'setup').execute();
  if (link.user_id) await writer.deleteFrom('links').where('user_id', '=', link.user_id).execute();
  const { id } = await writer
    .insertInto('links')
    .values({ user_id: 0, ...link, hash: hashOf(token), expires })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, token, expires };
}

/** The address of a link. The token stands in the fragment, which no log and no proxy sees. */
export const linkAddress = (admin: string, purpose: LinkPurpose, token: string): string =>
  `${admin}#${purpose === 'setup' ? 'setup' : 'link'}=${token}`;

export const linkExpired = (): Problem => problem(403, 'link_expired', 'linkExpired');

/** The link of a token. @throws `link_expired`, also where it never was */
export async function findLink(reader: DatabaseReader, token: string, now: number): Promise<Link> {
  const found = await reader
    .selectFrom('links')
    .leftJoin('users', 'users.id', 'links.user_id')
    .select([
      'links.id',
      'purpose',
      'user_id',
      'links.name',
      'links.role',
      'expires',
      'users.name as user_name',
      'users.role as user_role',
    ])
    .leftJoin('users as makers', 'makers.id', 'links.made_by')
    .where('hash', '=', hashOf(token))
    .where('expires', '>', utcTime(now))
    // A request of a user whose role was being changed may have made one.
    .where((row) => row.or([row('made_by', '=', 0), row('makers.role', '=', 'administrator')]))
    .executeTakeFirst();
  if (!found) throw linkExpired();
  const { user_name, user_role, ...link } = found;
  return { ...link, name: user_name ?? link.name, role: (user_role ?? link.role) as Role };
}

/**
 * The link by which the first user is made; `undefined` once there is one. A newer link replaces an older one.
 * @param admin Address of the page that it leads to
 */
export async function setUpLink(
  { store, settings }: { readonly store: Store; readonly settings: { readonly now: () => number } },
  admin: string,
): Promise<{ url: string; expires: string } | undefined> {
  if (!(await hasNoUsers(store.reader))) return undefined;
  return store.write(async (writer) => {
    if (!(await hasNoUsers(writer))) return undefined;
    const { token, expires } = await makeLink(
      writer,
      { purpose: 'setup', name: '', role: 'administrator' },
      settings.now(),
    );
    return { url: linkAddress(admin, 'setup', token), expires: asInstant(expires) };
  });
}

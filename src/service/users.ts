import { asInstant } from './dates/date-steps.js';
import { linkAddress, makeLink, setUpLink } from './accounts/links.js';
import { eraseUser } from './accounts/users.js';
import { utcTime } from './dates/zones.js';
import { internalsOf } from './internals.js';
import type { Service } from './service.js';
import { hashPassword, makePassword } from './rights/passwords.js';
import { roles, type Role } from './request/viewer.js';
import type { DatabaseWriter } from './store/types.js';

export interface NewUser {
  readonly name: string;
  readonly role: Role;
}

/**
 * Gives a user an application password, and creates the user if there is none of this name. The password is shown only
 * here.
 */
export async function addUser(service: Service, { name, role }: NewUser): Promise<{ id: number; password: string }> {
  if (!roles.includes(role)) throw new Error(`No role “${role}”: choose ${roles.join(', ')}.`);
  if (name.trim() === '' || name.includes(':')) throw new Error('A user needs a name without “:”.');
  const password = makePassword();
  const hash = hashPassword(password);
  const id = await internalsOf(service).store.write(async (writer) => {
    const user = await writer
      .insertInto('users')
      .values({ name, role })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ role }))
      .returning('id')
      .executeTakeFirstOrThrow();
    await writer
      .insertInto('application_passwords')
      .values({ user_id: user.id, hash, created: utcTime(Date.now()) })
      .execute();
    return user.id;
  });
  return { id, password };
}

/** Makes a link by which a user sets a new log-in password; older ones no longer work. */
export async function linkForUser(
  service: Service,
  name: string,
  admin: string,
): Promise<{ url: string; expires: string }> {
  const { now } = internalsOf(service).settings;
  return changeUser(service, name, async (writer, id) => {
    const { role } = await writer.selectFrom('users').select('role').where('id', '=', id).executeTakeFirstOrThrow();
    const { token, expires } = await makeLink(
      writer,
      { purpose: 'password', user_id: id, name, role: role as Role },
      now(),
    );
    return { url: linkAddress(admin, 'password', token), expires: asInstant(expires) };
  });
}

/** The name of the setting that holds where people sign in. */
const adminAddress = 'admin_address';

/** The address at which people signed in at the last start, for commands that get none. */
export async function lastAdminAddress(service: Service): Promise<string | undefined> {
  const { reader } = internalsOf(service).store;
  const row = await reader
    .selectFrom('site_settings')
    .select('value')
    .where('name', '=', adminAddress)
    .executeTakeFirst();
  return row?.value;
}

/** Keeps where people sign in, unless that is known. */
export async function keepAdminAddress(service: Service, value: string): Promise<void> {
  if (value === (await lastAdminAddress(service))) return;
  await internalsOf(service).store.write((writer) =>
    writer
      .insertInto('site_settings')
      .values({ name: adminAddress, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute(),
  );
}

/** Makes the link by which the first user gets in; `undefined` once there is one. */
export const linkForFirstUser = (
  service: Service,
  admin: string,
): Promise<{ url: string; expires: string } | undefined> => setUpLink(internalsOf(service), admin);

export const hasUsers = async (service: Service): Promise<boolean> =>
  (await internalsOf(service).store.reader.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;

export interface User {
  readonly name: string;
  readonly role: Role;
  /** The user's application passwords, without the passwords themselves; `id` names one. */
  readonly passwords: readonly { readonly id: string; readonly created: string }[];
}

/** The beginning of a hash distinguishes passwords without revealing them. */
const idLength = 8;

export async function listUsers(service: Service): Promise<User[]> {
  const { reader } = internalsOf(service).store;
  const users = await reader.selectFrom('users').selectAll().orderBy('name').execute();
  const passwords = await reader.selectFrom('application_passwords').selectAll().orderBy('created').execute();
  return users.map(({ id, name, role }) => ({
    name,
    role: role as Role,
    passwords: passwords
      .filter(({ user_id }) => user_id === id)
      .map(({ hash, created }) => ({ id: hash.slice(0, idLength), created: `${created} UTC` })),
  }));
}

function changeUser<T>(
  service: Service,
  name: string,
  change: (writer: DatabaseWriter, id: number) => Promise<T>,
): Promise<T> {
  return internalsOf(service).store.write(async (writer) => {
    const user = await writer.selectFrom('users').select('id').where('name', '=', name).executeTakeFirst();
    if (!user) throw new Error(`There is no user called ${name}.`);
    return change(writer, user.id);
  });
}

/** Removes a user and all passwords; what the user wrote stays. */
export const removeUser = (service: Service, name: string): Promise<void> => changeUser(service, name, eraseUser);

/** Removes the passwords with these ids: all of them or none. */
export const removePasswords = (service: Service, name: string, ids: readonly string[]): Promise<void> =>
  changeUser(service, name, async (writer, user) => {
    for (const id of ids) {
      const deleted = await writer
        .deleteFrom('application_passwords')
        .where('user_id', '=', user)
        .where((row) => row(row.fn<string>('substr', ['hash', row.lit(1), row.lit(idLength)]), '=', id))
        .executeTakeFirst();
      if (Number(deleted.numDeletedRows) === 0) throw new Error(`${name} has no password ${id}.`);
    }
  });

import { utcTime } from './dates/zones.js';
import { internalsOf } from './internals.js';
import type { Service } from './service.js';
import { hashPassword, makePassword } from './rights/passwords.js';
import { roles, type Role } from './request/viewer.js';

export interface NewUser {
  readonly name: string;
  readonly role: Role;
}

/** Gives a user an application password, and makes the user first if there is none of this name. The password is told only here. */
export async function addUser(service: Service, { name, role }: NewUser): Promise<{ id: number; password: string }> {
  if (!roles.includes(role)) throw new Error(`No role “${role}”: choose ${roles.join(', ')}.`);
  if (name.trim() === '' || name.includes(':')) throw new Error('A user needs a name without “:”.');
  const password = makePassword();
  const hash = await hashPassword(password);
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

export const hasUsers = async (service: Service): Promise<boolean> =>
  (await internalsOf(service).store.reader.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;

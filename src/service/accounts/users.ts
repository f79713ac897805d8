import { asInstant } from '../dates/date-steps.js';
import { utcTime } from '../dates/zones.js';
import type { Answer, AuthoringContext } from '../request/context.js';
import { problem } from '../request/problem.js';
import { isAtLeast, roles, type Role } from '../request/viewer.js';
import type { DatabaseReader, DatabaseWriter } from '../store/types.js';
import { logChange } from './audit.js';
import { linkAddress, makeLink, type LinkPurpose } from './links.js';
import { nameRefusal, normalName, refuse } from './names.js';
import { refuseUnsafeOrigin } from './signing-in.js';

interface UserRow {
  readonly id: number;
  readonly name: string;
  readonly role: string;
  readonly seen: string;
}

const renderUser = ({ id, name, role, seen }: UserRow) => ({
  id,
  name,
  role,
  last_seen: seen === '' ? null : asInstant(seen),
});

/** The links that still work of a purpose, each with whom it is for, and who made it where that is known. */
async function openLinks({ store, now }: AuthoringContext, purpose: LinkPurpose): Promise<object[]> {
  const links = await store.reader
    .selectFrom('links')
    .leftJoin('users', 'users.id', 'links.user_id')
    .leftJoin('users as makers', 'makers.id', 'links.made_by')
    .select((row) => ['links.id', row.fn.coalesce('users.name', 'links.name').as('name')])
    .select((row) => [row.fn.coalesce('users.role', 'links.role').as('role'), 'expires', 'makers.name as made_by'])
    .where('purpose', '=', purpose)
    .where('expires', '>', utcTime(now))
    .orderBy('links.id')
    .execute();
  return links.map(({ expires, made_by, ...link }) => ({
    ...link,
    expires: asInstant(expires),
    ...(made_by !== null && { made_by }),
  }));
}

/** `GET /users`: everybody, whoever is invited, and the links for new passwords that still work. */
export async function listAccounts(context: AuthoringContext): Promise<Answer> {
  const users = await context.store.reader.selectFrom('users').selectAll().orderBy('name').execute();
  return {
    body: {
      users: users.map(renderUser),
      invitations: await openLinks(context, 'invitation'),
      links: await openLinks(context, 'password'),
    },
  };
}

/** The roles of those who may write. */
const writers = roles.filter((role) => isAtLeast({ id: 0, role }, 'contributor'));

/** `GET /authors`: whom an item can be given to. */
export async function listAuthors({ store }: AuthoringContext): Promise<Answer> {
  const authors = await store.reader
    .selectFrom('users')
    .select(['id', 'name'])
    .where('role', 'in', writers)
    .orderBy('name')
    .execute();
  return { body: { authors } };
}

async function findUser(reader: DatabaseReader, { parameters }: AuthoringContext): Promise<UserRow> {
  const user = await reader.selectFrom('users').selectAll().where('id', '=', Number(parameters.id)).executeTakeFirst();
  if (!user) throw problem(404, 'no_user', 'noUser');
  return user;
}

/** Without an administrator nobody could let anybody in. */
async function refuseLastAdministrator(writer: DatabaseWriter, { id, role }: UserRow): Promise<void> {
  if (role !== 'administrator') return;
  const other = await writer
    .selectFrom('users')
    .select('id')
    .where('role', '=', role)
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst();
  if (!other) throw problem(409, 'last_administrator', 'lastAdministrator');
}

/** `PATCH /users/{id}`: another role, which counts from the next request on. */
export async function changeRole(context: AuthoringContext, { role }: { readonly role: Role }): Promise<Answer> {
  const user = await context.store.write(async (writer) => {
    const found = await findUser(writer, context);
    if (role !== 'administrator') await refuseLastAdministrator(writer, found);
    await writer.updateTable('users').set({ role }).where('id', '=', found.id).execute();
    // Whoever may not make links any more leaves none.
    if (role !== 'administrator') await writer.deleteFrom('links').where('made_by', '=', found.id).execute();
    return { ...found, role };
  });
  logChange(context, context.viewer, `made ${user.name} ${role}`, 'change-role');
  return { body: renderUser(user) };
}

/** Removes a user with all ways to get in, also those that the user made for others; what the user wrote stays. */
export async function eraseUser(writer: DatabaseWriter, id: number): Promise<void> {
  for (const table of ['application_passwords', 'login_passwords', 'sessions', 'links'] as const) {
    await writer.deleteFrom(table).where('user_id', '=', id).execute();
  }
  await writer.deleteFrom('links').where('made_by', '=', id).execute();
  await writer.deleteFrom('users').where('id', '=', id).execute();
}

/** `DELETE /users/{id}`. */
export async function removeUser(context: AuthoringContext): Promise<Answer> {
  const { name } = await context.store.write(async (writer) => {
    const user = await findUser(writer, context);
    await refuseLastAdministrator(writer, user);
    await eraseUser(writer, user.id);
    return user;
  });
  logChange(context, context.viewer, `removed the user ${name}`, 'remove-user');
  return { body: {} };
}

/** `POST /users/{id}/link`: by which a user sets a new password. The present one works until then. */
export async function resetPassword(context: AuthoringContext): Promise<Answer> {
  refuseUnsafeOrigin(context);
  const { store, now, links, viewer } = context;
  const { user, token, expires } = await store.write(async (writer) => {
    const { id, name, role } = await findUser(writer, context);
    const link = await makeLink(
      writer,
      { purpose: 'password', user_id: id, name, role: role as Role, made_by: viewer.id },
      now,
    );
    return { user: name, ...link };
  });
  logChange(context, context.viewer, `made a link for a new password of ${user}`, 'make-link');
  return { status: 201, body: { url: linkAddress(links.admin, 'password', token), expires: asInstant(expires) } };
}

/** `POST /invitations`. */
export async function invite(
  context: AuthoringContext,
  given: { readonly name: string; readonly role: Role },
): Promise<Answer> {
  refuseUnsafeOrigin(context);
  const { store, now, links, viewer } = context;
  const { role } = given;
  const name = normalName(given.name);
  const { id, token, expires } = await store.write(async (writer) => {
    refuse({ name: await nameRefusal(writer, name) });
    return makeLink(writer, { purpose: 'invitation', name, role, made_by: viewer.id }, now);
  });
  logChange(context, context.viewer, `invited ${name} as ${role}`, 'invite');
  return { status: 201, body: { id, url: linkAddress(links.admin, 'invitation', token), expires: asInstant(expires) } };
}

/** Ends a link before it is used. */
const withdraw = async ({ store, parameters }: AuthoringContext, purpose: LinkPurpose) => {
  const gone = await store.write((writer) =>
    writer
      .deleteFrom('links')
      .where('id', '=', Number(parameters.id))
      .where('purpose', '=', purpose)
      .returning('name')
      .executeTakeFirst(),
  );
  if (!gone) throw problem(404, 'no_invitation', purpose === 'invitation' ? 'noInvitation' : 'noLink');
  return gone;
};

/** `DELETE /invitations/{id}`. */
export async function withdrawInvitation(context: AuthoringContext): Promise<Answer> {
  const { name } = await withdraw(context, 'invitation');
  logChange(context, context.viewer, `withdrew the invitation of ${name}`, 'withdraw-invitation');
  return { body: {} };
}

/** `DELETE /links/{id}`: of a link for a new password. */
export async function withdrawLink(context: AuthoringContext): Promise<Answer> {
  const { name } = await withdraw(context, 'password');
  logChange(context, context.viewer, `withdrew the link for a new password of ${name}`, 'withdraw-link');
  return { body: {} };
}

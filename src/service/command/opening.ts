import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Misuse } from '../../prerender/command-line/options.js';
import { Unavailable } from '../store/errors.js';
import { engineOf, openStore } from '../store/store.js';
import type { Store } from '../store/types.js';

export const codeOf = (error: unknown): string => (error as { code?: string }).code ?? '';
const reasonOf = (error: unknown) => (error as Error).message || codeOf(error);

/** Only host and database: the rest of an address may hold a password, and so may an address that cannot be parsed. */
export function nameOf(database: string): string {
  if (engineOf(database) === 'sqlite') return database;
  const [, host, name = ''] =
    /^\w+:\/\/(?:[^/?#]*@)?([\w.-]+(?::\d+)?(?:,[\w.-]+(?::\d+)?)*|\[[\da-f:]+\](?::\d+)?)(\/[\w.-]*)?(?:\?[^@]*)?$/i.exec(
      database,
    ) ?? [];
  return host ? `postgres://${host}${name}` : 'postgres://…';
}

/** The remedies for a database that cannot be opened. */
const remedies = {
  sqlite: 'give a file in a folder that exists, or postgres://…',
  damaged: 'stop what uses it, and restore a copy as OPERATING.md says under Backup and restore',
  unfinished: 'run that command again, which goes on where it was',
  old: 'save its lists while that version serves them, and bring them into a new database with “import”',
  postgres: 'give postgres://USER:PASSWORD@HOST/NAME, with other signs than letters and digits as %2F',
};

/** Messages of SQLite and store.ts about a file with broken pages, or one that is no database. */
const isDamage = /damaged|malformed|not a database/;
const isUnfinished = /into it is not finished/;
const isOld = /before the first release/;

/** Whether a database that could not be opened may be there a little later; a host that nobody knows is a mistake. */
export const isAway = (error: unknown): boolean => error instanceof Unavailable && codeOf(error.cause) !== 'ENOTFOUND';

/** The error that explains in one line why the database of an option cannot be opened, and what to do. */
export function openingFailure(option: string, database: string, cause: unknown): Error {
  // The error of a missing driver names the remedy.
  if (/npm install/.test(reasonOf(cause))) return cause as Error;
  const name = nameOf(database);
  // Any part of an address that cannot be parsed may be the password.
  const reason = name.includes('…') ? codeOf(cause) || 'it is no address' : reasonOf(cause);
  const known = [
    [isDamage, remedies.damaged],
    [isUnfinished, remedies.unfinished],
    [isOld, remedies.old],
  ] as const;
  const remedy = known.find(([pattern]) => pattern.test(reason))?.[1] ?? remedies[engineOf(database)];
  return new Misuse(`${option} ${name} cannot be opened (${reason}): ${remedy}`, { cause });
}

/** For commands that need a calendar that exists: in the wrong folder, they would create an empty one. */
export function refuseNewFile(database: string, remedy: string): void {
  if (engineOf(database) === 'postgres' || existsSync(database)) return;
  throw new Misuse(`There is no database ${resolve(database)}: ${remedy}`);
}

/** How long a statement of a command may take, in milliseconds: nobody waits for an answer. */
const patience = 3_600_000;

/** Opens the database of an option for a command that reads or fills it. */
export const openForCommand = (option: string, database: string): Promise<Store> =>
  openStore(database, patience).catch((cause: unknown) => {
    throw openingFailure(option, database, cause);
  });

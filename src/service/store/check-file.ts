import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import type { Socket } from 'node:net';
import { setPriority } from 'node:os';
import { resolve } from 'node:path';
import { sql } from 'kysely';
import { saysDamage, type FileState } from './sqlite.js';
import { driverPath } from './sqlite-driver.js';
import type { DatabaseReader } from './types.js';

/**
 * Larger files are checked beside serving, in bytes: a check reads all of a file, and takes a second for some 100 MB.
 */
const mostAtStart = 64 * 1024 * 1024;

const isDamaged = 'the file is damaged';

/** Receives lines for the log. */
type Log = (entry: object) => void;

export const isLarge = (file: string): boolean => file !== ':memory:' && statSync(file).size > mostAtStart;

/** Refuses a file with broken pages, before anything is written over what may still be saved. */
export async function refuseDamaged(database: DatabaseReader): Promise<void> {
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(database);
  if (rows[0]?.quick_check !== 'ok') throw new Error(isDamaged);
}

/**
 * The program of the process, with a connection that cannot write; a text, because it is the same however the service
 * is bundled.
 */
const program = `
const [, file, driver] = process.argv;
const { DatabaseSync } = process.getBuiltinModule?.('node:sqlite') ?? require(driver);
let result;
try {
  const [{ quick_check: found }] = new DatabaseSync(file, { readOnly: true }).prepare('pragma quick_check(1)').all();
  result = { found };
} catch ({ message, errcode }) {
  result = { message, errcode };
}
console.log(JSON.stringify(result));
`;

interface Result {
  readonly found?: string;
  readonly message?: string;
  readonly errcode?: number;
}

/** After everything else on the machine. */
const lowPriority = 10;

/**
 * Checks a file while it is served. Damage that is found ends all reading and writing, as damage does that a query
 * meets. It runs in a process of its own, because a thread could not be ended before the check is.
 * @returns Ends the check
 */
export function checkBesideServing(file: string, state: FileState, log: Log): () => void {
  const start = performance.now();
  const child = execFile(process.execPath, ['-e', program, resolve(file), driverPath() ?? ''], (error, output) => {
    if (child.killed) return;
    const { found, message, errcode } = error ? ({ message: error.message } as Result) : (JSON.parse(output) as Result);
    const seconds = Math.round((performance.now() - start) / 1000);
    if (found === 'ok') log({ level: 'info', message: `the file was checked in ${seconds} s, and is whole` });
    else if (found !== undefined || saysDamage({ message, errcode })) {
      state.damage ??= new Error(isDamaged);
      log({
        level: 'error',
        message: `${isDamaged} (${found ?? message}): stop the service, and restore a copy as OPERATING.md says`,
      });
    } else log({ level: 'warn', message: `the file could not be checked (${message}): make a copy, and check that` });
  });
  if (child.pid !== undefined) setPriority(child.pid, lowPriority);
  // A command that is done does not wait for it.
  child.unref();
  (child.stdout as Socket).unref();
  (child.stderr as Socket).unref();
  return () => void child.kill('SIGKILL');
}

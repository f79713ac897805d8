import { isPrintable } from '../request/printable.js';
import { invalidParameters, type Refusal } from '../request/problem.js';
import { passwordLength } from '../rights/login-passwords.js';
import type { DatabaseReader } from '../store/types.js';

/** The most characters of a name. */
const longestName = 60;

/** A name as it is stored. */
export const normalName = (name: string): string => name.trim().normalize('NFC');

const isTaken = async (reader: DatabaseReader, name: string): Promise<boolean> => {
  // There are few users, and databases fold letters each in their own way.
  const users = await reader.selectFrom('users').select('name').execute();
  return users.some((user) => user.name.toLowerCase() === name.toLowerCase());
};

/** Why nobody new may have a name; `undefined` when somebody may. */
export async function nameRefusal(reader: DatabaseReader, name: string): Promise<Refusal | undefined> {
  if (name === '' || name.length > longestName || name.includes(':') || !isPrintable(name))
    return { message: 'wrongName', detail: longestName };
  return (await isTaken(reader, name)) ? { message: 'nameTaken' } : undefined;
}

/** Why somebody may not have a password. */
export function passwordRefusal(password: string, name: string): Refusal | undefined {
  if (password.length < passwordLength.least) return { message: 'shortPassword', detail: passwordLength.least };
  return password.toLowerCase() === name.toLowerCase() ? { message: 'passwordIsName' } : undefined;
}

/** Throws the 400 that names all that is refused. */
export function refuse(refusals: Readonly<Record<string, Refusal | undefined>>): void {
  const found = Object.entries(refusals).filter((entry): entry is [string, Refusal] => entry[1] !== undefined);
  if (found.length) throw invalidParameters(Object.fromEntries(found));
}

import { createHash, randomInt, timingSafeEqual } from 'node:crypto';

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';

/** An application password: 24 characters that are not easily confused, in groups of four; the spaces do not count. */
export function makePassword(): string {
  const groups = Array.from({ length: 6 }, () =>
    Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join(''),
  );
  return groups.join(' ');
}

const digest = (password: string) => createHash('sha256').update(password.replace(/\s/g, '')).digest();

/**
 * In hexadecimal. The hash is fast and unsalted, because these passwords have 139 random bits: no table holds them and
 * nobody can try them all. So every attempt can be checked, and nobody has to wait because of the guesses of others.
 */
export const hashPassword = (password: string): string => digest(password).toString('hex');

export function isPassword(password: string, hash: string): boolean {
  const key = Buffer.from(hash, 'hex');
  const given = digest(password);
  return key.length === given.length && timingSafeEqual(given, key);
}

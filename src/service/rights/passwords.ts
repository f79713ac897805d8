import { randomInt, scrypt, timingSafeEqual, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(scrypt) as (password: string, salt: Buffer, length: number) => Promise<Buffer>;

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';
const hashLength = 32;

/** An application password: 24 characters that are easy to tell apart, in groups of four; the spaces do not count. */
export function makePassword(): string {
  const groups = Array.from({ length: 6 }, () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join(''));
  return groups.join(' ');
}

const plain = (password: string) => password.replace(/\s/g, '');

/** Salt and key in hexadecimal, with a colon between. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}:${(await derive(plain(password), salt, hashLength)).toString('hex')}`;
}

export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [salt = '', key = ''] = hash.split(':');
  return timingSafeEqual(await derive(plain(password), Buffer.from(salt, 'hex'), hashLength), Buffer.from(key, 'hex'));
}

import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { retryLater } from '../request/problem.js';

/** The least and the most characters of a log-in password. */
export const passwordLength = { least: 10, most: 200 };

/** What a guess costs: 16 MB, and some tenths of a second. */
const cost = { N: 2 ** 14, r: 8, p: 5 };
const keyLength = 32;

/** How many are computed at a time, and how many may wait; each takes a thread and memory of the whole service. */
const [mostAtATime, mostWaiting] = [2, 20];
/** Seconds after which whoever finds the queue full may try again. */
const secondsToWait = 10;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < mostAtATime) running++;
  else {
    if (waiting.length >= mostWaiting) throw retryLater(429, 'too_many_requests', 'tooManyRequests', secondsToWait);
    // Whoever is done hands its place on.
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

/** A text typed on another keyboard is the same password. */
const normalized = (password: string) => password.normalize('NFKC');

const derive = (password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> =>
  inTurn(
    () =>
      new Promise((resolve, reject) => {
        scrypt(normalized(password), salt, keyLength, { ...options, maxmem: 256 * 1024 * 1024 }, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );

/**
 * What is stored of a log-in password, with how it was made: `scrypt$16384$8$5$SALT$KEY`. People choose these passwords, so the hash is slow
 * and salted, other than that of application passwords.
 */
export async function hashLoginPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Nobody's password: comparing with it takes the time that comparing with anybody's takes. */
const nobodys = ['scrypt', cost.N, cost.r, cost.p, randomBytes(16).toString('base64url'), ''].join('$');

/** Whether a password is the stored one; as slow where none is stored. */
export async function isLoginPassword(password: string, stored = nobodys): Promise<boolean> {
  const [, N, r, p, salt, key] = stored.split('$');
  const right = Buffer.from(key!, 'base64url');
  const given = await derive(password, Buffer.from(salt!, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) });
  return right.length === given.length && timingSafeEqual(right, given);
}

import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { retryLater } from '../request/problem.js';

/** The least and the most characters of a log-in password. */
export const passwordLength = { least: 10, most: 200 };

/** The cost of a guess: 16 MB, and some tenths of a second. */
const cost = { N: 2 ** 14, r: 8, p: 5 };
const keyLength = 32;

/** The number computed at a time; each takes a thread and memory of the whole service. */
const mostAtATime = 2;
/** The most that wait in all, of one network, and additionally of networks from which somebody has signed in before. */
const mostWaiting = { inAll: 20, ofNetwork: 10, ofKnown: 20 };
/** Seconds after which whoever finds the queue full may try again. */
const secondsToWait = 10;

let running = 0;
/** The waiting computations, by network; the first network is next. */
const waiting = new Map<string, (() => void)[]>();

/** The networks from which somebody has signed in. */
const known = new LRUCache<string, true>({ max: 10_000 });

/** Notes that somebody has signed in from a network, so that the queue has room for it while others fill it. */
export const keepPlace = (network: string): void => void known.set(network, true);

const numberWaiting = () => [...waiting.values()].reduce((sum, { length }) => sum + length, 0);

/** Takes the one of a network that waits longest out of the queue, and lets the other networks go first. */
function takeNext(): (() => void) | undefined {
  const [first] = waiting;
  if (!first) return undefined;
  const [network, [next, ...others]] = first;
  waiting.delete(network);
  if (others.length) waiting.set(network, others);
  return next;
}

async function inTurn<T>(network: string, work: () => Promise<T>): Promise<T> {
  if (running < mostAtATime) running++;
  else {
    const ofNetwork = waiting.get(network) ?? [];
    const most = mostWaiting.inAll + (known.has(network) ? mostWaiting.ofKnown : 0);
    if (ofNetwork.length >= mostWaiting.ofNetwork || numberWaiting() >= most)
      throw retryLater(429, 'too_many_requests', 'tooManyRequests', secondsToWait);
    // A finished computation lets the next one start.
    await new Promise<void>((resolve) => waiting.set(network, [...ofNetwork, resolve]));
  }
  try {
    return await work();
  } finally {
    const next = takeNext();
    if (next) next();
    else running--;
  }
}

/** A text typed on another keyboard is the same password. */
const normalized = (password: string) => password.normalize('NFKC');

const derive = (password: string, salt: Buffer, options: ScryptOptions, network: string): Promise<Buffer> =>
  inTurn(
    network,
    () =>
      new Promise((resolve, reject) => {
        scrypt(normalized(password), salt, keyLength, { ...options, maxmem: 256 * 1024 * 1024 }, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );

/**
 * Hashes a log-in password for the store, with the parameters: `scrypt$16384$8$5$SALT$KEY`. People choose these
 * passwords, so the hash is slow and salted, other than that of application passwords.
 * @param network of whoever sends it, whose turn it takes
 */
export async function hashLoginPassword(password: string, network: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost, network);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Nobody's password: comparing with it takes the time that comparing with anybody's takes. */
const nobodys = ['scrypt', cost.N, cost.r, cost.p, randomBytes(16).toString('base64url'), ''].join('$');

/** Whether a password is the stored one; as slow where none is stored. */
export async function isLoginPassword(password: string, network: string, stored = nobodys): Promise<boolean> {
  const [, N, r, p, salt, key] = stored.split('$');
  const right = Buffer.from(key!, 'base64url');
  const given = await derive(
    password,
    Buffer.from(salt!, 'base64url'),
    { N: Number(N), r: Number(r), p: Number(p) },
    network,
  );
  return right.length === given.length && timingSafeEqual(right, given);
}

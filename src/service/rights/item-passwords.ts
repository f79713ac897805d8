import { createHash, timingSafeEqual } from 'node:crypto';
import { networkOf } from '../request/client-address.js';
import type { ItemPasswords, LockedItem } from '../request/context.js';
import { createAttempts } from './attempts.js';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Passwords of events, venues and organizers. People choose them, so guesses are limited, per item and address. */
export function createItemPasswords(attempts = createAttempts()) {
  return (given: unknown, address: string): ItemPasswords => {
    const guess = typeof given === 'string' ? digest(given) : undefined;
    const keyOf = ({ id }: LockedItem) => `${id} ${networkOf(address)}`;
    const secondsToWait = (item: LockedItem) => (guess ? attempts.secondsToWait(keyOf(item)) : 0);
    return {
      secondsToWait,
      opens(item) {
        if (item.password === '') return true;
        if (!guess || secondsToWait(item) > 0) return false;
        // Takes the same time however many characters match.
        const isRight = timingSafeEqual(guess, digest(item.password));
        if (!isRight) attempts.fail(keyOf(item), guess.toString('base64'));
        return isRight;
      },
    };
  };
}

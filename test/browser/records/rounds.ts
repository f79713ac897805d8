import { isChromium } from '../appearance.js';

/**
 * How many responses are changed, and from which seed; `npm run mutations` sets others. Elements read answers alike in all engines: the others
 * take fewer, because a round takes WebKit several times as long.
 */
export const [rounds, seed]: readonly [number, number] = [isChromium ? 300 : 100, 1];

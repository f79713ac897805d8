import { isChromium } from '../appearance.js';

/** Elements read answers alike in all engines: the others take fewer, because a round takes WebKit several times as long. */
const usual = isChromium ? '300,1' : '100,1';

/** How many responses are changed, and from which seed: the figures of `npm run mutations`, where it runs. */
export const [rounds, seed] = (process.env.MUTATIONS || usual).split(',').map(Number) as [number, number];

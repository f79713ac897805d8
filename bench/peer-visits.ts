/** Visits of one page in a browser window of its own, with an empty cache. */
import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'puppeteer-core';
import { collectShifts } from '../test/pages/layout-shifts.js';
import { watchPainting, type Expected, type Probe } from './peer-probe.js';
import type { PeerSite } from './peer-site.js';

/** The preset "Slow 4G" of the developer tools. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (750e3 / 8) * 0.9,
};

export interface Conditions {
  readonly name: string;
  /** The factor by which the processor is slowed down. */
  readonly slowdown: number;
  readonly isSlow4G?: true;
}

export const asIs: Conditions = { name: 'as is', slowdown: 1 };
export const slowProcessor: Conditions = { name: 'CPU 4×', slowdown: 4 };
export const slowLine: Conditions = { name: 'CPU 4×, Slow 4G', slowdown: 4, isSlow4G: true };

interface Seen extends Pick<Probe, 'changed' | 'pressed' | 'afterFirst' | 'afterAll'> {
  readonly first: number;
  readonly all: number;
  /** Milliseconds from the epoch to the start of the visit, and from there until now. */
  readonly start: number;
  readonly now: number;
}

export interface PeerVisit {
  readonly page: Page;
  readonly session: CDPSession;
  readonly open: () => Promise<void>;
  /** Resolves when all that is expected has been painted. */
  readonly seen: () => Promise<Seen>;
  /** Resolves when nothing changes any more, and nothing is requested. */
  readonly settled: () => Promise<Seen>;
  /** The number of events or markers rendered now. */
  readonly count: () => Promise<number>;
  readonly expect: (expected: Expected) => Promise<void>;
}

/** Milliseconds without a change or a request after which nothing more is to come. */
const calm = 600;

/** @param expected the events; a map shows markers, all of which are expected */
export async function visitPage<Result>(
  browser: Browser,
  site: PeerSite,
  url: string,
  expected: Expected | undefined,
  { slowdown, isSlow4G }: Conditions,
  use: (visit: PeerVisit) => Promise<Result>,
): Promise<Result> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  try {
    await page.setViewport({ width: 1280, height: 900 });
    await page.emulateFocusedPage(true);
    const session = await page.createCDPSession();
    if (isSlow4G) {
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', slow4G);
    }
    await page.emulateCPUThrottling(slowdown);
    await page.evaluateOnNewDocument(watchPainting, expected);
    await page.evaluateOnNewDocument(collectShifts);
    const read = () =>
      page.evaluate('({ ...probe, start: performance.timeOrigin, now: performance.now() })') as Promise<Seen>;
    const seen = async () => {
      await page.evaluate('probe.seen');
      return read();
    };
    return await use({
      page,
      session,
      open: async () => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
      seen,
      async settled() {
        await seen();
        // What has left the server is still on its way for long.
        const needed = isSlow4G ? calm + 4 * slow4G.latency : calm;
        for (;;) {
          await setTimeout(calm / 4);
          await site.quiet(needed);
          const now = await read();
          if (now.now - now.changed > needed) return now;
        }
      },
      count: () => page.evaluate('probe.count()') as Promise<number>,
      expect: (next) =>
        page.evaluate((wanted) => (globalThis as unknown as { probe: Probe }).probe.expect(wanted), next),
    });
  } finally {
    await context.close();
  }
}

import { expect } from 'vitest';
import { visit } from './harness.js';
import { api, mountOften, type Mount } from './mounts.js';

const script = '<script type="module" src="/dist/cal-elements.js"></script>';

/** Keeps the timers that have not run yet, and the limits of requests; `passTime` lets so much time pass that all are over. */
function keepTimers(): void {
  const timers = new Map<number, () => void>();
  const [setTimeout, clearTimeout] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
  const clear = (timer: number) => {
    timers.delete(timer);
    clearTimeout(timer);
  };
  const set = (run: () => void, wait?: number) => {
    const runOnce = () => {
      clear(timer);
      run();
    };
    const timer: number = setTimeout(runOnce, wait);
    timers.set(timer, runOnce);
    return timer;
  };
  let limits: AbortController[] = [];
  AbortSignal.timeout = () => {
    const limit = new AbortController();
    limits.push(limit);
    return limit.signal;
  };
  const passTime = () => {
    for (const run of [...timers.values()]) run();
    for (const limit of limits) limit.abort();
    limits = [];
  };
  Object.assign(globalThis, { timers, passTime, setTimeout: set, clearTimeout: clear });
}

/** Opens a page without an element, and counts what is held on it. */
async function openPage() {
  const { page, rest } = await visit({ body: () => script, api, prepare: keepTimers });
  const session = await page.createCDPSession();
  const objectOf = async (expression: string) =>
    (await session.send('Runtime.evaluate', { expression })).result.objectId!;
  /** What a function makes of all objects of a class. */
  const ofAll = async (name: string, functionDeclaration: string) => {
    const { objects } = await session.send('Runtime.queryObjects', {
      prototypeObjectId: await objectOf(`${name}.prototype`),
    });
    const { result } = await session.send('Runtime.callFunctionOn', {
      functionDeclaration,
      objectId: objects.objectId!,
    });
    await session.send('Runtime.releaseObject', { objectId: objects.objectId! });
    return result.value as number;
  };
  const made = (name: string) => ofAll(name, 'function () { return this.length; }');
  const entriesOf = (name: string) =>
    ofAll(name, 'function () { return this.reduce((sum, { size }) => sum + size, 0); }');
  const listenersOf = async (target: string) =>
    (await session.send('DOMDebugger.getEventListeners', { objectId: await objectOf(target) })).listeners.length;
  const counted = async () => {
    await rest();
    const timers = (await page.evaluate('timers.size')) as number;
    await page.evaluate('passTime()');
    await rest();
    // More than once, because what the first finds may have held other things, documents of parsed texts for a few times.
    for (let time = 0; time < 5; time++) await session.send('HeapProfiler.collectGarbage');
    const observers = [
      await made('IntersectionObserver'),
      await made('ResizeObserver'),
      await made('MutationObserver'),
    ];
    const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
    return {
      nodes,
      observers: observers.reduce((sum, count) => sum + count),
      'listeners of the page': (await listenersOf('window')) + (await listenersOf('document')),
      listeners: jsEventListeners,
      timers,
      'entries of maps and sets': (await entriesOf('Map')) + (await entriesOf('Set')),
    };
  };
  return { page, counted };
}

/** The rounds in which caches may fill, which end at a size of their own, and in which the browser may still hold what was removed last. */
const rounds = 6;

/** What is left of elements that are added and removed so many times a round, until a round leaves nothing: a leak has one more for each time. */
async function leftBy(mounts: readonly Mount[], cycles: number): Promise<readonly string[]> {
  const { page, counted } = await openPage();
  const countedAfter = async () => {
    for (const mount of mounts) await mountOften(page, mount, cycles);
    return counted();
  };
  let before = await countedAfter();
  let left: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const after = await countedAfter();
    left = Object.entries(after).flatMap(([kind, count]) => {
      const more = count - before[kind as keyof typeof before];
      return more < cycles / 2 ? [] : `${more} ${kind}`;
    });
    if (!left.length) break;
    before = after;
  }
  return left;
}

/** Expects nothing to be left of elements that share a page, since counting costs more than they do; where something is, each is tried alone. */
export async function expectNothingLeft(mounts: readonly Mount[], cycles: number): Promise<void> {
  const left = await leftBy(mounts, cycles);
  if (!left.length) return;
  const alone: string[] = [];
  for (const mount of mounts) {
    const ofOne = await leftBy([mount], cycles);
    if (ofOne.length) alone.push(`<${mount[0]} ${mount[1]}>: ${ofOne.join(', ')}`);
  }
  expect.fail(
    `${left.join(', ')} are left when each has come ${cycles} times; alone, ${alone.join('; ') || 'nothing'}`,
  );
}

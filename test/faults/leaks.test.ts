import { expect, it } from 'vitest';
import { visit } from '../pages/harness.js';
import { api, mountOften, mounts } from '../pages/mounts.js';

const script = '<script type="module" src="/dist/cal-elements.js"></script>';

/** Keeps the timers that have not run yet. */
function countTimers(): void {
  const timers = new Set<number>();
  const [setTimeout, clearTimeout] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
  const set = (run: () => void, wait?: number) => {
    const timer: number = setTimeout(() => {
      timers.delete(timer);
      run();
    }, wait);
    timers.add(timer);
    return timer;
  };
  const clear = (timer: number) => {
    timers.delete(timer);
    clearTimeout(timer);
  };
  Object.assign(globalThis, { timers, setTimeout: set, clearTimeout: clear });
}

/** The first cycles fill caches, which end at a size of their own. */
const [warmUp, cycles] = [5, 20];

for (const mount of mounts) {
  const [tag, attributes] = mount;
  it(`<${tag} ${attributes}> leaves nothing behind when it has been added and removed`, async () => {
    const { page, rest } = await visit({ body: () => script, api, prepare: countTimers });
    const session = await page.createCDPSession();
    const counted = async () => {
      await rest();
      // Twice, because what the first finds may have held other things.
      for (let time = 0; time < 2; time++) await session.send('HeapProfiler.collectGarbage');
      const objectOf = async (expression: string) => (await session.send('Runtime.evaluate', { expression })).result.objectId!;
      const listenersOf = async (target: string) =>
        (await session.send('DOMDebugger.getEventListeners', { objectId: await objectOf(target) })).listeners.length;
      const made = async (name: string) => {
        const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId: await objectOf(`${name}.prototype`) });
        const { result } = await session.send('Runtime.callFunctionOn', {
          functionDeclaration: 'function () { return this.length; }',
          objectId: objects.objectId!,
        });
        await session.send('Runtime.releaseObject', { objectId: objects.objectId! });
        return result.value as number;
      };
      const observers = [await made('IntersectionObserver'), await made('ResizeObserver'), await made('MutationObserver')];
      return {
        elements: await made(`customElements.get('${tag}')`),
        observers: observers.reduce((sum, count) => sum + count),
        listeners: (await listenersOf('window')) + (await listenersOf('document')),
        timers: (await page.evaluate('timers.size')) as number,
      };
    };
    await mountOften(page, mount, warmUp);
    const before = await counted();
    await mountOften(page, mount, cycles);
    const after = await counted();
    // What was removed last may still be held; a leak has one more of something for each cycle.
    const growth = (kind: keyof typeof after) => after[kind] - before[kind];
    for (const kind of ['elements', 'observers', 'listeners', 'timers'] as const) expect(growth(kind), kind).toBeLessThan(cycles / 2);
  });
}

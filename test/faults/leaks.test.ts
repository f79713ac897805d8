import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { visit } from '../pages/harness.js';

const script = '<script type="module" src="/dist/cal-elements.js"></script>';

const recorded = (name: string) =>
  (JSON.parse(readFileSync(`test/fixtures/recordings/${name}.json`, 'utf8')) as { response: { body: object } }).response.body;

/** The recorded items of what is asked for; what is no calendar answers with no item. */
function api(path: string): object | undefined {
  if (path.includes('/wrong/')) return {};
  const [, resource = '', isOne] = /\/v1\/(events|venues|organizers|categories|tags)(\/\d)?/.exec(path) ?? [];
  if (isOne) return recorded(`${resource}.read.full`);
  return resource === 'events' ? undefined : { ...recorded(`bulk/${resource}.all`), total_pages: 1 };
}

const tags = {
  'cal-event-list': '',
  'cal-event-month': 'date="2026-11-03"',
  'cal-event-week': 'date="2026-11-03"',
  'cal-event-map': 'tiles="/tile.png?{z}/{x}/{y}" consent="granted"',
  'cal-event-detail': 'event-id="7"',
  'cal-event-filters': '',
  'cal-event-search': '',
  'cal-add-to-calendar': 'event-id="7"',
  'cal-venue-list': '',
  'cal-venue-map': 'tiles="/tile.png?{z}/{x}/{y}" consent="granted"',
  'cal-venue-detail': 'venue-id="7"',
  'cal-organizer-list': '',
  'cal-organizer-detail': 'organizer-id="7"',
  'cal-category-list': 'layout="tree"',
  'cal-tag-list': 'layout="cloud"',
  'cal-provider': '',
  'cal-builder': '',
  'cal-calendar': '',
} as const;

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

const failing = ['cal-event-list', 'namespace="wrong"'] as const;

for (const [tag, attributes] of [...Object.entries(tags), failing])
  it(`<${tag} ${attributes}> leaves nothing behind when it has been added and removed`, async () => {
    const { page, rest } = await visit({ body: () => script, api, prepare: countTimers });
    const session = await page.createCDPSession();
    const calendar = `base-url="${new URL(page.url()).origin}/api"`;
    const run = (count: number) =>
      page.evaluate(
        async (markup, times) => {
          for (let time = 0; time < times; time++) {
            document.body.insertAdjacentHTML('beforeend', markup);
            const element = document.body.lastElementChild as HTMLElement & { readonly settled?: Promise<void> };
            await customElements.whenDefined(element.localName);
            await element.settled;
            element.remove();
          }
        },
        `<${tag} ${calendar} ${attributes}></${tag}>`,
        count,
      );
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
    await run(warmUp);
    const before = await counted();
    await run(cycles);
    const after = await counted();
    // What was removed last may still be held; a leak has one more of something for each cycle.
    const growth = (kind: keyof typeof after) => after[kind] - before[kind];
    for (const kind of ['elements', 'observers', 'listeners', 'timers'] as const) expect(growth(kind), kind).toBeLessThan(cycles / 2);
  });

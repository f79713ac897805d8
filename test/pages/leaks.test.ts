import { expect, it } from 'vitest';
import { visit } from './harness.js';

const script = '<script type="module" src="/dist/cal-elements.js"></script>';

const event = {
  id: 7,
  title: 'Fair',
  start_date: '2026-12-01 10:00:00',
  end_date: '2026-12-01 11:00:00',
  utc_start_date: '2026-12-01 10:00:00',
  utc_end_date: '2026-12-01 11:00:00',
  timezone: 'UTC',
};

const tags = {
  'cal-event-list': '',
  'cal-event-month': 'date="2026-11-03"',
  'cal-event-week': 'date="2026-11-03"',
  'cal-event-map': 'tiles="/tile.png?{z}/{x}/{y}" consent="granted"',
  'cal-event-detail': 'event-id="7"',
  'cal-event-filters': '',
  'cal-event-search': '',
  'cal-calendar': '',
} as const;

/** The first cycles fill caches, which end at a size of their own. */
const [warmUp, cycles] = [5, 20];

const failing = ['cal-event-list', 'namespace="wrong"'] as const;

for (const [tag, attributes] of [...Object.entries(tags), failing])
  it(`<${tag} ${attributes}> leaves nothing behind when it has been added and removed`, async () => {
    const { page, rest } = await visit({
      body: () => script,
      api: (path) => (path.includes('/wrong/') ? {} : path.includes('/events/7') ? event : undefined),
    });
    const session = await page.createCDPSession();
    const api = `base-url="${new URL(page.url()).origin}/api"`;
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
        `<${tag} ${api} ${attributes}></${tag}>`,
        count,
      );
    const counted = async () => {
      await rest();
      // Twice, because what the first finds may have held other things.
      for (let time = 0; time < 2; time++) await session.send('HeapProfiler.collectGarbage');
      const objectOf = async (expression: string) => (await session.send('Runtime.evaluate', { expression })).result.objectId!;
      const listenersOf = async (target: string) =>
        (await session.send('DOMDebugger.getEventListeners', { objectId: await objectOf(target) })).listeners.length;
      const prototypeObjectId = await objectOf(`customElements.get('${tag}').prototype`);
      const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId });
      const { result } = await session.send('Runtime.callFunctionOn', {
        functionDeclaration: 'function () { return this.length; }',
        objectId: objects.objectId!,
      });
      await session.send('Runtime.releaseObject', { objectId: objects.objectId! });
      return { elements: result.value as number, listeners: (await listenersOf('window')) + (await listenersOf('document')) };
    };
    await run(warmUp);
    const before = await counted();
    await run(cycles);
    const after = await counted();
    expect(after.elements).toBeLessThanOrEqual(before.elements);
    expect(after.listeners).to.equal(before.listeners);
  });

import { describe, expect, it } from 'vitest';
import { listsShown, shownIn, visit } from './harness.js';
import { events } from './large-pages.js';

const script = '<script type="module" src="/dist/cal-elements.js"></script>';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

/** Collects how far what is seen of a page has jumped. */
function collectShifts(): void {
  const shifts: number[] = [];
  const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries().map((entry) => (entry as LayoutShift).value)));
  observer.observe({ type: 'layout-shift', buffered: true });
  Object.assign(globalThis, { shifts });
}

describe('a list below filters', () => {
  for (const [name, attributes, width] of [
    ['a panel', 'layout="panel"', 1280],
    ['a panel with one switch', 'layout="panel" facets="cost"', 1280],
    ['a panel on a phone', 'layout="panel"', 375],
    ['a bar', '', 1280],
  ] as const)
    it(`stays where it is when their code arrives after it, as ${name}`, async () => {
      const { page, release } = await visit({
        body: (api) => `<meta name="viewport" content="width=device-width"><main></main>
          <template><cal-event-filters for="list" ${attributes}></cal-event-filters></template>
          <template><cal-event-list ${api} id="list"></cal-event-list></template>${script}`,
        api: (path) => (path.includes('/events') ? events(28, 20)(path) : undefined),
        hold: /chunks\/cal-event-filters-/,
        prepare: collectShifts,
      });
      await page.setViewport({ width, height: 812 });
      const add = () => page.evaluate(() => document.querySelector('main')!.append(document.querySelector('template')!.content));
      const addNext = () => page.evaluate(() => document.querySelector('template')!.remove()).then(add);
      await add();
      await page.waitForFunction(() => document.querySelector('cal-event-filters')!.offsetHeight > 0);
      await addNext();
      await listsShown(page);
      release();
      await shownIn(page, 'cal-event-filters', '[part~="facets"], [part~="open"]');
      const painted = () =>
        page.evaluate(
          () =>
            new Promise<number[]>((done) =>
              requestAnimationFrame(() => requestAnimationFrame(() => done((globalThis as unknown as { shifts: number[] }).shifts))),
            ),
        );
      await painted();
      const shifts = await painted();
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).to.be.at.most(0.1);
    });
});

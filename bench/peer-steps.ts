/** The measurements of each contestant. */
import { setTimeout } from 'node:timers/promises';
import { jumps } from '../test/pages/layout-shifts.js';
import { variants, type Contestant, type Shown, type View } from './peer-pages.js';
import type { Expected } from './peer-probe.js';
import type { PeerSite } from './peer-site.js';
import { asIs, slowLine, slowProcessor, type Conditions, type PeerVisit } from './peer-visits.js';
import { tasksDuring, workDuring } from './tasks.js';

export type Visit = <Result>(
  contestant: Contestant,
  shown: Shown,
  expected: Expected | undefined,
  conditions: Conditions,
  use: (visit: PeerVisit) => Promise<Result>,
) => Promise<Result>;

export const parts = ['bytes', 'list', 'month', 'map', 'long', 'presses'] as const;

export interface Step {
  readonly part: (typeof parts)[number];
  readonly name: string;
  readonly view: View;
  readonly rounds: number;
  /** Figures by the names of their rows, which end with `kB` or `ms` where they have a unit. */
  readonly measure: (contestant: Contestant) => Promise<Readonly<Record<string, number>>>;
}

export const pages: Readonly<Record<View, Shown>> = {
  list: { view: 'list', calendar: 'month' },
  month: { view: 'month', calendar: 'month' },
  week: { view: 'week', calendar: 'month' },
  map: { view: 'map', calendar: 'venues100' },
};
const anyEvent: Expected = { from: 1, to: 9999, need: 1, mayFold: true };
/** Of the list, all 50. A map has markers. */
export const expectedIn = (view: View): Expected | undefined =>
  view === 'map' ? undefined : { ...anyEvent, ...(view === 'list' && { need: 50, mayFold: false }) };
const firstOf = (view: View): Expected | undefined => {
  const expected = expectedIn(view);
  return expected && { ...expected, need: 1 };
};

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
/** Leaves out what is no number; `undefined` where nothing is left. */
export function median(numbers: readonly number[]): number | undefined {
  const sorted = numbers.filter(Number.isFinite).sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
}

/** @param rounds of what is measured in short visits; long ones have a fifth of them */
export function stepsOf(visit: Visit, site: PeerSite, rounds: number): readonly Step[] {
  const fewRounds = Math.ceil(rounds / 5);

  /** The measurements that hardly change from one visit to the next. */
  const count = (shown: Shown, conditions: Conditions): Step => {
    const name = [shown.view, shown.variant, conditions.name].filter(Boolean).join(', ');
    const row = (what: string) => `${name}: ${what}`;
    return {
      ...{ part: 'bytes', name, view: shown.view, rounds: 1 },
      measure: (contestant) =>
        visit(contestant, shown, expectedIn(shown.view), conditions, async ({ page, open, settled }) => {
          site.takeRequests();
          await open();
          const { start, first, afterFirst, afterAll } = await settled();
          const code = site.takeRequests().filter(({ kind }) => kind === 'code');
          const kilobytes = (some: typeof code) => sum(some.map(({ bytes }) => bytes)) / 1000;
          const before = {
            [row('code before the first event, kB')]: kilobytes(code.filter(({ at }) => at <= start + first)),
          };
          if (conditions === asIs) return { ...before, [row('all code, kB')]: kilobytes(code) };
          return {
            ...before,
            [row('layout shift')]: (await jumps(page)).sum,
            [row('elements added after the first event')]: afterFirst.added,
            [row('elements removed after the first event')]: afterFirst.removed,
            [row('elements added or removed after all')]: afterAll.added + afterAll.removed,
          };
        }),
    };
  };

  const time = (contestant: Contestant, shown: Shown, conditions: Conditions) =>
    visit(contestant, shown, expectedIn(shown.view), conditions, async ({ open, seen }) => {
      await open();
      return seen();
    });

  const timeList = (conditions: Conditions): Step => {
    const row = (what: string) => `list of 50, ${conditions.name}: ${what}, ms`;
    return {
      ...{ part: 'list', name: conditions.name, view: 'list', rounds },
      async measure(contestant) {
        const { first, all } = await time(contestant, pages.list, conditions);
        const figures = { [row('first event')]: first, [row('all 50')]: all };
        if (conditions === slowLine)
          for (const variant of variants)
            figures[row(`first event, ${variant}`)] = contestant.folder
              ? (await time(contestant, { ...pages.list, variant }, conditions)).first
              : first;
        return figures;
      },
    };
  };

  /** In visits of their own, because a trace is work too. */
  const workOfList: Step = {
    ...{ part: 'list', name: 'CPU', view: 'list', rounds },
    measure: (contestant) =>
      visit(contestant, pages.list, expectedIn('list'), asIs, async ({ page, open, seen }) => {
        const { before } = await workDuring(page, () => open().then(seen));
        return {
          'list of 50: CPU until the first event, ms': before('first'),
          'list of 50: CPU until all 50, ms': before('all'),
        };
      }),
  };

  const timeSlowly = (view: 'month' | 'map'): Step => ({
    ...{ part: view, name: slowLine.name, view, rounds },
    async measure(contestant) {
      const { first } = await time(contestant, pages[view], slowLine);
      return { [`${view}, ${slowLine.name}: first ${view === 'map' ? 'marker' : 'event'}, ms`]: first };
    },
  });

  const workOfAll = (name: string, shown: Shown, events?: number): Step => ({
    ...{ part: 'long', name, view: shown.view, rounds: fewRounds },
    measure: (contestant) =>
      visit(contestant, shown, firstOf(shown.view), asIs, async ({ page, open, settled, count }) => {
        const tasks = await tasksDuring(page, () => open().then(settled));
        const shownAtLast = await count();
        if (events && shownAtLast !== events) throw new Error(`${shownAtLast} of ${events} events are shown`);
        return { [`${name}: CPU, ms`]: sum(tasks) };
      }),
  });

  /** The first presses fill caches; of the others, the median counts. */
  const press = (view: 'list' | 'month', what: string): Step => ({
    ...{ part: 'presses', name: what, view, rounds: fewRounds },
    measure: (contestant) =>
      visit(
        contestant,
        { view, calendar: 'months', isPaged: true },
        anyEvent,
        asIs,
        async ({ page, open, seen, settled, expect }) => {
          await open();
          const [shown, work]: [number[], number[]] = [[], []];
          for (let number = 1; number <= 6; number++) {
            // What is requested ahead has arrived, as it has for visitors who look before they press on.
            await settled();
            const button = (await page.waitForSelector(contestant.next, { visible: true }))!;
            await button.scrollIntoView();
            // A month folds what finds no room in a day.
            await expect({
              ...{ from: number * 50 + 1, to: number * 50 + 50 },
              ...(view === 'list' ? { need: 50, mayFold: false } : { need: 45, mayFold: true }),
            });
            const tasks = await tasksDuring(page, async () => {
              await button.click();
              const { all, pressed } = await seen();
              shown.push(all - pressed);
              await setTimeout(60);
            });
            work.push(sum(tasks));
          }
          return { [`${what}: shown, ms`]: median(shown.slice(2))!, [`${what}: CPU, ms`]: median(work.slice(2))! };
        },
      ),
  });

  return [
    ...Object.values(pages).map((shown) => count(shown, asIs)),
    ...Object.values(pages).map((shown) => count(shown, slowLine)),
    ...variants.map((variant) => count({ ...pages.list, variant }, slowLine)),
    ...[asIs, slowProcessor, slowLine].map(timeList),
    workOfList,
    timeSlowly('month'),
    timeSlowly('map'),
    workOfAll('list of 1,000', { view: 'list', calendar: 'year1000', isWhole: true }, 1000),
    workOfAll('list of 5,000', { view: 'list', calendar: 'year5000', isWhole: true }, 5000),
    workOfAll('map of 10,000', { view: 'map', calendar: 'venues10000' }),
    press('list', 'next page'),
    press('month', 'next month'),
  ];
}

/** The cost of a press for a visitor: the time until the next frame, and the work of the main thread. */
import type { Page } from 'puppeteer-core';
import { events } from '../test/pages/large-pages.js';
import type { Visitor } from '../test/pages/site.js';
import { tasksDuring } from './tasks.js';

/** A phone of the middle class beside the machine that measures. */
const slowdown = 4;
const pressesEach = 20;

interface Button {
  readonly name: string;
  /** The page's content. */
  readonly body: (api: string) => string;
  /** The selector of the pressed element, also inside shadow roots. */
  readonly selector: string;
}

const script = '<script type="module" src="/dist/cal-elements.js"></script>';
const calendar = (view: string) => (api: string) =>
  `<cal-calendar ${api} views="list month" view="${view}" date="2026-11-03" state="none" time-zone="UTC"></cal-calendar>${script}`;

const buttons: readonly Button[] = [
  {
    name: 'list, next page of 50',
    body: (api) =>
      `<cal-event-list ${api} range="all" per-page="50" paging="pager" time-zone="UTC"></cal-event-list>${script}`,
    selector: 'cal-event-list >>> [part~="next"]',
  },
  {
    name: 'month, next month',
    body: (api) => `<cal-event-month ${api} date="2026-11-03" time-zone="UTC"></cal-event-month>${script}`,
    selector: 'cal-event-month >>> [part~="next"]',
  },
  { name: 'calendar, next month', body: calendar('month'), selector: 'cal-calendar >>> [part~="next"]' },
  {
    name: 'calendar, featured events',
    body: calendar('list'),
    selector: 'cal-calendar >>> [part~="facet-button"][aria-pressed]',
  },
  {
    name: 'calendar, the other view',
    body: calendar('list'),
    selector: 'cal-calendar >>> [part~="view-link"][aria-current="false"]',
  },
];

/** The same days in every month, and enough for pages to turn. */
function everyMonth(path: string): object {
  const query = new URL(path, 'http://page').searchParams;
  const first = Date.parse(query.get('ends_after') ?? '2026-10-31');
  const month = new Date(first + 10 * 24 * 3_600_000).toISOString().slice(0, 7);
  const count = query.has('starts_before') ? 100 : 2000;
  const page = events(26, count)(`/events?page=${query.get('page')}&per_page=${query.get('per_page')}`);
  return JSON.parse(JSON.stringify(page).replaceAll('2026-11', month)) as object;
}

/** Milliseconds from input to paint, by interaction, as browsers report them: those below 16 are not reported. */
function watchPresses(): void {
  const durations: Record<number, number> = {};
  Object.assign(globalThis, { durations });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId) durations[interactionId] = Math.max(durations[interactionId] ?? 0, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Resolves when nothing loads any more in any element of ours, also inside others. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const all = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((one) => [one, ...(one.shadowRoot ? all(one.shadowRoot) : [])]);
    for (const one of all(document)) await (one as { readonly settled?: Promise<void> }).settled;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

export interface MeasuredPress {
  readonly name: string;
  /** Milliseconds from input to paint: half of the presses took at most so long, and all but one of twenty. */
  readonly p50: number;
  readonly p95: number;
  /** Milliseconds that the main thread worked for a press, not slowed down. */
  readonly cpu: number;
}

/** Presses a button again and again; what the page fetches ahead has arrived before each. */
async function measurePresses({ visit, leave }: Visitor, { name, body, selector }: Button): Promise<MeasuredPress> {
  const { page, rest } = await visit({ body, api: everyMonth, prepare: watchPresses });
  await page.setViewport({ width: 1280, height: 900 });
  // Looked for at every frame, because changes inside shadow roots are not seen from outside.
  await page.waitForSelector(selector, { visible: true });
  const work: number[] = [];
  for (let press = 0; press < pressesEach; press++) {
    await settled(page);
    await rest();
    const button = (await page.waitForSelector(selector, { visible: true }))!;
    await button.scrollIntoView();
    await page.emulateCPUThrottling(slowdown);
    const tasks = await tasksDuring(page, async () => {
      await button.click();
      await settled(page);
    });
    await page.emulateCPUThrottling(null);
    work.push(tasks.reduce((sum, task) => sum + task, 0));
  }
  const told = (await page.evaluate('Object.values(durations)')) as number[];
  const durations = [...told, ...Array<number>(Math.max(0, pressesEach - told.length)).fill(16)].sort((a, b) => a - b);
  await leave();
  const at = (sorted: readonly number[], share: number) => sorted[Math.ceil(sorted.length * share) - 1]!;
  return {
    name,
    p50: at(durations, 0.5),
    p95: at(durations, 0.95),
    cpu: at(
      work.sort((a, b) => a - b),
      0.5,
    ),
  };
}

export async function measureAllPresses(visitor: Visitor): Promise<MeasuredPress[]> {
  const all: MeasuredPress[] = [];
  for (const button of buttons) all.push(await measurePresses(visitor, button));
  return all;
}

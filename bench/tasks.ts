import type { Page } from 'puppeteer-core';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Start and duration by the clock, in microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** Processor time of the thread, in microseconds. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** The work of the page's main thread, in milliseconds of processor time, which other load does not change. */
export interface Work {
  readonly tasks: readonly number[];
  /** The sum of the tasks that began before a `performance.mark`. */
  readonly before: (mark: string) => number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/**
 * Runs something and returns the work of the main thread meanwhile. Microtasks that follow a task are one of their own.
 */
export async function workDuring(page: Page, happening: () => Promise<unknown>): Promise<Work> {
  await page.tracing.start({ categories: ['toplevel', 'blink.user_timing', '__metadata'] });
  await happening();
  const { traceEvents } = JSON.parse(Buffer.from((await page.tracing.stop())!).toString()) as {
    traceEvents: readonly TraceEvent[];
  };
  const threads = new Map(
    traceEvents.filter(({ name }) => name === 'thread_name').map(({ pid, tid, args }) => [`${pid} ${tid}`, args.name]),
  );
  const isMain = ({ pid, tid }: TraceEvent) => threads.get(`${pid} ${tid}`) === 'CrRendererMain';
  const tasks: TraceEvent[] = [];
  // A microtask checkpoint inside of a task is a part of it.
  const ends = new Map<number, number>();
  for (const event of traceEvents
    .filter((one) => /RunTask|PerformMicrotaskCheckpoint/.test(one.name) && isMain(one))
    .sort((a, b) => a.ts - b.ts)) {
    const { pid, ts, dur = 0 } = event;
    if (ts < (ends.get(pid) ?? 0)) continue;
    ends.set(pid, ts + dur);
    tasks.push(event);
  }
  const milliseconds = (some: readonly TraceEvent[]) => some.map(({ tdur = 0 }) => tdur / 1000);
  return {
    tasks: milliseconds(tasks),
    before(mark) {
      const { ts } = traceEvents.find(({ name }) => name === mark)!;
      return sum(milliseconds(tasks.filter((task) => task.ts < ts)));
    },
  };
}

/** The tasks of the main thread while something runs, in milliseconds of processor time. */
export const tasksDuring = async (page: Page, happening: () => Promise<unknown>): Promise<readonly number[]> =>
  (await workDuring(page, happening)).tasks;
